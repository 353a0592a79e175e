import TutorialCompiler
import TutorialSystem

/// Finds programs by their bare names.
///
/// Relative folders of PATH are ignored: their meaning depends on the working directory, which may be in an untrusted
/// checkout.
struct ProgramSearch: Sendable {
  private let folders: [String]

  /// A search in the folders of `path`, the value of PATH.
  init(path: String?) {
    folders = (path ?? "/usr/local/bin:/usr/bin:/bin").utf8.split(separator: UInt8(ascii: ":"))
      .map { String(Substring($0)) }.filter { $0.hasPrefix("/") }
  }

  /// The paths that are searched for a program's name.
  func places(of name: String) -> [String] { folders.map { FilePath.join($0, name) } }

  /// The absolute path of the first program with a name for which `isWanted` returns true.
  func find(_ name: String, where isWanted: (String) -> Bool = { _ in true }) -> String? {
    places(of: name).first { FileSystem.isProgram($0) && isWanted($0) }
  }
}
