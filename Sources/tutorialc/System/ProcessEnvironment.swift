import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process finds around itself.
package enum ProcessEnvironment {
  /// The value of an environment variable.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The process's number.
  package static var processNumber: Int { Int(getpid()) }

  /// The users who may decide what happens here: this process's, the system's, and the one who became root by `sudo`.
  package static var trustedUsers: [UInt32] {
    var users = [UInt32(geteuid()), 0]
    // Anybody may set the variable for himself; only root gets to be root by it.
    if geteuid() == 0, let user = variable("SUDO_UID").flatMap({ UInt32($0) }) { users.append(user) }
    return users
  }

  /// The path of the program that runs, as far as the system says.
  package static var executable: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      guard readlink("/proc/self/exe", &path, Int(PATH_MAX)) > 0 else { return nil }
      return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #endif
  }

  /// What tells this program from others: the number that its linker gave it, or else what the file system says of its
  /// file; nil where nothing does.
  package static let buildID: String? = {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = csystem_build_id(&bytes, bytes.count)
    if count > 0 { return bytes.prefix(count).reduce(into: "linked") { $0 += " " + String($1, radix: 16) } }
    guard let executable, let status = try? FileSystem.status(executable) else { return nil }
    return "file \(status.identity.device) \(status.identity.number) \(status.size) \(status.changed)"
  }()

  /// Has memory that is freed kept for what comes next.
  package static func keepMemory() { csystem_keep_memory() }

  /// A time of a clock that never goes back, in nanoseconds.
  package static var monotonicNanoseconds: Int64 { time(of: CLOCK_MONOTONIC) }

  /// The processor time of this process so far, in nanoseconds.
  package static var processorNanoseconds: Int64 { time(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(of clock: clockid_t) -> Int64 {
    var now = timespec()
    guard clock_gettime(clock, &now) == 0 else { return 0 }
    return Int64(now.tv_sec) &* 1_000_000_000 &+ Int64(now.tv_nsec)
  }

  /// Waits.
  package static func sleep(milliseconds: UInt32) { usleep(min(milliseconds, 1000) * 1000) }

  /// Ends the process.
  package static func exit(_ code: ExitCode) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code.rawValue)
    #elseif canImport(Musl)
      Musl.exit(code.rawValue)
    #else
      Darwin.exit(code.rawValue)
    #endif
  }
}

/// What the process says when it ends.
package enum ExitCode: Int32, Sendable {
  /// No errors.
  case success = 0
  /// Errors in the input.
  case inputErrors = 1
  /// The command line was wrong.
  case usage = 2
  /// Something around the compiler failed: an output that cannot be written, a plugin that crashed.
  case environment = 3

  /// The worse of two.
  package func worse(_ other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}
