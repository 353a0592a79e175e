import TutorialSyntax

extension SchemaDefinition {
  /// Where something lies, or how far.
  static let coordinate = SchemaDefinition("coordinate") {
    ["type": "number", "minimum": .number(-Limits.coordinate), "maximum": .number(Limits.coordinate)]
  }
  /// How long something is; it may be 0.
  static let length = SchemaDefinition("length") {
    ["type": "number", "minimum": 0, "maximum": .number(Limits.coordinate)]
  }
  /// How long something is, above 0.
  static let extent = SchemaDefinition("extent") {
    ["type": "number", "exclusiveMinimum": 0, "maximum": .number(Limits.coordinate)]
  }
  /// A part of a whole.
  static let fraction = SchemaDefinition("fraction") { ["type": "number", "minimum": 0, "maximum": 1] }
  /// Seconds, however they are written.
  static let time = SchemaDefinition("time") { timeNode("minimum", "0.35, 0.35s or 350ms; at most 10 s.") }
  /// Seconds above 0.
  static let period = SchemaDefinition("period") {
    timeNode("exclusiveMinimum", "1.2, 1.2s or 1200ms; above 0, at most 10 s.")
  }
}

private func timeNode(_ bound: String, _ description: String) -> SchemaNode {
  [
    "description": .string(description),
    "anyOf": [
      .object([.init("type", "number"), .init(bound, 0), .init("maximum", .number(Limits.duration))]),
      ["type": "string", "pattern": #"^[+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?m?s$"#],
    ],
  ]
}

extension Kind where Value == Located<Double> {
  /// A number between two others.
  static func number(_ bounds: ClosedRange<Double>, examples: [SchemaNode] = []) -> Kind {
    Kind(
      KindForm(
        ["type": "number", "minimum": .number(bounds.lowerBound), "maximum": .number(bounds.upperBound)],
        examples: examples)
    ) { decoder, field, called in decoder.number(field.value, in: bounds, of: called) }
  }

  /// A length that may be negative.
  static var coordinate: Kind {
    Kind(KindForm(.reference(.coordinate), examples: [8, -4])) { decoder, field, called in
      decoder.number(field.value, of: called)
    }
  }

  /// A length that may be 0.
  static var length: Kind {
    Kind(KindForm(.reference(.length), examples: [0, 12])) { decoder, field, called in
      decoder.length(field.value, of: called)
    }
  }

  /// A length above 0.
  static var extent: Kind {
    Kind(KindForm(.reference(.extent), examples: [4, 240])) { decoder, field, called in
      decoder.positive(field.value, of: called)
    }
  }

  /// A fraction from 0 to 1.
  static var fraction: Kind {
    Kind(KindForm(.reference(.fraction), examples: [0.8])) { decoder, field, called in
      decoder.fraction(field.value, of: called)
    }
  }

  /// A time in seconds.
  static var time: Kind {
    Kind(KindForm(.reference(.time), examples: [0.5, "350ms"])) { decoder, field, called in
      decoder.duration(field.value, of: called)
    }
  }
}

extension Kind where Value == Located<Int> {
  /// A whole number between two others.
  static func whole(_ bounds: ClosedRange<Int>, examples: [SchemaNode] = []) -> Kind {
    Kind(
      KindForm(
        [
          "type": "integer", "minimum": .number(Double(bounds.lowerBound)),
          "maximum": .number(Double(bounds.upperBound)),
        ], examples: examples)
    ) { decoder, field, called in decoder.integer(field.value, in: bounds, of: called) }
  }
}
