import TutorialSyntax

extension Decoder {
  /// A list of values, or one value that stands for a list of one. Items that do not decode are left out.
  mutating func oneOrMore<Item>(
    _ node: NodeID, _ decode: (inout Decoder, NodeID) -> Item?
  ) -> Located<[Item]> {
    guard document.kind(node) == .sequence else {
      return Located(decode(&self, node).map { [$0] } ?? [], document.range(node))
    }
    return list(node, decode)
  }

  /// The items of a list that is known to be one.
  mutating func list<Item>(_ node: NodeID, _ decode: (inout Decoder, NodeID) -> Item?) -> Located<[Item]> {
    var items: [Item] = []
    items.reserveCapacity(document.childCount(node))
    for child in document.children(node) {
      if let item = decode(&self, child) { items.append(item) }
    }
    return Located(items, document.range(node))
  }

  /// A part of a step, or the word `none` in its place.
  mutating func removable<Partial>(
    _ node: NodeID, _ decode: (inout Decoder, NodeID) -> Partial
  ) -> Removable<Partial> {
    isWord(node, "none") ? .none(document.range(node)) : .present(decode(&self, node))
  }

  /// Whether the node is a scalar that spells the given word.
  func isWord(_ node: NodeID, _ word: StaticString) -> Bool { document.text(node, equals: word) }

  /// Whether a map with keys of the author's own is short enough for each key to be compared with all others.
  mutating func isShort(_ map: NodeID, of name: String) -> Bool {
    let count = document.childCount(map) / 2
    guard count > Limits.freeKeys else { return true }
    report(
      Diagnostic(
        .limitExceeded, "\(name) has \(count) keys, the limit is \(Limits.freeKeys)",
        at: SourceSpan(document.source, headRange(map))))
    return false
  }

  /// A text that says something: `value-out-of-range` where it is empty, `limit-exceeded` where it is too long.
  ///
  /// - Parameter limit: how many bytes it may have.
  mutating func filledString(
    _ node: NodeID, of name: String, expected: String = "text", limit: Int = Limits.text
  ) -> Located<String>? {
    guard let text = string(node, expected: expected) else { return nil }
    guard !text.value.isEmpty else {
      reportOutOfRange(node, "\(name) is empty")
      return nil
    }
    return isWithin(limit, text.value, node, of: name) ? text : nil
  }

  /// Whether a text is no longer than a limit in bytes: else `limit-exceeded`.
  mutating func isWithin(_ limit: Int, _ text: String, _ node: NodeID, of name: String) -> Bool {
    guard text.utf8.count > limit else { return true }
    report(
      Diagnostic(.limitExceeded, "\(name) is longer than the limit of \(limit) bytes", at: document.span(node)))
    return false
  }
}
