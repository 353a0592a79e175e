package import TutorialSyntax

extension SchemaDefinition {
  /// A non-empty text. YAML editors don't take `on`, `012` and the like for text, so the schema allows them too.
  package static let text = SchemaDefinition("text") { textNode(Limits.text) }
  /// A name that the app defines.
  package static let name = SchemaDefinition("name") { textNode(Limits.name) }
  /// An id of the language.
  package static let id = SchemaDefinition("id") {
    ["type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$", "maxLength": .number(Double(Limits.name))]
  }
  /// A language tag.
  package static let locale = SchemaDefinition("locale") {
    ["type": "string", "pattern": "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$"]
  }
}

/// The schema of a text. It counts characters where the compiler counts bytes, so it never rejects a valid text.
package func textNode(_ limit: Int) -> SchemaNode {
  [
    "description": .string("At most \(grouped(limit)) bytes in UTF-8."), "type": ["string", "number", "boolean"],
    "minLength": 1, "maxLength": .number(Double(limit)),
  ]
}

/// A whole number with thousands separated by commas.
package func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  return digits.enumerated().reduce(into: "") { text, digit in
    if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
    text.append(digit.element)
  }
}

extension Kind where Value == Located<String> {
  /// A non-empty text.
  package static var text: Kind { text(examples: []) }

  /// A non-empty text.
  package static func text(examples: [SchemaNode]) -> Kind {
    Kind(KindForm(.reference(.text), examples: examples)) { decoder, field, called in
      let known = decoder.diagnostics.count
      let text = decoder.filledString(field.value, of: called)
      if text == nil { decoder.advise(field.value, since: known, AdviceOnValues.text) }
      return text
    }
  }

  /// An id of the language.
  package static func id(examples: [SchemaNode]) -> Kind {
    Kind(KindForm(.reference(.id), examples: examples)) { decoder, field, called in
      decoder.identifier(field.value, of: called)
    }
  }

  /// A language tag.
  package static var locale: Kind {
    Kind(KindForm(.reference(.locale), examples: ["en", "pt-BR"])) { decoder, field, _ in decoder.locale(field.value) }
  }
}

extension Decoder {
  /// Returns true if a node is a scalar with the text `word`.
  package func isWord(_ node: NodeID, _ word: StaticString) -> Bool { document.text(node, equals: word) }

  /// Returns true if a map has the given key.
  package func hasKey(_ key: StaticString, _ node: NodeID) -> Bool {
    guard document.kind(node) == .mapping else { return false }
    var children = document.children(node)
    while let name = children.next(), children.next() != nil {
      if isWord(name, key) { return true }
    }
    return false
  }

  /// Returns true if a map with free keys is small enough to compare all keys with each other.
  package mutating func isShort(_ map: NodeID, of name: String) -> Bool {
    let count = document.childCount(map) / 2
    guard count > Limits.freeKeys else { return true }
    report(
      Diagnostic(
        .limitExceeded, "\(name) has \(count) keys, the limit is \(Limits.freeKeys)",
        at: SourceSpan(document.source, headRange(map))))
    return false
  }

  /// Decodes a non-empty text.
  ///
  /// Reports `value-out-of-range` if it is empty and `limit-exceeded` if it is too long.
  ///
  /// - Parameter limit: the maximum number of bytes.
  package mutating func filledString(
    _ node: NodeID, of name: String, expected: String = "text", limit: Int = Limits.text
  ) -> Located<String>? {
    guard let text = string(node, expected: expected) else { return nil }
    guard !text.value.isEmpty else {
      reportOutOfRange(node, "\(name) is empty")
      return nil
    }
    return isWithin(limit, text.value, node, of: name) ? text : nil
  }

  /// Returns true if a text has at most `limit` bytes; otherwise reports `limit-exceeded`.
  package mutating func isWithin(_ limit: Int, _ text: String, _ node: NodeID, of name: String) -> Bool {
    guard text.utf8.count > limit else { return true }
    report(
      Diagnostic(.limitExceeded, "\(name) is longer than the limit of \(limit) bytes", at: document.span(node)))
    return false
  }

  /// Decodes a name that the app defines: a non-empty text of at most 200 bytes.
  package mutating func name(_ node: NodeID, of what: String) -> String? {
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

  /// Decodes a language tag.
  package mutating func locale(_ node: NodeID) -> Located<String>? {
    guard let text = string(node, expected: "a language tag such as en or pt-BR") else { return nil }
    guard isLanguageTag(document.arena[document.textBounds(node)]) else {
      reportOutOfRange(node, "\"\(excerpt(text.value))\" is not a language tag such as en or pt-BR")
      return nil
    }
    return text
  }
}

/// Returns true if bytes have the form of a language tag such as `en`, `ja` or `zh-Hant-TW`.
package func isLanguageTag(_ text: ArraySlice<UInt8>) -> Bool {
  func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
  func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  guard text.count <= 35 else { return false }
  let subtags = text.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  guard let language = subtags.first, 2...3 ~= language.count, language.allSatisfy(isLetter) else { return false }
  return subtags.dropFirst().allSatisfy { 1...8 ~= $0.count && $0.allSatisfy { isLetter($0) || isDigit($0) } }
}
