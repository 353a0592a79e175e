import TutorialLanguage
package import TutorialSyntax

/// Reports captures that a tutorial relies on and that are truncated, once per snapshot.
func checkCaptures(_ resolved: ResolvedTutorial) -> [Diagnostic] {
  var seen: Set<SourceSpan> = []
  return resolved.variants.flatMap(\.steps).compactMap { step in
    let snapshot = step.snapshot
    guard snapshot.isTruncated, !step.targets.isEmpty, seen.insert(snapshot.span).inserted else { return nil }
    return Diagnostic(
      .truncatedCapture,
      "the capture of screen \"\(excerpt(snapshot.screen))\" in variant \"\(excerpt(snapshot.variant))\" was cut short",
      at: snapshot.span)
  }
}

extension DiagnosticID {
  /// `missing-snapshot`.
  package static let missingSnapshot = DiagnosticID(
    "missing-snapshot", .error,
    rule:
      "A step is on a screen that has no snapshot in a variant, so the target's position is unknown there. Add the "
      + "snapshot, or restrict the step with only.",
    wrong: """
      steps:
        - { screen: settings, target: logout }     # no snapshot of settings on tablet
      """,
    right: """
      steps:
        - { screen: settings, target: logout, only: { idiom: phone } }
      """)
}
