/// One input file as it was read: its bytes and the path by which diagnostics name it.
///
/// A reference type, so that a span costs one pointer and a file's bytes live exactly as long as something points
/// into them. Immutable after `init`.
public final class SourceText: Sendable {
  /// The path as the user wrote it or as it was found, with `/` between components; `<stdin>` for standard input.
  public let path: String
  /// The file's bytes, unchanged: a byte-order mark and carriage returns included.
  public let bytes: [UInt8]

  /// A source of the given bytes. Offsets are 32 bits wide, so a file is at most 4 GiB; readers stop at 64 MiB.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The line and column of a byte offset, both counted from 1; the column counts UTF-8 bytes, as compilers do.
  ///
  /// Lines end at LF, CR or CR-LF. An offset past the end is taken as the end. O(offset).
  public func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var lineStart = 0
    let end = min(max(offset, 0), bytes.count)
    var index = 0
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        lineStart = index
      } else if byte == UInt8(ascii: "\r"), index == bytes.count || bytes[index] != UInt8(ascii: "\n") {
        line += 1
        lineStart = index
      }
    }
    return (line, end - lineStart + 1)
  }

  /// The bytes of the line that holds `offset`, without its line end, and the offset at which that line begins.
  public func line(at offset: Int) -> (start: Int, bytes: ArraySlice<UInt8>) { line(at: offset, within: bytes.count) }

  /// The same, but no more of the line than so many bytes before the offset and as many from it on: a file may be one
  /// line, and have a diagnostic in each of its columns.
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
  /// Two sources are the same when they have the same path: a build reads a file once.
  public static func == (left: SourceText, right: SourceText) -> Bool {
    left === right || left.path == right.path
  }

  /// Hashes the path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}
