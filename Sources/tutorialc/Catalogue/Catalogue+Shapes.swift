/// Cutouts and rings.
extension CatalogueEntry {
  static let invalidPath = CatalogueEntry(
    "The path is not SVG path data, or not one closed outline: a cutout has exactly one subpath, which leaves out no part "
      + "of its inside. It may cross itself; what it winds around, by the non-zero rule, is cut.",
    wrong: """
      shape: { path: "M0 0 L10 0 L10", viewBox: [0, 0, 10, 10] }
      """,
    right: """
      shape: { path: "M0 0 L10 0 L10 10 Z", viewBox: [0, 0, 10, 10] }
      """)

  static let radiusClamped = CatalogueEntry(
    "The corner radii do not fit into the side that they share and were scaled down, as CSS does it. A radius that is "
      + "plainly meant as \"fully round\", such as 999, is not reported.",
    wrong: """
      cutout: { radius: 40 }      # of a target 56 high
      """,
    right: """
      cutout: { shape: capsule }
      """)

  static let circleOnOblong = CatalogueEntry(
    "A circle around a target that is far from square covers much more, or much less, than the target.",
    wrong: """
      cutout: { shape: circle }   # around a row of 393 by 72
      """,
    right: """
      cutout: { shape: capsule }
      """)

  static let distortedShape = CatalogueEntry(
    "The path is stretched to a frame of other proportions than its viewBox.",
    wrong: """
      cutout: { shape: { path: …, viewBox: [0, 0, 24, 24] } }   # on a target of 120 by 40
      """,
    right: """
      cutout: { shape: { path: …, viewBox: [0, 0, 24, 24] }, size: [48, 48], at: center }
      """)

  static let overlappingCutouts = CatalogueEntry(
    "Two holes of one step overlap. They are cut as one opening; their rings cross each other. Where that is meant, "
      + "`combine` says so: `union` draws one ring around both, `bounds` cuts one hole around all, `separate` keeps two.",
    wrong: """
      target: [card, badge]       # the badge sits on the card's corner
      """,
    right: """
      target: [card, badge]
      cutout: { combine: union }
      """)

  static let smallHitArea = CatalogueEntry(
    "What is to be tapped is smaller than a finger: the hole and its element together, or the element that a rule waits "
      + "for. The least side is 44 pt on iOS, 48 dp on Android, and 24 px on the web.",
    wrong: """
      - { target: badge, callout: Look., advance: { tap: target } }     # 16 by 16
      """,
    right: """
      - { target: badge, callout: Look., advance: { tap: target }, interaction: { mode: target, hitPadding: 12 } }
      """)

  static let lowContrast = CatalogueEntry(
    "The ring can hardly be told from the overlay behind it, or without a ring around it the hole from the overlay, on "
      + "any grey screen from black to white: the contrast is below the 3:1 that WCAG 2.2 asks of what is no text.",
    wrong: """
      overlay: { color: "#000000", opacity: 0.6 }
      ring: { color: "#222222" }
      """,
    right: """
      overlay: { color: "#000000", opacity: 0.6 }
      ring: { color: "#ffffff" }
      """)
}
