package import TutorialSyntax

extension DiagnosticID {
  /// `duplicate-snapshot`.
  package static let duplicateSnapshot = DiagnosticID(
    "duplicate-snapshot", .error, isAlwaysError: true,
    rule:
      "There is one snapshot of a screen in a variant, across all manifests of a tutorial.",
    wrong: """
      snapshots:
        - { screen: inbox, variant: phone, … }
        - { screen: inbox, variant: phone, … }
      """,
    right: """
      snapshots:
        - { screen: inbox, variant: phone-portrait, … }
        - { screen: inbox, variant: phone-landscape, … }
      """)

  /// `cyclic-extends`.
  package static let cyclicExtends = DiagnosticID(
    "cyclic-extends", .error,
    rule:
      "A snapshot that extends another cannot, in the end, extend itself.",
    wrong: """
      - { screen: inbox, variant: phone, extends: list/phone }
      - { screen: list, variant: phone, extends: inbox/phone }
      """,
    right: """
      - { screen: inbox, variant: phone, … }
      - { screen: list, variant: phone, extends: inbox/phone }
      """)

  /// `unknown-extends`.
  package static let unknownExtends = DiagnosticID(
    "unknown-extends", .error,
    rule:
      "The snapshot that is extended, as screen/variant, is in no manifest of the tutorial.",
    wrong: """
      - { screen: inbox, variant: landscape, extends: inbox/potrait }
      """,
    right: """
      - { screen: inbox, variant: landscape, extends: inbox/portrait }
      """)
}
