package import TutorialSyntax

extension DiagnosticID {
  /// `radius-clamped`.
  package static let radiusClamped = DiagnosticID(
    "radius-clamped", .warning,
    rule:
      "The corner radii don't fit the side that they share, so they were scaled down, as in CSS. A radius that is "
      + "plainly meant as \"fully round\", such as 999, isn't reported.",
    wrong: """
      cutout: { radius: 40 }      # of a target 56 high
      """,
    right: """
      cutout: { shape: capsule }
      """)

  /// `circle-on-oblong`.
  package static let circleOnOblong = DiagnosticID(
    "circle-on-oblong", .warning,
    rule:
      "A circle around a target that is far from square covers much more, or much less, than the target.",
    wrong: """
      cutout: { shape: circle }   # around a row of 393 by 72
      """,
    right: """
      cutout: { shape: capsule }
      """)

  /// `overlapping-cutouts`.
  package static let overlappingCutouts = DiagnosticID(
    "overlapping-cutouts", .note,
    rule:
      "Two holes of one step overlap. They are cut as one opening, and their rings cross each other. If that is "
      + "intended, say so with `combine`: `union` draws one ring around both, `bounds` cuts one hole around all, "
      + "`separate` keeps two.",
    wrong: """
      target: [card, badge]       # the badge sits on the card's corner
      """,
    right: """
      target: [card, badge]
      cutout: { combine: union }
      """)

  /// `distorted-shape`.
  package static let distortedShape = DiagnosticID(
    "distorted-shape", .warning,
    rule:
      "The path is stretched to a frame whose proportions differ from its viewBox.",
    wrong: """
      cutout: { shape: { path: …, viewBox: [0, 0, 24, 24] } }   # on a target of 120 by 40
      """,
    right: """
      cutout: { shape: { path: …, viewBox: [0, 0, 24, 24] }, size: [48, 48], at: center }
      """)
}
