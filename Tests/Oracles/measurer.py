"""Talks to tutorialc-measure, and to the runner that lays out texts with its answers: the compiler's whole use of
fonts, from the outside."""

import json
import subprocess
import sys

import runner

PROGRAM = runner.ROOT / ".build/release/tutorialc-measure"
FACES = ("title", "body", "strong", "button")


class Measurer:
    """A conversation with a measurer that has opened one list of fonts for all faces."""

    def __init__(self, fonts):
        if not PROGRAM.exists():
            sys.exit(f"{PROGRAM} is missing: run make measurer")
        self.process = subprocess.Popen([PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        hello = self.ask({"protocol": "tutorialc.measure", "versions": [1, 1], "fonts": {face: fonts for face in FACES}})
        if hello.get("version") != 1:
            sys.exit(f"tutorialc-measure: {hello}")

    def ask(self, message):
        self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"tutorialc-measure ended with {self.process.wait()} at: {message}")
        return json.loads(line)

    def measure(self, text, places, locale, size):
        return self.ask({"text": text, "face": "body", "strong": [], "size": size, "locale": locale, "breaks": places})

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def scalars(text):
    return " ".join(f"{ord(each):X}" for each in text)


def numbers(values):
    return " ".join(map(repr, values))


def layout(locale, width, text, answer=None):
    """The runner's line that lays out a text, with a measurer's answer or by the bundled table."""
    lists = [answer[key] for key in ("advances", "lineEnds", "lineStarts")] if answer else [[], [], []]
    return f"layout {locale} {width} | {scalars(text)} | " + " | ".join(numbers(each) for each in lists)
