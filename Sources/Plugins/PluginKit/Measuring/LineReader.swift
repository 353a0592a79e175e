#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads lines of a limited length from a file descriptor.
struct LineReader {
  /// The outcome of reading a line.
  enum Next {
    /// A line without its line end.
    case line([UInt8])
    /// A line over the limit. Nothing after it can be parsed.
    case tooLong
    /// The end of the input, or a read error.
    case end
  }

  private let descriptor: Int32
  private let limit: Int
  private var buffer: [UInt8] = []

  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

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
      var chunk = [UInt8](repeating: 0, count: 65536)
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return .end }
      buffer += chunk[..<count]
    }
  }
}
