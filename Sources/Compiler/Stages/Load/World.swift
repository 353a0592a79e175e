/// Everything that a compilation sees of the outside: files by path. The disk, a dictionary in a test, or an editor's
/// unsaved buffers stand behind it.
///
/// A file that a person names may lie anywhere. What a *file* names is asked for together with the reach of that file,
/// and a world refuses what lies beyond it; see docs/security.md.
package protocol World: Sendable {
  /// The bytes of a file that a person names, or why they cannot be had. Never more than `limits.fileSize` bytes.
  func read(_ path: String) -> Result<[UInt8], WorldError>

  /// How far the names reach that stand in a file.
  func reach(of path: String) -> Reach

  /// The bytes of a file that another file names.
  func read(_ path: String, within reach: Reach) -> Result<[UInt8], WorldError>

  /// The files whose path matches a glob (`*`, `?`, `**`, `[…]`) that stands in a file, sorted by their bytes; empty
  /// where none does.
  func files(matching glob: String, within reach: Reach) -> Result<[String], WorldError>

  /// Whatever stands at a path that matches, files or not, sorted in the same way: for names that must not vanish
  /// without a word because something else than a file bears them.
  func entries(matching glob: String, within reach: Reach) -> Result<[String], WorldError>
}

/// How far the names in a file reach. Two files of equal reach may name the same things; what a reach is, its world
/// alone knows.
package struct Reach: Sendable, Hashable {
  /// Tells it from other reaches of its world.
  package let number: Int

  /// The reach of that number.
  package init(_ number: Int) {
    self.number = number
  }

  /// The reach of a person.
  package static let everywhere = Reach(0)
}

/// Why a file cannot be read.
package enum WorldError: Error, Sendable, Hashable {
  /// Nothing is there.
  case notFound
  /// It is not among the inputs that were declared; whether it is there nobody has looked.
  case undeclared
  /// A folder, a socket or something else that is not a file.
  case notAFile
  /// The system refused; its words.
  case unreadable(String)
  /// The file is larger than the limit.
  case tooLarge
  /// It lies outside of the roots of the file that names it, which are given as people see them.
  case outside([String])
  /// It is hidden, and a file names it.
  case hidden
  /// More would have to be looked at to find what a glob matches than may be looked at: so many names.
  case tooMuch(limit: Int)
}

/// A world that has nothing to hide, such as a dictionary.
package protocol UnboundedWorld: World {
  /// The files whose path matches a glob, sorted by their bytes.
  func files(matching glob: String) -> [String]
}

extension UnboundedWorld {
  package func reach(of path: String) -> Reach { .everywhere }

  package func read(_ path: String, within reach: Reach) -> Result<[UInt8], WorldError> { read(path) }

  package func files(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    .success(files(matching: glob))
  }

  package func entries(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    .success(files(matching: glob))
  }
}
