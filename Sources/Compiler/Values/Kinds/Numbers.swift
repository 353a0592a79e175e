package import TutorialSyntax

extension SchemaDefinition {
  /// A position or a signed distance.
  package static let coordinate = SchemaDefinition("coordinate") {
    ["type": "number", "minimum": .number(-Limits.coordinate), "maximum": .number(Limits.coordinate)]
  }
  /// A length, which may be 0.
  package static let length = SchemaDefinition("length") {
    ["type": "number", "minimum": 0, "maximum": .number(Limits.coordinate)]
  }
  /// A length greater than 0.
  package static let extent = SchemaDefinition("extent") {
    ["type": "number", "exclusiveMinimum": 0, "maximum": .number(Limits.coordinate)]
  }
  /// A fraction from 0 to 1.
  package static let fraction = SchemaDefinition("fraction") { ["type": "number", "minimum": 0, "maximum": 1] }
}

extension Kind where Value == Located<Double> {
  /// A number within bounds.
  package static func number(_ bounds: ClosedRange<Double>, examples: [SchemaNode] = []) -> Kind {
    Kind(
      KindForm(
        ["type": "number", "minimum": .number(bounds.lowerBound), "maximum": .number(bounds.upperBound)],
        examples: examples)
    ) { decoder, field, called in decoder.number(field.value, in: bounds, of: called) }
  }

  /// A length that may be negative.
  package static var coordinate: Kind {
    Kind(KindForm(.reference(.coordinate), examples: [8, -4])) { decoder, field, called in
      decoder.number(field.value, of: called)
    }
  }

  /// A length that may be 0.
  package static var length: Kind {
    Kind(KindForm(.reference(.length), examples: [0, 12])) { decoder, field, called in
      decoder.length(field.value, of: called)
    }
  }

  /// A length greater than 0.
  package static var extent: Kind {
    Kind(KindForm(.reference(.extent), examples: [4, 240])) { decoder, field, called in
      decoder.extent(field.value, of: called)
    }
  }

  /// A number greater than 0 that isn't a length.
  package static var positive: Kind {
    Kind(KindForm(.reference(.extent), examples: [4, 240])) { decoder, field, called in
      decoder.positive(field.value, of: called)
    }
  }

  /// A fraction from 0 to 1.
  package static var fraction: Kind {
    Kind(KindForm(.reference(.fraction), examples: [0.8])) { decoder, field, called in
      decoder.fraction(field.value, of: called)
    }
  }

}

extension Kind where Value == Located<Int> {
  /// A whole number within bounds.
  package static func whole(_ bounds: ClosedRange<Int>, examples: [SchemaNode] = []) -> Kind {
    Kind(
      KindForm(
        [
          "type": "integer", "minimum": .number(Double(bounds.lowerBound)),
          "maximum": .number(Double(bounds.upperBound)),
        ], examples: examples)
    ) { decoder, field, called in decoder.integer(field.value, in: bounds, of: called) }
  }
}

extension Decoder {
  /// Decodes a number greater than 0.
  package mutating func positive(_ node: NodeID, upTo limit: Double = Limits.coordinate, of name: String) -> Located<
    Double
  >? {
    guard let value = number(node, in: -Limits.coordinate...limit, of: name) else { return nil }
    guard value.value > 0 else {
      reportOutOfRange(node, "\(name) is \(describe(value.value)), it must be greater than 0")
      return nil
    }
    return value
  }

  /// Decodes a length in logical units, greater than 0 even when a tour rounds it to three decimals.
  package mutating func extent(_ node: NodeID, of name: String) -> Located<Double>? {
    guard let value = positive(node, of: name) else { return nil }
    guard (value.value * 1000).rounded() > 0 else {
      reportOutOfRange(node, "\(name) is \(excerpt(document.string(node))), which a tour rounds to 0")
      return nil
    }
    return value
  }

  /// Decodes a length in logical units, which may be 0.
  package mutating func length(_ node: NodeID, of name: String) -> Located<Double>? {
    number(node, in: 0...Limits.coordinate, of: name)
  }

  /// Decodes a fraction from 0 to 1.
  package mutating func fraction(_ node: NodeID, of name: String) -> Located<Double>? {
    number(node, in: 0...1, of: name)
  }
}

/// A number formatted for messages.
package func decimal(_ value: Double) -> String {
  var text = ByteWriter()
  text.write(value, decimals: 6)
  return String(decoding: text.bytes, as: UTF8.self)
}
