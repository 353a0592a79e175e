package import TutorialSyntax

extension DiagnosticID {
  /// The diagnostic `moved-target`.
  package static let movedTarget = DiagnosticID(
    "moved-target", .note,
    rule:
      "In the layouts that the tutorial is compared with, a step's target has another position or another size. You "
      + "don't have to do anything: the step follows it.",
    wrong: """
      tutorialc check first-mail.tutorial.yaml --against new.layout.json
      """,
    right: """
      tutorialc check first-mail.tutorial.yaml --layout new.layout.json
      """)
}
