import TutorialSyntax

extension Kind {
  /// A list of entries with unique ids.
  ///
  /// - Parameters:
  ///   - kind: the entries' name in messages.
  ///   - read: reads an entry, and appends it to the others. By default, an entry needs an id.
  static func entries<Entry: MergeableDeclaration>(
    _ kind: String,
    read: @escaping @Sendable (inout Decoder, NodeID, inout [Entry]) -> Void = { decoder, node, others in
      let entry = decoder.map(node, Entry.self)
      if entry.mergeID?.ifWritten != nil { others.append(entry) }
    }
  ) -> Kind where Value == UniqueEntries<Entry> {
    Kind(
      KindForm(
        [
          "type": "array", "maxItems": .number(Double(Limits.elements)),
          "items": .reference(Entry.keys.outline.definition),
        ], examples: [.array(Entry.keys.outline.examples)], map: { Entry.keys.outline })
    ) { decoder, field, _ in decoder.uniqueEntries(field.value, of: kind, read) }
  }
}

extension Decoder {
  /// Reads the items of a list, and leaves out those that don't decode.
  ///
  /// Returns an empty list if the node isn't a list, which is reported.
  mutating func items<Item>(
    _ node: NodeID, expected: String, _ decode: (inout Decoder, NodeID) -> Item?
  ) -> [Item] {
    guard document.kind(node) == .sequence else {
      reportWrongType(node, expected: expected)
      return []
    }
    return list(node, decode).value
  }

  /// Reads the entries of a map with free keys. Keys that aren't texts, and duplicates, are reported and left out.
  mutating func pairs(_ node: NodeID, of what: StaticString) -> [(key: NodeID, value: NodeID)] {
    guard document.kind(node) == .mapping else {
      reportWrongType(node, expected: "a map of keys to values for \(what)")
      return []
    }
    var met = KeyTexts()
    var result: [(key: NodeID, value: NodeID)] = []
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      guard document.isScalar(key) else {
        reportWrongType(key, expected: "a key of \(what)")
        continue
      }
      if let earlier = met.replace(by: key, called: plainText(key)) {
        reportDuplicateKey(key, first: document.range(earlier))
        continue
      }
      result.append((key, value))
    }
    return result
  }

  /// Reads a list of entries with ids. Of two with the same id the first counts, and the second is reported.
  fileprivate mutating func uniqueEntries<Entry: MergeableDeclaration>(
    _ node: NodeID, of kind: String, _ decode: (inout Decoder, NodeID, inout [Entry]) -> Void
  ) -> UniqueEntries<Entry> {
    guard document.kind(node) == .sequence else {
      reportWrongType(node, expected: "a list of \(kind)s")
      return UniqueEntries()
    }
    let count = min(document.childCount(node), Limits.elements)
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    var positions = IDTable(capacity: count)
    for item in document.children(node) {
      if entries.count == Limits.elements {
        report(tooMany(kind, at: headSpan(item)))
        break
      }
      let place = entries.count
      decode(&self, item, &entries)
      guard place < entries.count, let id = entries[place].mergeID?.value,
        let first = positions.insert(place, for: id)
      else { continue }
      if let second = entries[place].mergeID { report(duplicate(kind, second, first: entries[first].mergeID?.span)) }
      entries.removeLast()
    }
    return UniqueEntries(entries: entries, positions: positions)
  }
}

/// The keys of a map that were met, by text. A few are compared, because that is faster than hashing.
private struct KeyTexts {
  private var few: [(text: String, key: NodeID)] = []
  private var many: [String: NodeID] = [:]

  /// Stores a key, and returns the earlier one with the same text, if any.
  mutating func replace(by key: NodeID, called text: String) -> NodeID? {
    if let place = few.firstIndex(where: { $0.text == text }) {
      defer { few[place].key = key }
      return few[place].key
    }
    guard few.count == 16 else {
      few.append((text, key))
      return nil
    }
    return many.updateValue(key, forKey: text)
  }
}

private func tooMany(_ kind: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(.limitExceeded, "a snapshot has more than \(Limits.elements) \(kind)s, which is the limit", at: span)
}

private func duplicate(_ kind: String, _ id: Sourced<String>, first: SourceSpan?) -> Diagnostic {
  Diagnostic(
    .duplicateElement, "\(kind) \"\(excerpt(id.value))\" is declared twice", at: id.span,
    labels: first.map { [.init($0, "first declared here")] } ?? [])
}
