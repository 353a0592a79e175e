package import TutorialSyntax
package import TutorialTour
import TutorialTourDescription
import TutorialValues

/// A partial `reducedMotion`: the replacement for movement for people who ask for less motion.
package struct ReducedMotionPartial: DescribedMap {
  /// `kind`.
  package var kind: Located<TourReducedMotion.Kind>?
  /// `duration`, in seconds.
  package var duration: Located<Double>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "reducedMotion", of: "reduced motion",
    "The replacement for every transition for a person who asks for less motion. Sprites and effects are left out then.",
    examples: [["kind": "cut"]],
    shorthand: { TourReducedMotion.Kind(rawValue: $0).map { "{ kind: \($0.rawValue) }" } }
  ) {
    Key(
      "kind", .word(TourReducedMotion.Kind.self), "The kind of replacement.", called: "the kind of reduced motion",
      else: \.kindOrDefault,
      get: { $0.kind }, set: { $0.kind = $1 })
    Key(
      "duration", .time, "The duration of the replacement.", called: "the duration of reduced motion",
      else: \.durationOrDefault,
      get: { $0.duration }, set: { $0.duration = $1 })
  }

  /// `kind`, else a fade.
  package var kindOrDefault: TourReducedMotion.Kind { kind?.value ?? .fade }
  /// `duration`, else 0.2 s.
  package var durationOrDefault: Double { duration?.value ?? 0.2 }
}
