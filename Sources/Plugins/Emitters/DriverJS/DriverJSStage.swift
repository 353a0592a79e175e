import TutorialGeometry
import TutorialTour

/// The rectangle around an element that driver.js cuts out of its overlay.
///
/// It has the same padding on all sides and the same radius at all corners. Both are the same for all steps.
struct DriverJSStage: Hashable {
  var padding: Double
  var radius: Double

  /// The stage if no step has a hole: driver.js's default.
  static let standard = DriverJSStage(padding: 10, radius: 5)

  /// Makes the stage that equals a hole, or returns nil if none does.
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
    case .roundedRect(let radii, let smoothing):
      guard smoothing == 0, let first = radii.first, radii.allSatisfy({ $0 == first }) else { return nil }
      radius = min(first, half)
    // driver.js limits the radius to half of the stage's smaller side: such a stage is fully round.
    case .named(.capsule): radius = half
    case .named(.circle):
      guard abs(frame.width - frame.height) <= 0.01 else { return nil }
      radius = half
    case .named(.rect): radius = 0
    case .named, .path: return nil
    }
  }

  private init(padding: Double, radius: Double) {
    (self.padding, self.radius) = (padding, radius)
  }

  /// Returns the stage for all steps of a variant: the most frequent one, the first if there are several.
  static func common(_ steps: [TourStep]) -> DriverJSStage {
    let stages = steps.compactMap { step in step.cutouts.first.flatMap { DriverJSStage($0) } }
    return DriverJSGuide.mostFrequent(stages) ?? standard
  }

  /// Returns true if a hole looks as compiled with this stage for all steps.
  ///
  /// driver.js rounds radii down to whole units.
  func shows(_ cutout: TourCutout) -> Bool {
    guard let own = DriverJSStage(cutout), abs(own.padding - padding) <= 0.01 else { return false }
    let half = min(cutout.frame.width, cutout.frame.height) / 2
    return abs(min(own.radius, half).rounded(.down) - min(radius, half).rounded(.down)) < 0.01
  }
}
