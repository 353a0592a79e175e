import TutorialCompiler
import TutorialDriving
import TutorialSyntax
import TutorialSystem

/// The files of this machine for a build that another tool drives. That tool knows the inputs by name, so nothing is
/// searched for.
struct DeclaredFilesWorld: World {
  let disk: DiskWorld

  func read(_ path: String) -> Result<[UInt8], WorldError> {
    disk.read(path)
  }

  func accessScope(of path: String) -> AccessScope {
    disk.accessScope(of: path)
  }

  func read(_ path: String, within scope: AccessScope) -> Result<[UInt8], WorldError> {
    disk.read(path, within: scope)
  }

  func files(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    Glob.isPattern(glob) ? .success([]) : disk.files(matching: glob, within: scope)
  }

  func entries(matching glob: String, within scope: AccessScope) -> Result<[String], WorldError> {
    Glob.isPattern(glob) ? .success([]) : disk.entries(matching: glob, within: scope)
  }
}

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
    if let found { return PlannedWorld(disk, found: found) }
    return isHermetic ? DeclaredFilesWorld(disk: disk) : disk
  }
}
