"""Builds the fuzzers' two programs from the package's modules and the sources beside this file.

Neither is a target of the package, so that its dependents don't build them. Both contain the executable's sources (all
but its `main.swift`) as a module of the same name, because reading the configuration and running a build is done there.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path(__file__).resolve().parent
ON_LINUX = sys.platform.startswith("linux")
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]


def run(*command):
    done = subprocess.run([str(word) for word in command], cwd=ROOT)
    if done.returncode:
        sys.exit(f"fuzz: {command[0]} {command[1]} ended with {done.returncode}")


def require_tools(libfuzzer=False):
    """Reports missing tools before anything is built."""
    for tool, hint in (("swiftc", "Swift 6.2 or newer: https://www.swift.org/install"),
                       ("pkg-config", "apt-get install pkg-config")):
        if not shutil.which(tool):
            sys.exit(f"fuzz: there is no {tool}; it comes with {hint}")
    for package, debian in (("yaml-0.1", "libyaml-dev"), ("expat", "libexpat1-dev")):
        if subprocess.run(["pkg-config", "--exists", package]).returncode:
            sys.exit(f"fuzz: there is no {package}: apt-get install {debian}")
    if libfuzzer:
        toolchain = Path(os.path.realpath(shutil.which("swiftc"))).parent.parent
        if not list(toolchain.glob("lib/**/libclang_rt.fuzzer*")):
            sys.exit(f"fuzz: {toolchain} has no libclang_rt.fuzzer; the toolchains of swift.org for Linux have it")


def targets():
    """The library targets that the executable needs, by name."""
    text = subprocess.run(
        ["swift", "package", "describe", "--type", "json"], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    known = {target["name"]: target for target in json.loads(text)["targets"]}
    needed = {}
    waiting = list(known["tutorialc"].get("target_dependencies", []))
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed[name] = known[name]
            waiting += known[name].get("target_dependencies", [])
    direct = [name for name in known["tutorialc"]["target_dependencies"] if known[name]["type"] == "library"]
    return needed, direct


def is_stale(program, modules):
    """Returns true if a program is older than any of its inputs."""
    if not program.exists():
        return True
    made = program.stat().st_mtime
    sources = [*HERE.rglob("*.swift"), *(ROOT / "Sources").rglob("*.swift"), *(ROOT / "Sources").rglob("*.h"),
               *(ROOT / "Sources").rglob("*.c"), HERE / "programs.py", *modules.glob("*.swiftmodule")]
    return any(source.stat().st_mtime > made for source in sources)


def link(program, products, folders, flags):
    """Compiles the sources in `folders` and the executable's, and links them with the modules in `products`."""
    needed, _ = targets()
    objects, options = [], []
    for name, target in needed.items():
        folder = ROOT / target["path"]
        if target["type"] == "system-target" or target.get("module_type") == "SystemLibraryTarget":
            options += ["-Xcc", f"-fmodule-map-file={folder}/module.modulemap"]
            continue
        # SwiftPM keeps the objects of deleted sources, and the linker might use functions from them.
        current = {f"{Path(source).name}.o" for source in target["sources"]}
        objects += sorted(path for path in (products / f"{name}.build").rglob("*.o") if path.name in current)
        if (folder / "include").is_dir():
            options += ["-Xcc", f"-I{folder}/include"]
            for place in (folder / "include/module.modulemap", products / f"{name}.build/module.modulemap"):
                if place.exists():
                    options += ["-Xcc", f"-fmodule-map-file={place}"]
                    break
    sources = [path for path in (ROOT / "Sources/tutorialc/CommandLine").rglob("*.swift") if path.name != "main.swift"]
    for folder in folders:
        sources += (HERE / folder).rglob("*.swift")
    for feature in FEATURES:
        options += ["-enable-upcoming-feature", feature]
    libraries = subprocess.run(
        ["pkg-config", "--libs", "yaml-0.1", "expat"], stdout=subprocess.PIPE, text=True, check=True).stdout.split()
    program.parent.mkdir(parents=True, exist_ok=True)
    run("swiftc", "-O", "-whole-module-optimization", "-g", "-swift-version", "6", "-parse-as-library",
        # SwiftPM uses the folder's name as the package's.
        "-module-name", "tutorialc", "-package-name", ROOT.name.lower(), "-I", products / "Modules", *flags,
        *options, "-emit-executable", "-emit-module-path", program.parent / "tutorialc.swiftmodule", "-o", program, *sorted(sources), *objects, *libraries, "-lm")


def mutant_runner():
    """Builds the runner of mutants on the ordinary release build, which must exist."""
    require_tools()
    products = ROOT / ".build/release"
    if not (products / "tutorialc").exists():
        sys.exit("fuzz: build the compiler first: make release")
    program = ROOT / ".build/fuzz-runner/MutantRunner"
    if is_stale(program, products / "Modules"):
        link(program, products, ["Entries", "Mutants", "Runner"], ["-static-executable"] if ON_LINUX else [])
    return program


def libfuzzer():
    """Builds the program that libFuzzer drives. Its modules are rebuilt with coverage counters."""
    require_tools(libfuzzer=True)
    scratch = ROOT / ".build/fuzz"
    for target in targets()[1]:
        # The number of jobs is an argument of each module; changing it would rebuild everything.
        run("swift", "build", "-c", "release", "--sanitize", "fuzzer", "--scratch-path", scratch, "--target", target)
    program = scratch / "ReaderFuzzer"
    if is_stale(program, scratch / "release/Modules"):
        link(program, scratch / "release", ["Entries", "Mutants", "LibFuzzer"], ["-sanitize=fuzzer"])
    return program
