package import TutorialCompiler
import TutorialSystem

/// A world with the answers of another one, besides those that it gives itself.
package protocol WrappingWorld: World {
  /// The other world.
  var world: any World { get }
}

extension WrappingWorld {
  package func read(_ path: String) -> Result<[UInt8], WorldError> { world.read(path) }

  package func accessScope(of path: String) -> AccessScope { world.accessScope(of: path) }

  package func read(_ path: String, within scope: AccessScope) -> Result<[UInt8], WorldError> {
    world.read(path, within: scope)
  }

  package func files(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    world.files(matching: glob, within: scope)
  }

  package func entries(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    world.entries(matching: glob, within: scope)
  }
}

/// A world that records the results of searches.
package final class RecordingWorld: WrappingWorld {
  package let world: any World
  private let record = Guarded((patterns: Set<String>(), found: FoundFiles()))

  /// Records the questions that are asked of `world`.
  package init(_ world: any World) {
    self.world = world
  }

  /// The files that were found so far.
  package var found: FoundFiles { record.withLock { $0.found } }

  /// The globs that were looked for so far.
  package var patterns: Set<String> { record.withLock { $0.patterns } }

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

/// A world in which the results of searches are given. Files are read as they are now.
package struct PlannedWorld: WrappingWorld {
  package let world: any World
  private let matches: @Sendable (String) -> [String]?

  /// The current files of `world`.
  ///
  /// - Parameter matches: returns the matches of a glob; nil to look for it.
  package init(_ world: any World, matches: @escaping @Sendable (String) -> [String]?) {
    (self.world, self.matches) = (world, matches)
  }

  package func files(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    matches(glob).map(Result.success) ?? world.files(matching: glob, within: scope)
  }

  package func entries(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    matches(glob).map(Result.success) ?? world.entries(matching: glob, within: scope)
  }
}
