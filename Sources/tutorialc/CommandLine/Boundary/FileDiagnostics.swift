import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// Diagnostics about files that the command line itself reads and writes.
enum FileDiagnostics {
  static func diagnostic(_ path: String, _ error: WorldError) -> Diagnostic {
    let name = "\"\(path)\""
    switch error {
    case .notFound: return Diagnostic(.missingFile, "no file \(name)", at: nil)
    case .notAFile: return Diagnostic(.unreadableFile, "\(name) is not a file", at: nil)
    case .unreadable(let words): return Diagnostic(.unreadableFile, "cannot read \(name): \(words)", at: nil)
    case .undeclared:
      return Diagnostic(.unreadableFile, "cannot read \(name): it is not among the declared inputs", at: nil)
    case .tooLarge: return tooLarge(name)
    case .outside, .hidden, .tooMuch: return TutorialCompiler.unreadable(path, error, at: nil)
    }
  }

  static func tooLarge(_ name: String) -> Diagnostic {
    Diagnostic(.limitExceeded, "\(name) is larger than the limit of 64 MiB for a file", at: nil)
  }

  /// A diagnostic for a file that cannot be written, or may not be.
  static func unwritable(_ path: String, _ error: AccessError) -> Diagnostic {
    let message = "cannot write \"\(path)\": \(error.words)"
    switch error {
    case .system, .notAFile, .linkToNothing: return Diagnostic(.unwritableOutput, message, at: nil)
    case .outside, .hidden:
      let note = "`--root DIR` sets another root, and `--out DIR` may be any folder"
      return Diagnostic(.outsideRoot, message, at: nil, notes: [.init(note)])
    }
  }

  static func unwritable(_ path: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(.unwritableOutput, "cannot write \"\(path)\": \(error.words)", at: nil)
  }
}
