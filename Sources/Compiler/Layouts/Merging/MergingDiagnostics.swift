package import TutorialSyntax

extension DiagnosticID {
  /// `duplicate-snapshot`.
  package static let duplicateSnapshot = DiagnosticID(
    "duplicate-snapshot", .error, isAlwaysError: true,
    rule:
      "There is one snapshot of a screen in a variant, and one that amends it, across all manifests of a tutorial.",
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
      "A snapshot or a theme that extends another cannot, in the end, extend itself.",
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
      "The snapshot that is extended or amended, as screen/variant, is in no manifest of the tutorial.",
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
      "What amends a snapshot speaks of elements that the snapshot has. One that is gone, perhaps since an import was "
      + "done again, has nothing that could be added to. An entry that says where it is, is an element by itself.",
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
      "What amends an imported snapshot names elements by ids of the app's own. An id that the importer made up is a place: "
      + "after the next import another element may have it, and would get what was meant for this one.",
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
