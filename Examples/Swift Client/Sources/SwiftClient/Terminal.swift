import Foundation

/// The terminal while the tour uses it: the alternate screen, no cursor, keys without echo.
///
/// The terminal is restored however the program ends: at its end, by an error, by a signal, by a crash.
struct Terminal {
  /// The terminal was closed during a write.
  struct Gone: Error {}

  private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"

  /// Takes over the terminal, or returns nil if the output isn't one, or one that can only write.
  init?() {
    guard isatty(STDOUT_FILENO) != 0, ProcessInfo.processInfo.environment["TERM"] != "dumb" else { return nil }
    TakenTerminal.prepare()
    atexit { TakenTerminal.giveBack() }
    // A signal has its default effect after the terminal is restored.
    for ending in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE] {
      signal(ending) { number in
        TakenTerminal.giveBack()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // Ctrl-Z: the terminal is restored while the program is stopped.
    signal(SIGTSTP) { _ in
      TakenTerminal.giveBack()
      raise(SIGSTOP)
      TakenTerminal.take()
    }
    signal(SIGWINCH) { _ in TakenTerminal.isChanged = true }
    signal(SIGPIPE, SIG_IGN)
    TakenTerminal.take()
  }

  /// Restores the terminal; later output appears as ordinary lines.
  func giveBack() { TakenTerminal.giveBack() }

  /// Returns true if its size or contents may have changed since the last call.
  func wasChanged() -> Bool {
    defer { TakenTerminal.isChanged = false }
    return TakenTerminal.isChanged
  }

  /// The size in columns and rows.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes a whole text.
  func write(_ text: String) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR, errno != EAGAIN { throw Gone() }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }

  /// Waits for a key or a signal, for a number of seconds at most; returns the first byte of the key, if there was one.
  func key(within seconds: Double) -> UInt8? {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, Int32(max(0, seconds * 1000))) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    // An input at its end is always ready, so this waits instead.
    if count <= 0 { usleep(UInt32(max(0, seconds) * 1e6)) }
    return count > 0 ? bytes[0] : nil
  }

  /// The sequence that enters the alternate screen.
  fileprivate static var greeting: [UInt8] { Array(entering.utf8) }
}

/// The data for signal handlers: plain memory, which they may access at any time.
private enum TakenTerminal {
  nonisolated(unsafe) static var isChanged = false
  nonisolated(unsafe) private static var isTaken = false
  nonisolated(unsafe) private static var hasKeys = false
  nonisolated(unsafe) private static var before = termios()
  nonisolated(unsafe) private static var during = termios()
  nonisolated(unsafe) private static let hello = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 32)
  nonisolated(unsafe) private static let farewell = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 32)
  nonisolated(unsafe) private static var lengths = (hello: 0, farewell: 0)

  /// Prepares all data for later, because handlers may not allocate.
  static func prepare() {
    lengths.hello = copy(Terminal.greeting, to: hello)
    lengths.farewell = copy(Array("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l".utf8), to: farewell)
    hasKeys = tcgetattr(STDIN_FILENO, &before) == 0
    during = before
    // Keys are read one by one without echo; ctrl-C still sends a signal.
    during.c_lflag &= ~tcflag_t(ICANON | ECHO)
    (isChanged, isTaken) = (true, false)
  }

  private static func copy(_ bytes: [UInt8], to memory: UnsafeMutableBufferPointer<UInt8>) -> Int {
    for (place, byte) in bytes.prefix(memory.count).enumerated() { memory[place] = byte }
    return min(bytes.count, memory.count)
  }

  static func take() {
    guard !isTaken else { return }
    isTaken = true
    isChanged = true
    if hasKeys { tcsetattr(STDIN_FILENO, TCSAFLUSH, &during) }
    _ = write(STDOUT_FILENO, hello.baseAddress, lengths.hello)
  }

  static func giveBack() {
    guard isTaken else { return }
    isTaken = false
    _ = write(STDOUT_FILENO, farewell.baseAddress, lengths.farewell)
    if hasKeys { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) }
  }
}
