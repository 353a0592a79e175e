import TutorialGeometry
import TutorialSyntax
import TutorialTour

/// The longest id of an element, window, space or occluder, in bytes. An importer's source may be generous.
private let longestID = 1_000

/// The longest name of a screen or variant, in bytes. It becomes part of keys and of messages.
private let longestName = 200

extension LayoutDecoder {
  /// A located value with the file it is written in.
  func sourced<Value>(_ located: Located<Value>?) -> Sourced<Value>? {
    located.map { Sourced($0.value, SourceSpan(document.source, $0.range)) }
  }

  /// The items of a list, none where the node is no list, which is reported.
  mutating func items(_ node: NodeID, expected: String) -> [NodeID] {
    guard document.kind(node) == .sequence else {
      decoder.reportWrongType(node, expected: expected)
      return []
    }
    return Array(document.children(node))
  }

  /// A number within the limits of coordinates.
  mutating func coordinate(_ node: NodeID) -> Double? {
    decoder.number(node, in: -Limits.coordinate...Limits.coordinate, of: "a coordinate")?.value
  }

  /// A length, which may be 0.
  mutating func length(_ node: NodeID, of name: String) -> Double? {
    decoder.number(node, in: 0...Limits.coordinate, of: name)?.value
  }

  /// A number above 0.
  mutating func positive(_ node: NodeID, of name: String) -> Double? {
    guard let number = decoder.number(node, of: name) else { return nil }
    guard number.value > 0 else {
      decoder.reportOutOfRange(node, "\(name) is \(decoder.describe(number.value)), and must be above 0")
      return nil
    }
    return number.value
  }

  /// `[x, y]`.
  mutating func point(_ node: NodeID) -> Point? {
    decoder.numbers(node, count: 2, expected: "[x, y]").map { Point($0.value[0], $0.value[1]) }
  }

  /// `[width, height]`, neither negative.
  mutating func size(_ node: NodeID) -> Size? {
    decoder.numbers(node, count: 2, in: 0...Limits.coordinate, expected: "[width, height]")
      .map { Size($0.value[0], $0.value[1]) }
  }

  /// `[x, y, width, height]`. A negative side is kept: sources mark what is clipped away by it.
  mutating func frame(_ node: NodeID) -> Rect? {
    decoder.numbers(node, count: 4, expected: "[x, y, width, height]")
      .map { Rect($0.value[0], $0.value[1], $0.value[2], $0.value[3]) }
  }

  /// `[top, right, bottom, left]`, none negative.
  mutating func insets(_ node: NodeID) -> EdgeInsets? {
    decoder.numbers(node, count: 4, in: 0...Limits.coordinate, expected: "[top, right, bottom, left]")
      .map { EdgeInsets(top: $0.value[0], right: $0.value[1], bottom: $0.value[2], left: $0.value[3]) }
  }

  /// `[a, b, c, d, tx, ty]`.
  mutating func transform(_ node: NodeID) -> Transform? {
    decoder.numbers(node, count: 6, expected: "[a, b, c, d, tx, ty]").map {
      Transform($0.value[0], $0.value[1], $0.value[2], $0.value[3], $0.value[4], $0.value[5])
    }
  }

  /// An id, which is free text.
  ///
  /// - Parameter name: whose id, for messages (`the id of an element`).
  mutating func id(_ node: NodeID, of name: String) -> Sourced<String>? {
    sourced(words(node, of: name, limit: longestID))
  }

  /// The name of a screen or a variant: free text without `/`, which stands between the two.
  mutating func name(_ node: NodeID, of name: String) -> Sourced<String>? {
    guard let text = words(node, of: name, limit: longestName) else { return nil }
    guard !text.value.utf8.contains(UInt8(ascii: "/")) else {
      decoder.reportOutOfRange(
        node, "\(name) \"\(excerpt(text.value))\" holds a \"/\", which separates screen and variant")
      return nil
    }
    return sourced(text)
  }

  /// A text that names something: not empty, no longer than `limit` bytes.
  private mutating func words(_ node: NodeID, of name: String, limit: Int) -> Located<String>? {
    guard let text = decoder.string(node) else { return nil }
    guard !text.value.isEmpty else {
      decoder.reportOutOfRange(node, "\(name) is empty")
      return nil
    }
    guard text.value.utf8.count <= limit else {
      decoder.report(
        Diagnostic(
          .limitExceeded, "\(name) is \(text.value.utf8.count) bytes long, and the limit is \(limit)",
          at: document.span(node)))
      return nil
    }
    return text
  }

  /// A text, or a map from locales to texts.
  mutating func localizedText(_ node: NodeID) -> LocalizedText? {
    guard document.kind(node) == .mapping else {
      return decoder.string(node, expected: "a text, or a map from locales to texts")
        .map { LocalizedText(plain: $0.value) }
    }
    var translations: [LocalizedText.Translation] = []
    for entry in pairs(node, of: "a text by locale") {
      let locale = document.string(entry.key)
      guard LanguageTag.isWellFormed(locale) else {
        decoder.reportOutOfRange(entry.key, "\"\(excerpt(locale))\" is not a locale such as \"en\" or \"en-US\"")
        continue
      }
      guard let text = decoder.string(entry.value) else { continue }
      translations.append(.init(locale: locale, text: text.value))
    }
    return LocalizedText(plain: nil, translations: translations)
  }

  /// The entries of a map whose keys are free text. Keys that are no text or stand twice are reported and left out.
  mutating func pairs(_ node: NodeID, of what: StaticString) -> [(key: NodeID, value: NodeID)] {
    guard document.kind(node) == .mapping else {
      decoder.reportWrongType(node, expected: "a map of keys to values for \(what)")
      return []
    }
    var first: [String: NodeID] = [:]
    var result: [(key: NodeID, value: NodeID)] = []
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      guard document.isScalar(key) else {
        decoder.reportWrongType(key, expected: "a key of \(what)")
        continue
      }
      if let earlier = first.updateValue(key, forKey: document.string(key)) {
        decoder.reportDuplicateKey(key, first: document.range(earlier))
        continue
      }
      result.append((key, value))
    }
    return result
  }

  /// The entries of a list of things with ids; of two with the same id the first counts, and the second is reported.
  mutating func uniqueEntries<Entry: MergeableDeclaration>(
    _ node: NodeID, of kind: String, expected: String, decode: (inout LayoutDecoder, NodeID) -> Entry?
  ) -> [Entry] {
    var entries: [Entry] = []
    var seen: [String: SourceSpan] = [:]
    for item in items(node, expected: expected) {
      if entries.count == Limits.elements {
        decoder.report(tooMany(kind, at: SourceSpan(document.source, decoder.headRange(item))))
        break
      }
      guard let entry = decode(&self, item) else { continue }
      if let id = entry.mergeID {
        if let first = seen[id.value] {
          decoder.report(duplicate(kind, id, first: first))
          continue
        }
        seen[id.value] = id.span
      }
      entries.append(entry)
    }
    return entries
  }
}

private func tooMany(_ kind: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(.limitExceeded, "a snapshot has more than \(Limits.elements) \(kind)s, which is the limit", at: span)
}

private func duplicate(_ kind: String, _ id: Sourced<String>, first: SourceSpan) -> Diagnostic {
  Diagnostic(
    .duplicateElement, "\(kind) \"\(excerpt(id.value))\" is declared twice", at: id.span,
    labels: [.init(first, "first declared here")])
}
