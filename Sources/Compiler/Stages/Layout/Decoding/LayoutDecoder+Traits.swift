import TutorialIR

extension LayoutDecoder {
  /// `traits`: words by name. A name that no client knows is allowed, and warned about.
  mutating func traits(_ node: NodeID) -> [Traits.Pair] {
    var result: [Traits.Pair] = []
    for entry in pairs(node, of: "the traits of a snapshot") {
      let key = document.string(entry.key)
      decoder.checkTrait(entry.key)
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
