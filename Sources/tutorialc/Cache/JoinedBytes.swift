/// The bytes of a file, and others after them; the file is not copied.
struct JoinedBytes: Sendable {
  /// The bytes of the file.
  let first: [UInt8]
  private var rest: [UInt8] = []

  init(_ first: [UInt8]) {
    self.first = first
  }

  subscript(_ range: Range<Int>) -> ArraySlice<UInt8> {
    if range.upperBound <= first.count { return first[range] }
    return rest[range.lowerBound - first.count..<range.upperBound - first.count]
  }

  mutating func append(_ more: some Sequence<UInt8>) -> Range<Int> {
    let start = first.count + rest.count
    rest += more
    return start..<first.count + rest.count
  }

  func hold(_ expected: UnsafeBufferPointer<UInt8>, at range: Range<Int>) -> Bool {
    guard expected.count == range.count else { return false }
    let isFirst = range.upperBound <= first.count
    return (isFirst ? first : rest).withUnsafeBufferPointer { bytes in
      let bytes = bytes[(isFirst ? range.lowerBound : range.lowerBound - first.count)...].prefix(range.count)
      var difference: UInt8 = 0
      for (one, other) in zip(expected, bytes) { difference |= one ^ other }
      return bytes.count == expected.count && difference == 0
    }
  }
}
