import TutorialCache
import TutorialCompiler
import TutorialSystem

/// What it takes to use a cache: a world that remembers what it is asked, and the user's key.
struct CacheOpening {
  /// The world that the run has to ask.
  let world: WitnessingWorld
  private let plan: RunPlan
  private let session: Session

  /// For a run that may have a cache.
  init(_ plan: RunPlan, _ session: Session) {
    world = WitnessingWorld(DiskWorld(boundary: plan.boundary))
    self.plan = plan
    self.session = session
  }

  /// The cache of an output folder; nil where the user has no key, or the program has no number by which it is known.
  ///
  /// - Parameters:
  ///   - folder: where outputs go; nil for a check, which reads what the last build left and writes nothing.
  ///   - measurer: what tells the measurer of the run's fonts from others.
  func open(_ folder: OutputFolder?, measurer: [String]?) -> BuildCache? {
    // Fonts that cannot be measured, or are wrong, let nothing be written.
    if plan.fonts != nil, measurer == nil { return nil }
    let names = ReachNames(plan.boundary)
    guard let secret = KeyFile.key(outside: plan.permissions.roots, isMade: folder != nil),
      let key = RunKey.digest(of: plan, measurer: measurer, names)
    else { return nil }
    return BuildCache(
      folder?.memory?.readCache() ?? (folder == nil ? lastBuild() : nil), key: key, secret: secret, world, names,
      plan.registry, outputs: folder)
  }

  /// The cache that the last build left in the folder that the configuration names, or in the default one.
  private func lastBuild() -> [UInt8]? {
    let path = FilePath.join(
      FilePath.join(plan.configuredOutput ?? OutputFolder.defaultPath, OutputFolder.stateName), StateFolder.cacheName)
    let roots =
      plan.configuredOutput == nil
      ? plan.boundary.roots(in: plan.boundary.disk.workingDirectory)
      : plan.configurationPath.flatMap { try? plan.boundary.roots(of: $0) }
    guard let roots, let place = try? plan.boundary.place(of: path, beneath: roots, mayBeHidden: true) else {
      return nil
    }
    return (try? place.read(limit: StateFolder.cacheLimit)).flatMap(\.self)
  }
}
