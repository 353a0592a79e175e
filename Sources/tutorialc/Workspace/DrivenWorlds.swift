import TutorialCompiler

/// The files of this machine for a build that some other tool drives: that tool knows the inputs by name, so nothing is
/// searched for.
struct DeclaredFilesWorld: World {
  private let disk = DiskWorld()

  func read(_ path: String) -> Result<[UInt8], WorldError> {
    disk.read(path)
  }

  func files(matching glob: String) -> [String] {
    Glob.isPattern(glob) ? [] : disk.files(matching: glob)
  }

  func entries(matching glob: String) -> [String] {
    Glob.isPattern(glob) ? [] : disk.entries(matching: glob)
  }
}

/// Files that were declared by name, and no others: an input that some other tool does not know of would go stale there
/// without a word.
struct ListedFilesWorld: World {
  private let disk = DiskWorld()
  private let paths: [String]
  private let known: Set<String>

  /// The files at `paths`, which are normalised.
  init(_ paths: [String]) {
    self.paths = paths.sorted { $0.precedesInBytes($1) }
    known = Set(paths)
  }

  func read(_ path: String) -> Result<[UInt8], WorldError> {
    guard known.contains(FilePath.normalize(path)) else {
      return .failure(.unreadable("it is not among the declared inputs"))
    }
    return disk.read(path)
  }

  func files(matching glob: String) -> [String] {
    let pattern = Glob(glob)
    return paths.filter { pattern.matches($0) }
  }
}

extension RunPlan {
  /// What a run of this plan may read.
  func world(isHermetic: Bool) -> any World {
    if let declared { return ListedFilesWorld(declared) }
    return isHermetic ? DeclaredFilesWorld() : DiskWorld()
  }
}
