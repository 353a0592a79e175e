import CSystem
import TutorialPlatform
package import TutorialSystem

/// A program that runs beside this one, and either answers line by line, or turns one text into another.
///
/// No shell is involved. A guard runs in between, which is this program in another mode (`GuardMode`): it ends the
/// program, and everything that the program has started, when this process closes its lifeline or dies, however it
/// dies. Not safe for use by several threads at once.
package struct ChildProcess: ~Copyable {
  /// The reason why an answer did not come.
  package enum Failure: Error {
    /// The program has ended or closed its output; its standard error, truncated.
    case ended(String)
    /// No answer came in time.
    case timedOut
    /// The answer is longer than the limit.
    case tooLong
  }

  private let guardian: pid_t
  /// A descriptor that reports the guard's end; -1 if the system has none.
  private let end: Int32
  /// Only kept open: the guard ends when it is closed.
  private let lifeline: FileDescriptor
  /// Nil after it was closed; its number is -1 then.
  private var input: FileDescriptor?
  private var inputNumber: Int32
  private let output: FileDescriptor
  private let error: FileDescriptor
  private var received: [UInt8] = []
  private var complaints: [UInt8] = []
  private var isOutputOpen = true
  private var isErrorOpen = true

  /// The maximum number of bytes that are kept of the program's standard error.
  private static let complaintLimit = 4096
  /// The interval in milliseconds of polling for a child's end, if the system doesn't report it.
  private static let lookingInterval: Int64 = 20

  /// Starts the program at `path`.
  ///
  /// - Parameter words: its arguments, its name first.
  package static func start(_ path: String, _ words: [String]) throws(SystemError) -> ChildProcess {
    let report = try Pipe()
    let process = try ChildProcess([GuardMode.name, path] + words, report: report.writing.number)
    if let reason = Self.reason(report.takeReading()) { throw reason }
    return process
  }

  /// Starts a guard, which writes to `report` if it could not start its program.
  private init(_ arguments: [String], report: Int32) throws(SystemError) {
    let input = try Pipe()
    let output = try Pipe()
    let error = try Pipe()
    let lifeline = try Pipe()
    guardian = try Self.spawn(
      arguments,
      [input.reading.number, output.writing.number, error.writing.number, lifeline.reading.number, report])
    end = csystem_watch_end(guardian)
    let writing = input.takeWriting()
    _ = fcntl(writing.number, F_SETFL, O_NONBLOCK)
    inputNumber = writing.number
    self.input = consume writing
    self.output = output.takeReading()
    self.error = error.takeReading()
    self.lifeline = lifeline.takeWriting()
    for descriptor in [self.output.number, self.error.number] {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    // The guard sees that its lifeline is closed and does the rest; a guard that hangs isn't waited for forever.
    kill(guardian, SIGTERM)
    let deadline = Self.now + 5000
    while csystem_has_ended(guardian) == 0, Self.now < deadline {
      var polled = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, end < 0 ? 5 : 100)
    }
    kill(guardian, SIGKILL)
    var status: Int32 = 0
    while waitpid(guardian, &status, 0) < 0, errno == EINTR {}
    if end >= 0 { close(end) }
  }

  /// Starts this program again with the given arguments, and with the descriptors in their order as its first ones.
  private static func spawn(_ arguments: [String], _ descriptors: [Int32]) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      guard let executable = ProcessEnvironment.executable else { throw .notFound }
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      // This leads to the running program even if its file has been replaced.
      let executable = "/proc/self/exe"
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (place, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(place))
    }
    // The child must not inherit ignored or blocked signals, and signals that a terminal sends to this process's group
    // aren't for the guard.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    sigaddset(&defaults, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETPGROUP))
    var words: [UnsafeMutablePointer<CChar>?] = (["tutorialc"] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    let code = posix_spawn(&process, executable, &actions, &attributes, words, environ)
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }

  /// The reason why the guard could not start the program, or nil if it could.
  private static func reason(_ report: consuming FileDescriptor) -> SystemError? {
    let bytes = (try? readSome(from: report.number, atMost: MemoryLayout<Int32>.size)) ?? []
    guard bytes.count == MemoryLayout<Int32>.size else { return nil }
    return SystemError(code: bytes.withUnsafeBytes { $0.loadUnaligned(as: Int32.self) })
  }

  // MARK: Communication

  /// Sends a line and waits for the line that answers it, while reading standard error.
  ///
  /// The program's end is noticed at once, even if other processes hold its pipes.
  ///
  /// - Parameters:
  ///   - limit: the longest line, in bytes.
  ///   - milliseconds: the limit for the whole exchange.
  package mutating func ask(_ line: [UInt8], limit: Int, milliseconds: Int64) throws(Failure) -> [UInt8] {
    let deadline = Self.now + milliseconds
    var unsent = line[...]
    var searched = 0
    var hasEnded = false
    while true {
      if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let answer = Array(received[..<end])
        received.removeSubrange(...end)
        return answer
      }
      guard received.count <= limit else { throw .tooLong }
      // Everything that it wrote before its end has been read.
      if !isOutputOpen || hasEnded && received.count == searched { throw .ended(lastWords()) }
      searched = received.count
      let left = deadline - Self.now
      guard left > 0 else { throw .timedOut }
      if !hasEnded, csystem_has_ended(guardian) != 0 { hasEnded = true }
      try exchange(&unsent, milliseconds: hasEnded ? 0 : left)
    }
  }

  /// Sends a whole text, then end of file, and waits for the program's end, while reading its output.
  ///
  /// Text that the program doesn't read is dropped.
  ///
  /// - Parameters:
  ///   - limit: the maximum size of its output, in bytes.
  ///   - milliseconds: the limit for the whole exchange.
  /// - Returns: its standard output, its standard error, truncated, and its exit code; for a signal, 128 and the
  ///   signal's number, as in a shell.
  package mutating func reply(
    to text: [UInt8], limit: Int, milliseconds: Int64
  ) throws(Failure) -> (output: [UInt8], complaints: String, code: Int) {
    let deadline = Self.now + milliseconds
    var unsent = text[...]
    var hasEnded = false
    while true {
      if unsent.isEmpty {
        input = nil
        inputNumber = -1
      }
      let before = received.count
      let left = deadline - Self.now
      guard left > 0 else { throw .timedOut }
      if !hasEnded, csystem_has_ended(guardian) != 0 { hasEnded = true }
      try exchange(&unsent, milliseconds: hasEnded ? 0 : left)
      guard received.count <= limit else { throw .tooLong }
      // Everything that it wrote before its end has been read, even if other processes hold its pipes.
      if hasEnded, received.count == before { break }
    }
    let words = lastWords()
    return (received, words, Int(csystem_exit_code(guardian)))
  }

  /// Waits until the program can take input, has written output or has ended; then sends and reads as much as possible.
  private mutating func exchange(_ unsent: inout ArraySlice<UInt8>, milliseconds: Int64) throws(Failure) {
    var polled = [
      pollfd(fd: isOutputOpen ? output.number : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isErrorOpen ? error.number : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: unsent.isEmpty ? -1 : inputNumber, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: end, events: Int16(POLLIN), revents: 0),
    ]
    let wait = end < 0 ? min(milliseconds, Self.lookingInterval) : milliseconds
    guard poll(&polled, nfds_t(polled.count), Int32(clamping: wait)) > 0 else { return }
    if polled[1].revents != 0 {
      let chunk = Self.readReady(error.number)
      if let chunk { complaints += chunk.prefix(Self.complaintLimit - complaints.count) } else { isErrorOpen = false }
    }
    if polled[0].revents != 0 {
      let chunk = Self.readReady(output.number)
      if let chunk { received += chunk } else { isOutputOpen = false }
    }
    if polled[2].revents != 0 {
      let count = unsent.withUnsafeBytes { TutorialPlatform.write(inputNumber, $0.baseAddress, $0.count) }
      if count > 0 {
        unsent = unsent.dropFirst(count)
      } else if count < 0, errno != EINTR, errno != EAGAIN {
        // Output from before it closed its input must still be read.
        unsent = []
      }
    }
  }

  /// The bytes that can be read at once; nil at the end.
  private static func readReady(_ descriptor: Int32) -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count <= 0 ? nil : Array(chunk[..<count])
  }

  /// The remaining standard error of a program that has ended.
  private mutating func lastWords() -> String {
    let deadline = Self.now + 200
    var polled = pollfd(fd: error.number, events: Int16(POLLIN), revents: 0)
    while isErrorOpen, complaints.count < Self.complaintLimit, poll(&polled, 1, Int32(max(0, deadline - Self.now))) > 0
    {
      guard let chunk = Self.readReady(error.number) else { break }
      complaints += chunk.prefix(Self.complaintLimit - complaints.count)
    }
    return String(decoding: complaints, as: UTF8.self)
  }

  /// A monotonic clock, in milliseconds.
  package static var now: Int64 { ProcessEnvironment.monotonicNanoseconds / 1_000_000 }
}

/// Both ends of a pipe, which no other child inherits. Their numbers are above those that a guard finds open.
private struct Pipe: ~Copyable {
  let reading: FileDescriptor
  let writing: FileDescriptor

  init() throws(SystemError) {
    var low: [Int32] = [0, 0]
    guard pipe(&low) == 0 else { throw .last }
    let ends = low.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    let error = SystemError.last
    for end in low { close(end) }
    guard ends.allSatisfy({ $0 >= 0 }) else {
      for end in ends where end >= 0 { close(end) }
      throw error
    }
    reading = FileDescriptor(owning: ends[0])
    writing = FileDescriptor(owning: ends[1])
  }

  consuming func takeReading() -> FileDescriptor { reading }

  consuming func takeWriting() -> FileDescriptor { writing }
}
