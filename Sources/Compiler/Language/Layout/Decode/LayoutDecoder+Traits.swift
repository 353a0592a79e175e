import TutorialSyntax
import TutorialText
import TutorialTour

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
      if key == "textSize", TextSize(trait: value.value) == nil {
        decoder.report(unknownTextSize(value.value, at: decoder.document.span(entry.value)))
      }
      result.append(Traits.Pair(key, value.value))
    }
    return result
  }
}

private func unknownTextSize(_ size: String, at span: SourceSpan) -> Diagnostic {
  var diagnostic = Diagnostic(
    .unknownTrait, "\"\(excerpt(size))\" is no text size that is known, so callouts are laid out for \"large\"",
    at: span)
  let names = TextSize.Name.allCases.map(\.rawValue)
  if let nearest = nearestName(to: size, among: names) {
    diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
    diagnostic.fixits = [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span, nearest)])]
  } else {
    diagnostic.notes = [.init("known sizes: \(names.joined(separator: ", ")), and factors from 0.25 to 5 such as 1.3")]
  }
  return diagnostic
}

/// The traits that can only be one of a few words; the others differ from platform to platform.
private let knownValues: [String: [String]] = [
  "orientation": ["portrait", "landscape"],
  "layoutDirection": LayoutDirection.allCases.map(\.rawValue),
  "colorScheme": ["light", "dark"],
]
