package import TutorialSyntax

extension DiagnosticID {
  /// `yaml-syntax`.
  package static let yamlSyntax = DiagnosticID(
    "yaml-syntax", .error, isAlwaysError: true,
    rule:
      "The file is not YAML. The place is where reading stopped making sense; the cause is often a line before it: a tab, "
      + "a missing quote, a value that starts with one of @ ` % or holds \": \".",
    wrong: """
      title: Step 1: write
      """,
    right: """
      title: "Step 1: write"
      """)
}
