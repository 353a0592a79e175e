import TutorialGeometry
import TutorialSyntax

extension Kind where Value == Located<Size> {
  /// Width and height, or one number for both.
  static var size: Kind {
    let schema = SchemaDefinition("size") {
      [
        "description": "Width and height, or one number for both.",
        "anyOf": [
          .reference(.extent),
          ["type": "array", "items": .reference(.extent), "minItems": 2, "maxItems": 2],
        ],
      ]
    }
    return Kind(KindForm(.reference(schema), examples: [48, [120, 48]])) { decoder, field, called in
      decoder.size(field.value, of: called)
    }
  }
}

extension Kind where Value == Located<CornerRadii> {
  /// A radius for all corners, or one for each.
  static var radii: Kind {
    Kind(
      KindForm(
        [
          "anyOf": [
            .reference(.length),
            ["type": "array", "items": .reference(.length), "minItems": 4, "maxItems": 4],
          ]
        ], examples: [12, [12, 12, 0, 0]])
    ) { decoder, field, called in decoder.cornerRadii(field.value, of: called) }
  }
}
