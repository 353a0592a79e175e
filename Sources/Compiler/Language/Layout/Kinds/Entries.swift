import TutorialSyntax

extension Kind {
  /// A list of things with ids, of which each stands there once.
  ///
  /// - Parameters:
  ///   - kind: what they are called in messages.
  ///   - read: reads one of them, and puts it behind the others.
  static func entries<Entry: MergeableDeclaration & DescribedMap>(
    _ kind: String, read: @escaping @Sendable (inout Decoder, NodeID, inout [Entry]) -> Void
  ) -> Kind where Value == [Entry] {
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
  /// The items of a list, none where the node is no list, which is reported. Items that do not decode are left out.
  mutating func items<Item>(
    _ node: NodeID, expected: String, _ decode: (inout Decoder, NodeID) -> Item?
  ) -> [Item] {
    guard document.kind(node) == .sequence else {
      reportWrongType(node, expected: expected)
      return []
    }
    return list(node, decode).value
  }

  /// The entries of a map whose keys are free text. Keys that are no text or stand twice are reported and left out.
  mutating func pairs(_ node: NodeID, of what: StaticString) -> [(key: NodeID, value: NodeID)] {
    guard document.kind(node) == .mapping else {
      reportWrongType(node, expected: "a map of keys to values for \(what)")
      return []
    }
    var first: [String: NodeID] = [:]
    var result: [(key: NodeID, value: NodeID)] = []
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      guard document.isScalar(key) else {
        reportWrongType(key, expected: "a key of \(what)")
        continue
      }
      if let earlier = first.updateValue(key, forKey: document.string(key)) {
        reportDuplicateKey(key, first: document.range(earlier))
        continue
      }
      result.append((key, value))
    }
    return result
  }

  /// The entries of a list of things with ids; of two with the same id the first counts, and the second is reported.
  fileprivate mutating func uniqueEntries<Entry: MergeableDeclaration>(
    _ node: NodeID, of kind: String, _ decode: (inout Decoder, NodeID, inout [Entry]) -> Void
  ) -> [Entry] {
    guard document.kind(node) == .sequence else {
      reportWrongType(node, expected: "a list of \(kind)s")
      return []
    }
    let count = min(document.childCount(node), Limits.elements)
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    var seen = IDTable()
    for item in document.children(node) {
      if entries.count == Limits.elements {
        report(tooMany(kind, at: headSpan(item)))
        break
      }
      let place = entries.count
      decode(&self, item, &entries)
      guard place < entries.count, let id = entries[place].mergeID else { continue }
      if let first = seen.insert(place, for: id.value) {
        report(duplicate(kind, id, first: entries[first].mergeID?.span))
        entries.removeLast()
      }
    }
    return entries
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
