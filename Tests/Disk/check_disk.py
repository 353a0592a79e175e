"""Builds on a disk that is nearly full, and on a full one: no file is lost or truncated, and no file is left behind
that a later build would not remove.

    python3 Tests/Disk/check_disk.py TUTORIALC

Linux only: the disk is a file system in memory, mounted in a private namespace. That takes root, or a system that lets
users make namespaces.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

LAYOUT = """snapshots:
  - { screen: home, variant: phone, display: { size: [390, 844] }, elements: [{ id: send, frame: [300, 700, 60, 44] }] }
"""
COUNT = 30


def enter_own_namespace():
    """Restarts this script in a mount namespace of its own; exits if the system doesn't allow that."""
    for flags in (["--mount"], ["--map-root-user", "--mount"]):
        if subprocess.run(["unshare", *flags, "true"], capture_output=True).returncode == 0:
            os.execvp("unshare", ["unshare", *flags, sys.executable, "-B", *sys.argv, "--inside"])
    sys.exit("check_disk: this needs root, or a system that lets users make mount namespaces")


def write_tutorials(folder, words, names):
    for name in names:
        steps = "".join(f"  - {{ id: s{n}, target: send, callout: {words}. }}\n" for n in range(10))
        Path(folder, f"{name}.tutorial.yaml").write_text(f"tutorial: {name}\nlayout: app.layout.yaml\nsteps:\n{steps}")


def outputs(disk):
    """The tours' texts, by name."""
    return {path.name: path.read_text() for path in sorted(Path(disk, "o").glob("*.json"))}


def free(disk):
    stat = os.statvfs(disk)
    return stat.f_bavail * stat.f_frsize


class Check:
    def __init__(self, program, source, disk):
        self.program, self.source, self.disk = program, source, disk

    def build(self, expected):
        command = [self.program, "build", str(self.source), "--out", f"{self.disk}/o", "--diagnostics", "short"]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == expected, f"exit code {done.returncode}, not {expected}: {done.stderr[:500]}"
        return done.stderr

    def fill(self, leaving):
        """Fills the disk until only `leaving` bytes are free."""
        Path(self.disk, "ballast").unlink(missing_ok=True)
        count = max(0, free(self.disk) - leaving)
        with open(f"{self.disk}/ballast", "wb", buffering=0) as file:
            try:
                file.write(bytes(count))
            except OSError:
                pass
        assert free(self.disk) <= leaving, f"{free(self.disk)} bytes are free"

    def empty(self):
        Path(self.disk, "ballast").unlink()

    def holds(self, words, count=COUNT):
        """Checks that all tours are complete and contain these words."""
        tours = outputs(self.disk)
        assert len(tours) == count, f"{len(tours)} tours"
        for name, text in tours.items():
            assert text.endswith("}\n") and words in text, f"{name} does not say {words}"

    def leaves_nothing(self):
        rest = sorted(path.name for path in Path(self.disk, "o/.tutorialc").iterdir())
        # The cache exists as far as there is room for it.
        assert [name for name in rest if name not in ("cache", "changes")] == ["lock", "outputs"], rest
        hidden = [path.name for path in Path(self.disk, "o").iterdir() if path.name.startswith(".tutorialc-")]
        assert hidden == [], hidden


def run(program, source, disk):
    check = Check(program, source, disk)
    names = [f"t{number}" for number in range(COUNT)]
    Path(source, "app.layout.yaml").write_text(LAYOUT)
    write_tutorials(source, "Old", names)
    check.build(0)
    check.holds("Old")
    size = sum(len(text) for text in outputs(disk).values())

    # A rebuild of everything, with room for only a few files beside the old ones.
    write_tutorials(source, "New", names)
    check.fill(leaving=64 * 1024)
    assert free(disk) < size / 4, "the disk has too much room for this check"
    check.build(0)
    check.holds("New")
    check.leaves_nothing()

    # No room at all: all old files stay complete.
    write_tutorials(source, "Last", names)
    check.fill(leaving=0)
    said = check.build(3)
    assert "no space left on the device" in said, said
    tours = outputs(disk)
    assert len(tours) == COUNT and all(text.endswith("}\n") for text in tours.values())

    # Files that were written nevertheless are tracked, and removed together with their tutorials.
    check.empty()
    for name in names[COUNT // 2 :]:
        Path(source, f"{name}.tutorial.yaml").unlink()
    assert "stale-output" not in check.build(0)
    check.holds("Last", COUNT // 2)
    check.leaves_nothing()

    # More tutorials than there is room for: the written files are complete and tracked, and are removed later.
    more = [f"n{number}" for number in range(COUNT)]
    write_tutorials(source, "More", more)
    check.fill(leaving=size // 3)
    check.build(3)
    assert all(text.endswith("}\n") for text in outputs(disk).values())
    check.empty()
    for name in more:
        Path(source, f"{name}.tutorial.yaml").unlink()
    assert "stale-output" not in check.build(0)
    check.holds("Last", COUNT // 2)
    check.leaves_nothing()
    print(f"full disk: {COUNT} tours of {size} bytes in all rebuilt with 64 KiB of room, and none lost without any")


def main():
    if "--inside" not in sys.argv:
        enter_own_namespace()
    program = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        disk, source = Path(folder, "disk"), Path(folder, "source")
        disk.mkdir()
        source.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)], check=True)
        try:
            run(program, source, disk)
        finally:
            subprocess.run(["umount", str(disk)], check=True)


if __name__ == "__main__":
    main()
