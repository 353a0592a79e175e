"""A small project that changes like real ones, and a generator of random numbers that are the same everywhere."""

import os
import shutil


class Choices:
    """A linear congruential generator (Knuth's MMIX constants)."""

    def __init__(self, seed):
        self.state = (seed * 2654435761 + 1) % (1 << 64)
        self.below(1), self.below(1)

    def below(self, bound):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % bound

    def of(self, items):
        items = list(items)
        return items[self.below(len(items))]


CONFIGURATIONS = [
    "sources: [tours]\noutput: out\n",
    "sources: [tours]\noutput: out\nemitters: { json: {}, svg: {} }\n",
    "sources: [tours]\noutput: out\nemitters: { json: {}, swift: {} }\n",
    "sources: ['tours/**/*.tutorial.yaml']\noutput: out\ndiagnostics: { strict: true }\n",
    "sources: [tours]\noutput: out\nlayouts: ['layouts/m*.layout.yaml']\n",
    "sources: [tours]\noutput: out\nlocales: [en, de]\n",
    "sources: [tours]\noutput: out\nemitters: { json: { pretty: true } }\n",
]
OPTIONS = [[], [], [], [], ["--variant", "phone*"], ["--emit", "svg"], ["--ignore", "unused-ignore"], ["--strict"],
           ["--jobs", "1"], ["--quiet"], ["--locked"], ["--limit", "pairs=3"], ["--layout", "layouts/more.layout.yaml"]]
ELEMENTS = ["send", "write", "list", "tab"]


def layout(choices, screens=("home",)):
    """A manifest of one or several screens in two variants, with elements at random places."""
    lines = ["snapshots:"]
    if choices.below(2):
        # Large enough for a build to store the solved layout.
        lines[:0] = ["# " + "-" * 8200]
    for screen in screens:
        for variant, width in (("phone", 390), ("tablet", 768)):
            lines += [f"  - screen: {screen}", f"    variant: {variant}", "    traits: { platform: ios, locale: en }",
                      f"    display: {{ size: [{width}, 844] }}", "    elements:"]
            for place, name in enumerate(ELEMENTS):
                if choices.below(12) == 0:
                    continue
                if choices.below(8) == 0:
                    lines.append("      # tutorialc: ignore small-hit-area it is only looked at")
                size = 44 if choices.below(5) else 24
                lines.append(f"      - {{ id: {name}, type: button, label: {name.capitalize()}, "
                             f"frame: [{20 + choices.below(200)}, {100 + 150 * place}, {size + 20}, {size}] }}")
    return "\n".join(lines) + "\n"


def tutorial(choices, name):
    """A tutorial of some steps; sometimes with a mistake."""
    way = choices.of(["../layouts/app.layout.yaml", "../layouts/app.layout.yaml", "../layouts/*.layout.yaml",
                      "../layouts/gone.layout.yaml" if choices.below(4) == 0 else "../layouts/app.layout.yaml"])
    lines = [f"tutorial: {name if choices.below(15) else 'same'}", f"layout: ['{way}']"]
    if choices.below(3) == 0:
        lines.append("strings: ../strings/{locale}.yaml")
    lines.append("steps:")
    for place in range(1 + choices.below(4)):
        if choices.below(8) == 0:
            lines.append("  # tutorialc: ignore clipped-target it scrolls by itself")
        target = choices.of(ELEMENTS) if choices.below(12) else "nobody"
        lines.append(f"  - {{ id: s{place}, screen: home, target: {target}, callout: Text {choices.below(1000)}, "
                     f"advance: {{ tap: anywhere }} }}")
    if choices.below(20) == 0:
        lines.append("  - { id: broken")
    return "\n".join(lines) + "\n"


class Project:
    """A folder with tutorials, layouts, strings and a configuration."""

    def __init__(self, root, choices, is_calm=False):
        self.root, self.choices, self.count, self.is_calm = root, choices, 0, is_calm
        for folder in ("tours/deep", "layouts", "strings"):
            os.makedirs(os.path.join(root, folder))
        self.write("tutorialc.yaml", CONFIGURATIONS[0])
        self.edit_layout()
        for _ in range(2 + choices.below(3)):
            self.add_tutorial()

    def path(self, name):
        return os.path.join(self.root, name)

    def write(self, name, text):
        if os.path.islink(self.path(name)):
            os.remove(self.path(name))
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def files(self, *folders):
        """All files in some folders, as paths relative to the root."""
        found = []
        for folder in folders:
            for base, _, names in os.walk(self.path(folder)):
                found += [os.path.relpath(os.path.join(base, name), self.root) for name in names]
        return sorted(name for name in found if ".git" not in name)

    def add_tutorial(self):
        self.count += 1
        self.write(f"tours/t{self.count}.tutorial.yaml", tutorial(self.choices, f"t{self.count}"))

    # --- edits: the changes that people, editors and tools make to a tree ---------------------------------------------

    def edit_tutorial(self):
        name = self.choices.of(self.files("tours") or ["tours/t1.tutorial.yaml"])
        self.write(name, tutorial(self.choices, os.path.basename(name).split(".")[0]))

    def edit_layout(self):
        text = layout(self.choices)
        if self.is_calm:
            # A useless ignore comment would be reported for all tutorials together.
            text = "".join(line for line in text.splitlines(True) if "ignore" not in line)
        self.write("layouts/app.layout.yaml", text)

    def edit_same_size(self):
        """Different bytes of the same length, with the old modification time."""
        name = self.choices.of(self.files("tours", "layouts") or ["tutorialc.yaml"])
        if os.path.islink(self.path(name)):
            return
        with open(self.path(name), encoding="utf-8") as file:
            text = file.read()
        status = os.stat(self.path(name))
        with open(self.path(name), "r+", encoding="utf-8") as file:
            file.write(text.translate(str.maketrans("0123456789", "1234567890" if "[" not in text[:9] else "0123456789")))
        os.utime(self.path(name), ns=(status.st_atime_ns, status.st_mtime_ns))

    def touch(self):
        name = self.choices.of(self.files("tours", "layouts", "strings") + ["tutorialc.yaml"])
        time = None if self.choices.below(2) else (self.choices.below(4 << 30), self.choices.below(4 << 30))
        os.utime(self.path(name), time, follow_symlinks=False)

    def replace(self):
        """Saves as many editors do: a new file replaces the old one."""
        name = self.choices.of(self.files("tours", "layouts") or ["tutorialc.yaml"])
        if not os.path.exists(self.path(name)):
            return
        shutil.copyfile(self.path(name), self.path(name + "~"))
        if self.choices.below(2):
            with open(self.path(name + "~"), "a", encoding="utf-8") as file:
                file.write("# more\n")
        os.replace(self.path(name + "~"), self.path(name))

    def rename(self):
        files = self.files("tours", "layouts")
        if files:
            old = self.choices.of(files)
            new = os.path.join(os.path.dirname(old), ("m" if self.choices.below(2) else "t") + os.path.basename(old))
            if len(new) < 60:
                os.replace(self.path(old), self.path(new))

    def move_deeper(self):
        files = [name for name in self.files("tours") if "deep" not in name]
        if files:
            name = self.choices.of(files)
            os.replace(self.path(name), self.path("tours/deep/" + os.path.basename(name)))

    def remove(self):
        files = self.files("tours", "layouts", "strings")
        if len(files) > 2:
            os.remove(self.path(self.choices.of(files)))

    def add_layout(self):
        self.write("layouts/more.layout.yaml", layout(self.choices, ("other",)))

    def add_strings(self):
        name = self.choices.of(["en", "de", "pt-BR", "no tag"])
        self.write(f"strings/{name}.yaml",
                   f"tutorial: t{1 + self.choices.below(3)}\nsteps:\n  s0: {{ body: Wort {self.choices.below(99)} }}\n")

    def configure(self):
        self.write("tutorialc.yaml", self.choices.of(CONFIGURATIONS))

    def link(self):
        """Turns a layout into a link, or changes the link's target."""
        self.write("layouts/real.layout.yaml", layout(self.choices))
        other = self.choices.of(["real.layout.yaml", "../shared.layout.yaml", "nowhere.layout.yaml"])
        self.write("shared.layout.yaml", layout(self.choices))
        path = self.path("layouts/app.layout.yaml")
        if os.path.lexists(path):
            os.remove(path)
        os.symlink(other, path)

    def change_root(self):
        """Toggles a mark of a checkout; named files must be inside the checkout."""
        marker = self.path("tours/.git")
        if os.path.isdir(marker):
            os.rmdir(marker)
        else:
            os.mkdir(marker)

    def forbid(self):
        name = self.choices.of(self.files("tours", "layouts") or ["tutorialc.yaml"])
        if not os.path.islink(self.path(name)):
            os.chmod(self.path(name), self.choices.of([0o000, 0o600, 0o644]))

    def lock(self):
        """Writes a lock beside a tutorial: for its own steps, for others, or an invalid one."""
        name = self.choices.of([each for each in self.files("tours") if each.endswith(".tutorial.yaml")] or [""])
        if not name:
            return
        path = self.path(name[:-len(".tutorial.yaml")] + ".lock.yaml")
        if self.choices.below(5) == 0 and os.path.exists(path):
            os.remove(path)
            return
        lines = ["schema: tutorialc.lock/1", "references:"]
        for place in range(self.choices.below(4)):
            target = self.choices.of(ELEMENTS)
            lines += [f"- {{ step: s{place}, part: target, screen: home, variant: {variant}, selector: {target}, "
                      f"by: name, id: {target}, type: {self.choices.of(['button', 'button', 'cell'])} }}"
                      for variant in ("phone", "tablet")]
        if self.choices.below(9) == 0:
            lines.append("<<<<<<< HEAD")
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")

    EDITS = [edit_tutorial, edit_tutorial, edit_tutorial, edit_layout, edit_same_size, edit_same_size, touch, replace,
             rename, move_deeper, remove, add_tutorial, add_layout, add_strings, configure, link, change_root, forbid, lock,
             lock]

    # The most common changes; a build then recompiles only a few tutorials.
    CALM = [edit_tutorial, edit_tutorial, edit_tutorial, replace, replace, edit_same_size, edit_layout, add_strings, touch,
            lock]

    def edit(self):
        """Makes one change."""
        edit = self.choices.of(self.CALM if self.is_calm else self.EDITS)
        edit(self)
        return edit.__name__
