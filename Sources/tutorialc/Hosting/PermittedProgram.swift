import TutorialCache
import TutorialSystem

/// A program that may run.
package struct PermittedProgram: Sendable, Hashable {
  /// The file to execute.
  package let path: String
  /// Its arguments, its name first.
  package let words: [String]

  /// The program at `path`, started with `words`.
  package init(path: String, words: [String]) {
    self.path = path
    self.words = words
  }

  /// Words that identify the program and its current version: its path, its arguments, and digests of the files among
  /// them.
  package var identity: [String] {
    [path] + words + [Self.digest(path)] + words.dropFirst().map(Self.digest)
  }

  /// The file to execute, and the files among its arguments.
  package var files: [String] {
    [path] + words.dropFirst().filter { (try? FileSystem.status($0))?.kind == .file }
  }

  /// The digest of a file that a program is started with; empty if it isn't a file.
  private static func digest(_ path: String) -> String {
    guard (try? FileSystem.status(path))?.kind == .file, let file = try? FileDescriptor.open(path, .read),
      let bytes = try? file.readAll(expected: 0, limit: 1 << 30)
    else { return "" }
    return Digest(of: bytes).hex
  }
}
