package import TutorialSyntax

extension DiagnosticID {
  /// `undeclared-space`.
  package static let undeclaredSpace = DiagnosticID(
    "undeclared-space", .error,
    rule:
      "A space must be declared in the snapshot that uses it, or in one that this snapshot extends. The outermost "
      + "space is global.",
    wrong: """
      elements: [{ id: row-1, space: fed, frame: [0, 0, 393, 72] }]
      """,
    right: """
      spaces: [{ id: feed, origin: [0, 108] }]
      elements: [{ id: row-1, space: feed, frame: [0, 0, 393, 72] }]
      """)

  /// `cyclic-space`.
  package static let cyclicSpace = DiagnosticID(
    "cyclic-space", .error,
    rule:
      "Spaces are nested, so each chain of parents must end at global.",
    wrong: """
      spaces: [{ id: a, parent: b }, { id: b, parent: a }]
      """,
    right: """
      spaces: [{ id: a, parent: global }, { id: b, parent: a }]
      """)

  /// `cyclic-place`.
  package static let cyclicPlace = DiagnosticID(
    "cyclic-place", .error,
    rule:
      "An element can't be placed in itself, not even by way of others.",
    wrong: """
      - { id: a, place: { in: b, left: 0, top: 0, width: 9, height: 9 } }
      - { id: b, place: { in: a, left: 0, top: 0, width: 9, height: 9 } }
      """,
    right: """
      - { id: a, place: { in: safeArea, left: 0, top: 0, width: 9, height: 9 } }
      - { id: b, place: { in: a, left: 0, top: 0, width: 9, height: 9 } }
      """)

  /// `cyclic-parent`.
  package static let cyclicParent = DiagnosticID(
    "cyclic-parent", .error,
    rule:
      "An element can't be inside itself: each chain of parents must end.",
    wrong: """
      elements: [{ id: a, parent: b, frame: … }, { id: b, parent: a, frame: … }]
      """,
    right: """
      elements: [{ id: a, frame: … }, { id: b, parent: a, frame: … }]
      """)

  /// `row-does-not-fit`.
  package static let rowDoesNotFit = DiagnosticID(
    "row-does-not-fit", .error,
    rule:
      "The items of a row or a column share its box, but the gaps and margins leave them no room.",
    wrong: """
      row: { in: viewport, top: 0, left: 0, width: 100, height: 40, gap: 60, items: [a, b, c] }
      """,
    right: """
      row: { in: viewport, top: 0, left: 0, width: 100, height: 40, gap: 8, items: [a, b, c] }
      """)

  /// `unknown-element`.
  package static let unknownElement = DiagnosticID(
    "unknown-element", .error,
    rule:
      "A snapshot refers to an element that it doesn't have: as a parent, as an occluder, or as the container of a "
      + "place.",
    wrong: """
      elements: [{ id: row-1, parent: lst, frame: [0, 0, 393, 72] }]
      """,
    right: """
      elements:
        - { id: list, frame: [0, 0, 393, 660] }
        - { id: row-1, parent: list, frame: [0, 0, 393, 72] }
      """)

  /// `undeclared-window`.
  package static let undeclaredWindow = DiagnosticID(
    "undeclared-window", .error,
    rule:
      "A window must be declared in the snapshot that uses it, or in one that this snapshot extends.",
    wrong: """
      elements: [{ id: ok, window: dialgo, frame: [120, 500, 80, 44] }]
      """,
    right: """
      windows: [{ id: dialog, type: dialog, z: 1, frame: [40, 300, 313, 260] }]
      elements: [{ id: ok, window: dialog, frame: [120, 500, 80, 44] }]
      """)
}
