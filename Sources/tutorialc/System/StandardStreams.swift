#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the streams that a process is born with.
struct StandardStream: Sendable {
  /// Its descriptor.
  let descriptor: Int32

  /// Where results go.
  static let output = StandardStream(descriptor: STDOUT_FILENO)
  /// Where talk goes: diagnostics, progress.
  static let error = StandardStream(descriptor: STDERR_FILENO)

  /// Whether a person looks at it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How many columns the terminal has that it goes to; nil elsewhere.
  var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes bytes. A reader that has gone is no error: it has what it wanted.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    do {
      try tutorialc.write(bytes, to: descriptor)
    } catch  where error.isBrokenPipe {
    }
  }

  /// Writes text as UTF-8.
  func write(_ text: String) throws(SystemError) {
    try write(Array(text.utf8))
  }

  /// Makes a write to a pipe without a reader, and one beyond what a file may grow to (`ulimit -f`), an error code
  /// where it would end the process.
  static func makeFailedWritesErrors() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Standard input to its end; nil where it holds more than `limit` bytes.
  static func readInput(limit: Int) throws(SystemError) -> [UInt8]? {
    try readToEnd(of: STDIN_FILENO, expected: 0, limit: limit)
  }
}
