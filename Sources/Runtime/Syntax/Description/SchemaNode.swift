/// A node of a JSON Schema: JSON with ordered members and references to definitions by name.
///
/// Create it with literals: `["type": "number", "minimum": 0]`.
@usableFromInline
package indirect enum SchemaNode: Sendable {
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([SchemaNode])
  /// Ordered names and values.
  case object([Member])
  /// The value of a `$ref`: a reference to a definition.
  case pointer(SchemaDefinition)

  /// One member of an object.
  @usableFromInline
  package struct Member: Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: SchemaNode

    /// A member with a name and a value.
    package init(_ name: String, _ value: SchemaNode) {
      self.name = name
      self.value = value
    }
  }

  /// `{ "$ref": … }`.
  package static func reference(_ definition: SchemaDefinition) -> SchemaNode {
    .object([Member("$ref", .pointer(definition))])
  }

  /// The members of an object; empty for other nodes.
  package var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }

  /// An object with further members before or after its own.
  package func with(before: [Member] = [], behind: [Member] = []) -> SchemaNode {
    .object(before + members + behind)
  }

  /// The definitions that it refers to, in document order.
  package var definitions: [SchemaDefinition] {
    switch self {
    case .bool, .number, .string: []
    case .array(let items): items.flatMap(\.definitions)
    case .object(let members): members.flatMap(\.value.definitions)
    case .pointer(let definition): [definition]
    }
  }
}

/// A definition in `$defs`. It is created on demand, because definitions refer to each other.
@usableFromInline
package struct SchemaDefinition: Sendable {
  /// The name in `$defs`.
  package let name: String
  /// Creates the definition.
  package let make: @Sendable () -> SchemaNode

  /// A definition with that name.
  package init(_ name: String, _ make: @escaping @Sendable () -> SchemaNode) {
    self.name = name
    self.make = make
  }
}

extension SchemaNode: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// `true` or `false`.
  @usableFromInline
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// An integer.
  @usableFromInline
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  @usableFromInline
  package init(floatLiteral value: Double) { self = .number(value) }
  /// A string.
  @usableFromInline
  package init(stringLiteral value: String) { self = .string(value) }
  /// An array.
  @usableFromInline
  package init(arrayLiteral elements: SchemaNode...) { self = .array(elements) }
  /// An object whose members keep their order.
  @usableFromInline
  package init(dictionaryLiteral elements: (String, SchemaNode)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
