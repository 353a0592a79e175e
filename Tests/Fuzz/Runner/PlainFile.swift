#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Plain access to files for the runner, because the compiler's own file access is among the tested code.
enum PlainFile {
  /// The bytes of a file, or nil if it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}

extension PlainFile {
  /// Flushes printed output.
  static func flush() { fflush(nil) }
}

/// A file that records a run's progress, in case the process dies: the current mutant, and the number that gave a tour.
struct ProgressMark {
  private let descriptor: Int32

  init(_ path: String) { descriptor = open(path, O_WRONLY | O_CREAT, 0o644) }

  func set(_ number: UInt64, tours: UInt64) {
    var words = (number.littleEndian, tours.littleEndian)
    _ = withUnsafeBytes(of: &words) { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }
}

/// Ends the process by SIGVTALRM if a case takes too much processor time.
///
/// Processor time makes a hang reproducible however busy the machine is.
enum Watch {
  /// Starts the timer again.
  static func start(seconds: Int) {
    var limit = itimerval()
    limit.it_value.tv_sec = seconds
    // ITIMER_VIRTUAL, which Glibc declares as a separate enumeration.
    setitimer(1, &limit, nil)
  }
}
