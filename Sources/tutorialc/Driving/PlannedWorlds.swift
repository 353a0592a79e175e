package import TutorialCompiler
import TutorialSystem

/// A world that records the results of searches.
package final class RecordingWorld: World {
  private let world: any World
  private let record = Guarded(FoundFiles())

  /// A recorder of searches in `world`.
  package init(_ world: any World) {
    self.world = world
  }

  /// The results so far.
  package var found: FoundFiles { record.withLock { $0 } }

  package func read(_ path: String) -> Result<[UInt8], WorldError> { world.read(path) }

  package func reach(of path: String) -> Reach { world.reach(of: path) }

  package func read(_ path: String, within reach: Reach) -> Result<[UInt8], WorldError> {
    world.read(path, within: reach)
  }

  package func files(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    recorded(.files, glob, world.files(matching: glob, within: reach))
  }

  package func entries(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    recorded(.entries, glob, world.entries(matching: glob, within: reach))
  }

  private func recorded(
    _ kind: FoundFiles.Kind, _ glob: String, _ result: Result<[String], WorldError>
  ) -> Result<[String], WorldError> {
    if case .success(let found) = result { record.withLock { $0.add(FoundFiles.Search(kind, glob), found) } }
    return result
  }
}

/// A world in which recorded searches return their recorded results.
///
/// Files are read in their current state; a search that didn't finish, or wasn't recorded, is made again.
package struct PlannedWorld: World {
  private let world: any World
  private let found: FoundFiles

  /// The current files of `world`, with the search results `found`.
  package init(_ world: any World, found: FoundFiles) {
    self.world = world
    self.found = found
  }

  package func read(_ path: String) -> Result<[UInt8], WorldError> { world.read(path) }

  package func reach(of path: String) -> Reach { world.reach(of: path) }

  package func read(_ path: String, within reach: Reach) -> Result<[UInt8], WorldError> {
    world.read(path, within: reach)
  }

  package func files(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    found[FoundFiles.Search(.files, glob)].map(Result.success) ?? world.files(matching: glob, within: reach)
  }

  package func entries(matching glob: String, within reach: Reach) -> Result<[String], WorldError> {
    found[FoundFiles.Search(.entries, glob)].map(Result.success) ?? world.entries(matching: glob, within: reach)
  }
}
