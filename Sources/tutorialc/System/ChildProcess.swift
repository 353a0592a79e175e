#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that runs beside this one and is talked to by lines. No shell has a part in it.
///
/// It is ended when its owner lets go of it. Not for several threads at once.
struct ChildProcess: ~Copyable {
  /// Why a line did not come.
  enum Failure: Error {
    /// The program has ended or closed its output; what it said on standard error, cut short.
    case ended(String)
    /// Nothing came in time.
    case timedOut
    /// The line is longer than the limit.
    case tooLong
  }

  private let process: pid_t
  private let input: FileDescriptor
  private let output: FileDescriptor
  private let error: FileDescriptor
  private var received: [UInt8] = []
  private var complaints: [UInt8] = []
  private var isErrorOpen = true

  /// How much of what the program says on standard error is kept.
  private static let complaintLimit = 4096

  /// Starts `command`, whose first word is a path, or a name to be looked for in PATH.
  init(_ command: [String]) throws(SystemError) {
    let input = try Pipe()
    let output = try Pipe()
    let error = try Pipe()
    process = try Self.spawn(command, input.reading.number, output.writing.number, error.writing.number)
    self.input = input.takeWriting()
    self.output = output.takeReading()
    self.error = error.takeReading()
    for descriptor in [self.input.number, self.output.number, self.error.number] {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    // It ends by itself when its input does; one that hangs is not waited for.
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  private static func spawn(
    _ command: [String], _ input: Int32, _ output: Int32, _ error: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, standard) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (error, STDERR_FILENO)] {
      posix_spawn_file_actions_adddup2(&actions, descriptor, standard)
    }
    // What this process ignores or holds back is not the child's business.
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
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    let code = posix_spawnp(&process, command.first ?? "", &actions, &attributes, words, environ)
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }

  // MARK: Talking

  /// Sends a line and waits for the line that answers it, while reading whatever else the program says.
  ///
  /// - Parameters:
  ///   - limit: the longest line, in bytes.
  ///   - seconds: how long to wait in all.
  mutating func ask(_ line: [UInt8], limit: Int, seconds: Int) throws(Failure) -> [UInt8] {
    let deadline = Self.now + Int64(seconds) * 1000
    var unsent = line[...]
    var searched = 0
    while true {
      if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let answer = Array(received[..<end])
        received.removeSubrange(...end)
        return answer
      }
      guard received.count <= limit else { throw .tooLong }
      searched = received.count
      let left = deadline - Self.now
      guard left > 0 else { throw .timedOut }
      try exchange(&unsent, milliseconds: left)
    }
  }

  /// Waits until something can be sent or has come, and does it.
  private mutating func exchange(_ unsent: inout ArraySlice<UInt8>, milliseconds: Int64) throws(Failure) {
    var polled = [
      pollfd(fd: output.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isErrorOpen ? error.number : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: unsent.isEmpty ? -1 : input.number, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&polled, nfds_t(polled.count), Int32(clamping: milliseconds)) > 0 else { return }
    if polled[1].revents != 0 {
      let chunk = Self.readSome(error.number)
      if let chunk { complaints += chunk.prefix(Self.complaintLimit - complaints.count) } else { isErrorOpen = false }
    }
    if polled[0].revents != 0 {
      guard let chunk = Self.readSome(output.number) else { throw .ended(lastWords()) }
      received += chunk
    }
    if polled[2].revents != 0 {
      #if canImport(Glibc)
        let count = unsent.withUnsafeBytes { Glibc.write(input.number, $0.baseAddress, $0.count) }
      #elseif canImport(Musl)
        let count = unsent.withUnsafeBytes { Musl.write(input.number, $0.baseAddress, $0.count) }
      #else
        let count = unsent.withUnsafeBytes { Darwin.write(input.number, $0.baseAddress, $0.count) }
      #endif
      if count > 0 {
        unsent = unsent.dropFirst(count)
      } else if count < 0, errno != EINTR, errno != EAGAIN {
        // Whatever it has said before it closed its input is still to be read.
        unsent = []
      }
    }
  }

  /// What can be read at once; nil at the end.
  private static func readSome(_ descriptor: Int32) -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count <= 0 ? nil : Array(chunk[..<count])
  }

  /// What a program that has ended left on standard error.
  private mutating func lastWords() -> String {
    var polled = pollfd(fd: error.number, events: Int16(POLLIN), revents: 0)
    while isErrorOpen, complaints.count < Self.complaintLimit, poll(&polled, 1, 200) > 0 {
      guard let chunk = Self.readSome(error.number) else { break }
      complaints += chunk.prefix(Self.complaintLimit - complaints.count)
    }
    return String(decoding: complaints, as: UTF8.self)
  }

  /// Milliseconds of a clock that nobody sets.
  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}

/// Both ends of a pipe, which no other child inherits.
private struct Pipe: ~Copyable {
  let reading: FileDescriptor
  let writing: FileDescriptor

  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    reading = FileDescriptor(owning: ends[0])
    writing = FileDescriptor(owning: ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  consuming func takeReading() -> FileDescriptor { reading }

  consuming func takeWriting() -> FileDescriptor { writing }
}
