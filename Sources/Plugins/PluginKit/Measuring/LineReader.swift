/// Reads lines of a limited length from standard input.
struct LineReader {
  enum Next {
    /// A line without its line end.
    case line([UInt8])
    /// A line over the limit. Nothing after it can be parsed.
    case tooLong
    /// The end of the input, or a read error.
    case end
  }

  let limit: Int
  var buffer: [UInt8] = []

  /// Returns the next line. An unterminated line at the end of the input doesn't count.
  mutating func next() -> Next {
    var searched = 0
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        return .line(line)
      }
      if buffer.count > limit { return .tooLong }
      searched = buffer.count
      guard ProgramStreams.receive(into: &buffer) else { return .end }
    }
  }
}
