"""Shared by the checks of the schemas: samples changed in one place, and the two judges that must agree on them."""

import copy
import json
import subprocess
import tempfile
from pathlib import Path

from jsonschema import Draft202012Validator
from ruamel.yaml import YAML

SAMPLES = Path(__file__).resolve().parent.parent / "Samples"
# As a value: removes the place.
DROP = object()


def validator_of(path):
    """The validator of the schema in the file `path`, after checking the schema itself."""
    schema = json.loads(Path(path).read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def way_of(path):
    """The keys and indices of a path such as `steps/0/callout`."""
    return [int(key) if key.isdigit() else key for key in path.split("/")]


def changed(document, path, value):
    """The document with one place changed."""
    document = copy.deepcopy(document)
    *way, last = way_of(path)
    place = document
    for key in way:
        place = place[key]
    if value is DROP:
        del place[last]
    else:
        place[last] = value
    return document


def described(path, value):
    """A description of the change for a report."""
    return f"{path} = {'nothing' if value is DROP else json.dumps(value)}"


class Agreement:
    """A schema and the compiler, and the documents that they misjudge."""

    def __init__(self, schema, tutorialc, name, beside=(), checked=None):
        """The compiler reads a document as a file called `name`, with the texts `beside` (name, text) next to it.

        It checks the file `checked`, by default the document.
        """
        self.validator = validator_of(schema)
        self.tutorialc = tutorialc
        self.name = name
        self.beside = beside
        self.checked = checked or name
        self.faults = []

    def compiles(self, document):
        """Returns true if the compiler accepts a document."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in self.beside:
                Path(folder, name).write_text(text, encoding="utf-8")
            file = Path(folder, self.name)
            file.write_text(json.dumps(document), encoding="utf-8")
            command = [self.tutorialc, "check", str(Path(folder, self.checked))]
            code = subprocess.run(command, capture_output=True).returncode
            if code not in (0, 1):
                self.faults.append(f"tutorialc ends with {code}")
            return code == 0

    def accept(self, document, name):
        """Checks that the schema accepts a document."""
        self.faults += [f"{name}: {error.json_path}: {error.message}" for error in self.validator.iter_errors(document)]

    def accept_files(self, paths):
        """Checks that the schema accepts YAML files. The build of the examples shows that the compiler accepts them."""
        for path in paths:
            self.accept(YAML(typ="safe").load(Path(path).read_text(encoding="utf-8")), path)

    def accept_sample(self, path):
        """Checks that both accept the sample in a JSON file, and returns it."""
        sample = json.loads(path.read_text(encoding="utf-8"))
        self.accept(sample, path)
        if not self.compiles(sample):
            self.faults.append(f"the compiler rejects {path}")
        return sample

    def judge(self, sample, changes, is_right):
        """Checks that both accept, or both reject, every change of a sample."""
        verb = "rejects" if is_right else "accepts"
        for path, value in changes:
            document = changed(sample, path, value)
            if self.validator.is_valid(document) != is_right:
                self.faults.append(f"the schema {verb} {described(path, value)}")
            if self.compiles(document) != is_right:
                self.faults.append(f"the compiler {verb} {described(path, value)}")

    def report(self, praise):
        """Prints the faults, or the praise; returns the exit code."""
        print("\n".join(self.faults) or praise)
        return 1 if self.faults else 0
