"""The measured programs, and the cost of one run: seconds, memory, instructions."""

import os
import platform
import re
import shutil
import signal
import statistics
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = os.path.join(ROOT, ".build", "bench")
RELEASE = os.path.join(ROOT, ".build", "release")
BUILT = os.path.join(RELEASE, "tutorialc")
# A copy, as an installed program is one. The pages of a file that a linker wrote are scattered, so each page fault
# takes longer: the program starts in 1.6 times the time of /bin/true, its copy in 1.3.
TUTORIALC = os.path.join(FOLDER, "tutorialc")
STAGES = os.path.join(RELEASE, "StageBenchmark")
ON_LINUX = platform.system() == "Linux"
PEERS = ("floor", "peer", "peer2", "stats", "noop")


def peer(name):
    """The path of a C program of this folder."""
    return os.path.join(FOLDER, name)


def build():
    """Builds the C programs with the system's compiler, linked like the compiler."""
    os.makedirs(FOLDER, exist_ok=True)
    shutil.copy2(BUILT, TUTORIALC)
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "yaml-0.1"], stdout=subprocess.PIPE, text=True, check=True).stdout.split()
    for name in PEERS:
        # Swift's own clang compiles the sources of digests.
        digest = os.path.join(ROOT, "Sources/tutorialc/CDigest")
        of_digests = [os.path.join(digest, "blake3.c"), "-I", os.path.join(digest, "include")] if name == "noop" else []
        command = ["clang" if of_digests else "cc", "-O2", "-o", peer(name), os.path.join(ROOT, "bench", name + ".c"),
                   *of_digests, *flags, "-lpthread", "-lm"]
        linked = ON_LINUX and subprocess.run(command + ["-static"], stderr=subprocess.DEVNULL).returncode == 0
        if not linked:
            subprocess.run(command, check=True)


class Run:
    """The cost of one run of a program. A run that exceeds `limit` seconds is killed: `is_over`."""

    def __init__(self, command, status=0, limit=600, cwd=None):
        begin = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=cwd)
        signal.signal(signal.SIGALRM, lambda *_: process.kill())
        signal.alarm(limit)
        errors = process.stderr.read()
        _, ended, usage = os.wait4(process.pid, 0)
        signal.alarm(0)
        self.wall = time.perf_counter() - begin
        process.returncode = os.waitstatus_to_exitcode(ended)
        self.is_over = process.returncode == -signal.SIGKILL
        if process.returncode != status and not self.is_over:
            sys.exit(f"bench: {' '.join(command)} failed:\n{errors[-2000:].decode(errors='replace')}")
        self.cpu = usage.ru_utime + usage.ru_stime
        self.peak = usage.ru_maxrss * (1024 if ON_LINUX else 1)


def numbers(*command):
    """The numbers that a program prints."""
    return [float(word) for word in subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=True).stdout.split()]


class Profile:
    """Callgrind's counts of one run: all instructions, and those of functions including their callees."""

    def __init__(self, command, scratch, within=None, status=0):
        self.file = os.path.join(scratch, "callgrind.out")
        options = [f"--callgrind-out-file={self.file}", *([f"--toggle-collect={within}"] if within else [])]
        result = subprocess.run(
            ["valgrind", "--quiet", "--tool=callgrind", *options, *command], stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True)
        if result.returncode != status:
            sys.exit(f"bench: {' '.join(command)} failed under callgrind:\n{result.stderr[-2000:]}")
        with open(self.file, encoding="utf-8", errors="replace") as file:
            self.total = int(re.findall(r"^(?:totals|summary): (\d+)", file.read(), re.MULTILINE)[-1])

    def inclusive(self, patterns):
        """The instructions of the function that each pattern finds, including its callees; None if there is no such
        function.

        Several matches of one pattern, such as a function and its specialisation, count once."""
        listed = subprocess.run(
            ["callgrind_annotate", "--inclusive=yes", "--threshold=100", self.file], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True).stdout
        swift = "\n".join(line for line in listed.splitlines() if ":$s" in line or ":$S" in line)
        readable = subprocess.run(
            ["swift", "demangle", "--simplified"], input=swift, stdout=subprocess.PIPE, text=True, check=True).stdout
        rows = [(int(found[1].replace(",", "")), found[2]) for found in re.finditer(
            r"^ *([\d,]+) .*?\?\?\?:(.*) \[", readable, re.MULTILINE)]
        return {name: max((cost for cost, function in rows if re.search(pattern, function)), default=None)
                for name, pattern in patterns.items()}


    def managing(self):
        """The share of all instructions for reference counting, allocation, copying and metadata, which a language
        without them would not need."""
        listed = subprocess.run(
            ["callgrind_annotate", "--threshold=100", self.file], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True).stdout
        readable = subprocess.run(
            ["swift", "demangle", "--simplified"], input=listed, stdout=subprocess.PIPE, text=True, check=True).stdout
        rows = re.findall(r"^ *([\d,]+) .*?\?\?\?:(.*?)(?: \[|$)", readable, re.MULTILINE)
        return sum(int(cost.replace(",", "")) for cost, name in rows if MANAGING.search(name)) / self.total


# Functions of the runtime, of memory allocation, and generated ones that copy and destroy values.
MANAGING = re.compile(
    r"^_?swift_|^swift::|RefCount|^_?_?int_(?:malloc|free)|^_int_|^malloc|^free|^calloc|^realloc|^unlink_chunk|^sysmalloc"
    r"|deallocating_deinit|_ContiguousArrayBuffer\._|_createNewBuffer|_consumeAndCreateNew|_makeUniqueAndReserve"
    r"|_?allocateBufferUninitialized|reserveCapacity|_copyContents|^__mem(?:cpy|move|set)|^outlined (?:init|destroy|copy|consume"
    r"|assign|retain|release)|^initialize(?:With|Buffer)|^assignWith|^destroy for|metadata|MetadataAccessor|witness table")


def stripped(program, scratch):
    """A copy of the program without debug information, which valgrind would spend minutes reading."""
    path = os.path.join(scratch, os.path.basename(program))
    subprocess.run(["strip", "--strip-debug", "-o", path, program], check=True)
    return path


def system_calls(command, cwd=None):
    """The number of system calls of a run, or None without strace."""
    if not shutil.which("strace"):
        return None
    counted = subprocess.run(
        ["strace", "-f", "-c", *command], cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr
    found = re.search(r"(\d+)\s+(?:\d+\s+)?total$", counted, re.MULTILINE)
    return int(found[1]) if found else None


def medians(pairs):
    """The median of our figures, and that of the peer's."""
    return (statistics.median(here for here, _ in pairs), statistics.median(peer for _, peer in pairs))
