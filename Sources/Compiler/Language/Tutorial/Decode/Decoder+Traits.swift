import TutorialSyntax

extension SchemaDefinition {
  /// Traits that a variant must have.
  static let traits = SchemaDefinition("traits") {
    let values = SchemaDefinition("traitValues") {
      ["anyOf": [.reference(.word), ["type": "array", "minItems": 1, "items": .reference(.word)]]]
    }
    return [
      "description": "Traits that a variant must have, each with one value or several of which one must be.",
      "type": "object", "properties": .object(Traits.knownKeys.map { .init($0, .reference(values)) }),
      "additionalProperties": .reference(values),
    ]
  }
}

extension Kind where Value == TraitQuery {
  /// Which variants. A query over another replaces it trait by trait.
  static var traits: Kind {
    Kind(
      KindForm(
        .reference(.traits),
        examples: [["platform": "ios"], ["platform": ["ios", "android"], "orientation": "landscape"]]),
      over: { $0.over($1) }
    ) { decoder, field, _ in decoder.traitQuery(field.value) }
  }
}

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
