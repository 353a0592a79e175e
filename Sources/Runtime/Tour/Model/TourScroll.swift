public import TutorialGeometry

/// The scrolling before a step comes, which brings its target into view.
public struct TourScroll: Sendable, Hashable {
  /// A place of the target in its container.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// At the beginning of its container.
    case start
    /// In the middle of its container.
    case center
    /// At the end of its container.
    case end
    /// At the place that needs the least scrolling.
    case nearest
    /// Wherever it is, visible or not: nothing is scrolled.
    case none
  }

  /// The content offset of a scroll container.
  public struct Offset: Sendable, Hashable {
    /// The container's name in the layout.
    public var space: String
    /// The offset at which the layout was measured.
    public var from: Point
    /// The offset at which the step's frames hold.
    public var to: Point

    /// Creates an offset.
    public init(space: String, from: Point, to: Point) {
      self.space = space
      self.from = from
      self.to = to
    }
  }

  /// The place of the target in its container.
  public var align: Alignment
  /// The time that the scrolling takes, in seconds.
  public var duration: Double
  /// The content offsets, the outermost container first.
  public var offsets: [Offset]

  /// Creates the scrolling.
  public init(align: Alignment, duration: Double, offsets: [Offset]) {
    self.align = align
    self.duration = duration
    self.offsets = offsets
  }
}
