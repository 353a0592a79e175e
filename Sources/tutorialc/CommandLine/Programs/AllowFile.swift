import TutorialCompiler
import TutorialSyntax

/// The file in which a user's allowed commands stand.
struct AllowFile: Sendable {
  /// Why the file counts for nothing.
  typealias Problem = PrivateFile.Problem

  private let file: PrivateFile

  /// The file in a folder, an absolute path.
  init(folder: String) {
    file = PrivateFile(folder: folder, name: "allowed.json")
  }

  /// The user's: in `$XDG_CONFIG_HOME/tutorialc`, or else in `~/.config/tutorialc`; nil for who has no home.
  init?(configurationHome: String?, home: String?) {
    if let base = configurationHome, base.hasPrefix("/") {
      self.init(folder: FilePath.join(base, "tutorialc"))
    } else if let home, home.hasPrefix("/") {
      self.init(folder: FilePath.join(home, ".config/tutorialc"))
    } else {
      return nil
    }
  }

  /// The folder, an absolute path.
  var folder: String { file.folder }

  /// The file's path.
  var path: String { file.path }

  /// What is allowed: nothing where there is no file.
  ///
  /// - Parameter roots: beneath which the file must not lie, after all links.
  func read(outside roots: ProgramRoots) throws(Problem) -> AllowList {
    guard let bytes = try file.read(outside: roots) else { return AllowList() }
    guard let list = AllowList(parsing: SourceText(path: path, bytes: bytes)) else {
      throw Problem(words: "it is not as tutorialc writes it; remove it and allow the programs anew")
    }
    return list
  }

  /// Changes the list, while no other process does.
  func update(outside roots: ProgramRoots, _ change: (inout AllowList) -> Void) throws(Problem) {
    try file.locked(outside: roots) {
      var list = try read(outside: roots)
      change(&list)
      try file.write(list.bytes)
    }
  }
}
