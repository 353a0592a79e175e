/// A part of a JSON Schema: JSON whose members keep their order, and which may point to definitions by name.
///
/// Literals make it: `["type": "number", "minimum": 0]`.
@usableFromInline
package indirect enum SchemaNode: Sendable {
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([SchemaNode])
  /// Names and values in their order.
  case object([Member])
  /// What a `$ref` has: the place of a definition.
  case pointer(SchemaDefinition)

  /// One member of an object.
  @usableFromInline
  package struct Member: Sendable {
    /// Its name.
    package var name: String
    /// Its value.
    package var value: SchemaNode

    /// `name` with a value.
    package init(_ name: String, _ value: SchemaNode) {
      self.name = name
      self.value = value
    }
  }

  /// `{ "$ref": … }`.
  package static func reference(_ definition: SchemaDefinition) -> SchemaNode {
    .object([Member("$ref", .pointer(definition))])
  }

  /// The members of an object; none of anything else.
  package var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }

  /// An object with further members before or behind its own.
  package func with(before: [Member] = [], behind: [Member] = []) -> SchemaNode {
    .object(before + members + behind)
  }

  /// The definitions that are pointed to in it, in the order in which they stand there.
  package var definitions: [SchemaDefinition] {
    switch self {
    case .bool, .number, .string: []
    case .array(let items): items.flatMap(\.definitions)
    case .object(let members): members.flatMap(\.value.definitions)
    case .pointer(let definition): [definition]
    }
  }
}

/// What `$defs` holds of a schema, made when it is asked for, since definitions point to each other.
@usableFromInline
package struct SchemaDefinition: Sendable {
  /// The name in `$defs`.
  package let name: String
  /// What is defined.
  package let make: @Sendable () -> SchemaNode

  /// A definition of that name.
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
  /// A whole number.
  @usableFromInline
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  @usableFromInline
  package init(floatLiteral value: Double) { self = .number(value) }
  /// A text.
  @usableFromInline
  package init(stringLiteral value: String) { self = .string(value) }
  /// A list.
  @usableFromInline
  package init(arrayLiteral elements: SchemaNode...) { self = .array(elements) }
  /// An object, whose members keep the order in which they are written.
  @usableFromInline
  package init(dictionaryLiteral elements: (String, SchemaNode)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
