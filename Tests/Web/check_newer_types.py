"""Type-checks player, page and capture, and the output of the emitter `typescript`, with a newer TypeScript than
Debian's.

    python Tests/Web/check_newer_types.py TUTORIALC

It is Deno's, which Tests/requirements.txt pins. Nothing is run and nothing is fetched.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import sysconfig
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DENO = pathlib.Path(sysconfig.get_path("scripts")) / "deno"
TOUR = ROOT / "docs" / "pictures" / "first-mail.tutorial.yaml"
SOURCES = [ROOT / "Web" / part for part in ("Player/src", "Page/src", "Capture/src", "Shared/dom", "Shared/engine")]
DECLARATIONS = [ROOT / "Web/Player/dist/tutorial-player.d.ts", ROOT / "Web/Capture/dist/capture.d.ts"]
USE = """import {{ start }} from 'tutorial-player';
import type tour from './first-mail.tour.json.d.ts';
declare const loaded: typeof tour;
start(loaded).goTo('{step}');
"""


class Checker:
    def __init__(self, folder):
        self.folder = folder
        self.environment = {**os.environ, "DENO_DIR": str(folder / "cache"), "DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}

    def said(self, files, options, imports=None):
        """The type checker's output for some files; empty if they are right."""
        keys = {key: options[key] for key in options if key.startswith(("strict", "exact", "no")) and key != "noEmit"}
        # Libraries of a browser, and of no other runtime.
        settings = {"compilerOptions": {**keys, "lib": ["es2021", "dom", "dom.iterable"]}, "imports": imports or {}}
        config = self.folder / "deno.json"
        config.write_text(json.dumps(settings), encoding="utf-8")
        command = [DENO, "check", "--quiet", "--no-remote", "--unstable-sloppy-imports", "--config", config, *files]
        done = subprocess.run(command, capture_output=True, text=True, env=self.environment, cwd=self.folder)
        return "" if done.returncode == 0 else done.stderr or "it failed without a word"


def check(tutorialc, folder):
    """Yields the faults."""
    checker = Checker(folder)
    options = json.loads((ROOT / "Web/tsconfig.json").read_text(encoding="utf-8"))["compilerOptions"]
    for source in SOURCES:
        yield checker.said(sorted(set(source.glob("*.ts")) - set(source.glob("*.d.ts"))), options)
    strict = {"strict": True}
    for declaration in DECLARATIONS:
        yield checker.said([declaration], strict)
    subprocess.run([tutorialc, "build", TOUR, "--emit", "json,typescript", "--out", folder, "--quiet"], check=True)
    player = {"tutorial-player": shutil.copy(DECLARATIONS[0], folder)}
    uses = {step: folder / f"{step}.ts" for step in ("settings", "settigns")}
    for step, file in uses.items():
        file.write_text(USE.format(step=step), encoding="utf-8")
    yield checker.said([uses["settings"]], strict, player)
    said = checker.said([uses["settigns"]], strict, player)
    yield "" if "TS2345" in said and '"compose"' in said else f"a step that there is not is taken: {said}"


def main():
    with tempfile.TemporaryDirectory() as name:
        wrong = [each for each in check(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(name)) if each]
    version = subprocess.run([DENO, "--version"], capture_output=True, text=True, check=True).stdout.split("\n")[2]
    print("\n".join([*wrong, f"{version}: {len(wrong)} of {len(SOURCES) + len(DECLARATIONS) + 2} wrong"]))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
