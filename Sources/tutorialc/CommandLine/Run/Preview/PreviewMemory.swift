import TutorialCache
import TutorialCompiler
import TutorialServing
import TutorialSyntax

/// The results of a preview's earlier builds: outcomes that can be reused, and the last page of each tutorial.
///
/// It is all in memory, so it needs no authentication; otherwise it follows the invariants of `BuildCache`.
final class PreviewMemory {
  /// The outcome of a tutorial, and its dependencies.
  private struct Kept {
    let outcome: TutorialOutcome
    let witnesses: [Witness]
  }

  /// The reusable results of earlier builds.
  struct Recall {
    let known: TutorialBatch.Known
    fileprivate let key: Digest
    fileprivate let world: WitnessingWorld
    fileprivate let names: ScopeNames
  }

  private var key: Digest?
  private var kept: [String: Kept] = [:]
  private var pages: [String: EmittedPage] = [:]

  /// The known outcomes; nil if nothing may be reused, now or later.
  func recall(_ plan: RunPlan, _ run: CompilationRun, _ world: WitnessingWorld) -> Recall? {
    if plan.settings.fonts != nil, run.measurerIdentity == nil { return nil }
    let names = ScopeNames(plan.boundary)
    guard let key = RunKey.digest(of: plan.settings, measurer: run.measurerIdentity, names) else { return nil }
    let isSame = key == self.key
    // From here on, the scopes are known by their names.
    for tutorial in plan.input.tutorials { _ = names.name(of: tutorial.scope) }
    let each = plan.input.tutorials.map { isSame ? outcome(of: $0, world, names) : nil }
    let known = TutorialBatch.Known(each: each) { path, outcome in
      guard let question = outcome.questions.first(where: { $0.kind == .content && $0.text == path }),
        case .success(let bytes) = world.read(path, within: question.scope)
      else { return nil }
      return SourceText(path: path, bytes: bytes)
    }
    return Recall(known: known, key: key, world: world, names: names)
  }

  /// The outcome of a tutorial, if all its dependencies are unchanged. Every file is read: nothing is written, so there
  /// is no file system clock to compare stamps with.
  private func outcome(
    of tutorial: InputSearch.Tutorial, _ world: WitnessingWorld, _ names: ScopeNames
  ) -> TutorialOutcome? {
    let never = FileStamp.Instant(device: 0, time: .min)
    guard let kept = kept[tutorial.path], let own = kept.witnesses.first, own.question.kind == .content,
      own.question.text == tutorial.path, own.question.scope == names.name(of: tutorial.scope),
      // The scope of its names is checked before the names.
      kept.witnesses.dropFirst().allSatisfy({ names.confirms($0, by: world, began: never) != nil }),
      names.confirms(own, by: world, began: never) != nil
    else { return nil }
    var outcome = kept.outcome
    outcome.questions = kept.witnesses.compactMap { names.worldQuestion($0.question) }
    return outcome
  }

  func remember(_ outcomes: [TutorialOutcome], _ recall: Recall?) {
    let paths = Set(outcomes.map(\.path))
    pages = pages.filter { paths.contains($0.key) }
    for outcome in outcomes {
      if let bytes = outcome.outputs.first?.bytes { pages[outcome.path] = EmittedPage(bytes) }
    }
    key = recall?.key
    guard let recall else {
      kept = [:]
      return
    }
    var table = WitnessTable(recall.world, recall.names, CacheState(key: recall.key))
    kept = outcomes.reduce(into: [:]) { kept, outcome in
      guard outcome.result != nil, let places = table.places(of: outcome.questions, in: outcome.path) else { return }
      var own = outcome
      // The page is stored separately, and file contents aren't needed.
      own.outputs = outcome.outputs.map { .init(emitter: $0.emitter, path: $0.path, staged: nil, bytes: nil) }
      own.result = []
      kept[outcome.path] = Kept(outcome: own, witnesses: places.map(table.state.witness))
    }
  }

  /// The page of a tutorial, and true if it is up to date.
  func page(of outcome: TutorialOutcome) -> (page: EmittedPage?, isCurrent: Bool) {
    (pages[outcome.path], !outcome.outputs.isEmpty)
  }
}
