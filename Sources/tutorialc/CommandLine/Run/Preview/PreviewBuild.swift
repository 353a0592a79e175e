import TutorialArguments
import TutorialCompiler
import TutorialReporting
import TutorialServing
import TutorialSyntax
import TutorialSystem

/// Builds for browsers instead of a folder: tutorials become pages in memory, which one thread serves while another
/// rebuilds them.
final class PreviewBuild {
  private let listeners: Listeners
  private let secret: [UInt8]
  /// The store of published pages; nil before the first build.
  private var bulletin: PublishedSite?
  private let memory = PreviewMemory()

  /// The emitter that draws the pages.
  private static let emitter = "html"

  /// A preview that listens, and has no pages yet.
  init(port: UInt16) throws(SystemError) {
    secret = try RandomBytes.make(Gate.secretSize)
    listeners = try Listeners(port: port)
  }

  /// Compiles the command line's tutorials, and publishes them.
  func build(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let plan: RunPlan
    do {
      plan = try RunPlan.make(arguments, session, ownEmitters: [Self.emitter])
    } catch {
      // Something that the command line names has been removed or replaced; the previous pages stay.
      if let bulletin {
        let words = Diagnostic(.unreadableFile, error.message, at: nil, notes: error.hint.map { [.init($0)] } ?? [])
        var positions = PositionTable()
        let remark = ReportedDiagnostic(words, &positions, withSnippet: true)
        bulletin.publish(Site(bulletin.site.tutorials, [remark]))
      }
      throw error
    }
    BuildWatch.notePrograms(of: plan)
    var report = plan.report
    let site = site(plan, session, &report)
    let code = report.write(session, machineStream: session.error)
    if plan.settings.report.isForPeople { session.say(Self.words(site.tutorials)) }
    return code.worse(show(site, session))
  }

  private func site(_ plan: RunPlan, _ session: Session, _ report: inout Report) -> Site {
    let shared = plan.report
    // An unreadable configuration names nothing, so the pages of its previous inputs stay; those of deleted files
    // don't.
    let gone: [DiagnosticID] = [.emptyGlob, .missingFile]
    let isLost = plan.diagnostics.contains { $0.severity == .error && !gone.contains($0.id) }
    if plan.isUnread || plan.input.tutorials.isEmpty && isLost {
      return Site(bulletin?.site.tutorials ?? [], shared.all)
    }
    let world = WitnessingWorld(DiskWorld(boundary: plan.boundary), isKept: true)
    let run = CompilationRun.start(
      plan.settings, session, world: world, destination: .memory, keeping: [.results, .steps])
    let recall = memory.recall(plan, run, world)
    let before = shared.all
    let compiled = run.compile(plan.input.tutorials, known: run.reuse(recall?.known))
    let outcomes = run.conclude(compiled, &report).outcomes
    memory.remember(outcomes, recall)
    let own = Set(outcomes.flatMap(\.diagnostics))
    let others = before + report.all.filter { !own.contains($0) && !before.contains($0) }
    return Site(outcomes.map { tutorial($0, others) }, others)
  }

  /// The page's tutorial, with diagnostics from the cross-tutorial checks.
  private func tutorial(_ outcome: TutorialOutcome, _ others: [ReportedDiagnostic]) -> PreviewedTutorial {
    var list = DiagnosticList()
    list.add(outcome.diagnostics)
    // If the tutorial's own diagnostics don't explain the missing page, another error does, such as a missing font.
    let isUnexplained = outcome.outputs.isEmpty && !outcome.diagnostics.contains { $0.severity == .error }
    list.add(others.filter { $0.place?.path == outcome.path || isUnexplained && $0.severity == .error })
    let remarks = list.sorted(errorsOnly: false).map { diagnostic in
      let step = outcome.steps.first { step in
        diagnostic.place.map { $0.path == outcome.path && step.range.range.contains($0.start) } ?? false
      }
      return (diagnostic: diagnostic, step: step?.id)
    }
    let (page, isCurrent) = memory.page(of: outcome)
    return PreviewedTutorial(
      path: outcome.path, id: outcome.id?.value, page: page, isCurrent: isCurrent, remarks: remarks)
  }

  /// Publishes a site, and prints the address the first time.
  private func show(_ site: Site, _ session: Session) -> ExitCode {
    if let bulletin {
      bulletin.publish(site)
      return .success
    }
    let gate = Gate(secret: secret, port: listeners.port)
    do throws(SystemError) {
      let bulletin = try PublishedSite(site)
      let listeners = listeners
      let thread = WorkerThread.start { Server(listeners, gate, bulletin).serveForever() }
      guard thread != nil else { throw SystemError.contended }
      self.bulletin = bulletin
    } catch {
      session.say("tutorialc: error: cannot serve: \(error.words)")
      return .environment
    }
    return session.printResult("http://127.0.0.1:\(listeners.port)/\(gate.token)/\n")
  }

  private static func words(_ tutorials: [PreviewedTutorial]) -> String {
    let earlier = tutorials.count { $0.page != nil && !$0.isCurrent }
    let broken = tutorials.count { $0.page == nil }
    var parts = ["\(tutorials.count - earlier - broken) shown"]
    if earlier > 0 { parts.append("\(earlier) as before errors") }
    if broken > 0 { parts.append("\(broken) with nothing to show yet") }
    return "\(tutorials.count.counting("tutorial")): \(parts.joined(separator: ", "))"
  }
}
