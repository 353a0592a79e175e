import TutorialCompiler
import TutorialSystem

/// Finds programs by their bare names. Folders of PATH that are not absolute count for nothing: what they mean would
/// depend on where one stands, which may be in somebody's checkout.
struct ProgramSearch: Sendable {
  private let folders: [String]

  /// A search in the folders of `path`, the value of PATH.
  init(path: String?) {
    folders = (path ?? "/usr/local/bin:/usr/bin:/bin").utf8.split(separator: UInt8(ascii: ":"))
      .map { String(Substring($0)) }.filter { $0.hasPrefix("/") }
  }

  /// Where a program of a name is looked for.
  func places(of name: String) -> [String] { folders.map { FilePath.join($0, name) } }

  /// The absolute path of the first program of a name of which `isWanted` says so.
  func find(_ name: String, where isWanted: (String) -> Bool = { _ in true }) -> String? {
    places(of: name).first { FileSystem.isProgram($0) && isWanted($0) }
  }
}
