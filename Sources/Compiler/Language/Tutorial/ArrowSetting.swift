package import TutorialGeometry
import TutorialSyntax
import TutorialValues

/// The value of `arrow` of a callout.
package enum ArrowSetting: Sendable, Hashable {
  /// `false`: no arrow.
  case absent
  /// `true`: an arrow of the usual size.
  case usual
  /// An arrow with this width, along the callout's edge, and height, from there to its tip, in logical units.
  case sized(Size)
}

/// An arrow map while it is being decoded.
struct ArrowPartial: DescribedMap {
  var width: Located<Double>?
  var height: Located<Double>?

  /// `width`, else the usual width.
  var widthOrDefault: Double { width?.value ?? 20 }
  /// `height`, else the usual height.
  var heightOrDefault: Double { height?.value ?? 10 }

  static let keys = MapDescription<Self>("arrow", of: "an arrow", "The size of a callout's arrow.") {
    Key(
      "width", .extent, "The arrow's width along the callout's edge, between its round corners.",
      else: \.widthOrDefault,
      get: { $0.width }, set: { $0.width = $1 })
    Key(
      "height", .extent, "The arrow's height from the edge to the tip, at most the `gap`.",
      else: \.heightOrDefault,
      get: { $0.height }, set: { $0.height = $1 })
  }
}

extension Kind where Value == Located<ArrowSetting> {
  /// `true`, `false`, or a map.
  static var arrow: Kind {
    Kind(
      KindForm(
        ["anyOf": [["type": "boolean"], .reference(ArrowPartial.keys.outline.definition)]],
        examples: [false, ["width": 28, "height": 12], true], map: { ArrowPartial.keys.outline })
    ) { decoder, field, _ in
      guard decoder.document.kind(field.value) == .mapping else {
        return decoder.bool(field.value, expected: "true, false or { width, height }")?.map { $0 ? .usual : .absent }
      }
      let arrow = decoder.map(field.value, ArrowPartial.self)
      let size = Size(arrow.widthOrDefault, arrow.heightOrDefault)
      return Located(.sized(size), decoder.document.range(field.value))
    }
  }
}
