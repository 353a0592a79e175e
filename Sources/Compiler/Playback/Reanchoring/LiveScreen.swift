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
