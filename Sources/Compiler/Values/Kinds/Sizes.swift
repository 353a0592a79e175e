package import TutorialGeometry
package import TutorialSyntax

extension Kind where Value == Located<Size> {
  /// Width and height, or one number for both.
  package static var size: Kind {
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
    }.advising(AdviceOnValues.size)
  }
}

extension Kind where Value == Located<CornerRadii> {
  /// A radius for all corners, or one for each.
  package static var radii: Kind {
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

extension Decoder {
  /// Decodes width and height, both greater than 0; a single number stands for both.
  package mutating func size(_ node: NodeID, of name: String) -> Located<Size>? {
    if document.kind(node) == .plain {
      return extent(node, of: name)?.map { Size($0, $0) }
    }
    guard document.kind(node) == .sequence, document.childCount(node) == 2 else {
      reportWrongType(node, expected: "a number or [width, height]")
      return nil
    }
    let sides = list(node) { $0.extent($1, of: name) }
    guard sides.value.count == 2 else { return nil }
    return Located(Size(sides.value[0].value, sides.value[1].value), sides.range)
  }

  /// Decodes a radius for all corners, or `[topLeft, topRight, bottomRight, bottomLeft]`.
  package mutating func cornerRadii(_ node: NodeID, of name: String) -> Located<CornerRadii>? {
    if document.kind(node) == .plain { return length(node, of: name)?.map { CornerRadii($0) } }
    guard document.kind(node) == .sequence, document.childCount(node) == 4 else {
      reportWrongType(node, expected: "a number or [topLeft, topRight, bottomRight, bottomLeft]")
      return nil
    }
    let radii = list(node) { $0.length($1, of: name)?.value }
    guard radii.value.count == 4 else { return nil }
    return radii.map { CornerRadii(topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3]) }
  }
}
