import TutorialGeometry
import TutorialTour

/// What driver.js cuts out of its overlay: a rectangle around the element, as much larger on all sides, whose corners are
/// all equally round. Padding and radius are the same for all steps.
struct DriverJSStage: Hashable {
  /// From the element to the rectangle.
  var padding: Double
  /// Of its corners.
  var radius: Double

  /// What stands where no step has a hole: what driver.js has by itself.
  static let standard = DriverJSStage(padding: 10, radius: 5)

  /// The stage that is a hole; nil where none is.
  init?(_ cutout: TourCutout) {
    let (frame, element) = (cutout.frame, cutout.element)
    let sides = [
      element.minX - frame.minX, element.minY - frame.minY, frame.maxX - element.maxX, frame.maxY - element.maxY,
    ]
    guard let padding = sides.first, sides.allSatisfy({ abs($0 - padding) <= 0.01 }) else { return nil }
    let half = min(frame.width, frame.height) / 2
    guard half.isFinite, padding.isFinite else { return nil }
    self.padding = padding
    switch cutout.shape {
    case .rect: radius = 0
    case .roundedRect(let radii, let smoothing):
      guard smoothing == 0, let first = radii.first, radii.allSatisfy({ $0 == first }) else { return nil }
      radius = min(first, half)
    // driver.js makes a radius smaller where the stage is: one as large as half of it is round.
    case .capsule: radius = half
    case .circle:
      guard abs(frame.width - frame.height) <= 0.01 else { return nil }
      radius = half
    case .ellipse, .path: return nil
    }
  }

  private init(padding: Double, radius: Double) {
    (self.padding, self.radius) = (padding, radius)
  }

  /// The stage for all steps of a variant: the one that most of their holes have, and of several the first.
  static func common(_ steps: [TourStep]) -> DriverJSStage {
    let stages = steps.compactMap { step in step.cutouts.first.flatMap { DriverJSStage($0) } }
    return DriverJSGuide.mostFrequent(stages) ?? standard
  }

  /// Whether a hole looks as it was compiled with this stage for all; driver.js takes whole units of a radius.
  func shows(_ cutout: TourCutout) -> Bool {
    guard let own = DriverJSStage(cutout), abs(own.padding - padding) <= 0.01 else { return false }
    let half = min(cutout.frame.width, cutout.frame.height) / 2
    return abs(min(own.radius, half).rounded(.down) - min(radius, half).rounded(.down)) < 0.01
  }
}
