import TutorialIR

extension LayoutDecoder {
  /// `traits`: words by name. A name that no client knows is allowed, and warned about.
  mutating func traits(_ node: NodeID) -> [Traits.Pair] {
    var result: [Traits.Pair] = []
    for entry in pairs(node, of: "the traits of a snapshot") {
      let key = document.string(entry.key)
      if !Traits.knownKeys.contains(key) {
        decoder.report(unknownTrait(key, at: document.span(entry.key)))
      }
      guard let value = decoder.string(entry.value) else { continue }
      if let known = knownValues[key], !known.contains(value.value) {
        decoder.reportUnknownWord(entry.value, known: known, of: "the trait \"\(key)\"")
        continue
      }
      result.append(Traits.Pair(key, value.value))
    }
    return result
  }
}

/// The traits that can only be one of a few words; the others differ from platform to platform.
private let knownValues: [String: [String]] = [
  "orientation": ["portrait", "landscape"],
  "layoutDirection": LayoutDirection.allCases.map(\.rawValue),
  "colorScheme": ["light", "dark"],
]

private func unknownTrait(_ key: String, at span: SourceSpan) -> Diagnostic {
  var diagnostic = Diagnostic(.unknownTrait, "trait \"\(excerpt(key))\" is not one that clients know", at: span)
  if let nearest = nearestName(to: key, among: Traits.knownKeys) {
    diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
    diagnostic.fixits = [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span, nearest)])]
  } else {
    diagnostic.notes = [.init("known traits: \(Traits.knownKeys.joined(separator: ", "))")]
  }
  return diagnostic
}
