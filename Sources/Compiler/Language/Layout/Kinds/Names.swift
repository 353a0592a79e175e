import TutorialGeometry
import TutorialSyntax
import TutorialValues

extension SchemaDefinition {
  /// A text, which may be empty. YAML editors take `on`, `012` and the like for other types, so these are allowed.
  static let layoutText = SchemaDefinition("text") { ["type": ["string", "number", "boolean"]] }
  /// The id of an element, window, space or occluder.
  static let layoutID = SchemaDefinition("id") { textNode(Limits.identifier) }
  static let cssSelector = SchemaDefinition("cssSelector") { textNode(Limits.identifier) }
  /// The name of a screen or a variant.
  static let snapshotName = SchemaDefinition("name") {
    textNode(Limits.name).with(behind: [.init("pattern", "^[^/]*$")])
  }
}

extension Kind where Value == String {
  /// A text, which may be empty.
  static func plainText(examples: [SchemaNode]) -> Kind {
    Kind(KindForm(.reference(.layoutText), examples: examples)) { decoder, field, _ in
      decoder.string(field.value)?.value
    }
  }

  /// A CSS selector. Its syntax isn't checked, because it is for a page.
  static var cssSelector: Kind {
    Kind(KindForm(.reference(.cssSelector), examples: ["#toolbar > button.compose"])) { decoder, field, called in
      decoder.filledString(field.value, of: called, expected: "a CSS selector", limit: Limits.identifier)?.value
    }
  }
}

extension Kind where Value == Bool {
  /// `true` or `false`.
  static var boolean: Kind {
    Kind(Kind<Located<Bool>>.bool.form) { decoder, field, _ in decoder.bool(field.value)?.value }
  }
}

extension Kind where Value: DescribedWord & DocumentKey {
  /// One of the words of an enumeration.
  static func choice(_: Value.Type) -> Kind {
    Kind(.word(Value.self)) { decoder, field, called in decoder.choice(field.value, Value.self, of: called)?.value }
  }
}

extension Kind where Value == Sourced<String> {
  /// An id, which is free text.
  static func entryID(examples: [SchemaNode]) -> Kind {
    Kind(KindForm(.reference(.layoutID), examples: examples)) { decoder, field, called in
      decoder.entryID(field.value, of: called)
    }
  }

  /// The name of a screen or a variant: free text without `/`, which separates the two.
  static func snapshotName(examples: [SchemaNode]) -> Kind {
    Kind(KindForm(.reference(.snapshotName), examples: examples)) { decoder, field, called in
      guard let text = decoder.boundedText(field.value, of: called, limit: Limits.name) else { return nil }
      guard !text.utf8.contains(UInt8(ascii: "/")) else {
        decoder.reportOutOfRange(
          field.value, "\(called) \"\(excerpt(text))\" holds a \"/\", which separates screen and variant")
        return nil
      }
      return Sourced(text, decoder.document.span(field.value))
    }
  }
}

extension Decoder {
  /// Adds the file to a located value.
  func sourced<Value>(_ located: Located<Value>?) -> Sourced<Value>? {
    located.map { Sourced($0.value, SourceSpan(document.source, $0.range)) }
  }

  /// The start of a map, for diagnostics about the whole map.
  func headSpan(_ node: NodeID) -> SourceSpan { SourceSpan(document.source, headRange(node)) }

  /// Reads an id, which is free text.
  ///
  /// - Parameter name: the id's name in messages (`the id of an element`).
  mutating func entryID(_ node: NodeID, of name: String) -> Sourced<String>? {
    boundedText(node, of: name, limit: Limits.identifier).map { Sourced($0, document.span(node)) }
  }

  /// Reads a name: a text that is not empty, and at most `limit` bytes long.
  fileprivate mutating func boundedText(_ node: NodeID, of name: String, limit: Int) -> String? {
    guard let text = string(node)?.value else { return nil }
    guard !text.isEmpty else {
      reportOutOfRange(node, "\(name) is empty")
      return nil
    }
    guard text.utf8.count <= limit else {
      report(
        Diagnostic(
          .limitExceeded, "\(name) is \(text.utf8.count) bytes long, and the limit is \(limit)",
          at: document.span(node)))
      return nil
    }
    return text
  }
}
