package import TutorialSyntax
import TutorialTour
import TutorialValues

/// `only`: the traits that a variant must have.
package struct TraitQuery: Sendable {
  /// A trait and its accepted values.
  package struct Entry: Sendable {
    /// The trait.
    package var trait: Located<String>
    /// The accepted values.
    package var values: [Located<String>]
  }

  /// The map.
  package var range: ByteRange
  /// The conditions, all of which must hold, in the order of the file.
  package var entries: [Entry]

  /// Returns true if the variant's value of each trait is one of the accepted values.
  ///
  /// A `locale` also matches a prefix of subtags: `en` matches `en-US`, but not `eng`.
  ///
  /// - Parameter lookup: returns the variant's value of a trait, or nil if it has none.
  package func matches(_ lookup: (String) -> String?) -> Bool {
    entries.allSatisfy { entry in
      guard let actual = lookup(entry.trait.value) else { return false }
      return entry.values.contains { wanted in
        if wanted.value == actual { return true }
        guard entry.trait.value == "locale" else { return false }
        return (LanguageTag.folded(actual) + "-").hasPrefix(LanguageTag.folded(wanted.value) + "-")
      }
    }
  }

  /// Merges this query over another, trait by trait.
  func over(_ base: TraitQuery) -> TraitQuery {
    var result = TraitQuery(range: range, entries: base.entries)
    for entry in entries {
      if let index = result.entries.firstIndex(where: { $0.trait.value == entry.trait.value }) {
        result.entries[index] = entry
      } else {
        result.entries.append(entry)
      }
    }
    return result
  }
}

extension SchemaDefinition {
  /// Traits that a variant must have.
  static let traits = SchemaDefinition("traits") {
    let values = SchemaDefinition("traitValues") {
      ["anyOf": [.reference(.word), ["type": "array", "minItems": 1, "items": .reference(.word)]]]
    }
    return [
      "description": "Traits that a variant must have, each with one value or a list of accepted values.",
      "type": "object", "properties": .object(Traits.knownKeys.map { .init($0, .reference(values)) }),
      "additionalProperties": .reference(values),
    ]
  }
}

extension Kind where Value == TraitQuery {
  /// A query of variants. Merged over another, it replaces that one trait by trait.
  static var traits: Kind {
    Kind(
      KindForm(
        .reference(.traits),
        examples: [["platform": "ios"], ["platform": ["ios", "android"], "orientation": "landscape"]]),
      over: { $0.over($1) }
    ) { decoder, field, _ in decoder.traitQuery(field.value) }.advising(AdviceOnValues.traits)
  }
}

extension Decoder {
  /// Reads `only`: a map from traits to a value, or to a list of accepted values.
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
