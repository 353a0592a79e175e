import TutorialCompiler
import TutorialSystem

/// The folders beneath which everything must lie that a file names.
struct Roots: Sendable, Hashable {
  /// One of them.
  struct Root: Sendable, Hashable {
    /// The absolute path without links.
    let path: String
    /// Tells it from everything else on this machine.
    let identity: FileSystem.Identity
    /// Whether only what lies directly in it is beneath it: so it is with `/` and the home folder.
    let isFlat: Bool
  }

  /// The roots.
  let all: [Root]

  /// Their absolute paths without links.
  var paths: [String] { all.map(\.path) }

  /// Refuses what is in a folder unless that lies beneath a root, and no folder between them is hidden.
  ///
  /// - Parameters:
  ///   - name: the name in the folder; `.` for the folder itself.
  ///   - workingDirectory: from where the roots are named to people.
  func check(_ folder: Folder, _ name: String, from workingDirectory: String) throws(AccessError) {
    guard let depth = depth(of: folder, name) else { throw refusal(from: workingDirectory) }
    let folders = folder.withParents.prefix(depth).map(\.name)
    if (folders + [name]).contains(where: Self.isHidden) { throw .hidden }
  }

  /// Whether a folder is hidden beneath its root, or one on the way to it is.
  func isHidden(_ folder: Folder) -> Bool {
    folder.withParents.prefix(depth(of: folder, ".") ?? 0).contains { Self.isHidden($0.name) }
  }

  private static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") && name != "." }

  /// What is said of a place outside.
  func refusal(from workingDirectory: String) -> AccessError {
    .outside(paths.map { FilePath.path(to: $0, from: workingDirectory) })
  }

  /// Whether a path would lie beneath a root if no link were on the way.
  func contain(written path: String, from workingDirectory: String) -> Bool {
    let whole = FilePath.join(workingDirectory, path)
    return all.contains { root in
      root.isFlat ? FilePath.folder(of: whole) == root.path : (whole + "/").hasPrefix(root.path + "/")
    }
  }

  /// Whether what is in a folder lies beneath a root.
  ///
  /// - Parameters:
  ///   - name: the name in the folder; `.` for the folder itself.
  ///   - deeper: whether it is about what lies in the thing of that name.
  func hold(_ folder: Folder, _ name: String, deeper: Bool = false) -> Bool {
    guard let depth = depth(of: folder, name) else { return false }
    return !deeper || depth > 0 || !all.contains { $0.isFlat && $0.identity == folder.identity }
  }

  /// The innermost root that is a folder or holds it.
  func innermost(of folder: Folder) -> Root? {
    for holder in folder.withParents {
      if let root = all.first(where: { $0.identity == holder.identity }) { return root }
    }
    return nil
  }

  /// How many folders lie between a name and the innermost root that holds it; nil where none does.
  private func depth(of folder: Folder, _ name: String) -> Int? {
    for (depth, holder) in folder.withParents.enumerated() {
      guard let root = all.first(where: { $0.identity == holder.identity }) else { continue }
      if !root.isFlat || depth == 0 { return depth }
    }
    return nil
  }
}
