import TutorialCache
import TutorialCompiler
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// Says what of an earlier build still holds, and remembers what this one did. Its invariants are those of `CacheState`.
final class BuildCache {
  private let key: Digest
  private let secret: StateKey
  /// What an earlier build with the same key did.
  private let earlier: CacheState?
  private let world: WitnessingWorld
  private let names: ReachNames
  private let registry: DiagnosticRegistry
  /// Where outputs are; nil for a check, which has none.
  private let folder: OutputFolder?
  /// Whether nothing else than errors is reported.
  private let errorsOnly: Bool
  /// Whether each witness of the earlier build holds, as far as it is known.
  private var verdicts: [Bool?]
  /// Whether something had to be read to know that it is as it was, or is not as it was.
  private var hasDrifted = false

  /// The name of what is made of all tutorials together.
  private static let together = ""

  /// A cache that begins with the state in some bytes, if they are one with this key.
  init(
    _ bytes: [UInt8]?, key: Digest, secret: StateKey, _ world: WitnessingWorld, _ names: ReachNames,
    _ registry: DiagnosticRegistry, outputs folder: OutputFolder?, errorsOnly: Bool
  ) {
    let state = bytes.flatMap { StateFile.state(in: $0, secret) }
    earlier = state.flatMap { $0.key == key ? $0 : nil }
    (self.key, self.secret, self.world, self.names) = (key, secret, world, names)
    (self.registry, self.folder, self.errorsOnly) = (registry, folder, errorsOnly)
    verdicts = Array(repeating: nil, count: earlier?.witnesses.count ?? 0)
  }

  // MARK: What still holds

  /// What a build would say that did nothing: of the tutorials and the outputs of the earlier one, all are as it left
  /// them, and it made no others.
  ///
  /// - Parameter isTogether: whether something is made of all tutorials together.
  /// - Returns: nil where anything is to be done, or may be.
  func untouched(
    _ tutorials: [InputSearch.Tutorial], isTogether: Bool
  ) -> (said: [ReportedDiagnostic], outputs: Int)? {
    guard let earlier, let folder, earlier.isTold, isListed(in: earlier),
      earlier.units.count == tutorials.count + (isTogether ? 1 : 0)
    else { return nil }
    for (tutorial, unit) in zip(tutorials, earlier.units) {
      guard tutorial.path == unit.name, isOwn(unit, tutorial, in: earlier, isNoted: false) else { return nil }
    }
    if isTogether, earlier.units.last?.name != Self.together { return nil }
    // How far names reach is asked before what they name: a tutorial's witnesses are in that order.
    for index in earlier.witnesses.indices where !holds(index, earlier) || hasDrifted { return nil }
    var outputs = 0
    for product in earlier.units.lazy.flatMap(\.products) {
      guard let (_, isRead) = folder.present(product, since: earlier.ended), !isRead else { return nil }
      outputs += 1
    }
    var said: [ReportedDiagnostic] = []
    for unit in earlier.units where isHeard(unit) {
      let outcome = OutcomeCoding.outcome(unit.name, in: unit.result, withDiagnostics: true, registry)
      guard let outcome else { return nil }
      said += outcome.diagnostics
    }
    return (said, outputs)
  }

  /// Whether a unit is about a tutorial. If its file is as it was, going by what the search has seen of it, it is not
  /// looked at again.
  ///
  /// - Parameter isNoted: whether that is taken down for a later build.
  private func isOwn(
    _ unit: UnitRecord, _ tutorial: InputSearch.Tutorial, in earlier: CacheState, isNoted: Bool
  ) -> Bool {
    guard let first = unit.witnesses.first else { return false }
    let witness = earlier.witnesses[first]
    let question = WorldQuestion(.content, tutorial.path, within: tutorial.reach)
    guard witness.question == names.question(question) else { return false }
    if let stamp = tutorial.stamp, witness.stamp == stamp, stamp.isSettled(before: earlier.began) {
      if isNoted { world.note(question, as: witness) }
      verdicts[first] = true
    }
    return true
  }

  /// What the tutorials came to in the earlier build, where all that it depended on is as it was.
  ///
  /// - Parameter isTogether: whether something is made of all of them together, for which all are compiled or none.
  /// - Returns: an outcome for each tutorial, or nil, and that of all together.
  func outcomes(
    of tutorials: [InputSearch.Tutorial], isTogether: Bool
  ) -> (each: [TutorialOutcome?], together: TutorialOutcome?) {
    guard let earlier else { return (tutorials.map { _ in nil }, nil) }
    for tutorial in tutorials { _ = names.name(of: tutorial.reach) }
    let units = Dictionary(earlier.units.map { ($0.name, $0) }) { first, _ in first }
    let found = tutorials.map { tutorial in units[tutorial.path].flatMap { outcome(of: tutorial, $0, in: earlier) } }
    let isWhole =
      earlier.units.map(\.name).elementsEqual(tutorials.map(\.path) + (isTogether ? [Self.together] : []))
      && found.allSatisfy { $0 != nil }
    if !isWhole { hasDrifted = true }
    var together: TutorialOutcome?
    if isTogether {
      together = isWhole ? earlier.units.last.flatMap { outcome(Self.together, $0, earlier) } : nil
      if together == nil {
        hasDrifted = true
        return (tutorials.map { _ in nil }, nil)
      }
    }
    return (found, together)
  }

  private func outcome(
    of tutorial: InputSearch.Tutorial, _ unit: UnitRecord, in earlier: CacheState
  ) -> TutorialOutcome? {
    guard isOwn(unit, tutorial, in: earlier, isNoted: true),
      unit.witnesses.dropFirst().first.map({ earlier.witnesses[$0].question.kind }) == .reach,
      // How far its names reach is asked before what they name.
      unit.witnesses.dropFirst().allSatisfy({ holds($0, earlier) }),
      unit.witnesses.first.map({ holds($0, earlier) }) == true,
      var outcome = outcome(tutorial.path, unit, earlier)
    else { return nil }
    outcome.questions = unit.witnesses.compactMap { names.worldQuestion(earlier.witnesses[$0].question) }
    outcome.layouts = unit.layouts
    return outcome
  }

  /// Whether what is said of a unit is to be reported.
  private func isHeard(_ unit: UnitRecord) -> Bool {
    unit.says == .errors || unit.says == .remarks && !errorsOnly
  }

  private func outcome(_ path: String, _ unit: UnitRecord, _ earlier: CacheState) -> TutorialOutcome? {
    let known = OutcomeCoding.outcome(path, in: unit.result, withDiagnostics: isHeard(unit), registry)
    guard var outcome = known, folder != nil || outcome.isSameForCheck else { return nil }
    (outcome.result, outcome.says) = (unit.result, unit.says)
    for product in unit.products {
      var staged: StagedFile?
      if let folder {
        guard let (stamp, isRead) = folder.present(product, since: earlier.ended) else { return nil }
        if isRead { hasDrifted = true }
        staged = StagedFile(path: product.path, digest: product.digest, content: .inPlace(stamp))
      }
      outcome.outputs.append(.init(emitter: product.maker, path: product.path, staged: staged, bytes: nil))
    }
    return outcome
  }

  /// Whether a witness says today what it said then.
  private func holds(_ index: Int, _ earlier: CacheState) -> Bool {
    if let known = verdicts[index] { return known }
    let witness = earlier.witnesses[index]
    var isSame = false
    if witness.question.kind == .reach {
      isSame = AnswerDigest.digest(ofReach: names.name(ofFolder: witness.question.text)) == witness.answer
    } else if let question = names.worldQuestion(witness.question),
      let isQuick = world.confirms(witness, as: question, began: earlier.began)
    {
      isSame = true
      if !isQuick { hasDrifted = true }
    }
    verdicts[index] = isSame
    return isSame
  }

  /// A file that a tutorial has read, as it is now.
  func source(_ path: String, of outcome: TutorialOutcome) -> SourceText? {
    guard let question = outcome.questions.first(where: { $0.kind == .content && $0.text == path }),
      case .success(let bytes) = world.read(path, within: question.reach), world.answer(to: question) != nil
    else {
      hasDrifted = true
      return nil
    }
    return SourceText(path: path, bytes: bytes)
  }

  // MARK: What this build did

  /// Whether all is as the earlier build left it, so that there is nothing to write and nothing to remove.
  var isUntouched: Bool { !hasDrifted && earlier.map(isListed) == true }

  /// Whether the list of outputs is that of the earlier build's units, and of no others.
  private func isListed(in earlier: CacheState) -> Bool {
    guard let ledger = earlier.ledger, ledger.isSettled(before: earlier.ended) else { return false }
    return folder?.memory?.outputsStamp == ledger
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
