import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The folders that a search depends on, because their entries determine its results.
struct WatchedFolders {
  let boundary: Boundary

  /// The existing folders in which entries may match a pattern; for a path without patterns, its own folder.
  func folders(searchedFor pattern: String) -> [String] {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let literal = parts.prefix { !Glob.isPattern($0) }
    let start =
      (pattern.hasPrefix("/") ? "/" : "")
      + literal.dropLast(literal.count == parts.count ? 1 : 0).joined(separator: "/")
    guard literal.count + 1 < parts.count else { return [nearest(start)] }
    return folders(below: start.isEmpty ? "." : start)
  }

  /// A folder and all searched folders below it; empty for a file.
  func folders(below path: String) -> [String] {
    guard let folder = try? boundary.disk.folder(at: path) else {
      return (try? FileSystem.status(path)) == nil ? [nearest(path)] : []
    }
    var found: [String] = []
    _ = FolderWalk.walk(folder, FilePath.normalize(path), boundary, boundary.roots(in: folder)) { _, path, _ in
      found.append(path.isEmpty ? "." : path)
    }
    return found
  }

  /// The folder at a path, or its nearest existing ancestor.
  private func nearest(_ path: String) -> String {
    var path = path
    while !path.isEmpty, path != ".", path != "/" {
      if (try? FileSystem.status(path))?.kind == .folder { return path }
      path = FilePath.folder(of: path)
    }
    return path.isEmpty ? "." : path
  }
}
