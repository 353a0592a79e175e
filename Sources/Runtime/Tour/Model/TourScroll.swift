public import TutorialGeometry

/// What a client scrolls before a step comes, so that its target is in view.
public struct TourScroll: Sendable, Hashable {
  /// Where in the viewport the target comes to lie.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// At the viewport's start.
    case start
    /// In its middle.
    case center
    /// At its end.
    case end
    /// As near as possible to where it is.
    case nearest
    /// No scrolling: a client leaves the target where it is, in sight or not.
    case none
  }

  /// One scroll container.
  public struct Offset: Sendable, Hashable {
    /// The container: the name of its space in the layout.
    public var space: String
    /// The content offset that the layout was measured at.
    public var from: Point
    /// The content offset at which the step's frames hold.
    public var to: Point

    /// `space` goes from one offset to the other.
    public init(space: String, from: Point, to: Point) {
      self.space = space
      self.from = from
      self.to = to
    }
  }

  /// Where in the viewport the target comes to lie.
  public var align: Alignment
  /// Seconds that the scrolling takes.
  public var duration: Double
  /// The containers, outermost first.
  public var offsets: [Offset]

  /// The given scrolling.
  public init(align: Alignment, duration: Double, offsets: [Offset]) {
    self.align = align
    self.duration = duration
    self.offsets = offsets
  }
}
