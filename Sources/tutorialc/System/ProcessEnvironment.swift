#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process finds around itself.
enum ProcessEnvironment {
  /// The value of an environment variable.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The process's number.
  static var processNumber: Int { Int(getpid()) }

  /// Ends the process.
  static func exit(_ code: ExitCode) -> Never {
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
enum ExitCode: Int32, Sendable {
  /// No errors.
  case success = 0
  /// Errors in the input.
  case inputErrors = 1
  /// The command line was wrong.
  case usage = 2
  /// Something around the compiler failed: an output that cannot be written, a plugin that crashed.
  case environment = 3

  /// The worse of two.
  func worse(_ other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}
