"""Shared by the checks of out-of-process emitters and importers."""

import json
import os
import subprocess
import sys
from pathlib import Path

from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests/Schemas"))

from changes import DROP, changed, described, way_of  # noqa: E402

# A plugin that prints the files beside it.
STUB = '#!/bin/sh\nif [ "$1" = --describe ]; then cat description; else cat response; fi\n'


class Check:
    """Runs the compiler, and collects faults. `schemas` has the schema of each kind of message."""

    schemas = {}

    def __init__(self, tutorialc):
        self.tutorialc = Path(tutorialc).resolve()
        self.faults = []
        self.validators = {}
        for kind, name in self.schemas.items():
            schema = json.loads(subprocess.run([self.tutorialc, "schema", name], check=True, capture_output=True).stdout)
            Draft202012Validator.check_schema(schema)
            self.validators[kind] = Draft202012Validator(schema)

    def hold(self, holds, fault):
        if not holds:
            self.faults.append(fault)

    def run(self, arguments, folder, path=None):
        environment = dict(os.environ, PATH=f"{path}:{os.environ['PATH']}" if path else os.environ["PATH"])
        environment["HOME"] = str(folder)
        return subprocess.run(
            [self.tutorialc, *arguments], cwd=folder, env=environment, capture_output=True, text=True)

    def look_at(self, said, program, who):
        """Validates recorded messages, by file name, against the schemas; a repeated request must be answered as
        before."""
        for name, text in said.items():
            kind = "response" if name.endswith("response.json") else "request"
            if ".describe." in name:
                if kind == "request":
                    continue
                kind = "description"
            for error in self.validators[kind].iter_errors(json.loads(text)):
                self.faults.append(f"{who}: {name}: {error.json_path}: {error.message}")
            if kind == "request":
                again = subprocess.run([program], input=text, capture_output=True)
                self.hold(again.stdout == said[name.replace("request", "response")], f"{who}: {name} gets another answer")

    def accepts(self, description, response):
        """Returns true if the compiler accepts a plugin's messages."""
        raise NotImplementedError

    def judge(self, kind, samples, changes, is_right):
        """Checks that schema and compiler agree on each change of a sample."""
        verb = "rejects" if is_right else "accepts"
        for path, value in changes:
            document = changed(samples[kind], path, value)
            # A change to null removes the value.
            if value is None and way_of(path)[-1] == "default":
                document = changed(samples[kind], path, DROP)
                self.hold(
                    not self.accepts(**{**samples, kind: document}),
                    f"the compiler {verb} {kind}: {described(path, value)}")
                continue
            self.hold(
                self.validators[kind].is_valid(document) == is_right,
                f"the schema {verb} {kind}: {described(path, value)}")
            self.hold(
                self.accepts(**{**samples, kind: document}) == is_right,
                f"the compiler {verb} {kind}: {described(path, value)}")

    def judge_silent(self, samples, changes):
        """Checks that the compiler rejects changes of a response that no schema can reject."""
        for path, value in changes:
            document = changed(samples["response"], path, value)
            self.hold(self.validators["response"].is_valid(document), f"the schema refuses {described(path, value)}")
            self.hold(
                not self.accepts(**{**samples, "response": document}), f"the compiler accepts {described(path, value)}")

    def judge_all(self, samples, right, wrong):
        """Judges all changes."""
        self.hold(self.accepts(**samples), "the compiler rejects the samples")
        for kind in samples:
            self.judge(kind, samples, right[kind], True)
            self.judge(kind, samples, wrong[kind], False)

    def result(self, praise):
        """Prints the faults, or the praise; returns the exit code."""
        print("\n".join(self.faults) or praise)
        return 1 if self.faults else 0
