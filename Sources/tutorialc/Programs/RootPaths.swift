import TutorialCompiler

/// The folders beneath which lies what is compiled, as far as programs are concerned: by their paths.
struct RootPaths: Sendable, Hashable {
  /// One of them.
  struct Root: Sendable, Hashable {
    /// The absolute path, without links.
    let path: String
    /// Whether only what lies directly in it is beneath it: so it is with `/` and the home folder, which hold much else.
    let isFlat: Bool
  }

  /// The folders.
  let all: [Root]

  /// The given folders.
  init(all: [Root]) {
    self.all = all
  }

  /// Folders with all that is below them.
  init(_ paths: [String]) {
    all = paths.map { Root(path: $0, isFlat: false) }
  }

  /// Their paths.
  var paths: [String] { all.map(\.path) }

  /// Whether an absolute path without links lies beneath one of them.
  func contains(_ path: String) -> Bool {
    all.contains { root in
      if path == root.path { return true }
      if root.isFlat { return FilePath.folder(of: path) == root.path }
      return path.hasPrefix(root.path == "/" ? "/" : root.path + "/")
    }
  }
}

extension RootPaths {
  /// A single root, at an absolute path without links.
  static func at(_ path: String) -> RootPaths {
    RootPaths(all: [Root(path: path, isFlat: path == "/" || path == home)])
  }

  /// The roots of files, and of the working directory, from where standard input reaches.
  init(_ boundary: Boundary, _ paths: [String?]) {
    var all: [Root] = []
    let roots =
      [boundary.roots(in: boundary.disk.workingDirectory)]
      + paths.compactMap { path in
        // By the reach, which is looked for once for each folder.
        path.flatMap { boundary.roots(of: boundary.reach(of: $0)) }
      }
    for root in roots.flatMap(\.all).map({ Root(path: $0.path, isFlat: $0.isFlat) }) where !all.contains(root) {
      all.append(root)
    }
    self.init(all: all)
  }

  private static var home: String? { ProcessEnvironment.variable("HOME").flatMap(FileSystem.realPath) }
}
