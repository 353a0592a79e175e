import TutorialCache
import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// The valid results of earlier builds, and the recording of this one's. Its invariants are those of `CacheState`.
final class BuildCache {
  /// An earlier build with the same key.
  let earlier: EarlierBuild?
  private let key: Digest
  private let secret: StateKey
  private let world: WitnessingWorld
  private let names: ScopeNames
  /// The output folder; nil for a check, which has none.
  private let folder: OutputFolder?

  /// The name of the unit for all tutorials together.
  static let together = ""

  /// Opens the cache of an output folder; nil if the user has no key, or the program has no build id. A build makes a
  /// key for a user who has none.
  ///
  /// - Parameters:
  ///   - measurer: words that identify the measurer of the run's fonts.
  ///   - folder: the output folder; nil for a check, which reads the last build's state and writes nothing.
  static func open(
    _ plan: RunPlan, _ world: WitnessingWorld, measurer: [String]?, outputs folder: OutputFolder?
  ) -> BuildCache? {
    let secret = KeyFile.key(outside: plan.settings.permissions.roots, isMade: folder != nil)
    // Fonts that cannot be measured, or have errors, prevent writing.
    if plan.settings.fonts != nil, measurer == nil { return nil }
    // So do emitters that may not run, or fail.
    if plan.settings.emitters.contains(where: { $0.failure != nil }) { return nil }
    let names = ScopeNames(plan.boundary)
    guard let secret, let key = RunKey.digest(of: plan.settings, measurer: measurer, names) else { return nil }
    let memory = folder == nil ? lastBuild(plan) : folder?.memory
    let state = memory?.readCache().flatMap { StateFile.state(in: $0, changes: memory?.readChanges(), secret) }
    let earlier = state.flatMap {
      $0.key == key
        ? EarlierBuild($0, world, names, outputs: folder, errorsOnly: plan.settings.report.isQuiet) : nil
    }
    return BuildCache(earlier, key, secret, world, names, folder)
  }

  private init(
    _ earlier: EarlierBuild?, _ key: Digest, _ secret: StateKey, _ world: WitnessingWorld, _ names: ScopeNames,
    _ folder: OutputFolder?
  ) {
    (self.earlier, self.key, self.secret) = (earlier, key, secret)
    (self.world, self.names, self.folder) = (world, names, folder)
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

  /// Records a build's results, after all files are in place.
  ///
  /// - Parameter hasOtherReports: true if there were reports besides the outcomes' diagnostics.
  func remember(
    _ outcomes: [TutorialOutcome], together: TutorialOutcome?, hasOtherReports: Bool, _ commitment: Commitment
  ) {
    guard let folder, let memory = folder.memory else { return }
    guard let ended = folder.nextTick(after: commitment.stamps.values.map(\.changed)) else { return }
    var table = WitnessTable(world, names, CacheState(key: key))
    // The outputs for all tutorials are also part of the first one's outcome, but a separate unit here.
    let shared = Set((together?.outputs ?? []).map(\.emitter))
    for outcome in outcomes {
      guard let result = outcome.result, let witnesses = table.places(of: outcome.questions, in: outcome.path) else {
        continue
      }
      let own = outcome.outputs.filter { !shared.contains($0.emitter) }
      table.state.put(unit(outcome, witnesses, own, result, commitment), at: table.state.unitCount)
    }
    if let together, let result = together.result {
      var whole = together
      whole.path = Self.together
      table.state.put(unit(whole, [], together.outputs, result, commitment), at: table.state.unitCount)
    }
    var state = table.state
    let isWhole = commitment.isComplete && state.unitCount == outcomes.count + (together == nil ? 0 : 1)
    state.close(
      began: folder.began, ended: ended, isFullyReported: isWhole && !hasOtherReports,
      outputsStamp: isWhole ? memory.outputsStamp : nil)
    memory.writeCache(StateFile.bytes(of: state, secret))
  }

  /// The earlier state with the dependencies of tutorials that were recompiled alone.
  struct Update {
    fileprivate var state: CacheState
    /// The indices of each tutorial's witnesses, by the index of its unit.
    fileprivate var witnesses: [Int: [Int]] = [:]
  }

  /// The dependencies of tutorials that were recompiled alone, by their indices. Nil if the whole must be checked: if a
  /// tutorial has another id or other outputs than before, or if its outcome cannot be stored.
  func update(with outcomes: [Int: TutorialOutcome]) -> Update? {
    guard let earlier, case let state = earlier.earlier else { return nil }
    var table = WitnessTable(world, names, state, recompiled: outcomes.keys)
    var witnesses: [Int: [Int]] = [:]
    for (place, outcome) in outcomes.sorted(by: { $0.key < $1.key }) {
      guard earlier.isLike(state.unit(place), outcome),
        let places = table.places(of: outcome.questions, in: outcome.path)
      else { return nil }
      witnesses[place] = places
    }
    return Update(state: table.state, witnesses: witnesses)
  }

  /// Records the outcomes of tutorials that were recompiled alone, after all files are in place.
  func remember(_ update: Update, _ outcomes: [Int: TutorialOutcome], _ commitment: Commitment) {
    guard let earlier, let folder, let memory = folder.memory, commitment.isComplete,
      let ended = folder.nextTick(after: commitment.stamps.values.map(\.changed))
    else { return }
    var state = update.state
    for (place, outcome) in outcomes.sorted(by: { $0.key < $1.key }) {
      guard let result = outcome.result, let witnesses = update.witnesses[place] else { return }
      state.put(unit(outcome, witnesses, outcome.outputs, result, commitment), at: place)
    }
    state.close(
      began: folder.began, ended: ended, isFullyReported: state.isFullyReported, outputsStamp: memory.outputsStamp)
    if state.changedUnits.count <= earlier.updateLimit {
      memory.writeChanges(StateFile.changes(of: state, secret))
    } else {
      memory.writeCache(StateFile.bytes(of: state, secret))
    }
  }

  private func unit(
    _ outcome: TutorialOutcome, _ witnesses: [Int], _ outputs: [TutorialOutcome.Output], _ result: ArraySlice<UInt8>,
    _ commitment: Commitment
  ) -> UnitRecord {
    UnitRecord(
      name: outcome.path, witnesses: witnesses,
      products: outputs.compactMap { output in
        output.staged.map {
          UnitRecord.Product(
            maker: output.emitter, path: output.path, digest: $0.digest, stamp: commitment.stamps[output.path])
        }
      }, diagnosticLevel: outcome.diagnosticLevel, result: result)
  }
}
