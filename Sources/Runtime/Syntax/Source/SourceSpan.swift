/// A half-open range of byte offsets in some source. The source is known from context; see `SourceSpan`.
public struct ByteRange: Sendable, Hashable {
  /// The first byte.
  public var start: UInt32
  /// One past the last byte.
  public var end: UInt32

  /// A range from `start` up to, not including, `end`.
  @inlinable
  public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The range as `Int` offsets.
  public var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}

/// A place in a source file.
public struct SourceSpan: Sendable, Hashable {
  /// The file.
  public var source: SourceText
  /// The bytes.
  public var range: ByteRange

  /// The bytes `range` of `source`.
  @inlinable
  public init(_ source: SourceText, _ range: ByteRange) {
    self.source = source
    self.range = range
  }
}

/// A value, and where it is written.
public struct Located<Value> {
  /// The value.
  public var value: Value
  /// The bytes it was decoded from, in the document's source.
  public var range: ByteRange

  /// `value`, written at `range`.
  @inlinable
  public init(_ value: Value, _ range: ByteRange) {
    self.value = value
    self.range = range
  }

  /// The same place with another value.
  public func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), range)
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
