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
  /// The contents of the state's file, and the changes since it was written.
  private let base: (bytes: [UInt8], change: StateChange?)?
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
    guard let bytes, var state = StateFile.state(in: bytes, secret), state.key == key else {
      (base, earlier) = (nil, nil)
      return
    }
    let change = changes.flatMap { StateFile.change(in: $0, since: bytes, secret) }
    base = (bytes, change)
    if let change { state.take(change) }
    earlier = EarlierBuild(state, world, names, outputs: folder, errorsOnly: errorsOnly)
  }

  /// Records a build's results, after all files are in place.
  ///
  /// - Parameter saidMore: true if there were reports besides the outcomes' diagnostics.
  func remember(_ outcomes: [TutorialOutcome], together: TutorialOutcome?, saidMore: Bool, _ commitment: Commitment) {
    guard let folder, let memory = folder.memory else { return }
    guard let ended = folder.nextTick(after: commitment.stamps.values.map(\.changed)) else { return }
    var table = WitnessTable(world, names)
    var units: [UnitRecord] = []
    // The outputs for all tutorials are also part of the first one's outcome, but a separate unit here.
    let shared = Set((together?.outputs ?? []).map(\.emitter))
    for outcome in outcomes {
      guard let result = outcome.result, let witnesses = table.places(of: outcome.questions, in: outcome.path) else {
        continue
      }
      let own = outcome.outputs.filter { !shared.contains($0.emitter) }
      units.append(unit(outcome, witnesses, own, result, commitment))
    }
    if let together, let result = together.result {
      var whole = together
      whole.path = Self.together
      units.append(unit(whole, [], together.outputs, result, commitment))
    }
    let isWhole = commitment.isComplete && units.count == outcomes.count + (together == nil ? 0 : 1)
    let state = CacheState(
      key: key, began: folder.began, ended: ended, witnesses: table.witnesses, units: units,
      isTold: isWhole && !saidMore, ledger: isWhole ? memory.outputsStamp : nil)
    memory.writeCache(StateFile.bytes(of: state, secret))
  }

  /// The dependencies of tutorials that were recompiled alone: the indices of each tutorial's witnesses, and the
  /// witnesses that are new or differ from the earlier build's.
  struct Again {
    fileprivate var units: [Int: [Int]] = [:]
    fileprivate var witnesses: [Int: Witness] = [:]
  }

  /// The dependencies of tutorials that were recompiled alone. Nil if the whole must be checked: if a tutorial has
  /// another id or other outputs than before, or if its outcome cannot be stored.
  func again(_ outcomes: [Int: TutorialOutcome]) -> Again? {
    guard let earlier, case let state = earlier.earlier else { return nil }
    var table = WitnessTable(world, names)
    var (again, known) = (Again(), [Witness.Question: Int]())
    for place in outcomes.keys {
      for index in state.witnesses(ofUnit: place) { known[state.witness(index).question] = index }
    }
    var count = state.witnessCount
    for (place, outcome) in outcomes.sorted(by: { $0.key < $1.key }) {
      let unit = state.unit(place)
      guard earlier.isLike(unit, outcome), let places = table.places(of: outcome.questions, in: outcome.path) else {
        return nil
      }
      again.units[place] = places.map { own in
        let witness = table.witnesses[own]
        let index = known[witness.question] ?? state.place(of: witness.question) ?? count
        count = max(count, index + 1)
        known[witness.question] = index
        if index >= state.witnessCount || state.witness(index) != witness {
          again.witnesses[index] = witness
        }
        return index
      }
    }
    return again
  }

  /// Records the outcomes of tutorials that were recompiled alone, after all files are in place.
  func remember(_ again: Again, _ outcomes: [Int: TutorialOutcome], _ commitment: Commitment) {
    guard let earlier, case let state = earlier.earlier, let base, let memory = folder?.memory,
      let began = folder?.began, commitment.isComplete,
      let ended = folder?.nextTick(after: commitment.stamps.values.map(\.changed))
    else { return }
    var units: [Int: UnitRecord] = [:]
    for (place, outcome) in outcomes {
      guard let result = outcome.result, let witnesses = again.units[place] else { return }
      units[place] = unit(outcome, witnesses, outcome.outputs, result, commitment)
    }
    let own = StateChange(
      began: began, ended: ended, ledger: memory.outputsStamp, witnesses: again.witnesses, units: units)
    let change = base.change.map(own.following) ?? own
    if change.units.count <= earlier.few {
      memory.writeChanges(StateFile.bytes(of: change, since: base.bytes, secret))
    } else if let whole = own.state(after: state.whole) {
      memory.writeCache(StateFile.bytes(of: whole, secret))
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
      }, says: outcome.says, result: result)
  }
}
