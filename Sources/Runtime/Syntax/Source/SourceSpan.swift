/// A half-open range of byte offsets. The context determines the source; see `SourceSpan`.
public struct ByteRange: Sendable, Hashable {
  /// The first byte.
  public var start: UInt32
  /// The offset after the last byte.
  public var end: UInt32

  /// The range from `start` to `end`, without `end`.
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

/// A value with its place in the source.
public struct Located<Value> {
  /// The value.
  public var value: Value
  /// The bytes from which it was decoded, in the document's source.
  public var range: ByteRange

  /// `value`, written at `range`.
  @inlinable
  public init(_ value: Value, _ range: ByteRange) {
    self.value = value
    self.range = range
  }

  /// Another value at the same place.
  public func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), range)
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
