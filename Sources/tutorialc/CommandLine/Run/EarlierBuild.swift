import TutorialCache
import TutorialCompiler
import TutorialLocks
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// Says what of an earlier build still holds: see the invariants of `CacheState`.
final class EarlierBuild {
  /// What that build knew.
  let earlier: StoredState
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
  /// The reach of the tutorial that was looked at last, and its description: most have the same.
  private var lastReach: (reach: Reach, name: String)?
  /// Whether something had to be read to know that it is as it was, or is not as it was.
  private var hasDrifted = false

  /// - Parameter earlier: a state with the key of this build.
  init(
    _ earlier: StoredState, _ world: WitnessingWorld, _ names: ReachNames,
    outputs folder: OutputFolder?, errorsOnly: Bool
  ) {
    (self.earlier, self.world, self.names) = (earlier, world, names)
    (self.folder, self.errorsOnly) = (folder, errorsOnly)
    verdicts = Array(repeating: nil, count: earlier.witnessCount)
  }

  /// What has to be done again of an earlier build that made the same outputs of the same tutorials, where that is little
  /// and each tutorial can be judged by itself.
  ///
  /// - Parameter isTogether: whether something is made of all tutorials together.
  /// - Returns: the places of the tutorials, none where all is as it was; nil where the whole has to be looked at.
  func touched(_ tutorials: [InputSearch.Tutorial], isTogether: Bool) -> [Int]? {
    guard let folder, earlier.isTold, isListed, earlier.unitCount == tutorials.count + (isTogether ? 1 : 0) else {
      return nil
    }
    for (place, tutorial) in tutorials.enumerated() {
      guard earlier.isUnit(place, named: tutorial.path), isOwn(place, tutorial, isNoted: false) else { return nil }
    }
    if isTogether, !earlier.isUnit(tutorials.count, named: BuildCache.together) { return nil }
    let limit = isTogether ? 0 : few
    var touched: [Int] = []
    for place in 0..<earlier.unitCount {
      var isSame = true
      for witness in earlier.witnesses(ofUnit: place) where !holds(witness) { isSame = false }
      for index in earlier.products(ofUnit: place) {
        let product = earlier.product(index)
        let found = folder.present(product.path, product.digest, product.stamp, since: earlier.ended)
        guard let (_, isRead) = found else {
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
  var few: Int { 16 + earlier.unitCount / 8 }

  /// What a build says that has done some of the units again, and how many outputs there are; nil where an earlier build
  /// cannot be understood.
  func told(but again: [Int: TutorialOutcome]) -> (said: [ReportedDiagnostic], outputs: Int)? {
    var (said, outputs) = ([ReportedDiagnostic](), 0)
    for place in 0..<earlier.unitCount {
      outputs += earlier.products(ofUnit: place).count
      if let outcome = again[place] {
        said += outcome.diagnostics
      } else if isHeard(earlier.says(ofUnit: place)) {
        let unit = earlier.unit(place)
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
  private func isOwn(_ place: Int, _ tutorial: InputSearch.Tutorial, isNoted: Bool) -> Bool {
    if tutorial.reach != lastReach?.reach { lastReach = (tutorial.reach, names.name(of: tutorial.reach)) }
    guard let first = earlier.witnesses(ofUnit: place).first, let reach = lastReach?.name,
      earlier.isQuestion(first, .content, tutorial.path, within: reach)
    else { return false }
    if let stamp = tutorial.stamp, earlier.stamp(ofWitness: first) == stamp, stamp.isSettled(before: earlier.began) {
      if isNoted {
        world.note(WorldQuestion(.content, tutorial.path, within: tutorial.reach), as: earlier.witness(first))
      }
      verdicts[first] = true
    }
    if tutorial.lacksLock { noteMissingLock(of: tutorial, place, isNoted) }
    return true
  }

  /// Takes down that a tutorial has no lock, as it had none: the search has seen that, and it is not looked for again.
  private func noteMissingLock(of tutorial: InputSearch.Tutorial, _ unit: Int, _ isNoted: Bool) {
    guard let stem = TutorialLock.stem(ofTutorial: tutorial.path) else { return }
    for place in earlier.witnesses(ofUnit: unit).dropFirst() {
      guard earlier.kind(ofWitness: place) == .content, earlier.stamp(ofWitness: place) == nil,
        earlier.answer(ofWitness: place) == missing,
        earlier.isText(ofWitness: place, first: stem, of: tutorial.path, then: TutorialLock.ending)
      else { continue }
      verdicts[place] = true
      guard isNoted else { continue }
      let witness = earlier.witness(place)
      if let question = names.worldQuestion(witness.question) { world.note(question, as: witness) }
    }
  }

  /// What the tutorials came to in the earlier build, where all that it depended on is as it was.
  ///
  /// - Parameter isTogether: whether something is made of all of them together, for which all are compiled or none.
  /// - Returns: an outcome for each tutorial, or nil, and that of all together.
  func outcomes(
    of tutorials: [InputSearch.Tutorial], isTogether: Bool
  ) -> TutorialBatch.Known {
    for tutorial in tutorials { _ = names.name(of: tutorial.reach) }
    let units = (0..<earlier.unitCount).map(earlier.unit)
    let places = Dictionary(zip(units.map(\.name), units.indices)) { first, _ in first }
    let found = tutorials.map { tutorial in places[tutorial.path].flatMap { outcome(of: tutorial, units[$0], at: $0) } }
    let isWhole =
      units.map(\.name).elementsEqual(tutorials.map(\.path) + (isTogether ? [BuildCache.together] : []))
      && found.allSatisfy { $0 != nil }
    if !isWhole { hasDrifted = true }
    var together: TutorialOutcome?
    if isTogether {
      together = isWhole ? units.last.flatMap { outcome(BuildCache.together, $0) } : nil
      if together == nil {
        hasDrifted = true
        return TutorialBatch.Known(each: tutorials.map { _ in nil }, source: source)
      }
    }
    return TutorialBatch.Known(each: found, together: together, source: source)
  }

  private func outcome(of tutorial: InputSearch.Tutorial, _ unit: UnitRecord, at place: Int) -> TutorialOutcome? {
    guard isOwn(place, tutorial, isNoted: true),
      unit.witnesses.dropFirst().first.map(earlier.kind) == .reach,
      // How far its names reach is asked before what they name.
      unit.witnesses.dropFirst().allSatisfy({ holds($0) }),
      unit.witnesses.first.map({ holds($0) }) == true,
      var outcome = outcome(tutorial.path, unit)
    else { return nil }
    outcome.questions = unit.witnesses.compactMap { names.worldQuestion(earlier.witness($0).question) }
    outcome.layouts = unit.layouts
    return outcome
  }

  /// Whether what is said of a unit is to be reported.
  private func isHeard(_ says: UnitRecord.Says) -> Bool {
    says == .errors || says == .remarks && !errorsOnly
  }

  private func outcome(_ path: String, _ unit: UnitRecord) -> TutorialOutcome? {
    let known = OutcomeCoding.outcome(path, in: unit.result, withDiagnostics: isHeard(unit.says))
    guard var outcome = known, folder != nil || outcome.isSameForCheck else { return nil }
    (outcome.result, outcome.says) = (unit.result, unit.says)
    for product in unit.products {
      var staged: StagedFile?
      if let folder {
        let found = folder.present(product.path, product.digest, product.stamp, since: earlier.ended)
        guard let (stamp, isRead) = found else { return nil }
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
    let witness = earlier.witness(index)
    let isQuick = names.confirms(witness, by: world, began: earlier.began)
    if isQuick == false { hasDrifted = true }
    verdicts[index] = isQuick != nil
    return isQuick != nil
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
