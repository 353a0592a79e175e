public import TutorialGeometry

extension TourPicture {
  /// A stroke around one hole, or around several together.
  public struct Ring: Sendable, Hashable {
    /// The places of its cutouts in the step that the layer shows; empty for a ring that is leaving.
    public var cutouts: [Int]
    /// The middle of the stroke.
    public var outline: Outline
    /// The stroke's width.
    public var width: Double
    /// Its colour.
    public var color: TourColor
    /// Lengths of dashes and gaps in turn; nil is a solid stroke.
    public var dash: [Double]?
    /// 0 to 1; multiplied with the colour's own alpha.
    public var opacity: Double

    /// A ring of the given looks.
    public init(
      cutouts: [Int], outline: Outline, width: Double, color: TourColor, dash: [Double]?, opacity: Double = 1
    ) {
      self.cutouts = cutouts
      self.outline = outline
      self.width = width
      self.color = color
      self.dash = dash
      self.opacity = opacity
    }
  }
}
