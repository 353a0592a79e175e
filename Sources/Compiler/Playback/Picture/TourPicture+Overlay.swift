public import TutorialGeometry

extension TourPicture {
  /// The dim over a screen.
  public struct Overlay: Sendable, Hashable {
    /// Its colour.
    public var color: TourColor
    /// 0 to 1; multiplied with the colour's own alpha.
    public var opacity: Double
    /// The radius by which what lies below is blurred; 0 is sharp.
    public var blur: Double
    /// What it covers.
    public var frame: Rect

    /// A dim of the given looks.
    public init(color: TourColor, opacity: Double, blur: Double, frame: Rect) {
      self.color = color
      self.opacity = opacity
      self.blur = blur
      self.frame = frame
    }
  }

  /// A hole in the dim.
  public struct Hole: Sendable, Hashable {
    /// The place of its cutout in the step that the layer shows; nil for a hole that is leaving.
    public var cutout: Int?
    /// The id of the element that it highlights, or highlighted.
    public var target: String
    /// The whole outline.
    public var outline: Outline
    /// What the hole is cut to; nil where it is not.
    public var clip: Rect?

    /// A hole of the given outline.
    public init(cutout: Int?, target: String, outline: Outline, clip: Rect?) {
      self.cutout = cutout
      self.target = target
      self.outline = outline
      self.clip = clip
    }
  }
}
