"""Dumps of screens as mutable trees: reads and writes the formats of uiautomator and WebDriverAgent.

Each node has a mark, which no file contains, and which identifies it in changed trees.
"""

import copy
import itertools
import re
import xml.etree.ElementTree as ElementTree

ANDROID, IOS = "uiautomator", "wda"


class Node:
    """An element of a dump: its attributes as written, its frame, and its children."""

    def __init__(self, attributes, frame, children=(), mark=None):
        self.attributes = dict(attributes)
        self.frame = list(frame)
        self.children = list(children)
        self.mark = mark

    def walk(self):
        """This node and its descendants, in the file's order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def move(self, dx, dy):
        for node in self.walk():
            node.frame[0] += dx
            node.frame[1] += dy

    def scale(self, factor):
        for node in self.walk():
            node.frame = [round(number * factor) for number in node.frame]


class Dump:
    """A screen: its format, the display's size in the units of the file, and the tree."""

    def __init__(self, name, kind, root, head=None, is_tagged=False):
        self.name, self.kind, self.root = name, kind, root
        # The tag around the tree, with its attributes; and true if tags are named after types, as Appium writes them.
        self.head, self.is_tagged = head or ({"rotation": "0"} if kind == ANDROID else {}), is_tagged

    @property
    def format(self):
        """The name of its importer."""
        return "appium-android" if self.is_tagged else self.kind

    def copy(self):
        return copy.deepcopy(self)

    def nodes(self):
        """All nodes but the root, which is the display."""
        return [node for node in self.root.walk() if node is not self.root]

    def node(self, mark):
        return next((node for node in self.root.walk() if node.mark == mark), None)

    def parent(self, child):
        return next((node for node in self.root.walk() if any(each is child for each in node.children)), None)

    @property
    def size(self):
        return self.root.frame[2], self.root.frame[3]

    # A node's property, under this project's name for it.

    def key(self, what):
        return {
            ANDROID: {"id": "resource-id", "type": "class", "label": "content-desc", "text": "text"},
            IOS: {"id": "name", "type": "type", "label": "label", "text": "value"},
        }[self.kind][what]

    def get(self, node, what):
        said = node.attributes.get(self.key(what), "")
        if what == "id" and self.kind == IOS and said == node.attributes.get("label", ""):
            return ""
        return said

    def set(self, node, what, value):
        if self.kind == IOS and what == "label" and not self.get(node, "id"):
            node.attributes["name"] = value
        node.attributes[self.key(what)] = value

    def names(self, node):
        """The label and the text, if they exist."""
        return [said for said in (self.get(node, "label"), self.get(node, "text")) if said]

    # Reading and writing.

    @classmethod
    def read(cls, path):
        root = ElementTree.parse(path).getroot()
        kind = ANDROID if root.tag == "hierarchy" else IOS
        head = dict(root.attrib) if root.tag in ("hierarchy", "AppiumAUT") else {}
        outermost = root[0] if root.tag in ("hierarchy", "AppiumAUT") else root
        name = re.sub(r"[^A-Za-z0-9-]+", "-", path.name.rsplit(".", 1)[0].removesuffix("." + kind))
        is_tagged = kind == ANDROID and outermost.tag != "node"
        return cls(name, kind, read_node(outermost, kind, itertools.count(1)), head, is_tagged)

    def write(self):
        tag = "hierarchy" if self.kind == ANDROID else "AppiumAUT"
        head = "".join(f' {name}="{escaped(value)}"' for name, value in self.head.items())
        tree = written(self.root, self, 1)
        return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', f"<{tag}{head}>", *tree, f"</{tag}>"]) + "\n"


def read_node(element, kind, counter):
    attributes = dict(element.attrib)
    if kind == ANDROID:
        left, top, right, bottom = map(int, re.findall(r"-?\d+", attributes.pop("bounds")))
        frame = [left, top, right - left, bottom - top]
        attributes.pop("index", None)
        attributes.setdefault("class", element.tag)
    else:
        frame = [int(float(attributes.pop(key))) for key in ("x", "y", "width", "height")]
        attributes["type"] = element.tag
    mark = next(counter)
    return Node(attributes, frame, [read_node(child, kind, counter) for child in element], mark)


def written(node, dump, depth, index=0):
    attributes = dict(node.attributes)
    x, y, width, height = node.frame
    if dump.kind == ANDROID:
        tag = re.sub(r"[^\w.]", "_", attributes["class"]) if dump.is_tagged else "node"
        attributes = {"index": str(index), **attributes, "bounds": f"[{x},{y}][{x + width},{y + height}]"}
    else:
        tag = attributes["type"]
        attributes |= {"x": str(x), "y": str(y), "width": str(width), "height": str(height)}
    head = f"{'  ' * depth}<{tag}" + "".join(f' {name}="{escaped(value)}"' for name, value in attributes.items())
    if not node.children:
        return [head + "/>"]
    inside = [line for place, child in enumerate(node.children) for line in written(child, dump, depth + 1, place)]
    return [head + ">", *inside, f"{'  ' * depth}</{tag}>"]


def escaped(text):
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), ('"', "&quot;"), ("\n", "&#10;")):
        text = text.replace(sign, name)
    return text
