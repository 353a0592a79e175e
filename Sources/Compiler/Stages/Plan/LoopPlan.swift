package import TutorialLanguage
package import TutorialTour

/// An effect with its keyframes, and the rings that it draws.
package struct LoopPlan: Sendable {
  /// What is seen.
  package var kind: EffectKind
  /// Seconds of one round.
  package var period: Double
  /// How far it goes.
  package var amount: Double
  /// How many rounds; nil is without end.
  package var count: Int?
  /// One round.
  package var keyframes: [TourLoop.Keyframe]
  /// The rings that it draws besides the step's own: none where it moves the holes.
  package var rings: [RingPlan]
}
