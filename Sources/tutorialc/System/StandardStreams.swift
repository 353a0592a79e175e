import TutorialPlatform

/// A standard stream of the process.
package struct StandardStream: Sendable {
  /// Its descriptor.
  package let descriptor: Int32

  /// The stream for results.
  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  /// The stream for messages: diagnostics, progress.
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  /// True if the stream goes to a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The number of columns of the terminal, or nil if the stream doesn't go to one.
  package var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes bytes. A closed pipe isn't an error, because its reader has all that it wanted.
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

  /// Turns failed writes into error codes instead of signals that would end the process.
  ///
  /// These are writes to a pipe without a reader, and writes beyond the maximum file size (`ulimit -f`).
  package static func makeFailedWritesErrors() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Reads standard input to its end. Returns nil if there are more than `limit` bytes.
  package static func readInput(limit: Int) throws(SystemError) -> [UInt8]? {
    try readToEnd(of: STDIN_FILENO, expected: 0, limit: limit)
  }
}
