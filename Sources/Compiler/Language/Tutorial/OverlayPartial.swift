package import TutorialSyntax
package import TutorialValues

/// A partial `overlay`: the layer that dims everything but the holes.
package struct OverlayPartial: DescribedMap {
  /// The map.
  package var range: ByteRange
  /// `color`.
  package var color: Located<Color>?
  /// `opacity`, 0 to 1.
  package var opacity: Located<Double>?
  /// `blur`: a radius in logical units.
  package var blur: Located<Double>?
  /// `extent`.
  package var extent: Located<OverlayExtent>?

  /// A partial that sets nothing.
  package init(range: ByteRange) {
    self.range = range
  }
}

/// What an overlay covers.
package enum OverlayExtent: String, DescribedWord, DocumentKey, Written {
  /// The whole window.
  case window
  /// The window without its safe-area insets.
  case safeArea

  /// The lookup table of the words.
  package static let table = KeyTable<Self>()

  package var prose: String {
    switch self {
    case .window: "the whole window"
    case .safeArea: "the window less what the system keeps of it"
    }
  }
}

extension OverlayPartial {
  package static let keys = MapDescription<Self>(
    "overlay", of: "an overlay", "What dims everything but the holes.", hints: WordsOfOtherTools.overlay,
    examples: [["color": "#1c1c1e", "opacity": 0.8]],
    shorthand: { mapOfNumber("opacity", $0) ?? mapOfColor($0) }
  ) {
    Key("color", .color, "Of what dims the rest.", else: \.colorOrDefault) {
      $0.color
    } set: {
      $0.color = $1
    }
    Key("opacity", .fraction, "How much it hides: 0 is nothing, 1 is all.", else: \.opacityOrDefault) {
      $0.opacity
    } set: {
      $0.opacity = $1
    }
    Key("blur", .number(0...1000, examples: [0, 4]), "A radius: what lies under it is blurred.", else: \.blurOrDefault)
    {
      $0.blur
    } set: {
      $0.blur = $1
    }
    Key("extent", .word(OverlayExtent.self), "How far it reaches.", else: \.extentOrDefault) {
      $0.extent
    } set: {
      $0.extent = $1
    }
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
