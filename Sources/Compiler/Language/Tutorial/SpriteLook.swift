package import TutorialGeometry
package import TutorialMotion
package import TutorialSyntax
package import TutorialTour
package import TutorialValues

/// The optional properties of a sprite.
package struct SpriteLook: Sendable {
  /// `color`.
  package var color: Located<Color>?
  /// `size`.
  package var size: Located<Size>?
  /// `arc`: the height of the bend as a fraction of the distance, positive to the left of travel.
  package var arc: Located<Double>?
  /// `easing`.
  package var easing: Located<Easing>?
  /// `duration`, in seconds; not with a spring.
  package var duration: Located<Double>?
  /// `delay`, in seconds.
  package var delay: Located<Double>?
  /// `opacity` at the start and at the end, 0 to 1.
  package var opacity: Located<[Double]>?
  /// `after`.
  package var after: Located<TourSprite.Ending>?

  /// The default width and height of a sprite.
  static let side = 24.0
  /// `size`, else 24 by 24.
  package var sizeOrDefault: Size { size?.value ?? Size(Self.side, Self.side) }
  /// `easing`, else easeInOut.
  package var easingOrDefault: Easing { easing?.value ?? .easeInOut }
  /// `duration`, else 0.35 s; a spring takes its own time.
  package var durationOrDefault: Double { duration?.value ?? 0.35 }
  /// `after`, else it goes.
  package var endingOrDefault: TourSprite.Ending { after?.value ?? .remove }
}
