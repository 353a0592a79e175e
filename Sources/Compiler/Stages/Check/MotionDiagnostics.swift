package import TutorialSyntax

extension DiagnosticID {
  /// `flashing-effect`.
  package static let flashingEffect = DiagnosticID(
    "flashing-effect", .error,
    rule:
      "Something flashes more than three times within a second, which can trigger seizures (WCAG 2.2, 2.3.1): a round of "
      + "an effect is a flash, those of effects with one period are one, and a spring that swings so much that it "
      + "takes a fade, or a sprite's opacity, to and fro flashes too, as does an easing of points, and whatever jumps "
      + "to and fro.",
    wrong: """
      effects: [{ kind: glow, period: 0.2s }]
      """,
    right: """
      effects: [{ kind: glow, period: 1.2s }]
      """)

  /// `long-motion`.
  package static let longMotion = DiagnosticID(
    "long-motion", .warning,
    rule:
      "The motion takes so long that a person waits for it: more than 2 s for a part of a transition, reduced motion, or "
      + "scrolling. Sprites and effects hold nobody up.",
    wrong: """
      transition: { move: { duration: 4s } }
      """,
    right: """
      transition: { move: { duration: 0.35s } }
      """)

  /// `motion-leaves-viewport`.
  package static let motionLeavesViewport = DiagnosticID(
    "motion-leaves-viewport", .warning,
    rule:
      "On its way something leaves the display that lies on it at both ends: an arc bends too far, a spring overshoots at "
      + "the edge, a bounce goes too high. Of a hole no more than its padding may be out. Only the way that goes out the "
      + "farthest is reported at each place.",
    wrong: """
      transition: { move: { arc: 2 } }
      """,
    right: """
      transition: { move: { arc: 0.15 } }
      """)
}
