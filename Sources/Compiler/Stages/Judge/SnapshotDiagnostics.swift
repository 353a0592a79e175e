package import TutorialSyntax

extension DiagnosticID {
  /// `missing-snapshot`.
  package static let missingSnapshot = DiagnosticID(
    "missing-snapshot", .error,
    rule:
      "A step is on a screen of which a variant has no snapshot, so nothing is known of where its target is. Add the "
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
