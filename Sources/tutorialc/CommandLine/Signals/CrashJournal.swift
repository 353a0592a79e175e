import TutorialSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What earlier lives of this process have left: at work on which files they crashed. See docs/security.md.
struct CrashJournal: Sendable, Hashable {
  /// The signal by which the compiler crashed, for each file.
  private(set) var signals: [String: Int32] = [:]

  /// No crash.
  init() {}

  /// Whether there was no crash.
  var isEmpty: Bool { signals.isEmpty }

  /// The journal in the bytes of its file; nil where no crash handler would have written them, or where they name one
  /// file twice: it should not have been touched again.
  init?(parsing bytes: some Collection<UInt8>) {
    for record in bytes.split(separator: 0) {
      guard let colon = record.firstIndex(of: UInt8(ascii: ":")),
        let signal = Int32(String(decoding: record[..<colon], as: UTF8.self))
      else { return nil }
      let name = String(decoding: record[record.index(after: colon)...], as: UTF8.self)
      guard signals.updateValue(signal, forKey: name) == nil else { return nil }
    }
  }

  /// What is said of a file at work on which the compiler crashed; nil of any other.
  func diagnostic(for path: String) -> Diagnostic? {
    guard let signal = signals[path] else { return nil }
    return Diagnostic(
      .compilerCrashed, "the compiler crashed at work on this file (\(Self.name(of: signal)))",
      at: SourceSpan(SourceText(path: path, bytes: []), ByteRange(0, 0)),
      notes: [
        .init("that is a defect of tutorialc: please report it with the file, as docs/security.md says"),
        .init("nothing is written for it, and its old outputs stay; the other files are compiled"),
      ])
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "SIGSEGV"
    case SIGBUS: "SIGBUS"
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGFPE: "SIGFPE"
    case SIGABRT: "SIGABRT"
    default: "signal \(signal)"
    }
  }
}

extension DiagnosticID {
  /// `compiler-crashed`.
  static let compilerCrashed = DiagnosticID(
    "compiler-crashed", .error, isAlwaysError: true, isAboutSurroundings: true,
    rule:
      "The compiler crashed at work on this file. Nothing is written for it and its old outputs stay; the other files were "
      + "compiled as if it were not there. That is a defect of tutorialc: please report it with the file. Exit code 3.",
    wrong: """
      (any file)
      """,
    right: """
      (the same file, once the defect is mended)
      """)
}
