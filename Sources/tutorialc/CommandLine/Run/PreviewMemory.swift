import TutorialCache
import TutorialCompiler
import TutorialServing
import TutorialSyntax

/// What a preview knows of its earlier builds: what need not be compiled again, and the last page of each tutorial. All of
/// it is in memory, so its own word is enough; it holds to what `BuildCache` holds to.
final class PreviewMemory {
  /// What came of a tutorial, and what it depended on.
  private struct Kept {
    let outcome: TutorialOutcome
    let witnesses: [Witness]
  }

  /// What a build has been told of earlier ones.
  struct Recall {
    /// What need not be compiled.
    let known: TutorialBatch.Known
    fileprivate let key: Digest
    fileprivate let world: WitnessingWorld
    fileprivate let names: ReachNames
  }

  private var key: Digest?
  private var kept: [String: Kept] = [:]
  private var pages: [String: EmittedPage] = [:]

  /// What is known without compiling; nil where nothing may be taken over, now or later.
  func recall(_ plan: RunPlan, _ run: CompilationRun, _ world: WitnessingWorld) -> Recall? {
    if plan.fonts != nil, run.measurerIdentity == nil { return nil }
    let names = ReachNames(plan.boundary)
    guard let key = RunKey.digest(of: plan, measurer: run.measurerIdentity, names) else { return nil }
    let isSame = key == self.key
    // The reaches are known by their names from here on.
    for tutorial in plan.input.tutorials { _ = names.name(of: tutorial.reach) }
    let each = plan.input.tutorials.map { isSame ? outcome(of: $0, world, names) : nil }
    let known = TutorialBatch.Known(each: each) { path, outcome in
      guard let question = outcome.questions.first(where: { $0.kind == .content && $0.text == path }),
        case .success(let bytes) = world.read(path, within: question.reach)
      else { return nil }
      return SourceText(path: path, bytes: bytes)
    }
    return Recall(known: known, key: key, world: world, names: names)
  }

  /// What a tutorial came to, where all that it depended on is as it was. Every file is read: there is no clock of the file
  /// system to go by, since nothing is written.
  private func outcome(
    of tutorial: InputSearch.Tutorial, _ world: WitnessingWorld, _ names: ReachNames
  ) -> TutorialOutcome? {
    let never = FileStamp.Instant(device: 0, time: .min)
    guard let kept = kept[tutorial.path], let own = kept.witnesses.first, own.question.kind == .content,
      own.question.text == tutorial.path, own.question.reach == names.name(of: tutorial.reach),
      // How far its names reach is asked before what they name.
      kept.witnesses.dropFirst().allSatisfy({ names.confirms($0, by: world, began: never) != nil }),
      names.confirms(own, by: world, began: never) != nil
    else { return nil }
    var outcome = kept.outcome
    outcome.questions = kept.witnesses.compactMap { names.worldQuestion($0.question) }
    return outcome
  }

  /// Remembers what a build came to.
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
    var table = WitnessTable(recall.world, recall.names)
    kept = outcomes.reduce(into: [:]) { kept, outcome in
      guard outcome.result != nil, let places = table.places(of: outcome.questions, in: outcome.path) else { return }
      var own = outcome
      // The page is kept by itself, and what would go into a file is not needed.
      own.outputs = outcome.outputs.map { .init(emitter: $0.emitter, path: $0.path, staged: nil, bytes: nil) }
      own.result = []
      kept[outcome.path] = Kept(outcome: own, witnesses: places.map { table.witnesses[$0] })
    }
  }

  /// The page of a tutorial, and whether it is that of the file as it is now.
  func page(of outcome: TutorialOutcome) -> (page: EmittedPage?, isCurrent: Bool) {
    (pages[outcome.path], !outcome.outputs.isEmpty)
  }
}
