package import TutorialSyntax

extension JSONWriter {
  /// Writes a member of an object: a text, or null.
  package mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  /// Writes a member of an object: an integer, or null.
  package mutating func member(_ name: StaticString, _ value: Int?) {
    key(name)
    if let value { number(value) } else { null() }
  }

  /// Writes a member of an object: `true` or `false`.
  package mutating func member(_ name: StaticString, _ flag: Bool) {
    key(name)
    bool(flag)
  }

  /// Writes a member of an object: a list of strings, on one line.
  package mutating func member(_ name: StaticString, _ texts: [String]) {
    list(name, of: texts, onOneLine: true) { $0.string($1) }
  }

  /// Writes an object, with its key if it is a member of another one.
  package mutating func object(
    _ name: StaticString? = nil, onOneLine: Bool = false, _ members: (inout JSONWriter) -> Void
  ) {
    if let name { key(name) }
    beginObject(onOneLine: onOneLine)
    members(&self)
    endObject()
  }

  /// Writes a list, with its key if it is a member of an object.
  package mutating func list<Item>(
    _ name: StaticString? = nil, of items: some Sequence<Item>, onOneLine: Bool = false,
    _ write: (inout JSONWriter, Item) -> Void
  ) {
    if let name { key(name) }
    beginArray(onOneLine: onOneLine)
    for item in items { write(&self, item) }
    endArray()
  }
}
