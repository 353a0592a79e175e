/// An input file: its bytes, and its path for diagnostics.
///
/// It is a class, so that a span costs one pointer, and the bytes live as long as any span. Immutable after `init`.
public final class SourceText: Sendable {
  /// The path as the user wrote it or as it was found, with `/` as the separator; `<stdin>` for standard input.
  public let path: String
  /// The file's bytes, unchanged, with any byte-order mark and carriage returns.
  public let bytes: [UInt8]

  /// A source with the given bytes. Offsets have 32 bits, so a file is at most 4 GiB; readers stop at 64 MiB.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The line and column of a byte offset, both counted from 1. The column counts UTF-8 bytes, as in compilers.
  ///
  /// Lines end with LF, CR or CR-LF. An offset past the end counts as the end. O(offset).
  public func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var lineStart = 0
    let end = min(max(offset, 0), bytes.count)
    var index = 0
    while index < end {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { continue }
      line += 1
      lineStart = index
    }
    return (line, end - lineStart + 1)
  }

  /// The line that contains `offset`, without its line end: the offset at which it begins, and its bytes.
  public func line(at offset: Int) -> (start: Int, bytes: ArraySlice<UInt8>) { line(at: offset, within: bytes.count) }

  /// The same, limited to `reach` bytes before the offset and after it.
  ///
  /// A file may be a single line with a diagnostic at each column.
  package func line(at offset: Int, within reach: Int) -> (start: Int, bytes: ArraySlice<UInt8>) {
    let place = min(max(offset, 0), bytes.count)
    let bounds = max(0, place - reach)..<min(bytes.count, place + min(reach, bytes.count - place))
    func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    var start = place
    while start > bounds.lowerBound, !isLineEnd(bytes[start - 1]) { start -= 1 }
    var end = place
    while end < bounds.upperBound, !isLineEnd(bytes[end]) { end += 1 }
    return (start, bytes[start..<end])
  }
}

extension SourceText: Hashable {
  /// Two sources with the same path are equal, because a build reads each file once.
  public static func == (left: SourceText, right: SourceText) -> Bool {
    left === right || left.path == right.path
  }

  /// Hashes the path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}
