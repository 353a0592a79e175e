package import TutorialSystem

/// All that a run has looked at on the disk: names in folders, existing or not, and lists of names.
///
/// Nothing else on the disk can make the same run come out differently. It's safe to use from any thread.
package final class AccessRecord: Sendable {
  private let known = Guarded<[String: FolderAccesses]>([:])

  /// Begins empty.
  package init() {}

  /// Returns the record of a folder by its absolute path without links.
  ///
  /// If another folder replaces it during the run, its parent folder shows that.
  package func folder(_ path: String, _ identity: FileSystem.Identity) -> FolderAccesses {
    known.withLock { known in
      if let folder = known[path] { return folder }
      let folder = FolderAccesses(path, identity)
      known[path] = folder
      return folder
    }
  }

  /// Forgets a folder that the run itself has removed.
  package func forget(_ path: String) { known.withLock { $0[path] = nil } }

  var folders: [String: FolderAccesses] { known.withLock { $0 } }
}
