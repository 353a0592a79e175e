package import TutorialSyntax

extension DiagnosticID {
  /// `duplicate-snapshot`.
  package static let duplicateSnapshot = DiagnosticID(
    "duplicate-snapshot", .error, isAlwaysError: true,
    rule:
      "Across all manifests of a tutorial, a screen has at most one snapshot in each variant, and each snapshot is "
      + "amended at most once.",
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
      "A snapshot or a theme can't extend itself, not even by way of others.",
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
      "`extends` or `amends` names a snapshot, as screen/variant, that no manifest of the tutorial has.",
    wrong: """
      - { screen: inbox, variant: landscape, extends: inbox/potrait }
      """,
    right: """
      - { screen: inbox, variant: landscape, extends: inbox/portrait }
      """)

  /// `amends-nothing`.
  package static let amendsNothing = DiagnosticID(
    "amends-nothing", .warning,
    rule:
      "An amendment adds to an element that its snapshot doesn't have. Perhaps a new import has removed the element. "
      + "An entry that gives a position is an element of its own, and needs no other.",
    wrong: """
      - { screen: list, variant: phone, … }
      - { amends: list/phone, elements: [{ id: send-buton, shape: circle }] }
      """,
    right: """
      - { screen: list, variant: phone, … }
      - { amends: list/phone, elements: [{ id: send-button, shape: circle }] }
      """)

  /// `fragile-amendment`.
  package static let fragileAmendment = DiagnosticID(
    "fragile-amendment", .warning,
    rule:
      "An amendment names an element of an imported snapshot by an id that the importer made up. Such an id stands "
      + "for a position: after the next import another element may have it, and would get the additions. Use an id "
      + "that the app gave.",
    wrong: """
      - screen: list
        variant: phone
        display: { size: [400, 800] }
        elements: [{ id: list/cell-0, identity: path, frame: [0, 80, 400, 72] }]
      - { amends: list/phone, elements: [{ id: list/cell-0, shape: { roundedRect: 8 } }] }
      """,
    right: """
      - screen: list
        variant: phone
        display: { size: [400, 800] }
        elements: [{ id: new-mail, frame: [0, 80, 400, 72] }]
      - { amends: list/phone, elements: [{ id: new-mail, shape: { roundedRect: 8 } }] }
      """)
}
