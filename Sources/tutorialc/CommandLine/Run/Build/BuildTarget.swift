import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The open destination of a build, and the results of earlier builds there.
struct BuildTarget {
  private let request: BuildRequest
  private var plan: RunPlan { request.plan }
  /// The output folder; nil for standard output.
  private let folder: OutputFolder?
  private let cleanUp: Int?
  /// The world that the build asks, if it may have a cache.
  private let witnesses: WitnessingWorld?

  /// Opens a build's destination. An output folder is made if needed, and other builds there are waited for.
  static func open(_ request: BuildRequest) throws(AccessError) -> BuildTarget {
    guard !request.isToStandardOutput else {
      return BuildTarget(request: request, folder: nil, cleanUp: nil, witnesses: nil)
    }
    let folder = try OutputFolder.open(
      request.output, namedBy: request.origin, isShared: request.isHermetic, request.plan.boundary)
    let cleanUp = Interruption.onArrival(folder.cleanUp)
    let witnesses = request.usesCache ? WitnessingWorld(DiskWorld(boundary: request.plan.boundary), isKept: true) : nil
    return BuildTarget(request: request, folder: folder, cleanUp: cleanUp, witnesses: witnesses)
  }

  /// Removes files that weren't committed.
  func close() {
    folder?.cleanUp()
    if let cleanUp { Interruption.dismiss(cleanUp) }
  }

  func compilation() -> CompilationRun {
    CompilationRun.start(
      plan.settings, request.session,
      world: witnesses ?? plan.world(isHermetic: request.isHermetic, found: request.found),
      destination: folder.map { .folder($0) } ?? .memory,
      keeping: [request.isHermetic ? .inputs : [], witnesses != nil ? .results : []], layoutStore: request.solved)
  }

  /// The results of earlier builds.
  ///
  /// - Parameter compilation: this build's compilation, whose measurer must be the same.
  func cache(for compilation: CompilationRun) -> BuildCache? {
    witnesses.flatMap { BuildCache.open(plan, $0, measurer: compilation.measurerIdentity, outputs: folder) }
  }

  /// Finishes a build that recompiled some tutorials, when all others are unchanged since an earlier build.
  ///
  /// - Parameter changed: the indices of these tutorials.
  /// - Returns: nil if that isn't enough; then nothing has been written or reported.
  func update(
    _ changed: [Int], _ compiled: [TutorialOutcome], _ cache: BuildCache?, _ compilation: CompilationRun,
    _ report: inout Report
  ) -> BuildResult? {
    let outcomes = Dictionary(uniqueKeysWithValues: zip(changed, compiled))
    guard let folder, let cache, let update = cache.update(with: outcomes), compilation.measuringFailures().isEmpty,
      let (diagnostics, outputs) = cache.earlier?.report(replacing: outcomes)
    else { return nil }
    request.stats?.end(.compilation)
    var commitment = Commitment(unchanged: outputs)
    if !changed.isEmpty {
      guard let own = Commitment.update(compiled, of: outputs, into: folder, request.session) else { return nil }
      commitment = own
      cache.remember(update, outcomes, commitment)
    }
    report.add(diagnostics)
    request.stats?.end(.commitment)
    let count = plan.input.tutorials.count
    return BuildResult(count: count, reusedCount: count - changed.count, commitment: commitment)
  }

  /// Finishes a build of all tutorials: writes their outputs, and removes stale ones.
  ///
  /// - Parameter reusedCount: the number of tutorials that weren't compiled.
  func commit(
    _ batch: TutorialBatch, reusedCount: Int, _ cache: BuildCache?, _ compilation: CompilationRun,
    _ report: inout Report
  ) -> BuildResult {
    var outcomes = batch.outcomes
    var commitment = Commitment(unchanged: 0)
    if let folder {
      let collisions = CrossChecks.findCollisions(&outcomes)
      report.add(decided: collisions)
      let cache = compilation.measuringFailures().isEmpty ? cache : nil
      if let earlier = cache?.earlier, earlier.isUntouched {
        commitment = Commitment(unchanged: outcomes.reduce(0) { $0 + $1.outputs.count })
      } else {
        commitment = Commitment.commit(outcomes, plan, into: folder, request.session)
        cache?.remember(
          outcomes, together: batch.together, hasOtherReports: batch.hasOtherReports || !collisions.isEmpty, commitment)
      }
    }
    request.stats?.end(.commitment)
    return BuildResult(
      count: outcomes.count, reusedCount: reusedCount, outcomes: outcomes, commitment: commitment)
  }
}
