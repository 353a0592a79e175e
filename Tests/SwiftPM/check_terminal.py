"""Runs the Swift package's client in terminals of several sizes, and checks their contents and the way it exits.

    python Tests/SwiftPM/check_terminal.py CLIENT

It fills the terminal with the app's screen and the tour over it, in as many colours as there are, follows a change of
size, and restores the terminal at its end, by a key, by ctrl-C, by a signal, and by a crash.
"""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
import unittest
from pathlib import Path

CLIENT = Path(sys.argv.pop(1)).resolve() if len(sys.argv) > 1 else None
WORDS = ("Inbox", "Ada Byron", "Your mail is here.", "Mail", "Calendar")


class Screen:
    """The parts of a terminal that the client needs: cells, colours, the alternate screen, the cursor."""

    SEQUENCE = re.compile(r"\x1b\[(\??)([0-9;]*)([A-Za-z])")
    # A client that is interrupted in a sequence begins another; a terminal then forgets the first.
    BROKEN_OFF = re.compile(r"\x1b(\[\??[0-9;]*)?(?=\x1b)")
    BEGINNING = re.compile(r"\x1b(\[\??[0-9;]*)?$")

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.cells, self.at, self.style = {}, (0, 0), ""
        self.modes, self.styles = {"1049": False, "25": True}, set()
        self.outside, self.rest = [], ""

    def read(self, text):
        """Interprets a text as the terminal would; raises an error if it isn't understood."""
        text, place = self.rest + text, 0
        cut = self.BEGINNING.search(text)
        text, self.rest = (text[: cut.start()], text[cut.start() :]) if cut else (text, "")
        while place < len(text):
            found = self.SEQUENCE.match(text, place)
            if found:
                self.obey(*found.groups())
                place = found.end()
                continue
            if broken := self.BROKEN_OFF.match(text, place):
                place = broken.end()
                continue
            assert text[place] >= " ", f"{text[place:place + 12]!r} is not understood"
            row, column = self.at
            if row >= self.rows or column >= self.columns:
                self.outside.append(self.at)
            self.cells[self.at] = (text[place], self.style)
            self.styles.add(self.style)
            self.at = (row, column + 1)
            place += 1

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows

    def obey(self, private, numbers, command):
        if private:
            self.modes[numbers] = command == "h"
        elif command == "H":
            row, column = (int(number) - 1 for number in numbers.split(";"))
            self.at = (row, column)
        elif command == "J":
            self.cells, self.outside = {}, []
        elif command == "m":
            self.style = numbers
        else:
            raise AssertionError(f"{command} is not understood")

    def lines(self):
        return ["".join(self.cells.get((y, x), " ")[0] for x in range(self.columns)) for y in range(self.rows)]

    def empty(self):
        """The cells without content."""
        return [(y, x) for y in range(self.rows) for x in range(self.columns) if (y, x) not in self.cells]


class Client:
    """The client in its own terminal."""

    def __init__(self, columns, rows, **environment):
        self.master, self.slave = pty.openpty()
        self.screen, self.decoder = Screen(columns, rows), codecs.getincrementaldecoder("utf-8")("replace")
        self.resize(columns, rows)
        self.before = termios.tcgetattr(self.slave)
        plain = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        self.process = subprocess.Popen(
            [CLIENT], stdin=self.slave, stdout=self.slave, stderr=self.slave, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
            env=plain | {"TERM": "xterm-256color"} | environment,
        )  # fmt: skip
        self.bytes = b""

    def resize(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.screen.resize(columns, rows)

    def look(self, seconds):
        """Reads output for the given time, or until the end."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            ready, _, _ = select.select([self.master], [], [], min(left, 0.1))
            if ready:
                written = os.read(self.master, 1 << 16)
                self.bytes += written
                self.screen.read(self.decoder.decode(written))
            elif self.process.poll() is not None:
                break

    def see(self, until, seconds=10.0):
        """Reads until the screen meets a condition."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.look(0.1)
            if until(self.screen):
                return True
        return False

    def leave(self):
        """Waits for the end, and closes the terminal; returns the exit status."""
        end = time.monotonic() + 10
        while self.process.poll() is None and time.monotonic() < end:
            self.look(0.1)
        self.look(0.1)
        status, self.after = self.process.poll(), termios.tcgetattr(self.slave)
        if status is None:
            self.process.kill()
            self.process.wait()
        os.close(self.slave)
        os.close(self.master)
        return status


def shows(*words):
    def check(screen):
        text = "\n".join(screen.lines())
        return not screen.empty() and not screen.outside and all(word in text for word in words)

    return check


class Terminal(unittest.TestCase):
    def left_alone(self, client):
        self.assertEqual((client.screen.modes["1049"], client.screen.modes["25"]), (False, True))
        self.assertEqual(client.screen.style, "0")
        self.assertEqual(client.after, client.before)
        # Nothing was written to the primary screen.
        text = client.bytes.decode("utf-8", "ignore")
        self.assertTrue(text.startswith("\x1b[?1049h") and text.endswith("\x1b[?1049l"), text[-80:])

    def test_the_client_fills_a_terminal_of_any_size_with_the_app_and_the_tour(self):
        for columns, rows in ((80, 24), (132, 43), (50, 50)):
            with self.subTest(columns=columns, rows=rows):
                client = Client(columns, rows, COLORTERM="truecolor")
                self.assertTrue(client.see(shows(*WORDS)), "\n".join(client.screen.lines()))
                os.write(client.master, b"q")
                self.assertEqual(client.leave(), 0)
                self.left_alone(client)

    def test_the_client_uses_the_terminals_colours(self):
        for environment, wanted, others in (
            ({"COLORTERM": "truecolor"}, ";48;2;", (";48;5;",)), ({}, ";48;5;", (";48;2;", ";38;2;")),
            ({"COLORTERM": "truecolor", "NO_COLOR": "1"}, "0", (";48", ";38")),
            ({"COLORTERM": "24bit", "NO_COLOR": ""}, ";48;2;", (";48;5;",)),
        ):  # fmt: skip
            with self.subTest(**environment):
                client = Client(80, 24, **environment)
                self.assertTrue(client.see(shows("Your mail is here.")), "\n".join(client.screen.lines()))
                self.assertTrue(any(wanted in style for style in client.screen.styles))
                for other in others:
                    self.assertFalse([style for style in client.screen.styles if other in style])
                os.write(client.master, b"q")
                self.assertEqual(client.leave(), 0)
                self.left_alone(client)

    def test_the_client_follows_a_change_of_size(self):
        client = Client(80, 24, COLORTERM="truecolor")
        self.assertTrue(client.see(shows(*WORDS)))
        for columns, rows in ((120, 36), (64, 22)):
            # Earlier output is for the old size; output for the new one begins by clearing the screen.
            client.resize(columns, rows)
            client.screen.cells = {}
            self.assertTrue(client.see(shows(*WORDS)), "\n".join(client.screen.lines()))
        os.write(client.master, b"q")
        self.assertEqual(client.leave(), 0)
        self.left_alone(client)

    def test_the_terminal_is_restored_after_any_end_of_the_client(self):
        ends = [signal.SIGTERM, signal.SIGHUP, signal.SIGABRT, signal.SIGSEGV, signal.SIGILL, signal.SIGTRAP]
        for end in ends:
            with self.subTest(end):
                client = Client(80, 24)
                self.assertTrue(client.see(shows("Your mail is here.")))
                os.kill(client.process.pid, end)
                self.assertEqual(client.leave(), -end)
                self.left_alone(client)
        with self.subTest("ctrl-C"):
            client = Client(80, 24)
            self.assertTrue(client.see(shows("Your mail is here.")))
            os.write(client.master, b"\x03")
            self.assertEqual(client.leave(), -signal.SIGINT)
            self.left_alone(client)
        with self.subTest("the end of the tour, hurried on"):
            client = Client(80, 24)
            self.assertTrue(client.see(shows("Your mail is here.")))
            os.write(client.master, b" ")
            self.assertTrue(client.see(shows("Write a mail", "Tap here to start.")))
            os.write(client.master, b" ")
            self.assertEqual(client.leave(), 0)
            self.left_alone(client)

    def test_the_terminal_is_restored_while_the_client_is_suspended(self):
        client = Client(80, 24)
        self.assertTrue(client.see(shows("Your mail is here.")))
        os.kill(client.process.pid, signal.SIGTSTP)
        self.assertTrue(client.see(lambda screen: not screen.modes["1049"]))
        self.assertEqual(termios.tcgetattr(client.slave), client.before)
        os.kill(client.process.pid, signal.SIGCONT)
        self.assertTrue(client.see(lambda screen: screen.modes["1049"]))
        os.write(client.master, b"q")
        self.assertEqual(client.leave(), 0)
        self.left_alone(client)

    def test_output_to_a_pipe_is_plain_text(self):
        run = subprocess.run([CLIENT], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        self.assertNotIn("\x1b", run.stdout)
        for word in ("Your mail is here.", "Write a mail", "compose: tap compose-button"):
            self.assertIn(word, run.stdout)


if __name__ == "__main__":
    unittest.main()
