extension Decoder {
  /// Any scalar as text. A plain scalar is what it says: `on`, `012` and `2024-01-01` are text here.
  package mutating func string(_ node: NodeID, expected: String = "text") -> Located<String>? {
    guard document.isScalar(node), !document.isNull(node) else {
      reportWrongType(node, expected: expected)
      return nil
    }
    return Located(document.string(node), document.range(node))
  }

  /// `true` or `false`.
  ///
  /// - Parameter expected: what else might stand there, for messages.
  package mutating func bool(_ node: NodeID, expected: String = "true or false") -> Located<Bool>? {
    if document.kind(node) == .plain {
      if document.text(node, equals: "true") { return Located(true, document.range(node)) }
      if document.text(node, equals: "false") { return Located(false, document.range(node)) }
    }
    reportWrongType(node, expected: expected)
    return nil
  }

  /// One of the raw values of an enum; another word is `value-out-of-range` with the nearest as a fix-it.
  @inlinable
  package mutating func choice<Choice>(_ node: NodeID, _: Choice.Type, of name: String) -> Located<Choice>?
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    if document.isScalar(node), let choice = Choice(rawValue: document.string(node)) {
      return Located(choice, document.range(node))
    }
    reportNoChoice(node, known: Choice.allCases.map(\.rawValue), of: name)
    return nil
  }

  /// The same for an enum with a table of its words, which costs less.
  @inlinable
  @inline(__always)
  package mutating func choice<Choice: DocumentKey>(
    _ node: NodeID, _: Choice.Type, of name: String
  ) -> Located<Choice>? {
    if let choice = Choice.table.find(document.arena, document.textBounds(node)) {
      return Located(choice, document.range(node))
    }
    reportNoChoice(node, known: Choice.table.table.words, of: name)
    return nil
  }

  /// A value that is none of the words of an enumeration.
  @usableFromInline
  package mutating func reportNoChoice(_ node: NodeID, known: [String], of name: String) {
    if document.isScalar(node), !document.isNull(node) {
      reportUnknownWord(node, known: known, of: name)
    } else {
      reportWrongType(node, expected: "one of \(known.joined(separator: ", "))")
    }
  }

  /// An id of the language: `[a-z0-9][a-z0-9-]*`, at most 200 bytes.
  package mutating func identifier(_ node: NodeID, of name: String) -> Located<String>? {
    guard let text = string(node, expected: "an id") else { return nil }
    guard text.value.utf8.count <= 200 else {
      report(
        Diagnostic(
          .limitExceeded, "\(name) is longer than the limit of 200 bytes for an id", at: document.span(node)))
      return nil
    }
    guard isIdentifier(document.arena[document.textBounds(node)]) else {
      reportOutOfRange(
        node,
        "\(name) \"\(excerpt(text.value))\" is not an id: lower-case letters, digits and hyphens, not starting with a hyphen"
      )
      return nil
    }
    return text
  }
}

private func isIdentifier(_ text: ArraySlice<UInt8>) -> Bool {
  guard let first = text.first, first != UInt8(ascii: "-") else { return false }
  return text.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
