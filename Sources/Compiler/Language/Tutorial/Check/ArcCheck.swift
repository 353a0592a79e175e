package import TutorialSyntax
import TutorialTour

extension Decoder {
  /// Warns about an arc in a movement where nothing travels, so that the arc has no effect.
  ///
  /// It examines each map on its own, because an inherited arc may be meant for other movements.
  mutating func checkArcs(of tutorial: Tutorial) {
    checkArcs(of: tutorial.defaults?.transition)
    for index in tutorial.styles.indices { checkArcs(of: tutorial.styles[index].partial.transition) }
    for index in tutorial.steps.indices { checkArcs(of: tutorial.steps[index].partial.transition) }
  }

  private mutating func checkArcs(of transition: TransitionPartial?) {
    guard let transition else { return }
    for part in MovementPart.allCases {
      guard case .present(let partial)? = transition[part], let arc = partial.arc, arc.value != 0 else { continue }
      let span = SourceSpan(document.source, arc.range)
      switch part {
      case .enter: report(unusedArc("nothing travels when the overlay comes", at: span))
      case .exit: report(unusedArc("nothing travels when the overlay goes", at: span))
      case .move, .variantChange:
        guard let kind = partial.kind, kind.value != .morph else { continue }
        report(unusedArc("nothing travels in a \(kind.value.rawValue)", at: span))
      }
    }
  }
}

private func unusedArc(_ reason: String, at span: SourceSpan) -> Diagnostic {
  Diagnostic(.unusedArc, "\(reason), so there is no path to bend", at: span)
}

extension DiagnosticID {
  /// `unused-arc`.
  package static let unusedArc = DiagnosticID(
    "unused-arc", .warning,
    rule:
      "An arc bends the path of a hole that turns into another one. Nothing travels when the overlay comes or goes, "
      + "nor in a fade, a reveal or a cut.",
    wrong: """
      transition: { enter: { arc: 0.2 } }
      """,
    right: """
      transition: { move: { arc: 0.2 } }
      """)
}
