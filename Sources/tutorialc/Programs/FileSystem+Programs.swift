import TutorialSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// Whether a file stands at `path` that this user may execute.
  static func isProgram(_ path: String) -> Bool {
    (try? status(path))?.kind == .file && access(path, X_OK) == 0
  }
}
