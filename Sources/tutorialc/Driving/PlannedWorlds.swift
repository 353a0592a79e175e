package import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// A world that records the results of searches.
package final class RecordingWorld: World {
  private let world: any World
  private let record = Guarded((patterns: Set<String>(), found: FoundFiles()))

  /// Records the questions that are asked of `world`.
  package init(_ world: any World) {
    self.world = world
  }

  /// The files that were found so far.
  package var found: FoundFiles { record.withLock { $0.found } }

  /// The globs that were looked for so far.
  package var patterns: Set<String> { record.withLock { $0.patterns } }

  package func read(_ path: String) -> Result<[UInt8], WorldError> { world.read(path) }

  package func accessScope(of path: String) -> AccessScope { world.accessScope(of: path) }

  package func read(_ path: String, within scope: AccessScope) -> Result<[UInt8], WorldError> {
    world.read(path, within: scope)
  }

  package func files(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    recorded(glob, world.files(matching: glob, within: scope))
  }

  package func entries(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    recorded(glob, world.entries(matching: glob, within: scope))
  }

  private func recorded(_ glob: String, _ result: Result<[String], WorldError>) -> Result<[String], WorldError> {
    record.withLock { record in
      record.patterns.insert(glob)
      if case .success(let found) = result { record.found.add(found) }
    }
    return result
  }
}

/// A world in which globs match the files that they matched when the build was planned. Files are read as they are now; a glob
/// that matched none of them is looked for again.
package struct PlannedWorld: World {
  private let world: any World
  private let found: FoundFiles

  /// The current files of `world`, with the search results `found`.
  package init(_ world: any World, found: FoundFiles) {
    self.world = world
    self.found = found
  }

  package func read(_ path: String) -> Result<[UInt8], WorldError> { world.read(path) }

  package func accessScope(of path: String) -> AccessScope { world.accessScope(of: path) }

  package func read(_ path: String, within scope: AccessScope) -> Result<[UInt8], WorldError> {
    world.read(path, within: scope)
  }

  package func files(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    planned(glob).map(Result.success) ?? world.files(matching: glob, within: scope)
  }

  package func entries(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    planned(glob).map(Result.success) ?? world.entries(matching: glob, within: scope)
  }

  private func planned(_ glob: String) -> [String]? {
    let pattern = Glob(glob)
    let matches = found.files.filter { pattern.matches($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return matches.isEmpty ? nil : matches
  }
}
