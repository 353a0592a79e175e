package import TutorialSyntax

extension DiagnosticID {
  /// The diagnostic `moved-target`.
  package static let movedTarget = DiagnosticID(
    "moved-target", .note,
    rule:
      "In the layouts that a tutorial is compared with, what a step points at is there, and lies elsewhere or is of another "
      + "size. Nothing has to be done: the step follows.",
    wrong: """
      tutorialc check first-mail.tutorial.yaml --against new.layout.json
      """,
    right: """
      tutorialc check first-mail.tutorial.yaml --layout new.layout.json
      """)
}
