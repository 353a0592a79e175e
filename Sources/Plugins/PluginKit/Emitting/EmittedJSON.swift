import TutorialSyntax

/// A JSON value that an emitter writes.
///
/// It's compact, with keys in the given order and numbers without exponents, so that the same value gives the same
/// bytes everywhere.
public indirect enum EmittedJSON: Sendable, Hashable {
  /// An object. The host doesn't remove duplicate keys: both are written.
  case object([Member])
  /// A list.
  case list([EmittedJSON])
  /// A number with at most `decimals` decimals, 0 to 9. A number that isn't finite is written as 0.
  case number(Double, decimals: Int)
  /// A text with any characters.
  case text(String)
  /// `true` or `false`.
  case flag(Bool)

  /// A key and its value.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var key: String
    /// Its value.
    public var value: EmittedJSON

    /// Makes a member of an object.
    public init(_ key: String, _ value: EmittedJSON) {
      (self.key, self.value) = (key, value)
    }
  }

  /// Returns the value as text in one line, or indented by two spaces, without a line end.
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
  /// Makes an object of the members that have a value.
  public init(dictionaryLiteral elements: (String, EmittedJSON?)...) {
    self = .object(elements.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// Makes a list.
  public init(arrayLiteral elements: EmittedJSON...) { self = .list(elements) }

  /// Makes a text.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension EmittedJSON: ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  /// Makes a whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value), decimals: 0) }

  /// Makes `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .flag(value) }

  /// Returns a whole number.
  public static func whole(_ value: Int) -> EmittedJSON { .number(Double(value), decimals: 0) }

  /// Returns a list of numbers.
  public static func numbers(_ values: [Double], decimals: Int = 3) -> EmittedJSON {
    .list(values.map { .number($0, decimals: decimals) })
  }
}
