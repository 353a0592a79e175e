#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the streams that a process is born with.
package struct StandardStream: Sendable {
  /// Its descriptor.
  package let descriptor: Int32

  /// Where results go.
  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  /// Where talk goes: diagnostics, progress.
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  /// Whether a person looks at it.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How many columns the terminal has that it goes to; nil elsewhere.
  package var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes bytes. A reader that has gone is no error: it has what it wanted.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    do {
      try TutorialSystem.write(bytes, to: descriptor)
    } catch  where error.isBrokenPipe {
    }
  }

  /// Writes text as UTF-8.
  package func write(_ text: String) throws(SystemError) {
    try write(Array(text.utf8))
  }

  /// Makes a write to a pipe without a reader, and one beyond what a file may grow to (`ulimit -f`), an error code
  /// where it would end the process.
  package static func makeFailedWritesErrors() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Standard input to its end; nil where it holds more than `limit` bytes.
  package static func readInput(limit: Int) throws(SystemError) -> [UInt8]? {
    try readToEnd(of: STDIN_FILENO, expected: 0, limit: limit)
  }
}
