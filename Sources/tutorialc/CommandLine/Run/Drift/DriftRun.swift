import TutorialCompiler
import TutorialDrift
import TutorialLanguage
import TutorialLayouts
import TutorialLocks
import TutorialReporting
import TutorialScreens
import TutorialSyntax
import TutorialSystem

/// `check --against`: compiles each tutorial over its layouts and over new ones, and reports the effect on each step.
struct DriftRun {
  let plan: RunPlan
  /// The other manifests.
  let paths: [String]
  /// Names of today's screens, with those that they have in the other manifests.
  let wishes: [(old: String, new: String)]

  /// Compares and reports.
  func compare(_ session: Session, pictures: String?) -> ExitCode {
    var report = plan.report
    let world = plan.world()
    let texts = TextMeasuring.start(plan.settings.fonts, world, plan.settings.permissions)
    var options = texts.options(plan.settings.compile)
    // A lock's diagnostics about today's layouts would be repeated for the new ones.
    options.lock = .ignored
    let today = Compiler(world: world, options: options)
    let (library, found) = today.layouts(paths)
    report.add(found)
    guard let library, report.exitCode == .success else {
      return report.write(session, machineStream: session.output)
    }
    var drifts: [TutorialDrift] = []
    var unknown = Set(wishes.flatMap { [$0.old, $0.new] })
    for tutorial in plan.input.tutorials.sorted(by: { $0.path.precedesInBytes($1.path) }) {
      let old = decided(today.compile(tutorial.path, within: tutorial.scope))
      let mistakes = old.diagnostics.filter { $0.severity == .error }
      guard let layouts = old.library, let resolved = old.resolved else {
        report.add(decided: mistakes)
        continue
      }
      let pairing = SnapshotPairing(layouts.snapshots, library.snapshots, wishes: wishes)
      unknown.formIntersection(pairing.unknownNames)
      var changed = options
      changed.standIn = pairing.replaced
      var after = Compiler(world: world, options: changed).compile(tutorial.path, within: tutorial.scope)
      if let later = after.resolved { judgeCovers(since: resolved, in: later, adding: &after.diagnostics) }
      let new = decided(after)
      report.add(decided: mistakes)
      guard let drift = judgeDrift(from: old, to: new, pairing) else { continue }
      drifts.append(drift)
      // Nothing was compared then, which must not look like success.
      if drift.variants.isEmpty, !drift.missing.isEmpty { report.add([noCounterpart(drift)]) }
      if let pictures { draw(drift, old, new, into: pictures, &report) }
    }
    for name in unknown.sorted() { report.add([unknownName(name)]) }
    report.add(texts.failures)
    return write(drifts, &report, session)
  }

  /// An analysis with the severities that are reported.
  private func decided(_ analysis: Analysis) -> Analysis {
    var (analysis, comments) = (analysis, IgnoreComments(in: analysis.sources))
    analysis.diagnostics = decideSeverities(
      analysis.diagnostics, plan.settings.policy, &comments, tourMissing: analysis.draft == nil)
    return analysis
  }

  private func write(_ drifts: [TutorialDrift], _ report: inout Report, _ session: Session) -> ExitCode {
    let breaks = drifts.contains(where: \.breaks)
    guard plan.settings.report.format == .human else {
      report.add(drifts.flatMap(\.diagnostics))
      report.section = { $0.list("drift", of: drifts) { $1.write(to: &$0) } }
      return report.write(session, machineStream: session.output)
    }
    // People read the table; the same content as diagnostics would bury it.
    let code = report.write(session, machineStream: session.error)
    let printed = session.printResult(DriftReport(drifts, breaksOnly: plan.settings.report.isQuiet).text)
    return code.worse(printed).worse(breaks ? .inputErrors : .success)
  }

  private func draw(
    _ drift: TutorialDrift, _ old: Analysis, _ new: Analysis, into folder: String, _ report: inout Report
  ) {
    do {
      try FileSystem.makeFolders(folder)
      for picture in DriftPictures(drift, old: old, new: new).files {
        let path = FilePath.join(folder, picture.name)
        try AtomicFile.write(picture.bytes, to: path)
      }
    } catch {
      report.add([FileDiagnostics.unwritable(folder, error)])
    }
  }
}

private func noCounterpart(_ drift: TutorialDrift) -> Diagnostic {
  var diagnostic = Diagnostic(
    .matchesNothing, "the new layouts show no screen of \"\(excerpt(drift.tutorial))\"", at: nil,
    notes: [.init("`--as old=new` says which screen is which")])
  diagnostic.severity = .error
  return diagnostic
}

private func unknownName(_ name: String) -> Diagnostic {
  Diagnostic(
    .unknownScreen, "--as: no layout has \"\(excerpt(name))\"", at: nil,
    notes: [.init("a screen, or screen/variant: --as inbox=inbox-2")])
}
