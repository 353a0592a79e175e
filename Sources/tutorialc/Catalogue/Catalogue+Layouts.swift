/// Layout manifests.
extension CatalogueEntry {
  static let duplicateElement = CatalogueEntry(
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

  static let duplicateSnapshot = CatalogueEntry(
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

  static let missingSnapshot = CatalogueEntry(
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

  static let displayConflict = CatalogueEntry(
    "All snapshots of one variant are of one device: they agree on the display. (Insets may differ: a keyboard.)",
    wrong: """
      - { screen: inbox, variant: phone, display: { size: [393, 852] }, … }
      - { screen: settings, variant: phone, display: { size: [390, 844] }, … }
      """,
    right: """
      - { screen: inbox, variant: phone, display: { size: [393, 852] }, … }
      - { screen: settings, variant: phone, display: { size: [393, 852] }, … }
      """)

  static let undeclaredSpace = CatalogueEntry(
    "A space that is named is declared in the same snapshot, or in one that it extends. The outermost is global.",
    wrong: """
      elements: [{ id: row-1, space: fed, frame: [0, 0, 393, 72] }]
      """,
    right: """
      spaces: [{ id: feed, origin: [0, 108] }]
      elements: [{ id: row-1, space: feed, frame: [0, 0, 393, 72] }]
      """)

  static let cyclicSpace = CatalogueEntry(
    "Spaces nest; following parents must end at global.",
    wrong: """
      spaces: [{ id: a, parent: b }, { id: b, parent: a }]
      """,
    right: """
      spaces: [{ id: a, parent: global }, { id: b, parent: a }]
      """)

  static let undeclaredWindow = CatalogueEntry(
    "A window that an element names is declared in the same snapshot, or in one that it extends.",
    wrong: """
      elements: [{ id: ok, window: dialgo, frame: [120, 500, 80, 44] }]
      """,
    right: """
      windows: [{ id: dialog, type: dialog, z: 1, frame: [40, 300, 313, 260] }]
      elements: [{ id: ok, window: dialog, frame: [120, 500, 80, 44] }]
      """)

  static let unknownElement = CatalogueEntry(
    "A snapshot names an element, as a parent, an occluder or the box of a place, that it does not have.",
    wrong: """
      elements: [{ id: row-1, parent: lst, frame: [0, 0, 393, 72] }]
      """,
    right: """
      elements:
        - { id: list, frame: [0, 0, 393, 660] }
        - { id: row-1, parent: list, frame: [0, 0, 393, 72] }
      """)

  static let cyclicParent = CatalogueEntry(
    "Elements stand inside one another; following parents must end.",
    wrong: """
      elements: [{ id: a, parent: b, frame: … }, { id: b, parent: a, frame: … }]
      """,
    right: """
      elements: [{ id: a, frame: … }, { id: b, parent: a, frame: … }]
      """)

  static let cyclicExtends = CatalogueEntry(
    "A snapshot that extends another cannot, in the end, extend itself.",
    wrong: """
      - { screen: inbox, variant: phone, extends: list/phone }
      - { screen: list, variant: phone, extends: inbox/phone }
      """,
    right: """
      - { screen: inbox, variant: phone, … }
      - { screen: list, variant: phone, extends: inbox/phone }
      """)

  static let unknownExtends = CatalogueEntry(
    "The snapshot that is extended, as screen/variant, is in no manifest of the tutorial.",
    wrong: """
      - { screen: inbox, variant: landscape, extends: inbox/potrait }
      """,
    right: """
      - { screen: inbox, variant: landscape, extends: inbox/portrait }
      """)

  static let cyclicPlace = CatalogueEntry(
    "Elements are placed in one another; an element cannot, in the end, be placed in itself.",
    wrong: """
      - { id: a, place: { in: b, left: 0, top: 0, width: 9, height: 9 } }
      - { id: b, place: { in: a, left: 0, top: 0, width: 9, height: 9 } }
      """,
    right: """
      - { id: a, place: { in: safeArea, left: 0, top: 0, width: 9, height: 9 } }
      - { id: b, place: { in: a, left: 0, top: 0, width: 9, height: 9 } }
      """)

  static let placeConstraints = CatalogueEntry(
    "Along each axis a place has exactly two of its three figures: both edges, or one edge or the centre and the size. "
      + "With fewer the box is not fixed, with more they may contradict each other.",
    wrong: """
      place: { in: safeArea, left: 16, right: 16, width: 200, bottom: 8, height: 44 }
      """,
    right: """
      place: { in: safeArea, left: 16, right: 16, bottom: 8, height: 44 }
      """)

  static let rowDoesNotFit = CatalogueEntry(
    "The items of a row or a column share its box; the gaps and margins leave them no room.",
    wrong: """
      row: { in: viewport, top: 0, left: 0, width: 100, height: 40, gap: 60, items: [a, b, c] }
      """,
    right: """
      row: { in: viewport, top: 0, left: 0, width: 100, height: 40, gap: 8, items: [a, b, c] }
      """)

  static let invertedFrame = CatalogueEntry(
    "A frame has a negative width or height. In captures that means: clipped away entirely. Swapping the edges would "
      + "invent a box that is nowhere on the screen.",
    wrong: """
      frame: [204, 1821, 570, -45]
      """,
    right: """
      frame: [204, 1776, 570, 45]
      """)

  static let unknownTrait = CatalogueEntry(
    "A condition asks for a trait, or a value of one, that no variant has, or a layout gives a trait that clients do not "
      + "know, or a text size that callouts cannot be laid out at.",
    wrong: """
      only: { plattform: ios }
      """,
    right: """
      only: { platform: ios }
      """)

  static let truncatedCapture = CatalogueEntry(
    "The capture that the manifest was imported from is incomplete: it broke off, or the tool says that it stopped at a "
      + "depth. Elements may be missing from it; capture again.",
    wrong: """
      source: { format: wda, truncated: true }
      """,
    right: """
      source: { format: wda, truncated: false }
      """)
}
