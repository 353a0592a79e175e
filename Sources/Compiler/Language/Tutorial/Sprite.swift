package import TutorialSyntax
import TutorialTour

/// A moving picture of `sprites`, shown once when the transition has ended.
package struct Sprite: Sendable {
  /// The map.
  package var range: ByteRange
  /// `image` or `symbol`.
  package var picture: Located<SpritePicture>
  /// `from`.
  package var from: Located<SpritePoint>
  /// `to`.
  package var to: Located<SpritePoint>
  /// The optional properties: appearance and movement.
  package var look: SpriteLook
}

/// The picture of a sprite.
package enum SpritePicture: Sendable, Hashable {
  /// An image by its name or path.
  case image(String)
  /// A symbol by its name in the platform's set.
  case symbol(String)
}
