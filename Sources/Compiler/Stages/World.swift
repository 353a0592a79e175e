/// Everything that a compilation sees of the outside: files by path. The disk, a dictionary in a test, or an editor's
/// unsaved buffers stand behind it.
package protocol World: Sendable {
  /// The bytes of a file, or why they cannot be had. Never more than `limits.fileSize` bytes.
  func read(_ path: String) -> Result<[UInt8], WorldError>

  /// The files whose path matches a glob (`*`, `?`, `**`, `[…]`), sorted by their bytes; empty where none does.
  func files(matching glob: String) -> [String]

  /// Whatever stands at a path that matches, files or not, sorted in the same way: for names that must not vanish
  /// without a word because something else than a file bears them.
  func entries(matching glob: String) -> [String]
}

extension World {
  /// The files, for a world that has nothing else.
  package func entries(matching glob: String) -> [String] { files(matching: glob) }
}

/// Why a file cannot be read.
package enum WorldError: Error, Sendable, Hashable {
  /// Nothing is there.
  case notFound
  /// A folder, a socket or something else that is not a file.
  case notAFile
  /// The system refused; its words.
  case unreadable(String)
  /// The file is larger than the limit.
  case tooLarge
}
