"""Sends tutorialc-measure invalid input: broken lines, texts of random scalars, fonts with random bytes changed.

It must answer each line, and end when its input does."""

import json
import pathlib
import random
import subprocess
import sys
import tempfile

import runner
from measurer import FACES, PROGRAM
from text_samples import DEJAVU, SAMPLES


def greeting(path, **font):
    fonts = {face: [{"path": str(path), "index": 0, "locales": [], **font}] for face in FACES}
    return json.dumps({"protocol": "tutorialc.measure", "versions": [1, 1], "fonts": fonts})


def request(text, breaks=(), size=15):
    return json.dumps({"text": text, "face": "body", "strong": [], "size": size, "locale": "en", "breaks": list(breaks)})


def talk(lines):
    """The answers. If a measurer fails, the error shows the input that it got."""
    data = b"".join(line if isinstance(line, bytes) else line.encode("utf-8", "surrogatepass") + b"\n" for line in lines)
    done = subprocess.run([PROGRAM], input=data, capture_output=True, timeout=120)
    if done.returncode != 0:
        sys.exit(f"tutorialc-measure ended with {done.returncode} at: {lines[0][:300]} {done.stderr[-500:]}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def any_text(draw):
    """Scalars of all planes, many of them marks, joiners, controls and halves of flags."""
    choices = [lambda: draw.randint(1, 0xD7FF), lambda: draw.randint(0xE000, 0x10FFFF), lambda: draw.choice(
        [0x200D, 0xAD, 0x301, 0x1F1E6, 0x1F3FB, 0xFE0F, 0x202E, 0x644, 0x627, 0x20, 0x0D4D, 0x1F468])]
    return "".join(chr(draw.choice(choices)()) for _ in range(draw.randint(0, 60)))


def main():
    draw = random.Random(3)
    found = runner.Findings()
    font = DEJAVU[0][0]
    junk = [b"\n", b"\xff\xfe\n", b"{\n", b"[" * 5000 + b"\n", b"null\n", b'{"text":1}\n']
    answers = talk([greeting(font), *junk, request("a")])
    found.expect(len(answers) == len(junk) + 2, f"{len(answers)} answers to {len(junk) + 2} lines")
    found.expect(all("error" in each for each in answers[1:-1]) and "advances" in answers[-1], f"{answers}")
    found.expect("error" in talk(junk[1:2])[0], "junk for a greeting is no error")

    texts = [any_text(draw) for _ in range(runner.count(500, 20000))]
    lines = [request(text, sorted(draw.sample(range(1, len(text)), min(len(text) - 1, 5))) if len(text) > 1 else ()) for text in texts]
    for text, answer in zip(texts, talk([greeting(font), *lines])[1:]):
        found.expect(len(answer.get("advances", ())) == len(text), f"{text!r}: {answer}")
    answer = talk([greeting(font), request("T\u0301 " * 60000, range(3, 180000, 3))])[1]
    found.expect(len(answer.get("advances", ())) == 180000, "a text of 180000 scalars")

    whole = pathlib.Path(font).read_bytes()
    sample = [request(text) for _, _, _, samples in SAMPLES.values() for text in samples]
    with tempfile.TemporaryDirectory() as folder:
        broken = pathlib.Path(folder) / "broken.ttf"
        for _ in range(runner.count(60, 2000)):
            data = bytearray(whole[: draw.choice([len(whole), draw.randint(0, len(whole))])])
            for _ in range(draw.randint(0, 200)):
                if data:
                    data[draw.randrange(min(len(data), draw.choice([400, len(data)])))] = draw.randrange(256)
            broken.write_bytes(data)
            answers = talk([greeting(broken), *sample])
            found.expect("error" in answers[0] or len(answers) == len(sample) + 1, f"a broken font: {answers[0]}")
    for path, font_fields in [("/nowhere.ttf", {}), (font, {"index": 1}), (font, {"index": 2**40}), (font, {"weight": 600}), ("/", {})]:
        found.expect("error" in talk([greeting(path, **font_fields)])[0], f"{path} {font_fields} is no error")
    found.end()
    print(f"hostile input: {len(texts)} texts of random scalars and {runner.count(60, 2000)} broken fonts, all answered")


if __name__ == "__main__":
    main()
