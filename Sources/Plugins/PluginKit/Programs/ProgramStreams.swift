#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard streams of an out-of-process plugin.
enum ProgramStreams {
  /// Reads all of standard input, and writes the answer to standard output.
  ///
  /// - Returns: the process's exit code. It's 2 if the input is invalid, which standard error explains.
  static func answer(_ make: ([UInt8]) throws(MessageFault) -> [UInt8]) -> Int32 {
    do throws(MessageFault) {
      var input: [UInt8] = []
      while receive(into: &input) {
        guard input.count <= PluginProtocol.byteLimit else {
          throw MessageFault("there are more than \(PluginProtocol.byteLimit) bytes to be read")
        }
      }
      return send(try make(input)) ? 0 : 1
    } catch {
      send(Array((error.words + "\n").utf8), to: STDERR_FILENO)
      return 2
    }
  }

  /// Appends the next bytes of standard input. Returns false at its end, or after a read error.
  static func receive(into bytes: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count > 0 { bytes += chunk[..<count] }
      return count > 0
    }
  }

  /// Writes all bytes. Returns false if the reader is gone.
  @discardableResult
  static func send(_ bytes: [UInt8], to descriptor: Int32 = STDOUT_FILENO) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
