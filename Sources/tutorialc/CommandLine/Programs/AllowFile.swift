/// The file with a user's allowed commands.
struct AllowFile: Sendable {
  typealias Problem = PrivateFile.Problem

  private let file: PrivateFile

  /// The file in a folder, an absolute path.
  init(folder: String) {
    file = PrivateFile(folder: folder, name: "allowed.json")
  }

  /// The user's file: in `$XDG_CONFIG_HOME/tutorialc`, or else in `~/.config/tutorialc`; nil if the user has no home.
  init?(configurationHome: String?, home: String?) {
    guard let folder = PrivateFile.folder(in: configurationHome, orBelow: home, ".config") else { return nil }
    self.init(folder: folder)
  }

  var folder: String { file.folder }

  var path: String { file.path }

  /// The allowed commands: none if there is no file.
  func read(outside roots: ProgramRoots) throws(Problem) -> AllowList {
    guard let bytes = try file.read(outside: roots) else { return AllowList() }
    guard let list = AllowList(parsing: bytes) else {
      throw Problem(words: "it is not in the form that tutorialc writes; remove it, and allow the programs again")
    }
    return list
  }

  /// Changes the list, excluding other processes.
  func update(outside roots: ProgramRoots, _ change: (inout AllowList) -> Void) throws(Problem) {
    try file.locked(outside: roots) {
      var list = try read(outside: roots)
      change(&list)
      try file.write(list.bytes)
    }
  }
}
