package import TutorialSyntax

extension Decoder {
  /// Resolves the styles of each step. Reports unknown styles, and styles that no step uses.
  mutating func resolveStyles(of tutorial: inout Tutorial) {
    var indices: [String: Int] = [:]
    for index in tutorial.styles.indices { indices[tutorial.styles[index].name.value] = index }
    var isUsed = Array(repeating: false, count: tutorial.styles.count)
    var suggestions = Suggestions(tutorial.styles.lazy.map(\.name.value))
    let always = tutorial.styles.indices.filter { tutorial.styles[$0].appliesOrDefault == .always }
    for style in always { isUsed[style] = true }
    for step in tutorial.steps.indices where !(tutorial.steps[step].styles.isEmpty && always.isEmpty) {
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
      // Styles with `applies: always` are beneath the named ones, unless the step names them too.
      tutorial.steps[step].styleIndices = always.filter { !found.contains($0) } + found
    }
    guard !document.isPartial else { return }
    for style in tutorial.styles.indices where !isUsed[style] && tutorial.styles[style].partial.isWhole {
      let name = tutorial.styles[style].name
      report(unusedStyle(name.value, at: SourceSpan(document.source, name.range)))
    }
  }
}

private func unknownStyle(_ name: String, at span: SourceSpan, nearest: String?) -> Diagnostic {
  Diagnostic(.unknownStyle, "no style is called \"\(name)\"", at: span).proposing(nearest)
}

private func unusedStyle(_ name: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(.unusedStyle, "style \"\(name)\" is used by no step", at: span)
}

extension DiagnosticID {
  /// `unknown-style`.
  package static let unknownStyle = DiagnosticID(
    "unknown-style", .error,
    rule:
      "A step uses a style that `styles` of the tutorial doesn't have.",
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
      "No step names the style, and the style doesn't say `applies: always`.",
    wrong: """
      styles: { primary: { cutout: { shape: capsule } } }
      steps: [{ target: send }]
      """,
    right: """
      styles: { primary: { cutout: { shape: capsule } } }
      steps: [{ style: [primary], target: send }]
      """)
}
