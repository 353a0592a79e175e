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
      return write(try make(try readAll()), to: STDOUT_FILENO) ? 0 : 1
    } catch {
      _ = write(Array((error.words + "\n").utf8), to: STDERR_FILENO)
      return 2
    }
  }

  private static func readAll() throws(MessageFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while bytes.count <= PluginProtocol.byteLimit {
      let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes += chunk[..<count]
    }
    throw MessageFault("there are more than \(PluginProtocol.byteLimit) bytes to be read")
  }

  /// Writes all bytes. Returns false if the reader is gone.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      #elseif canImport(Musl)
        let count = rest.withUnsafeBytes { Musl.write(descriptor, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
      #endif
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
