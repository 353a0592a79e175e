import TutorialSyntax

extension Decoder {
  /// `only`: a map from traits to a value, or to a list of accepted values.
  mutating func traitQuery(_ node: NodeID) -> TraitQuery? {
    guard document.kind(node) == .mapping else {
      reportWrongType(node, expected: "a map of traits to values")
      return nil
    }
    guard isShort(node, of: "a query of traits") else { return nil }
    var entries: [TraitQuery.Entry] = []
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      guard let trait = string(key, expected: "a trait") else { continue }
      if let first = entries.first(where: { $0.trait.value == trait.value }) {
        reportDuplicateKey(key, first: first.trait.range)
        continue
      }
      checkTrait(key)
      let values = oneOrMore(value) { $0.string($1, expected: "a value of the trait") }.value
      if !values.isEmpty {
        entries.append(TraitQuery.Entry(trait: trait, values: values))
      } else if document.kind(value) == .sequence, document.childCount(value) == 0 {
        reportOutOfRange(value, "no value of \"\(excerpt(trait.value))\" is accepted, so nothing matches")
      }
    }
    return TraitQuery(range: document.range(node), entries: entries)
  }
}
