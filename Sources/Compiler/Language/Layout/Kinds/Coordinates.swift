public import TutorialGeometry
public import TutorialSyntax
import TutorialValues

extension SchemaDefinition {
  static let point = SchemaDefinition("point") { listNode("[x, y]", 2, of: .coordinate) }
  /// A size without negative sides.
  static let extents = SchemaDefinition("size") { listNode("[width, height]", 2, of: .length) }
  /// A frame, which may be inverted.
  static let frame = SchemaDefinition("frame") { listNode("[x, y, width, height]", 4, of: .coordinate) }
  /// Insets for each side.
  static let edges = SchemaDefinition("edges") { listNode("[top, right, bottom, left]", 4, of: .length) }
  /// An affine transform.
  static let transform = SchemaDefinition("transform") {
    listNode("[a, b, c, d, tx, ty]: x' = a x + c y + tx, y' = b x + d y + ty.", 6, of: .coordinate)
  }
}

private func listNode(_ description: String, _ count: Int, of item: SchemaDefinition) -> SchemaNode {
  [
    "description": .string(description), "type": "array", "minItems": .number(Double(count)),
    "maxItems": .number(Double(count)), "items": .reference(item),
  ]
}

extension Kind where Value == Double {
  /// A number within the limits of coordinates.
  static func position(examples: [SchemaNode]) -> Kind {
    Kind(KindForm(.reference(.coordinate), examples: examples)) { decoder, field, _ in decoder.position(field.value) }
  }

  /// A length, which may be 0.
  static func distance(examples: [SchemaNode]) -> Kind {
    Kind(KindForm(.reference(.length), examples: examples)) { decoder, field, called in
      decoder.length(field.value, of: called)?.value
    }
  }

  /// A factor above 0.
  static func scale(examples: [SchemaNode]) -> Kind {
    Kind(KindForm(.reference(.extent), examples: examples)) { decoder, field, called in
      guard let number = decoder.number(field.value, of: called)?.value else { return nil }
      guard number > 0 else {
        decoder.reportOutOfRange(field.value, "\(called) is \(decoder.describe(number)), and must be above 0")
        return nil
      }
      return number
    }
  }
}

extension Kind where Value == Point {
  /// `[x, y]`.
  static var point: Kind {
    Kind(KindForm(.reference(.point), examples: [[0, 108]])) { decoder, field, _ in
      decoder.vector(field.value, count: 2, expected: "[x, y]").map { Point($0[0], $0[1]) }
    }
  }
}

extension Kind where Value == Size {
  /// `[width, height]`, neither negative.
  static var extents: Kind {
    Kind(KindForm(.reference(.extents), examples: [[393, 2400]])) { decoder, field, _ in decoder.size(field.value) }
  }
}

extension Kind where Value == Rect {
  /// `[x, y, width, height]`.
  static var frame: Kind {
    Kind(KindForm(.reference(.frame), examples: [[0, 108, 393, 72]])) { decoder, field, _ in
      decoder.frame(field.value)
    }
  }
}

extension Kind where Value == EdgeInsets {
  /// `[top, right, bottom, left]`, none negative.
  static var edges: Kind {
    Kind(KindForm(.reference(.edges), examples: [[59, 0, 34, 0]])) { decoder, field, _ in
      decoder.vector(field.value, count: 4, in: 0...Limits.coordinate, expected: "[top, right, bottom, left]")
        .map { EdgeInsets(top: $0[0], right: $0[1], bottom: $0[2], left: $0[3]) }
    }
  }
}

extension Kind where Value == Transform {
  /// `[a, b, c, d, tx, ty]`.
  static var transform: Kind {
    Kind(KindForm(.reference(.transform), examples: [[2, 0, 0, 2, 0, 0]])) { decoder, field, _ in
      decoder.vector(field.value, count: 6, expected: "[a, b, c, d, tx, ty]").map {
        Transform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
      }
    }
  }
}

extension Decoder {
  /// Reads a number within the limits of coordinates.
  mutating func position(_ node: NodeID) -> Double? { number(node, of: "a coordinate")?.value }

  /// Reads `[width, height]`, neither negative.
  mutating func size(_ node: NodeID) -> Size? {
    vector(node, count: 2, in: 0...Limits.coordinate, expected: "[width, height]")
      .map { Size($0[0], $0[1]) }
  }

  /// Reads `[x, y, width, height]`. Keeps a negative side, by which sources mark clipped elements.
  mutating func frame(_ node: NodeID) -> Rect? {
    vector(node, count: 4, expected: "[x, y, width, height]").map { Rect($0[0], $0[1], $0[2], $0[3]) }
  }
}

extension Point: Written {
  @usableFromInline package var written: SchemaNode { [.number(x), .number(y)] }
}

extension EdgeInsets: Written {
  @usableFromInline package var written: SchemaNode { [.number(top), .number(right), .number(bottom), .number(left)] }
}
