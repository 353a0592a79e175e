package import TutorialGeometry
package import TutorialSyntax

/// Distances around a frame in logical units, positive outwards.
package enum Padding: Sendable, Hashable {
  /// The same distance on every side.
  case all(Double)
  /// Distances by physical side.
  case sides(top: Double, right: Double, bottom: Double, left: Double)
  /// Distances by reading direction.
  case directional(top: Double, leading: Double, bottom: Double, trailing: Double)

  /// The distances by physical side, positive outwards.
  package func edges(rightToLeft: Bool) -> EdgeInsets {
    switch self {
    case .all(let value):
      EdgeInsets(value)
    case .sides(let top, let right, let bottom, let left):
      EdgeInsets(top: top, right: right, bottom: bottom, left: left)
    case .directional(let top, let leading, let bottom, let trailing):
      EdgeInsets(
        top: top, right: rightToLeft ? leading : trailing, bottom: bottom, left: rightToLeft ? trailing : leading)
    }
  }
}

extension Kind where Value == Located<Padding> {
  /// Padding in any of its forms.
  package static var padding: Kind {
    let coordinates: @Sendable (Int) -> SchemaNode = { count in
      [
        "type": "array", "items": .reference(.coordinate), "minItems": .number(Double(count)),
        "maxItems": .number(Double(count)),
      ]
    }
    let schema = SchemaDefinition("padding") {
      [
        "description": "A number, [vertical, horizontal], [top, right, bottom, left], or by reading direction.",
        "anyOf": [
          .reference(.coordinate), coordinates(2), coordinates(4),
          .reference(DirectionalPadding.keys.outline.definition),
        ],
      ]
    }
    return Kind(
      KindForm(.reference(schema), examples: [8, [4, 12], ["leading": 12]], map: { DirectionalPadding.keys.outline })
    ) { decoder, field, called in decoder.padding(field.value, of: called) }.advising(AdviceOnValues.padding)
  }
}

extension Padding: Written {
  package var written: SchemaNode {
    switch self {
    case .all(let value): .number(value)
    case .sides(let top, let right, let bottom, let left):
      .array([top, right, bottom, left].map(\.written))
    case .directional(let top, let leading, let bottom, let trailing):
      ["top": .number(top), "leading": .number(leading), "bottom": .number(bottom), "trailing": .number(trailing)]
    }
  }
}

/// The written padding by reading direction.
package struct DirectionalPadding: DescribedMap {
  package var top: Located<Double>?
  package var leading: Located<Double>?
  package var bottom: Located<Double>?
  package var trailing: Located<Double>?

  package init() {}

  /// The padding of sides that aren't written.
  package var otherwise: Double { 0 }

  package static let keys = MapDescription<Self>(
    "directionalPadding", of: "padding", "Padding by reading direction.", hints: ForeignKeys.padding
  ) {
    Key("top", .coordinate, "The padding above.", else: \.otherwise, get: { $0.top }, set: { $0.top = $1 })
    Key(
      "leading", .coordinate, "The padding on the side where lines of text begin.", else: \.otherwise,
      get: { $0.leading }, set: { $0.leading = $1 })
    Key("bottom", .coordinate, "The padding below.", else: \.otherwise, get: { $0.bottom }, set: { $0.bottom = $1 })
    Key(
      "trailing", .coordinate, "The padding on the side where lines of text end.", else: \.otherwise,
      get: { $0.trailing }, set: { $0.trailing = $1 })
  }
}

extension Decoder {
  /// Decodes padding in any of its forms.
  ///
  /// It is a number, `[vertical, horizontal]`, `[top, right, bottom, left]`, or `{ top, leading, bottom, trailing }`,
  /// in which missing sides are 0.
  package mutating func padding(_ node: NodeID, of name: String) -> Located<Padding>? {
    switch document.kind(node) {
    case .plain where !document.isNull(node):
      return number(node, of: name)?.map { .all($0) }
    case .sequence where document.childCount(node) == 2 || document.childCount(node) == 4:
      return paddingList(node, of: name)
    case .mapping:
      return directionalPadding(node, of: name)
    case .quoted where Double(document.string(node)) != nil:
      return number(node, of: name)?.map { .all($0) }
    default:
      reportWrongType(
        node,
        expected: "a number, [vertical, horizontal], [top, right, bottom, left] or { top, leading, bottom, trailing }")
      return nil
    }
  }

  private mutating func paddingList(_ node: NodeID, of name: String) -> Located<Padding>? {
    let sides = list(node) { $0.number($1, of: name)?.value }
    guard sides.value.count == document.childCount(node) else { return nil }
    return sides.map {
      $0.count == 2
        ? .sides(top: $0[0], right: $0[1], bottom: $0[0], left: $0[1])
        : .sides(top: $0[0], right: $0[1], bottom: $0[2], left: $0[3])
    }
  }

  private mutating func directionalPadding(_ node: NodeID, of name: String) -> Located<Padding>? {
    var sides = DirectionalPadding()
    read(node, into: &sides, DirectionalPadding.keys, called: name)
    return Located(
      .directional(
        top: sides.top?.value ?? sides.otherwise, leading: sides.leading?.value ?? sides.otherwise,
        bottom: sides.bottom?.value ?? sides.otherwise, trailing: sides.trailing?.value ?? sides.otherwise),
      document.range(node))
  }
}
