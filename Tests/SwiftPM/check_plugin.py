"""Builds a package that uses the plugins, edits it as its authors would, and checks the actions of each build.

    python Tests/SwiftPM/check_plugin.py SCRATCH [OPTION...]

The package is in a folder with a space and non-ASCII letters, and depends on this one by path. It is built in the
scratch folder with the given options: if another package was built there with the same ones, the shared modules and the
tool aren't built again.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRATCH, OPTIONS = None, []

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let plugins: [Target.PluginUsage] = [.plugin(name: "TutorialBuildPlugin", package: "tutorialc")]
let package = Package(
  name: "Consumer", platforms: [.macOS(.v13)], dependencies: [.package(name: "tutorialc", path: ROOT)],
  targets: [
    .executableTarget(
      name: "App", dependencies: ["Kit", .product(name: "TutorialPlayer", package: "tutorialc")], plugins: plugins),
    .target(name: "Kit", plugins: plugins),
  ])
"""
TUTORIAL = """tutorial: TOUR-ID
layout: ../../Layouts/app.layout.yaml
strings: strings/{locale}.json
steps:
  - { id: one, target: save, callout: Save, advance: { event: mail-sent } }
"""
LAYOUT = """snapshots:
  - screen: home
    variant: phone
    display: { size: [400, 800] }
    elements: [ { id: save, frame: [10, 100, 50, 50] }, { id: class, frame: [10, 300, 50, 50] } ]
"""
MAIN = """import Kit
print(Tours.welcome.steps.one.rawValue, TutorialTarget.save.rawValue, TutorialEvent.mailSent.rawValue, kit())
print(Tours.welcome.url?.lastPathComponent ?? "none", try Tours.welcome.load().tutorial)
"""
KIT = "public func kit() -> String { Tours.welcome.id }\n"


class Plugin(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = Path(cls.temporary.name, "Ein Päckchen 包")
        cls.forget()
        cls.write("Package.swift", MANIFEST.replace("ROOT", json.dumps(str(ROOT))))
        cls.write("Layouts/app.layout.yaml", LAYOUT)
        for target in ("App", "Kit"):
            cls.write(f"Sources/{target}/welcome.tutorial.yaml", TUTORIAL.replace("TOUR-ID", f"{target.lower()}-tour"))
            cls.write(f"Sources/{target}/strings/en.json", '{ "common.next": "Next" }\n')
        cls.write("Sources/App/main.swift", MAIN)
        cls.write("Sources/Kit/Kit.swift", KIT)
        # The plan in the scratch folder is another package's.
        cls.first = cls.build("--disable-build-manifest-caching")

    @classmethod
    def tearDownClass(cls):
        cls.forget()
        cls.temporary.cleanup()

    @classmethod
    def forget(cls):
        """Removes the plugin's files for a package of this name from the scratch folder."""
        for folder in SCRATCH.glob("plugins/outputs/*包"):
            shutil.rmtree(folder)

    @classmethod
    def swift(cls, command, *arguments):
        """Runs a SwiftPM command on the package."""
        place = ["--package-path", str(cls.folder), "--scratch-path", str(SCRATCH)]
        return subprocess.run(
            ["swift", command, *place, *OPTIONS, *arguments], capture_output=True, text=True,
            env=dict(os.environ, NO_COLOR="1"))

    @classmethod
    def write(cls, path, text):
        file = cls.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    @classmethod
    def build(cls, *arguments):
        done = cls.swift("build", *arguments)
        return done.returncode, done.stdout + done.stderr

    def tour(self, target):
        return next(SCRATCH.glob(f"plugins/outputs/*包/{target}/**/welcome.tour.json"))

    def changed(self, path, old, new, arguments=()):
        """Builds with a text replaced. The file is restored after the test, and the next build is the next test's."""
        file = self.folder / path
        before = file.read_text(encoding="utf-8")
        self.assertIn(old, before)
        file.write_text(before.replace(old, new), encoding="utf-8")
        self.addCleanup(lambda: file.write_text(before, encoding="utf-8"))
        return self.build(*arguments)

    def test_a_fresh_consumer_builds_and_its_two_targets_have_tours_of_one_name(self):
        self.assertEqual(self.first[0], 0, self.first[1])
        self.build()
        self.assertEqual(json.loads(self.tour("App").read_text())["tutorial"], "app-tour")
        self.assertEqual(json.loads(self.tour("Kit").read_text())["tutorial"], "kit-tour")
        ran = self.swift("run", "--skip-build", "App")
        self.assertEqual(ran.stdout.splitlines(), ["one save mail-sent kit-tour", "welcome.tour.json app-tour"], ran.stderr)

    def test_tours_are_loaded_only_where_the_library_is_linked(self):
        accessors = {target: (self.tour(target).parent / "Tours.swift").read_text() for target in ("App", "Kit")}
        self.assertIn("func load()", accessors["App"])
        self.assertNotIn("TutorialTour", accessors["Kit"])

    def test_a_build_without_changes_compiles_only_the_tutorials(self):
        self.build()
        made = {path: path.stat().st_mtime_ns for path in self.tour("App").parent.iterdir() if path.is_file()}
        code, said = self.build()
        self.assertEqual(code, 0, said)
        self.assertIn("Compiling the tutorials of App", said)
        for more in ("main.swift", "Emitting module", "Linking", "Copying"):
            self.assertNotIn(more, said)
        self.assertEqual({path: path.stat().st_mtime_ns for path in made}, made)

    def test_a_changed_input_renews_only_the_tours_that_use_it(self):
        self.build()
        kit = self.tour("Kit").stat().st_mtime_ns
        changes = [
            ("Sources/App/welcome.tutorial.yaml", "callout: Save", "callout: Keep", '"Keep"'),
            ("Sources/App/strings/en.json", "Next", "Onwards", '"Onwards"'),
        ]
        for path, old, new, expected in changes:
            with self.subTest(path):
                code, said = self.changed(path, old, new)
                self.assertEqual(code, 0, said)
                self.assertIn(expected, self.tour("App").read_text())
                self.assertEqual(self.tour("Kit").stat().st_mtime_ns, kit)
        code, said = self.changed("Layouts/app.layout.yaml", "[10, 100, 50, 50]", "[10, 144, 50, 50]")
        self.assertEqual(code, 0, said)
        for target in ("App", "Kit"):
            self.assertIn("[10,144,50,50]", self.tour(target).read_text())

    def there(self, path, text, expected):
        """Builds with a new file, and again without it, after a successful build: after a failed one, SwiftPM asks for
        the commands again."""
        file = self.folder / path
        self.assertFalse(file.exists())
        before = self.tour("App").read_bytes()
        self.assertNotIn(expected, before.decode("utf-8"))
        self.write(path, text)
        try:
            code, said = self.build()
            self.assertEqual(code, 0, said)
            self.assertIn(expected, self.tour("App").read_text(encoding="utf-8"))
        finally:
            file.unlink()
        code, said = self.build()
        self.assertEqual(code, 0, said)
        self.assertEqual(self.tour("App").read_bytes(), before)

    def shared(self):
        """Makes App's tutorial look for its files beside the targets."""
        self.write("Shared/strings/fr.json", '{ "common.next": "Suivant" }\n')
        self.write("Shared/layouts/phone.layout.yaml", LAYOUT)
        code, said = self.changed(
            "Sources/App/welcome.tutorial.yaml", "layout: ../../Layouts/app.layout.yaml\nstrings: strings/",
            "layout: ../../Shared/layouts/*.layout.yaml\nstrings: ../../Shared/strings/")
        self.addCleanup(lambda: shutil.rmtree(self.folder / "Shared"))
        self.assertEqual(code, 0, said)

    def test_added_and_removed_inputs_are_noticed(self):
        self.assertEqual(self.build()[0], 0)
        self.there("tutorialc.yaml", "emitters: { json: { pretty: true } }\n", '"tutorial": "app-tour"')
        german = '{ "steps": { "one": { "callout": { "body": "Sichern" } } } }\n'
        self.there("Sources/App/strings/de.json", german, "Sichern")
        self.shared()
        self.there("Shared/strings/de.json", german, "Sichern")
        self.there(
            "Shared/layouts/tablet.layout.yaml", LAYOUT.replace("phone", "tablet").replace("400", "900"), '"tablet"')

    def test_unrelated_files_may_come_and_go(self):
        files = [self.folder / name for name in ("ci.yaml", "Data/some.json", "Sources/App/notes.yaml")]
        files[1].parent.mkdir()
        self.addCleanup(lambda: [file.unlink(missing_ok=True) for file in files])
        for file in files:
            file.write_text("{}\n")
        self.assertEqual(self.build()[0], 0)
        for file in files:
            file.unlink()
        code, said = self.build()
        self.assertEqual(code, 0, said)

    def test_a_removed_layout_is_an_error_where_it_is_named_until_it_is_back(self):
        file = self.folder / "Layouts/app.layout.yaml"
        self.assertEqual(self.build()[0], 0)
        file.rename(file.with_suffix(".away"))
        try:
            code, said = self.build()
        finally:
            file.with_suffix(".away").rename(file)
        self.assertNotEqual(code, 0)
        self.assertRegex(said, r"welcome\.tutorial\.yaml:2:9: error: .*\[missing-file\]")
        code, said = self.build()
        self.assertEqual(code, 0, said)

    def test_an_error_fails_the_build_at_its_line_and_column(self):
        code, said = self.changed("Sources/App/welcome.tutorial.yaml", "target: save", "target: sav")
        self.assertNotEqual(code, 0)
        self.assertIn(
            'Sources/App/welcome.tutorial.yaml:5:24: error: no element with id "sav" on screen "home" [unknown-target]',
            said)

    def test_a_warning_does_not_fail_the_build(self):
        code, said = self.changed(
            "Sources/App/welcome.tutorial.yaml", "target: save,", "target: save, fallback: [sav],")
        self.assertEqual(code, 0, said)
        self.assertIn('warning: no element with id "sav" on screen "home" in any variant [unknown-target]', said)

    def test_a_name_that_no_tutorial_uses_does_not_compile(self):
        code, said = self.changed("Sources/App/welcome.tutorial.yaml", "target: save", "target: class")
        self.assertNotEqual(code, 0)
        self.assertIn("type 'TutorialTarget' has no member 'save'", said)
        code, said = self.changed("Sources/App/main.swift", "TutorialTarget.save", "TutorialTarget.class")
        self.assertEqual(code, 0, said)

    def test_a_removed_tutorial_is_no_longer_found_through_the_accessors(self):
        file = self.folder / "Sources/App/welcome.tutorial.yaml"
        text = file.read_text()
        self.addCleanup(lambda: (file.write_text(text), (file.parent / "other.tutorial.yaml").unlink()))
        file.rename(file.parent / "other.tutorial.yaml")
        code, said = self.build()
        self.assertNotEqual(code, 0)
        self.assertIn("type 'Tours' has no member 'welcome'", said)

    def test_two_tutorials_of_one_name_in_a_target_are_an_error_that_names_both(self):
        self.addCleanup(lambda: shutil.rmtree(self.folder / "Sources/Kit/more"))
        self.write("Sources/Kit/more/welcome.tutorial.yaml", TUTORIAL.replace("TOUR-ID", "other"))
        code, said = self.build()
        self.assertNotEqual(code, 0)
        self.assertIn("Sources/Kit/more/welcome.tutorial.yaml and ", said)
        self.assertIn("Sources/Kit/welcome.tutorial.yaml", said)

    def test_a_file_outside_of_the_package_is_refused_with_an_error(self):
        outside = Path(self.temporary.name, "outside.layout.yaml")
        outside.write_text(LAYOUT)
        code, said = self.changed(
            "Sources/App/welcome.tutorial.yaml", "../../Layouts/app.layout.yaml", "../../../outside.layout.yaml")
        self.assertNotEqual(code, 0)
        self.assertRegex(said, r"welcome\.tutorial\.yaml:2:9: error: .*lies outside of the root .*\[outside-root\]")

    def test_the_command_plugin_works_in_the_package_and_keeps_the_exit_code(self):
        allowed = ["--allow-writing-to-package-directory", "tutorialc"]
        done = self.swift("package", *allowed, "explain", "unknown-target")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("unknown-target (error)", done.stdout)
        done = self.swift("package", *allowed, "lock", "--help")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("NAME.lock.yaml", done.stdout)
        done = self.swift("package", *allowed, "check", "nowhere")
        self.assertEqual(done.returncode, 1)


if __name__ == "__main__":
    SCRATCH, OPTIONS = Path(sys.argv[1]).resolve(), sys.argv[2:]
    unittest.main(argv=sys.argv[:1])
