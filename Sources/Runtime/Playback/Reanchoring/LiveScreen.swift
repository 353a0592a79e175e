public import TutorialGeometry
public import TutorialTour

/// A screen of the running app: its size and its elements' frames.
///
/// All lengths are in logical units, from the top left of the area that the overlay covers.
public struct LiveScreen: Sendable, Hashable {
  /// The screen's name in the layouts.
  public var name: String
  /// Width and height.
  public var size: Size
  /// The insets of the system bars.
  public var safeArea: EdgeInsets
  /// The frames of the elements that exist, by id.
  public var frames: [String: Rect]

  /// Creates the current state of the screen `name`.
  public init(_ name: String, size: Size, safeArea: EdgeInsets = .zero, frames: [String: Rect] = [:]) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.frames = frames
  }

  /// The highlighted elements of a step that don't exist on this screen, in the step's order.
  public func missingTargets(of step: TourStep) -> [String] {
    step.cutouts.flatMap { [$0.target] + $0.others }.filter { frames[$0] == nil }
  }

  /// The maximum length accepted; sums and squares of such lengths are finite.
  private static let farthest = 1e9

  /// The screen without elements whose frames are infinite, too far away or inverted.
  ///
  /// Nil if the screen's own lengths are invalid.
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
