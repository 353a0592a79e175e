#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads lines of a bounded length from a descriptor.
struct LineReader {
  /// What comes next.
  enum Next {
    /// A line, without its end.
    case line([UInt8])
    /// A line over the limit; nothing after it can be told apart.
    case tooLong
    /// Nothing more, or nothing that can be read.
    case end
  }

  private let descriptor: Int32
  private let limit: Int
  private var buffer: [UInt8] = []

  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The next line. One that the input ends in the middle of is none.
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
