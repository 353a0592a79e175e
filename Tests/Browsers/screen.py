"""A virtual screen: an X server in memory, one for a run."""

import ctypes
import os
import pathlib
import struct
import subprocess
import tempfile

import numpy

SIDE = 2600


class Screen:
    shared = None

    def __init__(self):
        read, write = os.pipe()
        self.folder = tempfile.TemporaryDirectory(prefix="screen-")
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SIDE}x{SIDE}x24", "-nolisten", "tcp", "-fbdir", self.folder.name],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # fmt: skip
        os.close(write)
        with os.fdopen(read) as said:
            self.name = f":{said.readline().strip()}"

    @classmethod
    def display(cls):
        cls.shared = cls.shared or cls()
        return cls.shared.name

    @classmethod
    def pixels(cls):
        """The red, green and blue values of the whole screen, as a person would see it. X keeps it in a file of the XWD
        format."""
        data = (pathlib.Path(cls.shared.folder.name) / "Xvfb_screen0").read_bytes()
        header, colors, line = (struct.unpack_from(">I", data, 4 * place)[0] for place in (0, 19, 12))
        rows = numpy.frombuffer(data, numpy.uint8, SIDE * line, header + 12 * colors).reshape(SIDE, line)
        return rows[:, : 4 * SIDE].reshape(SIDE, SIDE, 4)[..., 2::-1]

    @classmethod
    def click(cls, x, y, button):
        """Clicks as a person at the screen would, with the left button (0), the middle or the right one (2)."""
        screen, inputs = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        screen.XOpenDisplay.restype = ctypes.c_void_p
        shown = ctypes.c_void_p(screen.XOpenDisplay(cls.shared.name.encode()))
        inputs.XTestFakeMotionEvent(shown, -1, x, y, ctypes.c_ulong(0))
        for goes_down in (1, 0):
            inputs.XTestFakeButtonEvent(shown, button + 1, goes_down, ctypes.c_ulong(0))
        inputs.XTestFakeMotionEvent(shown, -1, SIDE - 1, SIDE - 1, ctypes.c_ulong(0))
        screen.XSync(shown, 0)
        screen.XCloseDisplay(shown)

    @classmethod
    def end(cls):
        if cls.shared:
            cls.shared.process.terminate()
            cls.shared.process.wait()
            cls.shared.folder.cleanup()
            cls.shared = None
