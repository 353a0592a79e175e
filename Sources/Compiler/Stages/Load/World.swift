/// The only access of a compilation to the outside: files by path.
///
/// It may be the disk, a dictionary in a test, or an editor's unsaved buffers.
///
/// A file that a person names may lie anywhere. A file name *in a file* is resolved within the access scope of that
/// file, and a world refuses paths outside it; see docs/security.md.
package protocol World: Sendable {
  /// Returns the bytes of a file that a person names, or the reason why it can't be read.
  ///
  /// Never more than `limits.fileSize` bytes.
  func read(_ path: String) -> Result<[UInt8], WorldError>

  /// Returns the access scope of the names in a file.
  func accessScope(of path: String) -> AccessScope

  /// Returns the bytes of a file that another file names.
  func read(_ path: String, within scope: AccessScope) -> Result<[UInt8], WorldError>

  /// Returns the files whose paths match a glob (`*`, `?`, `**`, `[…]`) in a file.
  ///
  /// They are sorted by their bytes; empty if none matches.
  func files(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError>

  /// Returns everything whose path matches, files or not, sorted in the same way.
  ///
  /// Used for names that mustn't vanish silently because they don't belong to a file.
  func entries(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError>
}

/// The access scope of the names in a file.
///
/// Files with equal scopes may name the same things. Only the world knows a scope's extent.
package struct AccessScope: Sendable, Hashable {
  /// Identifies the scope among those of its world.
  package let number: Int

  /// Creates the scope with a number.
  package init(_ number: Int) {
    self.number = number
  }

  /// The scope of a person: everything.
  package static let everywhere = AccessScope(0)
}

/// The reason why a file can't be read.
package enum WorldError: Error, Sendable, Hashable {
  /// No file exists.
  case notFound
  /// It isn't among the declared inputs. Its existence isn't checked.
  case undeclared
  /// It is a folder, a socket or something else that isn't a file.
  case notAFile
  /// The system refused, with its message.
  case unreadable(String)
  /// The file is larger than the limit.
  case tooLarge
  /// It lies outside the roots of the file that names it. The roots are in a form for messages.
  case outside([String])
  /// It is hidden, and a file names it.
  case hidden
  /// A glob requires a search of more names than the limit.
  case tooMuch(limit: Int)
}

/// A world without access restrictions, such as a dictionary.
package protocol UnboundedWorld: World {
  /// Returns the files whose paths match a glob, sorted by their bytes.
  func files(matching glob: String) -> [String]
}

extension UnboundedWorld {
  package func accessScope(of path: String) -> AccessScope { .everywhere }

  package func read(_ path: String, within scope: AccessScope) -> Result<[UInt8], WorldError> { read(path) }

  package func files(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    .success(files(matching: glob))
  }

  package func entries(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    .success(files(matching: glob))
  }
}
