import TutorialSyntax

/// A JSON value that an emitter writes: compact, its keys in the order given, its numbers without exponents, so that the
/// same value gives the same bytes everywhere.
public indirect enum EmittedJSON: Sendable, Hashable {
  /// An object; of a key that is there twice the host makes nothing, it is written twice.
  case object([Member])
  /// A list.
  case list([EmittedJSON])
  /// A number with at most so many decimals, 0 to 9; what is not finite is 0.
  case number(Double, decimals: Int)
  /// A text, whatever it holds.
  case text(String)
  /// `true` or `false`.
  case flag(Bool)

  /// A key and its value.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var key: String
    /// Its value.
    public var value: EmittedJSON

    /// A member of an object.
    public init(_ key: String, _ value: EmittedJSON) {
      (self.key, self.value) = (key, value)
    }
  }

  /// The value as a text in one line, or indented by two spaces; without a line end behind it.
  public func bytes(pretty: Bool = false) -> [UInt8] {
    var writer = JSONWriter(pretty: pretty, capacity: 1024)
    write(into: &writer)
    return writer.takeBytes()
  }

  private func write(into writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(escaping: member.key)
        member.value.write(into: &writer)
      }
      writer.endObject()
    case .list(let items):
      let isShort = items.allSatisfy { if case .number = $0 { true } else { false } }
      writer.beginArray(onOneLine: isShort)
      for item in items { item.write(into: &writer) }
      writer.endArray()
    case .number(let value, let decimals): writer.number(value, decimals: min(max(decimals, 0), 9))
    case .text(let text): writer.string(text)
    case .flag(let value): writer.bool(value)
    }
  }
}

extension EmittedJSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
  /// An object of the members that have a value.
  public init(dictionaryLiteral elements: (String, EmittedJSON?)...) {
    self = .object(elements.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// A list.
  public init(arrayLiteral elements: EmittedJSON...) { self = .list(elements) }

  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension EmittedJSON: ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value), decimals: 0) }

  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .flag(value) }

  /// A whole number.
  public static func whole(_ value: Int) -> EmittedJSON { .number(Double(value), decimals: 0) }

  /// A list of numbers.
  public static func numbers(_ values: [Double], decimals: Int = 3) -> EmittedJSON {
    .list(values.map { .number($0, decimals: decimals) })
  }
}
