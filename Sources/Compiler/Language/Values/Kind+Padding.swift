package import TutorialSyntax

extension Kind where Value == Located<Padding> {
  /// Padding in any of its forms.
  static var padding: Kind {
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
    ) { decoder, field, called in decoder.padding(field.value, of: called) }
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

/// Padding by reading direction, as far as it is read.
struct DirectionalPadding: DescribedMap {
  var top: Located<Double>?
  var leading: Located<Double>?
  var bottom: Located<Double>?
  var trailing: Located<Double>?

  init(range: ByteRange) {}

  /// What holds for a side that is left out.
  var otherwise: Double { 0 }

  static let keys = MapDescription<Self>("directionalPadding", of: "padding", "Padding by reading direction.") {
    Key("top", .coordinate, "Above.", else: \.otherwise) {
      $0.top
    } set: {
      $0.top = $1
    }
    Key("leading", .coordinate, "Where lines of text begin.", else: \.otherwise) {
      $0.leading
    } set: {
      $0.leading = $1
    }
    Key("bottom", .coordinate, "Below.", else: \.otherwise) {
      $0.bottom
    } set: {
      $0.bottom = $1
    }
    Key("trailing", .coordinate, "Where lines of text end.", else: \.otherwise) {
      $0.trailing
    } set: {
      $0.trailing = $1
    }
  }
}
