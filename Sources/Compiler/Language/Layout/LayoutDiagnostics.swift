package import TutorialSyntax

extension DiagnosticID {
  /// `duplicate-element`.
  package static let duplicateElement = DiagnosticID(
    "duplicate-element", .error,
    rule:
      "Element ids are unique in a snapshot: tutorials name elements by them.",
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
      "Along each axis a place has exactly two of its three figures: both edges, or one edge or the centre and the size. "
      + "With fewer the box is not fixed, with more they may contradict each other.",
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
      "A condition asks for a trait, or a value of one, that no variant has, or a layout gives a trait that clients do not "
      + "know, or a text size that callouts cannot be laid out at.",
    wrong: """
      only: { plattform: ios }
      """,
    right: """
      only: { platform: ios }
      """)
}
