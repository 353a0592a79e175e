package import TutorialSyntax

extension DiagnosticID {
  /// `duplicate-element`.
  package static let duplicateElement = DiagnosticID(
    "duplicate-element", .error,
    rule:
      "Element ids are unique in a snapshot, because tutorials refer to elements by id.",
    wrong: """
      elements:
        - { id: row, frame: [0, 0, 393, 72] }
        - { id: row, frame: [0, 72, 393, 72] }
      """,
    right: """
      elements:
        - { id: row-1, frame: [0, 0, 393, 72] }
        - { id: row-2, frame: [0, 72, 393, 72] }
      """)

  /// `place-constraints`.
  package static let placeConstraints = DiagnosticID(
    "place-constraints", .error,
    rule:
      "On each axis, a place has exactly two constraints: both edges, or the size and either an edge or the centre. "
      + "With fewer, the box isn't fixed; with more, they may contradict each other.",
    wrong: """
      place: { in: safeArea, left: 16, right: 16, width: 200, bottom: 8, height: 44 }
      """,
    right: """
      place: { in: safeArea, left: 16, right: 16, bottom: 8, height: 44 }
      """)

  /// `unknown-trait`.
  package static let unknownTrait = DiagnosticID(
    "unknown-trait", .warning,
    rule:
      "A condition asks for a trait, or a value of one, that no variant has. Or a layout gives a trait that clients "
      + "don't know, or a text size at which callouts can't be laid out.",
    wrong: """
      only: { plattform: ios }
      """,
    right: """
      only: { platform: ios }
      """)
}
