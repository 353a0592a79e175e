package import TutorialSyntax

extension Decoder {
  /// Finds the styles that steps name. Steps use styles that there are, and every style is used.
  mutating func resolveStyles(of tutorial: inout Tutorial) {
    var indices: [String: Int] = [:]
    for index in tutorial.styles.indices { indices[tutorial.styles[index].name.value] = index }
    var isUsed = Array(repeating: false, count: tutorial.styles.count)
    var suggestions = Suggestions(tutorial.styles.lazy.map(\.name.value))
    for step in tutorial.steps.indices where !tutorial.steps[step].styles.isEmpty {
      var found: [Int] = []
      for name in tutorial.steps[step].styles {
        if let index = indices[name.value] {
          found.append(index)
          isUsed[index] = true
        } else if !document.isPartial {
          report(
            unknownStyle(
              name.value, at: SourceSpan(document.source, name.range), nearest: suggestions.nearest(to: name.value)))
        }
      }
      tutorial.steps[step].styleIndices = found
    }
    guard !document.isPartial else { return }
    for style in tutorial.styles.indices where !isUsed[style] {
      let name = tutorial.styles[style].name
      report(unusedStyle(name.value, at: SourceSpan(document.source, name.range)))
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

extension DiagnosticID {
  /// `unknown-style`.
  package static let unknownStyle = DiagnosticID(
    "unknown-style", .error,
    rule:
      "A step uses a style that the tutorial's styles do not have.",
    wrong: """
      styles: { primary: { cutout: { shape: capsule } } }
      steps: [{ style: [primry], target: send }]
      """,
    right: """
      styles: { primary: { cutout: { shape: capsule } } }
      steps: [{ style: [primary], target: send }]
      """)

  /// `unused-style`.
  package static let unusedStyle = DiagnosticID(
    "unused-style", .warning,
    rule:
      "No step uses the style.",
    wrong: """
      styles: { primary: { cutout: { shape: capsule } } }
      steps: [{ target: send }]
      """,
    right: """
      styles: { primary: { cutout: { shape: capsule } } }
      steps: [{ style: [primary], target: send }]
      """)
}
