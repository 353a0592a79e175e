import TutorialCompiler

/// Finds the files that a pattern names.
enum GlobSearch {
  /// The files, or symbolic links to files, whose path matches: `*`, `?` and `[…]` within a component, `**` for any
  /// number of folders, which symbolic links do not lead to. Hidden names match only patterns that start with a dot. Sorted by their bytes.
  static func files(matching pattern: String) -> [String] {
    search(pattern, filesOnly: true)
  }

  /// Whatever stands at a path that matches: also folders, devices, and symbolic links to nothing.
  static func entries(matching pattern: String) -> [String] {
    search(pattern, filesOnly: false)
  }

  private static func search(_ pattern: String, filesOnly: Bool) -> [String] {
    let isAbsolute = pattern.hasPrefix("/")
    let components = FilePath.normalize(pattern).split(separator: "/").map(String.init)
    var search = Search(filesOnly: filesOnly)
    search.descend(from: isAbsolute ? "/" : ".", components[...])
    return search.found.sorted { $0.precedesInBytes($1) }
  }

  private struct Search {
    private let filesOnly: Bool
    private(set) var found: [String] = []
    private var seen: Set<[UInt8]> = []

    init(filesOnly: Bool) {
      self.filesOnly = filesOnly
    }

    /// Follows the components that are left. Its depth is the number of components of the pattern.
    mutating func descend(from folder: String, _ components: ArraySlice<String>) {
      guard let component = components.first else { return }
      let rest = components.dropFirst()
      if component == "**" {
        for inner in FolderWalk.folders(below: folder, followsLinks: false) {
          descend(from: inner, rest.isEmpty ? ["*"] : rest)
        }
      } else if !Glob.isPattern(component) {
        step(to: FilePath.join(folder, component), rest)
      } else if let names = try? FileSystem.names(in: folder) {
        let glob = Glob(component)
        for name in names where glob.matches(name, hidesDots: true) { step(to: FilePath.join(folder, name), rest) }
      }
    }

    private mutating func step(to path: String, _ rest: ArraySlice<String>) {
      let kind = (try? FileSystem.status(path))?.kind
      if !rest.isEmpty {
        if kind == .folder { descend(from: path, rest) }
      } else if kind == .file || !filesOnly && (try? FileSystem.linkStatus(path)) != nil {
        if seen.insert(Array(path.utf8)).inserted { found.append(path) }
      }
    }
  }
}
