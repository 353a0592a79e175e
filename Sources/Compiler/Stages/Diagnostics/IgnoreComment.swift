package import TutorialSyntax

/// A comment that silences a diagnostic: `# tutorialc: ignore clipped-target the list scrolls by itself`.
///
/// It has a line of its own and applies to the line below. Several in a row apply to the line below them.
package struct IgnoreComment: Sendable, Hashable {
  /// The id as written, which may be unknown.
  package var id: String
  /// The location of the id.
  package var range: ByteRange
  /// The bytes of the line that it applies to, including the line end; empty at the end of the file.
  package var line: Range<Int>
}

extension IgnoreComment {
  /// Returns the comments of a YAML file in order. JSON has none.
  ///
  /// The file is scanned by lines, not parsed as YAML, so a matching line in a block scalar counts too.
  package static func all(in source: SourceText) -> [IgnoreComment] {
    guard !source.path.hasSuffix(".json"), mayHoldComment(source.bytes) else { return [] }
    var comments: [IgnoreComment] = []
    var waiting = 0
    var start = 0
    while start < source.bytes.count {
      let end = lineEnd(source.bytes, from: start)
      if let (id, range) = parse(source.bytes, start..<end) {
        comments.append(IgnoreComment(id: id, range: range, line: end..<end))
        waiting += 1
      } else if waiting > 0 {
        for index in comments.indices.suffix(waiting) { comments[index].line = start..<end }
        waiting = 0
      }
      start = end
    }
    return comments
  }

  private static let marker = Array("tutorialc:".utf8)

  /// Returns the id in a line with such a comment.
  private static func parse(_ bytes: [UInt8], _ line: Range<Int>) -> (String, ByteRange)? {
    var rest = bytes[line].drop(while: isBlank)
    guard rest.popFirst() == UInt8(ascii: "#") else { return nil }
    rest = rest.drop(while: isBlank)
    guard rest.starts(with: marker) else { return nil }
    rest = rest.dropFirst(marker.count).drop(while: isBlank)
    guard rest.starts(with: "ignore".utf8) else { return nil }
    let afterWord = rest.dropFirst("ignore".utf8.count)
    rest = afterWord.drop(while: isBlank)
    // A longer word such as `ignored` doesn't count.
    guard rest.startIndex > afterWord.startIndex else { return nil }
    let id = rest.prefix { !isBlank($0) && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard !id.isEmpty, let start = UInt32(exactly: id.startIndex), let end = UInt32(exactly: id.endIndex) else {
      return nil
    }
    return (String(decoding: id, as: UTF8.self), ByteRange(start, end))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Returns the index after the line end (LF, CR or CR-LF) of the line that starts at `start`.
  private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard let end = bytes[start...].firstIndex(where: { $0 == feed || $0 == carriageReturn }) else {
      return bytes.count
    }
    return bytes[end...].starts(with: [carriageReturn, feed]) ? end + 2 : end + 1
  }

  /// Returns true if the file has the marker after a `#`. This quickly excludes nearly all files.
  static func mayHoldComment(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = ByteScan.first(UInt8(ascii: "#"), in: bytes, from: 0)
      while index < bytes.count {
        if bytes[(index + 1)...].drop(while: isBlank).starts(with: marker) { return true }
        index = ByteScan.first(UInt8(ascii: "#"), in: bytes, from: index + 1)
      }
      return false
    }
  }
}
