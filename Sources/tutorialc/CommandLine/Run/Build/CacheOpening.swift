import TutorialCache
import TutorialCompiler
import TutorialSystem

/// The parts of a usable cache: a world that records questions, the user's key, and the state of an output folder.
struct CacheOpening {
  /// The world that the run must ask.
  let world: WitnessingWorld
  private let plan: RunPlan
  private let secret: StateKey?
  private let memory: StateFolder?
  private let folder: OutputFolder?

  /// Opens the cache's parts for a run that may have one; a build makes a key for a user who has none.
  ///
  /// - Parameter folder: the output folder; nil for a check, which reads the last build's state and writes nothing.
  static func open(_ plan: RunPlan, _ folder: OutputFolder?) -> CacheOpening {
    CacheOpening(
      world: WitnessingWorld(DiskWorld(boundary: plan.boundary), isKept: folder != nil), plan: plan,
      secret: KeyFile.key(outside: plan.settings.permissions.roots, isMade: folder != nil),
      memory: folder == nil ? lastBuild(plan) : folder?.memory, folder: folder)
  }

  /// The cache of the folder; nil if the user has no key, or the program has no build id.
  ///
  /// - Parameter measurer: words that identify the measurer of the run's fonts.
  func cache(measurer: [String]?) -> BuildCache? {
    // Fonts that cannot be measured, or have errors, prevent writing.
    if plan.settings.fonts != nil, measurer == nil { return nil }
    // So do emitters that may not run, or fail.
    if plan.settings.emitters.contains(where: { $0.failure != nil }) { return nil }
    let names = ReachNames(plan.boundary)
    guard let secret, let key = RunKey.digest(of: plan.settings, measurer: measurer, names) else { return nil }
    return BuildCache(
      memory?.readCache(), changes: memory?.readChanges(), key: key, secret: secret, world, names,
      outputs: folder, errorsOnly: plan.settings.report.isQuiet)
  }

  /// The state of the last build in the configured output folder, or in the default one.
  private static func lastBuild(_ plan: RunPlan) -> StateFolder? {
    let path = FilePath.join(
      FilePath.join(plan.configuredOutput ?? OutputFolder.defaultPath, OutputFolder.stateName), StateFolder.cacheName)
    let roots =
      plan.configuredOutput == nil
      ? plan.boundary.roots(in: plan.boundary.disk.workingDirectory)
      : plan.configurationPath.flatMap { try? plan.boundary.roots(of: $0) }
    guard let roots, let place = try? plan.boundary.place(of: path, beneath: roots, mayBeHidden: true) else {
      return nil
    }
    return StateFolder(folder: place.folder)
  }
}
