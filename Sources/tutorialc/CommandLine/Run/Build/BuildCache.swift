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
  private let names: ReachNames
  /// The output folder; nil for a check, which has none.
  private let folder: OutputFolder?

  /// The name of the unit for all tutorials together.
  static let together = ""

  /// A cache that starts from the contents of a state's file, and from the changes since, if they have this key.
  init(
    _ bytes: [UInt8]?, changes: [UInt8]?, key: Digest, secret: StateKey, _ world: WitnessingWorld,
    _ names: ReachNames, outputs folder: OutputFolder?, errorsOnly: Bool
  ) {
    (self.key, self.secret, self.world, self.names, self.folder) = (key, secret, world, names, folder)
    let state = bytes.flatMap { StateFile.state(in: $0, changes: changes, secret) }
    earlier = state.flatMap {
      $0.key == key ? EarlierBuild($0, world, names, outputs: folder, errorsOnly: errorsOnly) : nil
    }
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
