package import TutorialSystem

/// What a run has looked at on the disk: names in folders, whether anything bore them or not, and lists of names. Nothing
/// else that the disk holds can make another run of the same come out differently. To be used from any thread.
package final class Sightings: Sendable {
  private let known = Guarded<[String: FolderSightings]>([:])

  /// Nothing yet.
  package init() {}

  /// What is seen in a folder, by its absolute path without links. A folder that another one replaces while the run is at
  /// work shows in the folder that holds it.
  package func folder(_ path: String, _ identity: FileSystem.Identity) -> FolderSightings {
    known.withLock { known in
      if let folder = known[path] { return folder }
      let folder = FolderSightings(path, identity)
      known[path] = folder
      return folder
    }
  }

  /// Forgets a folder that the run itself has removed.
  package func forget(_ path: String) { known.withLock { $0[path] = nil } }

  /// The folders, by their paths.
  var folders: [String: FolderSightings] { known.withLock { $0 } }
}
