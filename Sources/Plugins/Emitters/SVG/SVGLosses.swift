import TutorialIR
import TutorialPluginKit

/// What the drawings leave out of a tour.
enum SVGLosses {
  /// The same in advance, a phrase each.
  static let phrases = ["images", "symbols", "blur"]

  /// A finding for each step that asks for something that is not drawn as it is meant.
  static func losses(of located: LocatedTour) -> [Diagnostic] {
    []
  }
}
