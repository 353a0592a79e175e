import TutorialSyntax

extension Decoder {
  /// Whether the node is a scalar that spells the given word.
  func isWord(_ node: NodeID, _ word: StaticString) -> Bool { document.text(node, equals: word) }

  /// Whether a map has the given key.
  func hasKey(_ key: StaticString, _ node: NodeID) -> Bool {
    guard document.kind(node) == .mapping else { return false }
    var children = document.children(node)
    while let name = children.next(), children.next() != nil {
      if isWord(name, key) { return true }
    }
    return false
  }

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

  /// A name that the app knows: some text of at most 200 bytes.
  mutating func name(_ node: NodeID, of what: String) -> String? {
    guard let text = filledString(node, of: what, expected: "a name") else { return nil }
    guard text.value.utf8.count <= Limits.name else {
      report(
        Diagnostic(
          .limitExceeded, "\(what) is longer than the limit of \(Limits.name) bytes for a name",
          at: document.span(node)))
      return nil
    }
    return text.value
  }
}
