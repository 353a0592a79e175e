import TutorialCompiler
import TutorialSystem

/// The folders that contain every file that an input may name.
struct Roots: Sendable, Hashable {
  struct Root: Sendable, Hashable {
    /// The absolute path without links.
    let path: String
    /// Identifies the folder on this machine.
    let identity: FileSystem.Identity
    /// True if only direct entries are beneath it, as for `/` and the home folder.
    let isFlat: Bool
  }

  let all: [Root]

  /// Their absolute paths without links.
  var paths: [String] { all.map(\.path) }

  /// Denies an entry of a folder unless it is beneath a root, without a hidden folder in between.
  ///
  /// - Parameters:
  ///   - name: the name in the folder; `.` for the folder itself.
  ///   - workingDirectory: the base of the roots' relative paths in messages.
  func check(_ folder: Folder, _ name: String, from workingDirectory: String) throws(AccessError) {
    guard let depth = depth(of: folder, name) else { throw refusal(from: workingDirectory) }
    let folders = folder.withParents.prefix(depth).map(\.name)
    if (folders + [name]).contains(where: Self.isHidden) { throw .hidden }
  }

  /// Returns true if a folder is hidden beneath its root, or in a hidden one.
  func isHidden(_ folder: Folder) -> Bool {
    folder.withParents.prefix(depth(of: folder, ".") ?? 0).contains { Self.isHidden($0.name) }
  }

  private static func isHidden(_ name: String) -> Bool { name.hasPrefix(".") && name != "." }

  /// The error for a place outside of the roots.
  func refusal(from workingDirectory: String) -> AccessError {
    .outside(paths.map { FilePath.path(to: $0, from: workingDirectory) })
  }

  /// Returns true if a path would be beneath a root if there were no links on the way.
  func contain(written path: String, from workingDirectory: String) -> Bool {
    let whole = FilePath.join(workingDirectory, path)
    return all.contains { root in
      root.isFlat ? FilePath.folder(of: whole) == root.path : (whole + "/").hasPrefix(root.path + "/")
    }
  }

  /// Returns true if an entry of a folder is beneath a root.
  ///
  /// - Parameters:
  ///   - name: the name in the folder; `.` for the folder itself.
  ///   - deeper: true to ask about the contents of that entry.
  func hold(_ folder: Folder, _ name: String, deeper: Bool = false) -> Bool {
    guard let depth = depth(of: folder, name) else { return false }
    return !deeper || depth > 0 || !all.contains { $0.isFlat && $0.identity == folder.identity }
  }

  /// The innermost root that is a folder or contains it.
  func innermost(of folder: Folder) -> Root? {
    for holder in folder.withParents {
      if let root = all.first(where: { $0.identity == holder.identity }) { return root }
    }
    return nil
  }

  /// The number of folders between a name and the innermost root that contains it; nil if none does.
  private func depth(of folder: Folder, _ name: String) -> Int? {
    for (depth, holder) in folder.withParents.enumerated() {
      guard let root = all.first(where: { $0.identity == holder.identity }) else { continue }
      if !root.isFlat || depth == 0 { return depth }
    }
    return nil
  }
}
