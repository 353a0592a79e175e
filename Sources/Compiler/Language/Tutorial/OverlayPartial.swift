package import TutorialSyntax
package import TutorialValues

/// A partial `overlay`: the layer that dims everything but the holes.
package struct OverlayPartial: LocatedMap {
  /// The map.
  package var range = ByteRange(0, 0)
  /// `color`.
  package var color: Located<Color>?
  /// `opacity`, 0 to 1.
  package var opacity: Located<Double>?
  /// `blur`: a radius in logical units.
  package var blur: Located<Double>?
  /// `extent`.
  package var extent: Located<OverlayExtent>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "overlay", of: "an overlay", "The layer that dims everything but the holes.", hints: ForeignKeys.overlay,
    examples: [["color": "#1c1c1e", "opacity": 0.8]],
    shorthand: { mapOfNumber("opacity", $0) ?? mapOfColor($0) }
  ) {
    Key("color", .color, "The overlay's colour.", else: \.colorOrDefault, get: { $0.color }, set: { $0.color = $1 })
    Key(
      "opacity", .fraction, "The overlay's opacity, 0 to 1.", else: \.opacityOrDefault,
      get: { $0.opacity }, set: { $0.opacity = $1 })
    Key(
      "blur", .number(0...1000, examples: [0, 4]), "The radius by which everything under the overlay is blurred.",
      else: \.blurOrDefault,
      get: { $0.blur }, set: { $0.blur = $1 })
    Key(
      "extent", .word(OverlayExtent.self), "The area that the overlay covers.", else: \.extentOrDefault,
      get: { $0.extent }, set: { $0.extent = $1 })
  }

  /// `color`, else black.
  package var colorOrDefault: Color { color?.value ?? .black }
  /// `opacity`, else 0.6.
  package var opacityOrDefault: Double { opacity?.value ?? 0.6 }
  /// `blur`, else 0.
  package var blurOrDefault: Double { blur?.value ?? 0 }
  /// `extent`, else the window.
  package var extentOrDefault: OverlayExtent { extent?.value ?? .window }
}

/// The area that an overlay covers.
package enum OverlayExtent: String, DescribedWord, DocumentKey, Written {
  /// The whole window.
  case window
  /// The window without its safe-area insets.
  case safeArea

  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .window: "the whole window"
    case .safeArea: "the window without its safe-area insets"
    }
  }
}
