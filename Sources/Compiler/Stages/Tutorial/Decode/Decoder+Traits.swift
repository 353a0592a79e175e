import TutorialIR

/// The traits that snapshots know by name; others are allowed but suspicious.
private let knownTraits = [
  "platform", "idiom", "orientation", "locale", "layoutDirection", "horizontalSizeClass", "verticalSizeClass",
  "textSize", "colorScheme",
]

extension Decoder {
  /// `only`: a map from traits to a value, or to a list of accepted values.
  mutating func traitQuery(_ node: NodeID) -> TraitQuery? {
    guard document.kind(node) == .mapping else {
      reportWrongType(node, expected: "a map of traits to values")
      return nil
    }
    var entries: [TraitQuery.Entry] = []
    var children = document.children(node)
    while let key = children.next(), let value = children.next() {
      guard let trait = string(key, expected: "a trait") else { continue }
      if let first = entries.first(where: { $0.trait.value == trait.value }) {
        reportDuplicateKey(key, first: first.trait.range)
        continue
      }
      if !knownTraits.contains(trait.value) { report(unknownTrait(trait.value, at: document.span(key))) }
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

private func unknownTrait(_ name: String, at span: SourceSpan) -> Diagnostic {
  var diagnostic = Diagnostic(.unknownTrait, "\"\(excerpt(name))\" is not a trait that layouts usually have", at: span)
  if let nearest = nearestName(to: name, among: knownTraits) {
    diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
    diagnostic.fixits = [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span, nearest)])]
  } else {
    diagnostic.notes = [.init("known traits: \(knownTraits.joined(separator: ", "))")]
  }
  return diagnostic
}
