import TutorialGeometry
import TutorialIR

/// Reports what this version decodes and checks, but does not compile yet. What the tour then lacks is a warning; what
/// would be drawn wrong is an error.
func reportNotYetCompiled(_ tutorial: Tutorial) -> [Diagnostic] {
  var report = NotYetCompiled(source: tutorial.source)
  for layer in [tutorial.defaults].compactMap({ $0 }) + tutorial.styles.map(\.layer) + tutorial.steps.map(\.layer) {
    report.visit(layer)
  }
  return report.diagnostics
}

private struct NotYetCompiled {
  let source: SourceText
  var diagnostics: [Diagnostic] = []

  mutating func visit(_ layer: StepLayer) {
    if let combine = layer.cutout?.combine, combine.value == .union {
      leaveOut("one ring around several holes is", combine.range)
    }
    for cutout in [layer.cutout] + (layer.targets?.value ?? []).map(\.cutout) {
      guard let shape = cutout?.shape, case .path(let path) = shape.value, path.outline.crossesItself else { continue }
      diagnostics.append(crossing(at: shape.range))
    }
  }

  private mutating func leaveOut(_ what: String, _ range: ByteRange) {
    diagnostics.append(
      Diagnostic(
        .notYetCompiled, "\(what) not compiled by this version: the tour goes without", at: SourceSpan(source, range)))
  }

  /// By even-odd and by non-zero such a path means two different holes.
  private func crossing(at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .invalidPath, "the path crosses itself, and this version cannot cut such a hole", at: SourceSpan(source, range))
  }
}
