"""Random tutorials with everything that a callout may have, for content_oracle.py."""

import json
import random

WORDS = {
    "en": "a tap here to see what came with the letter and keep it for later mail settings pictures everything you wrote".split(),
    "de": "ein Brief an alle die Einstellungen hier tippen und später wieder öffnen was noch dazukam Zusammenfassung".split(),
    "ar": "اضغط هنا لترى ما جاء مع الرسالة واحفظها لوقت لاحق في الإعدادات".split(),
    "he": "הקישו כאן כדי לראות מה הגיע עם המכתב ושמרו אותו להמשך בהגדרות".split(),
}
LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmütze"
# Name, traits, display, safe area.
DEVICES = [
    ("phone", {"platform": "ios", "idiom": "phone", "orientation": "portrait"}, [393, 852], [59, 0, 34, 0]),
    ("landscape", {"platform": "ios", "idiom": "phone", "orientation": "landscape"}, [852, 393], [0, 59, 21, 47]),
    ("android", {"platform": "android", "idiom": "tablet"}, [800, 1280], [24, 0, 48, 0]),
    ("web", {"platform": "web"}, [1024, 768], [0, 0, 0, 0]),
    ("narrow", {"platform": "ios", "idiom": "watch"}, [190, 900], [20, 3, 10, 5]),
    ("uneven", {"platform": "android"}, [411.43, 914.29], [24.381, 0, 15.619, 0]),
]  # fmt: skip
IMAGES = ["lens", {"name": "lens", "size": [140, 56]}, {"name": "lens", "size": [33.3, 20]}, {"name": "lens", "size": [900, 200]}]
TEXT_SIZES = [None, None, "xSmall", "small", "medium", "large", "extraLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibilityLarge", "1.1", "130%", "0.85", "2.35"]


def tutorials(root, dice, amount):
    """Writes the given number of tutorials, and the rare cases; returns their paths."""
    return [tutorial(root / f"t{number}", number, dice) for number in range(amount)] + rare(root, 0) + rare(root, 16)


def rare(root, padding):
    """Callouts with almost no content, with a cross and without."""
    tiny, words = {"image": {"name": "dot", "size": [10, 4]}}, {"progress": "text"}
    buttons = [{"title": "a\nb\nc", "to": "end"}, {"title": "a", "to": "end"}]
    callouts = [tiny, {"progress": "dots"}, words, words | {"buttons": buttons[::-1]}, {"progress": "dots", "buttons": buttons}, {"body": "a", "buttons": buttons[1:]}, {"buttons": buttons[1:]}]
    steps = [{"id": f"s{i}-{way}", "callout": callout, "advance": {"tap": "anywhere"}, "dismiss": ["close"] * way} for i, callout in enumerate(callouts) for way in (0, 1)]
    name = f"rare-{padding}"
    write(root / f"{name}.layout.yaml", layout(random.Random(3), "en") | {"matrix": {"textSize": ["large", "accessibility1"]}})
    theme = {"padding": padding, "buttonHeight": 20, "progress": {"size": 20, "line": 60}}
    # With more than 10 steps, progress isn't shown as dots.
    paths = [root / f"{name}-{part}.tutorial.yaml" for part in (0, 1)]
    for part, path in enumerate(paths):
        write(path, {"tutorial": f"{name}-{part}", "layout": f"{name}.layout.yaml", "screen": "home", "theme": theme, "steps": steps[7 * part : 7 * part + 7]})
    return paths


def tutorial(folder, number, dice):
    folder.mkdir()
    locale = dice.choice(["en", "en", "en", "ar", "he"])
    second = "de" if locale == "en" and dice.random() < 0.5 else None
    own = Writer(dice, locale, second, has_variables=dice.random() < 0.3)
    steps = [own.step(place) for place in range(dice.choice([1, 1, 2, 2, 3, 3, 4, 10, 11]))]
    made = {"tutorial": f"t{number}", "layout": "t.layout.yaml", "screen": "home", "locale": locale, "dismiss": dice.choice([[], ["close"], ["escape", "close"], ["overlay"]])}
    made |= {"theme": theme(dice)} if dice.random() < 0.6 else {}
    if own.used:
        made["variables"] = {name: {"sample": dice.choice(["Ann", "Bartholomew", "1.024,5 MB"])} for name in sorted(own.used)}
    if second:
        (folder / "strings").mkdir()
        write(folder / "strings/de.yaml", own.others)
        made["strings"] = "strings/{locale}.yaml"
    write(folder / f"t{number}.tutorial.yaml", made | {"steps": steps})
    write(folder / "t.layout.yaml", layout(dice, locale))
    return folder / f"t{number}.tutorial.yaml"


def write(path, value):
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1), encoding="utf-8")


def layout(dice, locale):
    """One or two devices that have one small target."""
    snapshots = []
    for name, traits, (wide, high), safe in dice.sample(DEVICES, dice.choice([1, 1, 2])):
        size = dice.choice(TEXT_SIZES)
        traits = traits | {"locale": locale} | ({"textSize": size} if size else {})
        x, y = dice.choice([wide / 2, safe[3] + 30, wide - safe[1] - 40]), dice.choice([high / 2, safe[0] + 20, high * 0.8])
        snapshots.append({"screen": "home", "variant": name, "traits": traits, "display": {"size": [wide, high]}, "insets": {"safeArea": safe},
                          "elements": [{"id": "thing", "type": "button", "frame": [round(x - 10, 2), round(y - 10, 2), 20, 20]}]})  # fmt: skip
    sizes = dice.sample(["xSmall", "large", "xLarge", "accessibility1", "1.15", "140%"], dice.choice([0, 0, 1, 2]))
    return {"schema": "tutorialc.layout/1", "snapshots": snapshots} | ({"matrix": {"textSize": sizes}} if sizes else {})


def theme(dice):
    """Unusual lengths: zero, odd, or larger than the parts that they separate."""
    lengths = {
        "margin": [0, 4, 16, 24], "padding": [0, 2, 2, 6, 12.5, 20, 40], "titleGap": [0, 1.5, 9], "sectionGap": [0, 2, 3.25, 20], "buttonGap": [0, 3, 12, 21],
        "buttonHeight": [0, 12, 20, 28.5, 44, 52], "buttonPadding": [0, 4, 20.5], "radius": [0, 6],
    }  # fmt: skip
    made = {name: dice.choice(all_of) for name, all_of in lengths.items() if dice.random() < 0.4}
    for kind in ("title", "body", "button", "progress"):
        if dice.random() < 0.3:
            size = dice.choice([11, 14, 16.5, 20])
            made[kind] = {"size": size} | ({"line": size + dice.choice([0, 3, 6.5])} if dice.random() < 0.6 else {})
    return made


class Writer:
    """Writes the steps of a tutorial, and their translations."""

    def __init__(self, dice, locale, second, has_variables):
        self.dice, self.locale, self.second, self.has_variables = dice, locale, second, has_variables
        self.others, self.used = {"common.next": "Weiter"}, set()

    def text(self, key, longest, body=False, breaks=0.08):
        own = self.words(self.locale, longest, body, breaks)
        if self.second and self.dice.random() < 0.8:
            self.others[key] = self.words(self.second, longest, body, breaks)
            for name in ("name", "used"):  # a translation has the variables of its source
                mark = "%{" + name + "}"
                self.others[key] = self.others[key].replace(mark, "") or "x"
                if mark in own:
                    self.others[key] += f" {mark}"
        return own

    def words(self, locale, longest, body, breaks):
        dice, made = self.dice, []
        for _ in range(dice.randint(1, longest)):
            word = dice.choice(WORDS[locale])
            if body and dice.random() < 0.15:
                word = dice.choice(["**{}**", "*{}*", "`{}`", "[{}](https://example.com/a)", "**{} *{}***"]).replace("{}", word)
            if self.has_variables and dice.random() < 0.08:
                name = dice.choice(["name", "used"])
                self.used.add(name)
                word = "%{" + name + "}"
            made.append(word)
        if locale in ("en", "de") and dice.random() < 0.04:
            made.append(LONG)
        joined = " ".join(made)
        return joined.replace(" ", "\n", 1) if dice.random() < breaks else joined

    def step(self, place):
        dice, id = self.dice, f"s{place}"
        kind = dice.choice(["bubble", "bubble", "bubble", "sheet", "banner"])
        callout = {"kind": kind}
        if dice.random() < 0.7:
            callout["title"] = self.text(f"steps.{id}.callout.title", 5)
        if dice.random() < 0.75 or "title" not in callout and dice.random() < 0.8:
            callout["body"] = self.text(f"steps.{id}.callout.body", dice.choice([2, 6, 6, 20]), body=True)
        if dice.random() < 0.25:
            callout["image"] = dice.choice(IMAGES)
        if dice.random() < 0.5:
            amount = dice.choice([1, 1, 2, 3])
            callout["buttons"] = [{"title": self.text(f"steps.{id}.callout.buttons.{i}.title", dice.choice([1, 1, 2, 6]), breaks=0.2), "to": "end"} for i in range(amount)]
        if dice.random() < 0.5:
            callout["progress"] = dice.choice(["text", "dots", "dots", "Step {step} of {total}", "No. {step}"])
        bare = dice.random() < 0.15
        if bare:  # nothing but the foot
            callout = {key: callout[key] for key in ("kind", "buttons") if key in callout} | dice.choice([{"progress": "dots"}, {"progress": "text"}, {"image": dice.choice(IMAGES)}])
        if dice.random() < 0.1 and kind == "bubble":
            callout["size"] = [dice.choice([140, 260]), 500]
        if dice.random() < 0.3:
            callout["width"] = dice.choice([100, 160, 231.5, 400])
        if dice.random() < 0.1:
            callout["maxHeight"] = dice.choice([120, 200])
        if dice.random() < 0.2 and kind == "sheet":
            callout["sheet"] = {"height": 300}
        if dice.random() < 0.1 and kind == "bubble":
            callout["placement"] = dice.choice([["right"], ["left"], ["leading", "trailing"]])
        made = {"id": id, "callout": callout} | ({"target": "thing"} if kind == "bubble" and dice.random() < 0.5 or "placement" in callout else {})
        if dice.random() < 0.3:
            made["dismiss"] = dice.choice([[], ["close"]])
        if dice.random() < (0.8 if bare else 0.4):
            made["advance"] = dice.choice([[{"tap": "anywhere"}], [{"button": "next"}], [{"tap": "anywhere"}, {"button": "back"}]])
        return made
