package import TutorialGeometry
package import TutorialMotion
package import TutorialSyntax

/// One free mover of `sprites`, shown once when the transition has ended.
package struct Sprite: Sendable {
  /// The map.
  package var range: ByteRange
  /// `image` or `symbol`.
  package var picture: Located<SpritePicture>
  /// `from`.
  package var from: Located<SpritePoint>
  /// `to`.
  package var to: Located<SpritePoint>
  /// How it looks and moves between the two.
  package var look: SpriteLook

  /// A sprite between two points.
  package init(
    range: ByteRange, picture: Located<SpritePicture>, from: Located<SpritePoint>, to: Located<SpritePoint>,
    look: SpriteLook = SpriteLook()
  ) {
    self.range = range
    self.picture = picture
    self.from = from
    self.to = to
    self.look = look
  }
}

/// What a sprite may leave out.
package struct SpriteLook: Sendable {
  /// `color`.
  package var color: Located<Color>?
  /// `size`.
  package var size: Located<Size>?
  /// `arc`: the height of the bend as a fraction of the way, positive to the left of travel.
  package var arc: Located<Double>?
  /// `easing`.
  package var easing: Located<Easing>?
  /// `duration`, in seconds; not with a spring.
  package var duration: Located<Double>?
  /// `delay`, in seconds.
  package var delay: Located<Double>?
  /// `opacity` at the start and at the end, 0 to 1.
  package var opacity: Located<[Double]>?
  /// `after`.
  package var after: Located<SpriteEnding>?

  /// Everything left out.
  package init() {}
}

/// What a sprite shows.
package enum SpritePicture: Sendable, Hashable {
  /// An image by its name or path.
  case image(String)
  /// A symbol by its name in the platform's set.
  case symbol(String)
}

/// Where a sprite begins or ends.
package enum SpritePoint: Sendable {
  /// A point of an element.
  case element(Selector, at: TargetPoint)
  /// A point in the viewport, logical units.
  case coordinates(Point)
}

/// What becomes of a sprite when it has arrived.
package enum SpriteEnding: String, DocumentKey {
  case remove, keep

  /// How the words are found.
  package static let table = KeyTable<Self>()
}
