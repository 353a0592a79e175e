import TutorialCache
import TutorialCompiler
import TutorialSyntax
import TutorialSystem

/// What earlier builds did, as far as it holds, and what this one does, to be remembered. Its invariants are those of
/// `CacheState`.
final class BuildCache {
  /// An earlier build with the same key.
  let earlier: EarlierBuild?
  private let key: Digest
  private let secret: StateKey
  /// The bytes of the state, and what has changed since it was written.
  private let base: (bytes: [UInt8], change: StateChange?)?
  private let world: WitnessingWorld
  private let names: ReachNames
  /// Where outputs are; nil for a check, which has none.
  private let folder: OutputFolder?

  /// The name of what is made of all tutorials together.
  static let together = ""

  /// A cache that begins with the state in some bytes, and with what has changed since, if they are of this key.
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
    world.believe(state)
    earlier = EarlierBuild(state, world, names, outputs: folder, errorsOnly: errorsOnly)
  }

  /// Remembers what a build did, once all is in its place.
  ///
  /// - Parameter saidMore: whether anything was said that is none of the outcomes'.
  func remember(_ outcomes: [TutorialOutcome], together: TutorialOutcome?, saidMore: Bool, _ commitment: Commitment) {
    guard let folder, let memory = folder.memory else { return }
    guard let ended = folder.nextTick(after: commitment.stamps.values.map(\.changed)) else { return }
    var table = WitnessTable(world, names)
    var units: [UnitRecord] = []
    // What was made of all of them is a part of the first one's outputs by now, and a unit of its own here.
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
    memory.keepLayouts(Set(units.map(\.layouts)))
  }

  /// What tutorials depend on that were compiled again by themselves: for each place of a tutorial the places of its
  /// witnesses, and the witnesses at places where the earlier build had others or none.
  struct Again {
    fileprivate var units: [Int: [Int]] = [:]
    fileprivate var witnesses: [Int: Witness] = [:]
  }

  /// What tutorials depend on that were compiled again by themselves; nil where that is not enough to know what the whole
  /// came to: where one has another id or other outputs than before, or where its outcome cannot be kept.
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

  /// Remembers what tutorials came to that were compiled again by themselves, once all is in its place.
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
    if units.contains(where: { $0.value.layouts != state.layouts(ofUnit: $0.key) }) {
      let others = (0..<state.unitCount).lazy.filter { units[$0] == nil }.map { state.layouts(ofUnit: $0) }
      memory.keepLayouts(Set(others).union(units.values.map(\.layouts)))
    }
  }

  private func unit(
    _ outcome: TutorialOutcome, _ witnesses: [Int], _ outputs: [TutorialOutcome.Output], _ result: ArraySlice<UInt8>,
    _ commitment: Commitment
  ) -> UnitRecord {
    UnitRecord(
      name: outcome.path, layouts: outcome.layouts, witnesses: witnesses,
      products: outputs.compactMap { output in
        output.staged.map {
          UnitRecord.Product(
            maker: output.emitter, path: output.path, digest: $0.digest, stamp: commitment.stamps[output.path])
        }
      }, says: outcome.says, result: result)
  }
}
