"""The ways in which releases break apps, as changes to a dump. `BREAKAGES` is the table of them.

Each takes a dump, a random source and the node that a tutorial points at, changes the dump, and returns true if there
was anything to change. Nodes keep their mark; new ones have none.
"""

import copy

from dumps import ANDROID, Node

BREAKAGES = {}


def breakage(words):
    """Adds a change to the table, under its name, with a description of the release's change."""

    def add(function):
        BREAKAGES[function.__name__.replace("_", "-")] = (words, function)
        return function

    return add


# Words for new elements, and for changed texts.
OTHER_WORDS = ["Today", "Overview", "Archive", "Explore", "Continue", "Details", "Favourites", "History", "Invite", "Plans"]
SYLLABLES = ["ka", "no", "ri", "te", "mu", "sha", "lo", "pe", "vi", "da", "gu", "zo"]


def foreign(text):
    """The same text in an invented language, with its numbers unchanged."""
    def word(match):
        seed = sum(ord(sign) * place for place, sign in enumerate(match, 7))
        return "".join(SYLLABLES[(seed // 12**k) % 12] for k in range(1 + len(match) // 3))
    return " ".join(part if any(c.isdigit() for c in part) else word(part).capitalize() for part in text.split())


def siblings(dump, node):
    parent = dump.parent(node)
    return parent, [each for each in parent.children if each is not node] if parent else []


def row_of(dump, node):
    """The list that a node is in, and its row there: a row has siblings of the same type."""
    at = node
    while (parent := dump.parent(at)) is not None:
        likes = [each for each in parent.children if each.attributes.get(dump.key("type")) == at.attributes.get(dump.key("type"))]
        if len(likes) >= 3 and at.children:
            return parent, at, likes
        at = parent
    return None


def height_of(likes):
    tops = sorted(each.frame[1] for each in likes)
    return max(1, min((b - a for a, b in zip(tops, tops[1:]) if b > a), default=likes[0].frame[3]))


def unmarked(node):
    twin = copy.deepcopy(node)
    for each in twin.walk():
        each.mark = None
    return twin


def fresh(dump, random, row):
    """A new row like another, with other words, and with other ids if the row's ids are unique."""
    ids = [dump.get(node, "id") for node in dump.nodes()]
    new = unmarked(row)
    for node in new.walk():
        for what in ("label", "text"):
            if dump.get(node, what):
                dump.set(node, what, random.choice(OTHER_WORDS))
        if ids.count(dump.get(node, "id")) == 1:
            dump.set(node, "id", dump.get(node, "id") + "-added")
    return new


def plain(dump, type_, frame, **said):
    """A new element with the attributes that similar ones have."""
    like = next(iter(dump.nodes()))
    node = Node({name: "" for name in like.attributes}, frame)
    for name, value in like.attributes.items():
        if value in ("true", "false") or name == "package":
            node.attributes[name] = {"enabled": "true", "visible": "true", "displayed": "true"}.get(name, "false" if value in ("true", "false") else value)
    for what, value in {"type": type_, **said}.items():
        node.attributes[dump.key(what)] = value
    if dump.kind != ANDROID:
        node.attributes = {name: value for name, value in node.attributes.items() if value or name not in ("name", "label", "value")}
        if said.get("label") and "name" not in node.attributes:
            node.attributes["name"] = said["label"]
    return node


def types(dump):
    if dump.kind == ANDROID:
        return {"box": "android.view.ViewGroup", "text": "android.widget.TextView", "button": "android.widget.Button"}
    return {"box": "XCUIElementTypeOther", "text": "XCUIElementTypeStaticText", "button": "XCUIElementTypeButton"}


@breakage("the element is removed, with all that is in it")
def removed(dump, random, target):
    parent = dump.parent(target)
    parent.children = [each for each in parent.children if each is not target]
    return True


@breakage("its id has another name")
def id_renamed(dump, random, target):
    old = dump.get(target, "id")
    if not old or old.startswith("android:"):
        return False
    dump.set(target, "id", old + random.choice(["_v2", "_new", "_button", "_container"]))
    return True


@breakage("its id is gone")
def id_dropped(dump, random, target):
    if not dump.get(target, "id"):
        return False
    dump.set(target, "id", dump.get(target, "label") if dump.kind != ANDROID else "")
    return True


@breakage("a shrinker has made all ids one word")
def ids_obfuscated(dump, random, target):
    nodes = [node for node in dump.nodes() if dump.get(node, "id")]
    for node in nodes:
        dump.set(node, "id", "0_resource_name_obfuscated" if dump.kind == ANDROID else "(name removed)")
    return bool(nodes)


@breakage("all ids are made anew with each build")
def ids_regenerated(dump, random, target):
    nodes = [node for node in dump.nodes() if dump.get(node, "id")]
    names = {dump.get(node, "id"): "".join(random.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(3)) + str(n) for n, node in enumerate(nodes)}
    for node in nodes:
        dump.set(node, "id", names[dump.get(node, "id")])
    return bool(nodes)


@breakage("it and another element have each other's id")
def ids_swapped(dump, random, target):
    mine = dump.get(target, "id")
    others = [node for node in dump.nodes() if dump.get(node, "id") not in ("", mine)]
    if not mine or not others:
        return False
    other = random.choice(others)
    theirs = dump.get(other, "id")
    dump.set(target, "id", theirs)
    dump.set(other, "id", mine)
    return True


@breakage("its id is handed to a new element, and it has another")
def id_recycled(dump, random, target):
    mine = dump.get(target, "id")
    if not mine:
        return False
    x, y, width, height = target.frame
    new = plain(dump, types(dump)["button"], [x, max(0, y - height), width, height], id=mine, label=random.choice(OTHER_WORDS))
    dump.set(target, "id", mine + "_legacy")
    parent = dump.parent(target)
    parent.children.insert(parent.children.index(target), new)
    return True


@breakage("what can be read on it is another text")
def text_changed(dump, random, target):
    return reword(dump, random, target, "text")


@breakage("what is read aloud of it is another text")
def label_changed(dump, random, target):
    return reword(dump, random, target, "label")


def reword(dump, random, target, what):
    old = dump.get(target, what)
    if not old:
        return False
    dump.set(target, what, random.choice([word for word in OTHER_WORDS if word != old]))
    return True


@breakage("all texts on it and in it change by a word")
def reworded(dump, random, target):
    changed = False
    for node in target.walk():
        for what in ("label", "text"):
            if dump.get(node, what):
                dump.set(node, what, dump.get(node, what) + " " + random.choice(["now", "here", "(new)", "& more"]))
                changed = True
    return changed


@breakage("it and another element of its type say what the other said")
def texts_swapped(dump, random, target):
    mine = {what: dump.get(target, what) for what in ("label", "text")}
    type_ = dump.get(target, "type")
    others = [node for node in dump.nodes() if node is not target and dump.get(node, "type") == type_]
    others = [node for node in others if dump.names(node) and dump.names(node) != dump.names(target)]
    if not any(mine.values()) or not others:
        return False
    other = random.choice(others)
    theirs = {what: dump.get(other, what) for what in mine}
    for what in mine:
        dump.set(target, what, theirs[what])
        dump.set(other, what, mine[what])
    return True


@breakage("the app is in another language")
def translated(dump, random, target):
    changed = False
    for node in dump.nodes():
        for what in ("label", "text"):
            old = dump.get(node, what)
            if old and foreign(old) != old:
                dump.set(node, what, foreign(old))
                changed = True
    return changed


@breakage("letters are large and small otherwise, and a sign is added")
def recased(dump, random, target):
    changed = False
    for node in target.walk():
        for what in ("label", "text"):
            if dump.get(node, what):
                dump.set(node, what, dump.get(node, what).upper() + random.choice(["", "…", "!", "."]))
                changed = True
    return changed


@breakage("it is an element of another type")
def type_changed(dump, random, target):
    new = random.choice([type_ for type_ in types(dump).values() if type_ != dump.get(target, "type")])
    dump.set(target, "type", new)
    return True


@breakage("the app has moved to another toolkit: other types everywhere, and no ids")
def toolkit_changed(dump, random, target):
    for node in dump.nodes():
        if dump.kind == ANDROID:
            if "Layout" in dump.get(node, "type") or "ViewGroup" in dump.get(node, "type"):
                dump.set(node, "type", "android.view.View")
            dump.set(node, "id", "")
        else:
            if dump.get(node, "type") in ("XCUIElementTypeCell", "XCUIElementTypeTable", "XCUIElementTypeCollectionView"):
                dump.set(node, "type", "XCUIElementTypeOther")
            if dump.get(node, "id"):
                node.attributes.pop("name", None)
                if node.attributes.get("label"):
                    node.attributes["name"] = node.attributes["label"]
    return True


@breakage("its row and another have changed places")
def rows_swapped(dump, random, target):
    found = row_of(dump, target)
    if not found:
        return False
    parent, row, likes = found
    swap(parent, row, random.choice([each for each in likes if each is not row]))
    return True


def swap(parent, one, other):
    i, j = parent.children.index(one), parent.children.index(other)
    parent.children[i], parent.children[j] = other, one
    way = [other.frame[k] - one.frame[k] for k in (0, 1)]
    one.move(*way)
    other.move(-way[0], -way[1])


@breakage("the list has another order")
def list_reordered(dump, random, target):
    found = row_of(dump, target)
    if not found:
        return False
    parent, row, likes = found
    for place in range(len(likes) - 1, 0, -1):
        other = random.randrange(place + 1)
        if other != place:
            swap(parent, likes[place], likes[other])
            likes[place], likes[other] = likes[other], likes[place]
    return True


@breakage("a row is inserted above it")
def row_inserted(dump, random, target):
    found = row_of(dump, target)
    if not found:
        return False
    parent, row, likes = found
    new = fresh(dump, random, random.choice(likes))
    insert_above(parent, row, likes, new)
    return True


def insert_above(parent, row, likes, new):
    step = height_of(likes)
    new.move(row.frame[0] - new.frame[0], row.frame[1] - new.frame[1])
    top = row.frame[1]
    for each in parent.children:
        if each.frame[1] >= top:
            each.move(0, step)
    parent.children.insert(parent.children.index(row), new)


@breakage("the row above it is removed")
def row_above_removed(dump, random, target):
    found = row_of(dump, target)
    if not found:
        return False
    parent, row, likes = found
    place = parent.children.index(row)
    above = [each for each in likes if parent.children.index(each) < place]
    if not above:
        return False
    parent.children.remove(above[-1])
    step = height_of(likes)
    for each in parent.children:
        if each.frame[1] >= row.frame[1]:
            each.move(0, -step)
    return True


@breakage("the list has new content: what the rows say has moved down by one")
def list_refreshed(dump, random, target):
    found = row_of(dump, target)
    if not found:
        return False
    parent, row, likes = found
    new = fresh(dump, random, likes[0])
    if likes[-1] is row:
        return False
    parent.children.remove(likes[-1])
    insert_above(parent, likes[0], likes[:-1] + [new], new)
    return True


@breakage("a box is put around it")
def wrapped(dump, random, target):
    parent = dump.parent(target)
    box = plain(dump, types(dump)["box"], target.frame)
    box.children = [target]
    parent.children[parent.children.index(target)] = box
    return True


@breakage("the box around it is gone")
def unwrapped(dump, random, target):
    parent = dump.parent(target)
    outer = dump.parent(parent)
    if outer is None or outer is dump.root or len(parent.children) > 6:
        return False
    place = outer.children.index(parent)
    outer.children[place:place + 1] = parent.children
    return True


@breakage("it is moved into another part of the screen")
def moved_elsewhere(dump, random, target):
    inside = {id(node) for node in target.walk()}
    homes = [node for node in dump.nodes() if node.children and id(node) not in inside and node is not dump.parent(target)]
    homes = [node for node in homes if node.frame[3] >= target.frame[3] and node.frame[2] >= target.frame[2]]
    if not homes:
        return False
    home = random.choice(homes)
    dump.parent(target).children.remove(target)
    target.move(home.frame[0] - target.frame[0], home.frame[1] - target.frame[1])
    home.children.insert(0, target)
    return True


@breakage("a banner above pushes everything down by a tenth of the display")
def banner_inserted(dump, random, target):
    width, height = dump.size
    step = height // 10
    content = dump.root.children[0] if len(dump.root.children) == 1 else dump.root
    top = content.children[0].frame[1] if content.children else 0
    banner = plain(dump, types(dump)["text"], [0, top, width, step], **{"text" if dump.kind == ANDROID else "label": "We have something new for you"})
    for each in content.children:
        each.move(0, step)
    content.children.insert(0, banner)
    return True


def sheet(dump):
    """Adds a box over the lower two thirds of the display, with a title and a button."""
    width, height = dump.size
    top = height // 3
    said = "text" if dump.kind == ANDROID else "label"
    box = plain(dump, types(dump)["box"], [0, top, width, height - top])
    box.children = [
        plain(dump, types(dump)["text"], [width // 10, top + height // 20, width // 2, height // 30], **{said: "What is new"}),
        plain(dump, types(dump)["button"], [width // 10, top + height // 5, width * 4 // 5, height // 18], **{said: "Got it"}),
    ]
    draw_last(dump, box)
    return box


def draw_last(dump, box):
    """If a dump gives the drawing order of siblings, draws the new box last, on top of all others."""
    orders = [int(node.attributes["drawing-order"]) for node in dump.root.children if node.attributes.get("drawing-order")]
    if not orders:
        return
    for place, node in enumerate([box, *box.children]):
        node.attributes["drawing-order"] = str(place or max(orders) + 1)


def hide_beneath(dump, box):
    """Marks covered elements as not visible, as XCUITest does; uiautomator doesn't."""
    if dump.kind == ANDROID:
        return
    for node in dump.nodes():
        middles = [each.frame[1] + each.frame[3] / 2 for each in node.walk()]
        if min(middles) >= box.frame[1]:
            node.attributes["visible"] = "false"


@breakage("a modal sheet lies over the lower two thirds: on Android a window of its own, and all that the dump holds")
def sheet_over(dump, random, target):
    box = sheet(dump)
    hide_beneath(dump, box)
    if dump.kind == ANDROID:
        dump.root.children = [plain(dump, types(dump)["box"], list(dump.root.frame))]
    dump.root.children.append(box)
    return True


@breakage("a panel of the same window lies over the lower two thirds")
def panel_over(dump, random, target):
    box = sheet(dump)
    hide_beneath(dump, box)
    dump.root.children.append(box)
    return True


@breakage("it is pushed off the screen")
def pushed_off(dump, random, target):
    width, height = dump.size
    way = height + 40 - target.frame[1]
    target.move(0, way)
    return True


@breakage("its list is scrolled by two rows; what has left the screen is not in the dump")
def scrolled(dump, random, target):
    found = row_of(dump, target)
    if not found:
        return False
    parent, row, likes = found
    if len(likes) < 5:
        return False
    step = 2 * height_of(likes)
    for each in list(parent.children):
        each.move(0, -step)
        if each.frame[1] + each.frame[3] <= parent.frame[1] + step // 8:
            parent.children.remove(each)
    return True


@breakage("it has no size any more")
def collapsed(dump, random, target):
    for node in target.walk():
        node.frame[2] = node.frame[3] = 0
    return True


@breakage("it is there and cannot be seen")
def hidden(dump, random, target):
    if dump.kind == ANDROID:
        return removed(dump, random, target)
    for node in target.walk():
        node.attributes["visible"] = "false"
    return True


@breakage("it is there twice, side by side")
def duplicated(dump, random, target):
    parent = dump.parent(target)
    twin = unmarked(target)
    twin.move(0, target.frame[3])
    parent.children.insert(parent.children.index(target) + random.randrange(2), twin)
    return True


@breakage("something elsewhere, earlier on the screen, says the same")
def echo_added(dump, random, target):
    names = dump.names(target)
    if not names:
        return False
    content = dump.root.children[0] if len(dump.root.children) == 1 else dump.root
    width, height = dump.size
    echo = plain(dump, dump.get(target, "type"), [width // 3, height // 30, width // 3, height // 40])
    for what in ("label", "text"):
        if dump.get(target, what):
            dump.set(echo, what, dump.get(target, what))
    content.children.insert(0, echo)
    return True


@breakage("a similar element replaces it: same type and place, other id and texts")
def replaced(dump, random, target):
    parent = dump.parent(target)
    new = unmarked(target)
    for node in new.walk():
        for what in ("label", "text"):
            if dump.get(node, what):
                dump.set(node, what, random.choice(OTHER_WORDS))
        if dump.get(node, "id"):
            dump.set(node, "id", "fresh_" + "".join(random.choice("abcdefgh") for _ in range(4)))
    parent.children[parent.children.index(target)] = new
    return True


@breakage("the display has another density: all numbers are three quarters")
def density_changed(dump, random, target):
    dump.root.scale(0.75)
    return True


@breakage("the display is half as wide again, and what fills it fills it still")
def display_widened(dump, random, target):
    width, _ = dump.size
    for node in dump.root.walk():
        x, _, w, _ = node.frame
        if w >= 0.8 * width:
            node.frame[2] = w * 3 // 2
        elif x > width // 2:
            node.frame[0] = x + width // 2
    return True


@breakage("it is larger, and what is below has moved down")
def grown(dump, random, target):
    more = max(8, target.frame[3] // 2)
    bottom = target.frame[1] + target.frame[3]
    parent = dump.parent(target)
    for each in parent.children:
        if each is not target and each.frame[1] >= bottom:
            each.move(0, more)
    target.frame[3] += more
    return True


@breakage("what it said in one text it says in two")
def text_split(dump, random, target):
    said = next((what for what in ("text", "label") if len(dump.get(target, what).split()) >= 2), None)
    if not said or target.children:
        return False
    first, rest = dump.get(target, said).split(None, 1)
    dump.set(target, said, first)
    x, y, width, height = target.frame
    target.frame[2] = width // 2
    new = plain(dump, dump.get(target, "type"), [x + width // 2, y, width - width // 2, height], **{said: rest})
    parent = dump.parent(target)
    parent.children.insert(parent.children.index(target) + 1, new)
    return True
