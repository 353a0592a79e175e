public import TutorialGeometry
public import TutorialTour

/// A screen of the running app: how large it is, and where its elements are. In logical units, from the top left of what
/// the overlay covers.
public struct LiveScreen: Sendable, Hashable {
  /// The screen's name in the layouts.
  public var name: String
  /// Width and height.
  public var size: Size
  /// What the system's bars take from each side.
  public var safeArea: EdgeInsets
  /// The frames of the elements that are there, by id.
  public var frames: [String: Rect]

  /// The screen `name`, as it is now.
  public init(_ name: String, size: Size, safeArea: EdgeInsets = .zero, frames: [String: Rect] = [:]) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.frames = frames
  }

  /// The highlighted elements of a step that are not there, in the step's order.
  public func missingTargets(of step: TourStep) -> [String] {
    step.cutouts.flatMap { [$0.target] + $0.others }.filter { frames[$0] == nil }
  }
}

extension LiveScreen {
  /// No length is longer: sums and squares of such lengths are finite.
  private static let farthest = 1e9

  /// The screen as it counts: with the elements whose frames are finite, near enough and not inverted. Nil if its own lengths
  /// are not such.
  package var sound: LiveScreen? {
    let own = [size.width, size.height, safeArea.top, safeArea.right, safeArea.bottom, safeArea.left]
    guard own.allSatisfy({ $0 >= 0 && $0 <= Self.farthest }) else { return nil }
    var result = self
    result.frames = frames.filter { _, frame in
      [frame.x, frame.y, frame.width, frame.height].allSatisfy { abs($0) <= Self.farthest } && frame.width >= 0
        && frame.height >= 0
    }
    return result
  }
}
