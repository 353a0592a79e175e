import TutorialCache
import TutorialCompiler
import TutorialLocks
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// Says what of an earlier build still holds: see the invariants of `CacheState`.
final class EarlierBuild {
  /// What that build knew.
  let earlier: CacheState
  private let world: WitnessingWorld
  private let names: ReachNames
  /// Where outputs are; nil for a check, which has none.
  private let folder: OutputFolder?
  /// Whether nothing else than errors is reported.
  private let errorsOnly: Bool
  /// The answer to who asks for a file that is not there.
  private let missing = AnswerDigest.digest(of: Result<[UInt8], WorldError>.failure(.notFound))
  /// Whether each witness of the earlier build holds, as far as it is known.
  private var verdicts: [Bool?]
  /// Whether something had to be read to know that it is as it was, or is not as it was.
  private var hasDrifted = false

  /// - Parameter earlier: a state with the key of this build.
  init(
    _ earlier: CacheState, _ world: WitnessingWorld, _ names: ReachNames,
    outputs folder: OutputFolder?, errorsOnly: Bool
  ) {
    (self.earlier, self.world, self.names) = (earlier, world, names)
    (self.folder, self.errorsOnly) = (folder, errorsOnly)
    verdicts = Array(repeating: nil, count: earlier.witnesses.count)
  }

  /// What has to be done again of an earlier build that made the same outputs of the same tutorials, where that is little
  /// and each tutorial can be judged by itself.
  ///
  /// - Parameter isTogether: whether something is made of all tutorials together.
  /// - Returns: the places of the tutorials, none where all is as it was; nil where the whole has to be looked at.
  func touched(_ tutorials: [InputSearch.Tutorial], isTogether: Bool) -> [Int]? {
    guard let folder, earlier.isTold, isListed, earlier.units.count == tutorials.count + (isTogether ? 1 : 0) else {
      return nil
    }
    for (tutorial, unit) in zip(tutorials, earlier.units) {
      guard tutorial.path == unit.name, isOwn(unit, tutorial, isNoted: false) else { return nil }
    }
    if isTogether, earlier.units.last?.name != BuildCache.together { return nil }
    let limit = isTogether ? 0 : few
    var touched: [Int] = []
    for (place, unit) in earlier.units.enumerated() {
      var isSame = true
      for witness in unit.witnesses where !holds(witness) { isSame = false }
      for product in unit.products {
        guard let (_, isRead) = folder.present(product, since: earlier.ended) else {
          isSame = false
          continue
        }
        if isRead { hasDrifted = true }
      }
      if hasDrifted { return nil }
      if !isSame { touched.append(place) }
      if touched.count > limit { return nil }
    }
    // What no unit asks any more would otherwise be believed by the times of this build.
    for index in verdicts.indices where verdicts[index] == nil {
      if !holds(index) || hasDrifted { return nil }
    }
    return touched
  }

  /// As many units of a build as are done again by themselves, and as are kept beside a state: it is written anew in less
  /// than the time that as many take.
  var few: Int { 16 + earlier.units.count / 8 }

  /// What a build says that has done some of the units again, and how many outputs there are; nil where an earlier build
  /// cannot be understood.
  func told(but again: [Int: TutorialOutcome]) -> (said: [ReportedDiagnostic], outputs: Int)? {
    var (said, outputs) = ([ReportedDiagnostic](), 0)
    for (place, unit) in earlier.units.enumerated() {
      outputs += unit.products.count
      if let outcome = again[place] {
        said += outcome.diagnostics
      } else if isHeard(unit) {
        let outcome = OutcomeCoding.outcome(unit.name, in: unit.result, withDiagnostics: true)
        guard let outcome else { return nil }
        said += outcome.diagnostics
      }
    }
    return (said, outputs)
  }

  /// Whether a unit is about a tutorial. If its file is as it was, going by what the search has seen of it, it is not
  /// looked at again.
  ///
  /// - Parameter isNoted: whether that is taken down for a later build.
  private func isOwn(_ unit: UnitRecord, _ tutorial: InputSearch.Tutorial, isNoted: Bool) -> Bool {
    guard let first = unit.witnesses.first else { return false }
    let witness = earlier.witnesses[first]
    let question = WorldQuestion(.content, tutorial.path, within: tutorial.reach)
    guard witness.question == names.question(question) else { return false }
    if let stamp = tutorial.stamp, witness.stamp == stamp, stamp.isSettled(before: earlier.began) {
      if isNoted { world.note(question, as: witness) }
      verdicts[first] = true
    }
    if tutorial.lacksLock { noteMissingLock(of: tutorial, unit, isNoted) }
    return true
  }

  /// Takes down that a tutorial has no lock, as it had none: the search has seen that, and it is not looked for again.
  private func noteMissingLock(of tutorial: InputSearch.Tutorial, _ unit: UnitRecord, _ isNoted: Bool) {
    guard let path = TutorialLock.path(ofTutorial: tutorial.path) else { return }
    for place in unit.witnesses.dropFirst() {
      let witness = earlier.witnesses[place]
      guard witness.question.kind == .content, witness.stamp == nil, witness.answer == missing,
        witness.question.text == path
      else { continue }
      verdicts[place] = true
      if isNoted, let question = names.worldQuestion(witness.question) { world.note(question, as: witness) }
    }
  }

  /// What the tutorials came to in the earlier build, where all that it depended on is as it was.
  ///
  /// - Parameter isTogether: whether something is made of all of them together, for which all are compiled or none.
  /// - Returns: an outcome for each tutorial, or nil, and that of all together.
  func outcomes(
    of tutorials: [InputSearch.Tutorial], isTogether: Bool
  ) -> (each: [TutorialOutcome?], together: TutorialOutcome?) {
    for tutorial in tutorials { _ = names.name(of: tutorial.reach) }
    let units = Dictionary(earlier.units.map { ($0.name, $0) }) { first, _ in first }
    let found = tutorials.map { tutorial in units[tutorial.path].flatMap { outcome(of: tutorial, $0) } }
    let isWhole =
      earlier.units.map(\.name).elementsEqual(tutorials.map(\.path) + (isTogether ? [BuildCache.together] : []))
      && found.allSatisfy { $0 != nil }
    if !isWhole { hasDrifted = true }
    var together: TutorialOutcome?
    if isTogether {
      together = isWhole ? earlier.units.last.flatMap { outcome(BuildCache.together, $0) } : nil
      if together == nil {
        hasDrifted = true
        return (tutorials.map { _ in nil }, nil)
      }
    }
    return (found, together)
  }

  private func outcome(of tutorial: InputSearch.Tutorial, _ unit: UnitRecord) -> TutorialOutcome? {
    guard isOwn(unit, tutorial, isNoted: true),
      unit.witnesses.dropFirst().first.map({ earlier.witnesses[$0].question.kind }) == .reach,
      // How far its names reach is asked before what they name.
      unit.witnesses.dropFirst().allSatisfy({ holds($0) }),
      unit.witnesses.first.map({ holds($0) }) == true,
      var outcome = outcome(tutorial.path, unit)
    else { return nil }
    outcome.questions = unit.witnesses.compactMap { names.worldQuestion(earlier.witnesses[$0].question) }
    outcome.layouts = unit.layouts
    return outcome
  }

  /// Whether what is said of a unit is to be reported.
  private func isHeard(_ unit: UnitRecord) -> Bool {
    unit.says == .errors || unit.says == .remarks && !errorsOnly
  }

  private func outcome(_ path: String, _ unit: UnitRecord) -> TutorialOutcome? {
    let known = OutcomeCoding.outcome(path, in: unit.result, withDiagnostics: isHeard(unit))
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
  private func holds(_ index: Int) -> Bool {
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

  /// Whether all is as the earlier build left it, so that there is nothing to write and nothing to remove.
  var isUntouched: Bool { !hasDrifted && isListed }

  /// Whether the list of outputs is as the earlier build left it, and a build of the same units would leave it.
  private var isListed: Bool {
    guard let ledger = earlier.ledger, ledger.isSettled(before: earlier.ended) else { return false }
    return folder?.memory?.outputsStamp == ledger
  }

  /// Whether other tutorials stand to a tutorial as they stood to it in an earlier build.
  func isLike(_ unit: UnitRecord, _ outcome: TutorialOutcome) -> Bool {
    let earlier = OutcomeCoding.outcome(unit.name, in: unit.result, withDiagnostics: false)
    guard let earlier, outcome.result != nil else { return false }
    return earlier.id?.value == outcome.id?.value
      && earlier.comments.elementsEqual(outcome.comments) { $0.path == $1.path && $0.used == $1.used }
      && unit.products.elementsEqual(outcome.outputs) { $0.maker == $1.emitter && $0.path == $1.path }
      && (outcome.outputs.isEmpty || !outcome.hasErrors)
  }
}
