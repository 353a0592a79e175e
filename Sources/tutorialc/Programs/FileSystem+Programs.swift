import TutorialCompiler

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

  /// The absolute path without links of what stands at `path`; nil where nothing does.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
