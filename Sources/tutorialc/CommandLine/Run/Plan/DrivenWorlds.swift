import TutorialCompiler
import TutorialDriving
import TutorialSyntax
import TutorialSystem

/// Only declared files: an input that the driving tool doesn't know would silently go stale there.
///
/// Declared files are trusted, so they may be anywhere, and be links to anywhere.
struct ListedFilesWorld: UnboundedWorld {
  private let paths: [String]
  private let known: Set<String>

  /// The files at `paths`, which are normalised.
  init(_ paths: [String]) {
    self.paths = paths.sorted { $0.precedesInBytes($1) }
    known = Set(paths)
  }

  func read(_ path: String) -> Result<[UInt8], WorldError> {
    guard known.contains(FilePath.normalize(path)) else {
      return .failure(.undeclared)
    }
    return DiskWorld.read(path)
  }

  func files(matching glob: String) -> [String] {
    let pattern = Glob(glob)
    return paths.filter { pattern.matches($0) }
  }
}

extension RunPlan {
  /// The files that a run of this plan may read.
  ///
  /// - Parameter found: the searches' results when the build was planned.
  func world(isHermetic: Bool = false, found: FoundFiles? = nil) -> any World {
    if let declared = settings.declared { return ListedFilesWorld(declared) }
    let disk = DiskWorld(boundary: boundary)
    if let found { return PlannedWorld(disk, matches: found.matches) }
    // A tool that drives the build knows the inputs by name, so nothing is searched for.
    return isHermetic ? PlannedWorld(disk) { Glob.isPattern($0) ? [] : nil } : disk
  }
}
