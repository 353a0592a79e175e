package import TutorialGeometry
package import TutorialSyntax

/// A partial `cutout`.
package struct CutoutPartial: Sendable {
  /// The map.
  package var range: ByteRange
  /// `shape`.
  package var shape: Located<CutoutShape>?
  /// `size`: a fixed size instead of the target's.
  package var size: Located<Size>?
  /// `at`: where on the target a hole of fixed size lies.
  package var at: Located<TargetPoint>?
  /// `radius`: final where written, else the default or the element's own.
  package var radius: Located<CornerRadii>?
  /// `corners`.
  package var corners: Located<CornerStyle>?
  /// `fit`, for circles.
  package var fit: Located<CircleFit>?
  /// `padding`.
  package var padding: Located<Padding>?
  /// `combine`, for several targets.
  package var combine: Located<CutoutCombination>?
  /// `clip`; diagnostics about clipping stay quiet where it is written.
  package var clip: Located<CutoutClip>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}

/// The form of a hole.
package enum CutoutShape: Sendable, Hashable {
  /// The element's own shape.
  case auto
  /// Square corners.
  case rect
  /// Rounded corners.
  case roundedRect
  /// A circle around or inside the target.
  case circle
  /// An ellipse that fills the frame.
  case ellipse
  /// Half circles at the short sides.
  case capsule
  /// SVG path data, stretched from its view box to the frame.
  case path(PathShape)
}

/// How corners are rounded.
package enum CornerStyle: String, DocumentKey {
  /// Quarter circles.
  case circular
  /// Smoothed, as Figma does at smoothing 0.6.
  case continuous

  /// How the words are found.
  package static let table = KeyTable<Self>()
}

/// How a circle relates to its target.
package enum CircleFit: String, DocumentKey {
  /// Around all of it.
  case circumscribe
  /// Inside it.
  case inscribe

  /// How the words are found.
  package static let table = KeyTable<Self>()
}

/// How the holes of several targets belong together.
package enum CutoutCombination: String, DocumentKey {
  /// A hole and a ring for each.
  case separate
  /// A hole for each, one ring around all.
  case union
  /// One hole around all.
  case bounds

  /// How the words are found.
  package static let table = KeyTable<Self>()
}

/// What cuts a hole off.
package enum CutoutClip: String, DocumentKey {
  /// The viewport and all scroll containers around the target, less the opaque bars above it.
  case visible
  /// The viewport.
  case viewport
  /// The viewport less its safe-area insets.
  case safeArea
  /// Nothing.
  case none

  /// How the words are found.
  package static let table = KeyTable<Self>()
}

/// A named point of a target's frame.
package enum TargetPoint: String, DocumentKey {
  case center, top, bottom, leading, trailing, left, right
  case topLeading, topTrailing, bottomLeading, bottomTrailing
  case topLeft, topRight, bottomLeft, bottomRight

  /// How the words are found.
  package static let table = KeyTable<Self>()
}
