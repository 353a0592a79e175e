package import TutorialSyntax
package import TutorialValues

/// A partial `ring`: a stroke that follows a hole.
package struct RingPartial: LocatedMap {
  /// The map.
  package var range = ByteRange(0, 0)
  /// `width`, in logical units.
  package var width: Located<Double>?
  /// `color`.
  package var color: Located<Color>?
  /// `gap`: the distance between the hole's edge and the ring, in logical units; negative draws over the edge.
  package var gap: Located<Double>?
  /// `dash`: alternating lengths of dashes and gaps, in logical units; empty for an unbroken line.
  package var dash: Located<[Double]>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "ring", of: "a ring", "A stroke that follows the hole.", hints: ForeignKeys.ring,
    examples: [["width": 2, "color": "#0a84ff", "gap": 2]],
    shorthand: {
      $0 == "true"
        ? "{ width: 2 }" : mapOfNumber("width", $0.hasSuffix("px") ? String($0.dropLast(2)) : $0) ?? mapOfColor($0)
    }
  ) {
    Key("width", .extent, "The stroke's width.", else: \.widthOrDefault, get: { $0.width }, set: { $0.width = $1 })
    Key("color", .color, "The stroke's colour.", else: \.colorOrDefault, get: { $0.color }, set: { $0.color = $1 })
    Key(
      "gap", .coordinate, "The distance from the hole's edge; a negative one draws over it.", else: \.gapOrDefault,
      get: { $0.gap }, set: { $0.gap = $1 })
    Key(
      "dash", .dash, "Alternating lengths of dashes and gaps, or `none` for an unbroken line.", or: .value("none"),
      get: { $0.dash }, set: { $0.dash = $1 })
  }

  /// `width`, else 2.
  package var widthOrDefault: Double { width?.value ?? Self.plainWidth }
  /// `color`, else white that lets a little through.
  package var colorOrDefault: Color { color?.value ?? Self.plainColor }
  /// `gap`, else 3.
  package var gapOrDefault: Double { gap?.value ?? Self.plainGap }
  /// `dash`, or nil for an unbroken line.
  package var dashOrDefault: [Double]? { dash.flatMap { $0.value.isEmpty ? nil : $0.value } }
  /// The default width of a ring.
  package static let plainWidth = 2.0
  /// The default distance between a ring and its hole.
  package static let plainGap = 3.0
  /// The default colour of a ring: white with an opacity of 0.95.
  package static let plainColor = Color(red: 255, green: 255, blue: 255, alpha: 242)
}

extension Kind where Value == Located<[Double]> {
  /// Alternating lengths of dashes and gaps.
  fileprivate static var dash: Kind {
    Kind(
      KindForm(
        ["anyOf": [["const": "none"], ["type": "array", "items": .reference(.length)]]], examples: ["none", [6, 4]])
    ) { decoder, field, _ in
      let (document, node) = (decoder.document, field.value)
      if decoder.isWord(node, "none") { return Located([], document.range(node)) }
      guard document.kind(node) == .sequence else {
        decoder.reportWrongType(node, expected: "a list of lengths, dashes and gaps by turns, or none")
        return nil
      }
      let lengths = decoder.list(node) { $0.length($1, of: "a dash")?.value }
      guard lengths.value.count == document.childCount(node) else { return nil }
      guard lengths.value.isEmpty || lengths.value.contains(where: { ($0 * 1000).rounded() > 0 }) else {
        decoder.reportOutOfRange(node, "a dash pattern of nothing but zeros has no length")
        return nil
      }
      return lengths
    }
  }
}
