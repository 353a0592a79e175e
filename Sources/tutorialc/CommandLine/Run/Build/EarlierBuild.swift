import TutorialCache
import TutorialCompiler
import TutorialLocks
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// Determines the parts of an earlier build that are still valid: see the invariants of `CacheState`.
final class EarlierBuild {
  let earlier: CacheState
  private let world: WitnessingWorld
  private let names: ScopeNames
  /// The output folder; nil for a check, which has none.
  private let folder: OutputFolder?
  /// True if only errors are reported.
  private let errorsOnly: Bool
  /// The digest of the answer for a missing file.
  private let missing = AnswerDigest.digest(of: Result<[UInt8], WorldError>.failure(.notFound))
  /// The verdict on each witness of the earlier build: true if it still holds, nil if it wasn't checked yet.
  private var verdicts: [Bool?]
  /// The last tutorial's scope, and its description, cached because most tutorials have the same.
  private var lastScope: (scope: AccessScope, name: String)?
  /// True if a file had to be read to confirm it, or has changed.
  private var hasDrifted = false

  init(
    _ earlier: CacheState, _ world: WitnessingWorld, _ names: ScopeNames,
    outputs folder: OutputFolder?, errorsOnly: Bool
  ) {
    (self.earlier, self.world, self.names) = (earlier, world, names)
    (self.folder, self.errorsOnly) = (folder, errorsOnly)
    verdicts = Array(repeating: nil, count: earlier.witnessCount)
  }

  /// The tutorials that must be recompiled, if an earlier build made the same outputs of the same tutorials, only a few
  /// have changed, and each can be judged alone.
  ///
  /// - Parameter isTogether: true if an emitter makes files for all tutorials together.
  /// - Returns: the indices of the tutorials, empty if nothing has changed; nil if the whole must be checked.
  func changedTutorials(_ tutorials: [InputSearch.Tutorial], _ isTogether: Bool) -> [Int]? {
    guard let folder, earlier.isFullyReported, isListed, earlier.unitCount == tutorials.count + (isTogether ? 1 : 0)
    else {
      return nil
    }
    for (place, tutorial) in tutorials.enumerated() {
      guard earlier.isUnit(place, named: tutorial.path), isOwn(place, tutorial, isNoted: false) else { return nil }
    }
    if isTogether, !earlier.isUnit(tutorials.count, named: BuildCache.together) { return nil }
    let limit = isTogether ? 0 : updateLimit
    var changed: [Int] = []
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
      if !isSame { changed.append(place) }
      if changed.count > limit { return nil }
    }
    // Witnesses that no unit uses any more must hold too, because this build's later times would vouch for them.
    for index in verdicts.indices where verdicts[index] == nil {
      if !holds(index) || hasDrifted { return nil }
    }
    return changed
  }

  /// The maximum number of units that are recompiled alone, and whose changes are kept beside a state. Beyond that,
  /// rewriting the state is quicker.
  var updateLimit: Int { 16 + earlier.unitCount / 8 }

  /// The diagnostics of a build that recompiled only some units, and the number of outputs; nil if an earlier outcome
  /// cannot be decoded.
  func report(replacing recompiled: [Int: TutorialOutcome]) -> (diagnostics: [ReportedDiagnostic], outputs: Int)? {
    var (diagnostics, outputs) = ([ReportedDiagnostic](), 0)
    for place in 0..<earlier.unitCount {
      outputs += earlier.products(ofUnit: place).count
      if let outcome = recompiled[place] {
        diagnostics += outcome.diagnostics
      } else if isReported(earlier.diagnosticLevel(ofUnit: place)) {
        let unit = earlier.unit(place)
        let outcome = OutcomeCoding.outcome(unit.name, in: unit.result, withDiagnostics: true)
        guard let outcome else { return nil }
        diagnostics += outcome.diagnostics
      }
    }
    return (diagnostics, outputs)
  }

  /// Returns true if a unit is about a tutorial. If the stamp from the search proves that its file is unchanged, the
  /// file isn't looked at again.
  ///
  /// - Parameter isNoted: true to record that for a later build.
  private func isOwn(_ place: Int, _ tutorial: InputSearch.Tutorial, isNoted: Bool) -> Bool {
    if tutorial.scope != lastScope?.scope { lastScope = (tutorial.scope, names.name(of: tutorial.scope)) }
    guard let first = earlier.witnesses(ofUnit: place).first, let scope = lastScope?.name,
      earlier.isQuestion(first, .content, tutorial.path, within: scope)
    else { return false }
    if let stamp = tutorial.stamp, earlier.stamp(ofWitness: first) == stamp, stamp.isSettled(before: earlier.began) {
      if isNoted {
        world.note(WorldQuestion(.content, tutorial.path, within: tutorial.scope), as: earlier.witness(first))
      }
      verdicts[first] = true
    }
    if tutorial.lacksLock { noteMissingLock(of: tutorial, place, isNoted) }
    return true
  }

  /// Records that a tutorial still has no lock. The search has seen that, so it isn't looked for again.
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

  /// The tutorials' outcomes in the earlier build, if all their dependencies are unchanged.
  ///
  /// - Parameter isTogether: true if an emitter makes files for all tutorials together; then all are compiled or none.
  /// - Returns: the outcome of each tutorial, or nil, and that of all together.
  func outcomes(
    of tutorials: [InputSearch.Tutorial], _ isTogether: Bool
  ) -> TutorialBatch.Known {
    for tutorial in tutorials { _ = names.name(of: tutorial.scope) }
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
      unit.witnesses.dropFirst().first.map(earlier.kind) == .scope,
      // The scope of its names is checked before the names.
      unit.witnesses.dropFirst().allSatisfy({ holds($0) }),
      unit.witnesses.first.map({ holds($0) }) == true,
      var outcome = outcome(tutorial.path, unit)
    else { return nil }
    outcome.questions = unit.witnesses.compactMap { names.worldQuestion(earlier.witness($0).question) }
    return outcome
  }

  /// Returns true if a unit's diagnostics must be reported.
  private func isReported(_ level: UnitRecord.DiagnosticLevel) -> Bool {
    level == .errors || level == .remarks && !errorsOnly
  }

  private func outcome(_ path: String, _ unit: UnitRecord) -> TutorialOutcome? {
    let known = OutcomeCoding.outcome(path, in: unit.result, withDiagnostics: isReported(unit.diagnosticLevel))
    guard var outcome = known, folder != nil || outcome.isSameForCheck else { return nil }
    (outcome.result, outcome.diagnosticLevel) = (unit.result, unit.diagnosticLevel)
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

  /// Returns true if a witness's question still has the same answer.
  private func holds(_ index: Int) -> Bool {
    if let known = verdicts[index] { return known }
    let witness = earlier.witness(index)
    let isQuick = names.confirms(witness, by: world, began: earlier.began)
    if isQuick == false { hasDrifted = true }
    verdicts[index] = isQuick != nil
    return isQuick != nil
  }

  /// The current content of a file that a tutorial has read.
  func source(_ path: String, of outcome: TutorialOutcome) -> SourceText? {
    guard let question = outcome.questions.first(where: { $0.kind == .content && $0.text == path }),
      case .success(let bytes) = world.read(path, within: question.scope), world.answer(to: question) != nil
    else {
      hasDrifted = true
      return nil
    }
    return SourceText(path: path, bytes: bytes)
  }

  /// True if everything is as the earlier build left it, so that there is nothing to write or remove.
  var isUntouched: Bool { !hasDrifted && isListed }

  /// True if the list of outputs is as the earlier build left it, and as a build of the same units would leave it.
  private var isListed: Bool {
    guard let outputsStamp = earlier.outputsStamp, outputsStamp.isSettled(before: earlier.ended) else { return false }
    return folder?.memory?.outputsStamp == outputsStamp
  }

  /// Returns true if the properties of a tutorial that affect other tutorials are the same as in an earlier build.
  func isLike(_ unit: UnitRecord, _ outcome: TutorialOutcome) -> Bool {
    let earlier = OutcomeCoding.outcome(unit.name, in: unit.result, withDiagnostics: false)
    guard let earlier, outcome.result != nil else { return false }
    return earlier.id?.value == outcome.id?.value
      && earlier.comments.elementsEqual(outcome.comments) { $0.path == $1.path && $0.used == $1.used }
      && unit.products.elementsEqual(outcome.outputs) { $0.maker == $1.emitter && $0.path == $1.path }
      && (outcome.outputs.isEmpty || !outcome.hasErrors)
  }
}
