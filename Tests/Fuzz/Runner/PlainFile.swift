#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The little that the runner needs of the disk; the compiler's own way to it is among what is tested.
enum PlainFile {
  /// The bytes of a file; nil where it cannot be read.
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
  /// Writes out what was printed.
  static func flush() { fflush(nil) }
}

/// A file that says how far a run is, for whoever finds it dead: the mutant under way, and how many gave a tour.
struct ProgressMark {
  private let descriptor: Int32

  init(_ path: String) { descriptor = open(path, O_WRONLY | O_CREAT, 0o644) }

  func set(_ number: UInt64, tours: UInt64) {
    var words = (number.littleEndian, tours.littleEndian)
    _ = withUnsafeBytes(of: &words) { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }
}

/// Ends the process by SIGVTALRM where a case takes too much of the processor: however busy the machine is, a hang is
/// the same hang.
enum Watch {
  /// Begins to count anew.
  static func start(seconds: Int) {
    var limit = itimerval()
    limit.it_value.tv_sec = seconds
    // ITIMER_VIRTUAL, which Glibc has as an enumeration of its own.
    setitimer(1, &limit, nil)
  }
}
