import TutorialCompiler

/// Walks a tree of folders. Hidden folders and the output of builds are left out; a folder that is reached twice, by
/// symbolic links that make a circle or not, is visited once.
enum FolderWalk {
  /// A folder and all below it, parents first, in the order of their bytes.
  ///
  /// - Parameter followsLinks: whether symbolic links below the folder lead on.
  static func folders(below folder: String, followsLinks: Bool) -> [String] {
    var visited: Set<FileSystem.Identity> = []
    var found: [String] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      guard let status = try? FileSystem.status(next), status.kind == .folder,
        visited.insert(status.identity).inserted
      else { continue }
      found.append(next)
      let names = (try? FileSystem.names(in: next)) ?? []
      for name in names.reversed() where !name.hasPrefix(".") {
        let inner = FilePath.join(next, name)
        let status = followsLinks ? try? FileSystem.status(inner) : try? FileSystem.linkStatus(inner)
        guard status?.kind == .folder, !isBuildOutput(inner) else { continue }
        waiting.append(inner)
      }
    }
    return found
  }

  /// Whether a build has written into the folder: what lies there is no source.
  private static func isBuildOutput(_ folder: String) -> Bool {
    (try? FileSystem.status(FilePath.join(folder, OutputFolder.stateName))) != nil
  }
}
