import CSystem
import TutorialPlatform

/// The environment of the process.
package enum ProcessEnvironment {
  /// The value of an environment variable.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The process id.
  package static var processNumber: Int { Int(getpid()) }

  /// The users that are trusted: this process's, root, and the user who became root by `sudo`.
  package static var trustedUsers: [UInt32] {
    var users = [UInt32(geteuid()), 0]
    // Anybody may set the variable, but it's only trusted if the process is root.
    if geteuid() == 0, let user = variable("SUDO_UID").flatMap({ UInt32($0) }) { users.append(user) }
    return users
  }

  /// The path of the running program, if the system tells it.
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

  /// The identity of this program's build, or nil if it's unknown.
  ///
  /// It's the build id that the linker assigned, or else the file system's data about the program's file.
  package static let buildID: String? = {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = csystem_build_id(&bytes, bytes.count)
    if count > 0 { return bytes.prefix(count).reduce(into: "linked") { $0 += " " + String($1, radix: 16) } }
    guard let executable, let status = try? FileSystem.status(executable) else { return nil }
    return "file \(status.identity.device) \(status.identity.number) \(status.size) \(status.changed)"
  }()

  /// Makes the allocator keep freed memory for later allocations.
  package static func keepMemory() { csystem_keep_memory() }

  /// The time of a monotonic clock, in nanoseconds.
  package static var monotonicNanoseconds: Int64 { time(of: CLOCK_MONOTONIC) }

  /// The processor time that this process has used, in nanoseconds.
  package static var processorNanoseconds: Int64 { time(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(of clock: clockid_t) -> Int64 {
    var now = timespec()
    guard clock_gettime(clock, &now) == 0 else { return 0 }
    return Int64(now.tv_sec) &* 1_000_000_000 &+ Int64(now.tv_nsec)
  }

  /// Waits for at most a second.
  package static func sleep(milliseconds: UInt32) { usleep(min(milliseconds, 1000) * 1000) }

  /// Ends the process.
  package static func exit(_ code: ExitCode) -> Never {
    TutorialPlatform.exit(code.rawValue)
  }
}

/// The exit code of the process.
package enum ExitCode: Int32, Sendable {
  /// There were no errors.
  case success = 0
  /// The input has errors.
  case inputErrors = 1
  /// The command line was wrong.
  case usage = 2
  /// Something around the compiler failed: an output that cannot be written, a plugin that crashed.
  case environment = 3

  /// Returns the worse of two codes.
  package func worse(_ other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}
