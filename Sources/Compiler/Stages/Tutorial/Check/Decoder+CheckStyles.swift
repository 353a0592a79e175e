import TutorialIR

extension Decoder {
  /// Steps use styles that there are, and every style is used.
  mutating func checkStyles(of tutorial: Tutorial) {
    let known = Set(tutorial.styles.lazy.map(\.name.value))
    var used: Set<String> = []
    var suggestions = Suggestions(tutorial.styles.lazy.map(\.name.value))
    for name in tutorial.steps.lazy.flatMap(\.styles) {
      used.insert(name.value)
      guard !known.contains(name.value) else { continue }
      report(
        unknownStyle(
          name.value, at: SourceSpan(document.source, name.range), nearest: suggestions.nearest(to: name.value)))
    }
    for style in tutorial.styles where !used.contains(style.name.value) {
      report(unusedStyle(style.name.value, at: SourceSpan(document.source, style.name.range)))
    }
  }
}

private func unknownStyle(_ name: String, at span: SourceSpan, nearest: String?) -> Diagnostic {
  var diagnostic = Diagnostic(.unknownStyle, "no style is called \"\(name)\"", at: span)
  if let nearest {
    diagnostic.primaryLabel = "did you mean \"\(nearest)\"?"
    diagnostic.fixits = [FixIt("replace it with \"\(nearest)\"", .maybe, [.init(span, nearest)])]
  }
  return diagnostic
}

private func unusedStyle(_ name: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(.unusedStyle, "style \"\(name)\" is used by no step", at: span)
}
