"""Variants, languages and texts: docs/tour.md, "A variant" and "Languages". Conditions, routes and variables, too."""

import re

from . import markup

STEPS = {
    "xSmall": 0.8, "small": 0.866667, "medium": 0.933333, "large": 1.0, "xLarge": 1.133333, "xxLarge": 1.266667, "xxxLarge": 1.4,
    "accessibility1": 1.666667, "accessibility2": 2.0, "accessibility3": 2.4, "accessibility4": 2.8, "accessibility5": 3.266667,
}  # fmt: skip
UIKIT = {f"accessibility{'x' * place}{size}": f"accessibility{number}" for number, (place, size) in enumerate([(0, "Medium"), (0, "Large"), (1, "Large"), (2, "Large"), (3, "Large")], 1)}
SCRIPTS = set("adlm arab aran hebr mand mend nkoo rohg samr syrc syre syrj syrn thaa yezi".split())
LANGUAGES = set(
    "aeb aii apc apd ar arb arc ars ary arz bal bej bgn bqi brh ckb dv fa glk haz he iw ji khw ks lki lrc luz mzn nqo pnb prs ps "
    "rhg sd sdh skr syr ug ur yi".split()
)
REGIONS = set("az-ir az-iq ha-cm ha-sd kk-af kk-cn kk-ir kk-mn ku-lb ky-cn ms-cc man-gn pa-pk tg-pk uz-af sd-in ug-kz ug-mn".split())


def shortened(tag):
    """Yields a tag, and then what each step of a look-up leaves of it."""
    parts = tag.lower().split("-")
    while parts:
        yield "-".join(parts)
        parts.pop()
        if parts and len(parts[-1]) == 1:
            parts.pop()


def found(tag, names):
    """Returns the name that a look-up finds, or None."""
    for each in shortened(tag):
        for name in names:
            if name.lower() == each:
                return name
    return None


def language(tour, traits):
    """Returns the language of the tour that a device shows."""
    wanted = traits.get("locale")
    return (found(wanted, tour["locales"]) if wanted else None) or tour["locales"][0]


def text(tour, traits, key):
    """Returns a text in the language of a device, or else in the tutorial's own; None without one."""
    if key is None:
        return None
    for tag in shortened(language(tour, traits)):
        for name, texts in tour["strings"].items():
            if name.lower() == tag and key in texts:
                return texts[key]
    return tour["strings"].get(tour["locales"][0], {}).get(key)


def runs_from_the_right(variant, shown):
    own = variant["traits"].get("layoutDirection")
    return own == "rtl" if own else is_from_the_right(shown)


def is_from_the_right(tag):
    """Returns true if a language is written from the right: by its script, or else by its language and region."""
    first, *rest = tag.lower().split("-")
    end = next((place for place, part in enumerate(rest) if len(part) == 1), len(rest))
    script = next((part for part in rest[:end] if len(part) == 4 and part.isalpha()), None)
    if script:
        return script in SCRIPTS
    return (first in LANGUAGES) != any(f"{first}-{part}" in REGIONS for part in rest)


def factor(size):
    """Returns the scale of a text size: a name of SwiftUI or UIKit, or a factor from 0.25 to 5; None of anything else."""
    name = re.sub("extra", "x", size or "", flags=re.IGNORECASE)
    if name in UIKIT or name in STEPS:
        return STEPS[UIKIT.get(name, name)]
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(%?)", name)
    scale = float(found[1]) / (100 if found[2] else 1) if found else 0.0
    return scale if 0.25 <= scale <= 5 else None


def distance(own, tag):
    """Returns how far a variant's locale is from a tag: a look-up's earliest find is nearest."""
    if own is None:
        return 1002
    looked = list(shortened(tag))
    if own.lower() in looked:
        return looked.index(own.lower())
    (first, *a), (second, *b) = looked[0].split("-"), own.lower().split("-")
    scripts = [next((part for part in parts if len(part) == 4 and part.isalpha()), None) for parts in (a, b)]
    return 1001 if first == second and (None in scripts or scripts[0] == scripts[1]) else 1003


def picked(tour, traits, display):
    """Returns the variant for a device. The first rule in which two differ decides."""
    known = {name: value for name, value in traits.items() if value is not None}
    shown, tag = language(tour, known), known.get("locale") or tour["locales"][0]
    size = factor(known.get("textSize"))

    def marks(variant):
        own = variant["traits"]
        wrong = [name in known and own.get(name) != known[name] for name in ("platform", "idiom", "orientation")]
        scheme = "colorScheme" in known and own.get("colorScheme") != known["colorScheme"]
        mine = factor(own.get("textSize")) or 1.0
        times = max(mine / size, size / mine) if size else 0
        (w, h), (u, v) = variant["display"]["size"], display
        return [*wrong, distance(own.get("locale"), tag), distance(own.get("locale"), shown), scheme, times, (w - u) ** 2 + (h - v) ** 2]

    best = tour["variants"][0]
    for variant in tour["variants"][1:]:
        best = variant if marks(variant) < marks(best) else best
    return best


def laid_out(variant, callout, shown, traits):
    """Returns the layout of a callout in the language and at the text size of a device, or None."""
    name, size = found(shown, callout["layouts"]), factor(traits.get("textSize"))
    sizes = variant.get("textSizes")
    if size and sizes:
        wide = [each for each in sizes if sizes[each] >= size]
        chosen = min(wide, key=sizes.get) if wide else max(sizes, key=sizes.get)
        listed = found(shown, callout.get("sizes", {}))
        if listed and chosen in callout["sizes"][listed]:
            return callout["sizes"][listed][chosen]
    return callout["layouts"][name] if name else None


def true(asked, flags):
    """Returns true if a condition holds for the app's flags."""
    match asked:
        case None:
            return True
        case {"not": one}:
            return not true(one, flags)
        case {"all": several}:
            return False not in [true(each, flags) for each in several]
        case {"any": several}:
            return True in [true(each, flags) for each in several]
    if asked["flag"] not in flags:
        return False
    is_one, wanted = flags[asked["flag"]], asked["equals"]
    return (type(is_one) is bool) == (type(wanted) is bool) and is_one == wanted


def raw(part):
    """Returns a segment of a path with its percent-encoding undone, as bytes."""
    data, place, digits = part.encode(), 0, b"0123456789abcdefABCDEF"
    made = bytearray()
    while place < len(data):
        pair = data[place + 1 : place + 3]
        if data[place] == 0x25 and len(pair) == 2 and pair[0] in digits and pair[1] in digits:
            made.append(int(pair, 16))
            place += 3
        else:
            made.append(data[place])
            place += 1
    return bytes(made)


def fits(pattern, route):
    """Returns true if a route matches a pattern, segment by segment."""
    for mark in "?#":
        route = route.partition(mark)[0]
    wanted, given = ([part for part in path.split("/") if part] for path in (pattern, route))
    for place, part in enumerate(wanted):
        if part == "*" and place == len(wanted) - 1:
            return True
        if place >= len(given):
            return False
        if not part.startswith(":") and raw(part) != raw(given[place]):
            return False
    return len(given) == len(wanted)


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
STANDS_FOR = 0xF0000  # the first of the private characters that stand for variables


def variables(text):
    """Returns a text in pieces: pairs of true and the name of a variable, or false and other text."""
    pieces, place = [], 0
    while place < len(text):
        end = place
        while text[end : end + 1] == "%":
            end += 1
        if end == place or text[end : end + 1] != "{":
            pieces.append((False, text[place : max(end, place + 1)]))
            place = max(end, place + 1)
            continue
        pieces.append((False, "%" * ((end - place) // 2)))
        close = text.find("}", end)
        name = text[end + 1 : close] if close >= 0 else ""
        is_name = 0 < len(name) <= 64 and name[0] in LETTERS and all(each in LETTERS + "0123456789_" for each in name)
        if (end - place) % 2 and is_name:
            pieces.append((True, name))
            place = close + 1
        else:
            pieces.append((False, "%" * ((end - place) % 2) + "{"))
            place = end + 1
    return pieces


def put_in(text, value, is_body=False):
    """Returns a text with `value(name)` for each variable. Markup is read with a letter in the place of each."""
    pieces = variables(text)
    if not is_body:
        return "".join(value(each) if is_name else each for is_name, each in pieces)
    names = [each for is_name, each in pieces if is_name]
    signs = iter(chr(STANDS_FOR + number) for number in range(len(names)))
    bare = markup.plain("".join(next(signs) if is_name else each for is_name, each in pieces))
    return "".join(value(names[ord(each) - STANDS_FOR]) if 0 <= ord(each) - STANDS_FOR < len(names) else each for each in bare)
