public import TutorialGeometry
public import TutorialTour

extension TourPicture {
  /// A picture on its way over the screen.
  public struct Sprite: Sendable, Hashable {
    /// What is drawn.
    public var picture: TourSprite.Picture
    /// A symbol's colour; nil is the picture's own.
    public var color: TourColor?
    /// Its middle.
    public var center: Point
    /// Its size.
    public var size: Size
    /// 0 to 1.
    public var opacity: Double

    /// A sprite of the given looks.
    public init(picture: TourSprite.Picture, color: TourColor?, center: Point, size: Size, opacity: Double) {
      self.picture = picture
      self.color = color
      self.center = center
      self.size = size
      self.opacity = opacity
    }
  }
}
