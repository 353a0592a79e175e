#!/usr/bin/env python3
"""Finds conversions of a Double to an integer that trap for NaN, infinities and large values, and ranges of Doubles,
which trap if their ends aren't in order.

    check_conversions.py BUILD    BUILD: SwiftPM's debug build, `.build/debug`; status 1 if there is any
    check_conversions.py --self-test   tests that it finds such a conversion, and nothing else

The source text doesn't tell whether an `Int(…)` converts a Double. But in a debug build, Swift writes the message of
every trap beside the code that may reach it, file by file; this script searches for this conversion's messages. Only
`Int(saturating:)` may contain them, because it checks first. A range is found by its own trap's message in a file that
names ranges of Doubles. Ranges of integers have the same message, so files whose ranges of Doubles are sound are listed
here. The script cannot check the order of other ranges' ends.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

ALLOWED = {"Sources/Runtime/Numerics/WholeNumbers.swift"}
# Files with ranges of Doubles whose ends are constants, or are checked first.
SOUND_RANGES = {
    "Sources/Runtime/Playback/Passage/OutlineTrack.swift": "one end is infinite, the other finite",
    "Sources/Runtime/Motion/Motion.swift": "asked first",
    "Sources/Runtime/Tour/Format/EffectFormat.swift": "constants",
    "Sources/Runtime/Tour/Format/MotionFormat.swift": "constants",
    "Sources/Runtime/Syntax/Decode/Scalars.swift": "constants",
    "Sources/Compiler/Language/Layout/ElementShape.swift": "constants",
    "Sources/Compiler/Language/Layout/Kinds/Coordinates.swift": "constants",
    "Sources/Compiler/Stages/Check/CheckPlan.swift": "as it was handed over",
    "Sources/Compiler/Stages/Check/ViewportCheck.swift": "constants",
    "Sources/Compiler/Stages/Lower/StrayCoordinates.swift": "as it was handed over",
    "Sources/Compiler/Language/Tutorial/Condition.swift": "constants",
    "Sources/Compiler/Language/Tutorial/Easings/CurveNotation.swift": "constants",
    "Sources/Compiler/Language/Tutorial/Easings/LinearNotation.swift": "constants",
    "Sources/Compiler/Language/Tutorial/Easings/WrittenFunction.swift": "as it was handed over",
    "Sources/Compiler/Language/Tutorial/Easings/StepsNotation.swift": "constants",
    "Sources/Compiler/Language/Tutorial/Easings/SpringPartial.swift": "constants",
    "Sources/Compiler/Themes/ThemePartial.swift": "constants",
    "Sources/Compiler/Values/Kinds/Numbers.swift": "constants",
    "Sources/Compiler/Values/Kinds/Padding.swift": "constants",
    "Sources/Plugins/PluginKit/Options/OptionEntry.swift": "as it was handed over",
    "Sources/Plugins/PluginKit/Options/PluginOption.swift": "as it was handed over",
    "Sources/Plugins/Emitters/SVG/Options/SVGOptions.swift": "constants",
    "Sources/Plugins/ImportSupport/XML/DiagnosticError.swift": "constants",
}
# Signs in an object file: the trap's messages, and the library's conversion from any floating-point type.
SIGNS = [b"value cannot be converted to Int", b"value cannot be converted to UInt", b"$ss17FixedWidthIntegerPsEyxqd__cSBRd__lufC"]


def is_converting(bytes):
    return any(sign in bytes for sign in SIGNS)


def makes_ranges(bytes):
    return b"Range requires lowerBound <= upperBound" in bytes and (b"SnySdG" in bytes or b"SNySdG" in bytes)


def folders_of_modules(root):
    """The modules by their sources' folders."""
    manifest = json.loads(subprocess.run(
        ["swift", "package", "dump-package"], cwd=root, check=True, capture_output=True, text=True).stdout)
    return {target["path"].rstrip("/") + "/": target["name"] for target in manifest["targets"]
            if target["type"] != "plugin" and target.get("path")}


def check(build):
    root = pathlib.Path(__file__).resolve().parents[2]
    folders = folders_of_modules(root)
    found, looked = False, 0
    for source in sorted((root / "Sources").rglob("*.swift")):
        path = source.relative_to(root).as_posix()
        # SwiftPM's plugins and the package of measurers are built elsewhere.
        if "/Tutorial" in path and "Plugin/" in path or "/Measurers/" in path: continue
        # Only the folder's own module counts; another may be left over from an earlier build.
        module = next(module for folder, module in folders.items() if path.startswith(folder))
        built = pathlib.Path(build, f"{module}.build", f"{source.name}.o")
        if not built.exists():
            print(f"{path}: no object of it in {build}: build first")
            found = True
            continue
        looked += 1
        if path in ALLOWED: continue
        bytes = built.read_bytes()
        if is_converting(bytes):
            print(f"{path}: a Double made a whole number, which may trap: use `Int(saturating:)`")
            found = True
        if path not in SOUND_RANGES and makes_ranges(bytes):
            print(f"{path}: a range of Doubles, which traps where its ends are not in order: see SOUND_RANGES")
            found = True
    if not found: print(f"{looked} files convert no Double to a whole number but by `Int(saturating:)`, and make no unsound range of them")
    return found


def self_test():
    cases = {
        "func f(_ x: Double) -> Int { Int(x) }": True,
        "func f(_ x: Double) -> UInt8 { UInt8(x.rounded()) }": True,
        "func f(_ x: Float) -> Int32 { Int32(x) }": True,
        "func f<T: BinaryFloatingPoint>(_ x: T) -> Int { Int(x) }": True,
        "func f(_ x: [Double]) -> [Int] { x.map(Int.init) }": True,
        "func f(_ x: Double) -> Int? { Int(exactly: x) }": False,
        "func f(_ x: UInt32) -> Int { Int(x) }": False,
        "func f(_ x: Int) -> UInt8 { UInt8(x) }": False,
        "func f(_ x: Int) -> Double { Double(x) }": False,
        "func f(_ x: String) -> Int? { Int(x) }": False,
        "func f(_ x: Double) -> Range<Double> { 0..<x }": True,
        "func f(_ x: Double, _ y: Double) -> Bool { (x...y).contains(1) }": True,
        "func f(_ x: Int) -> Range<Int> { 0..<x }": False,
        "func f(_ x: Double) -> Bool { (0...1).contains(x) }": False,
    }
    wrong = False
    with tempfile.TemporaryDirectory() as folder:
        for number, (text, expected) in enumerate(cases.items()):
            source = pathlib.Path(folder) / f"m{number}.swift"
            source.write_text("public " + text + "\n")
            object = source.with_suffix(".o")
            subprocess.run(["swiftc", "-Onone", "-parse-as-library", "-module-name", f"M{number}", "-c", source, "-o", object], check=True)
            bytes = object.read_bytes()
            if (is_converting(bytes) or makes_ranges(bytes)) != expected:
                print(f"{'not found' if expected else 'found for nothing'}: {text}")
                wrong = True
    return wrong


if __name__ == "__main__":
    if len(sys.argv) != 2: sys.exit(__doc__)
    sys.exit(self_test() if sys.argv[1] == "--self-test" else check(sys.argv[1]))
