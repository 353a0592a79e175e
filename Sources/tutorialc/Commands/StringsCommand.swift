import TutorialCompiler
import TutorialIR

/// `tutorialc strings`
enum StringsCommand: Command {
  private static let dryRun = Option("--dry-run", help: "Say what would be added, and write nothing.")

  static let synopsis = Synopsis(
    name: "strings",
    abstract: "write or complete the strings files of a locale",
    discussion: """
      Adds to the strings file of LOCALE, for every tutorial named and those below every folder named, each text that
      neither that file nor those of the locales that it falls back to have; a file that is not there is made. A key is
      added without a text, the tutorial's own text above it as a comment: until it is filled in, it counts as missing.
      What the file has already stays byte for byte, comments and order with it, and a file that lacks nothing is not
      touched. Without FILE or FOLDER, tutorialc.yaml says which tutorials.

      Where a tutorial has errors, nothing is written for it.
      """,
    operands: .init(usage: "LOCALE [FILE|FOLDER]...", count: 1...Int.max, completion: .files),
    options: [dryRun, InputOptions.layout, InputOptions.config, InputOptions.declared], reportsDiagnostics: true,
    examples: [
      .init(
        command: "tutorialc strings de first-mail.tutorial.yaml", meaning: "add what the German strings file lacks"),
      .init(command: "tutorialc strings pt-BR --dry-run", meaning: "see what tutorialc.yaml's tutorials lack"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let locale = arguments.operands.first ?? ""
    guard LanguageTag.isWellFormed(locale) else {
      throw UsageError("\"\(excerpt(locale))\" is not a language tag such as en or pt-BR")
    }
    let plan = try RunPlan(arguments.withoutFirstOperand, session, isHermetic: false)
    if plan.input.readsStandardInput { throw UsageError("a strings file belongs to a tutorial that is a file") }
    var report = Report(plan.reportOptions, plan.policy)
    report.add(plan.diagnostics)
    var options = CompileOptions()
    options.layouts = plan.layouts
    options.locales = [locale]
    let world = plan.world(isHermetic: false)
    let compiler = Compiler(world: world, options: options)
    let isOnlyOne = plan.input.tutorials.count == 1
    var lines: [String] = []
    for path in plan.input.tutorials {
      let compiled = compiler.compile(path)
      var comments = IgnoreComments(in: compiled.sources)
      let errors = decideSeverities(
        compiled.diagnostics.filter { $0.severity == .error }, plan.policy, &comments,
        tourMissing: compiled.tour == nil)
      report.add(decided: errors)
      guard let texts = compiled.texts, !errors.contains(where: { $0.severity == .error }) else { continue }
      guard let file = texts.path(for: locale, ofTutorial: path) else {
        report.add([noStrings(compiled, isError: isOnlyOne)])
        continue
      }
      let completion = StringsCompletion(texts, locale: locale, file: file, world)
      lines.append(completion.summary(isDry: arguments.has(dryRun)))
      report.add(completion.diagnostics)
      if !arguments.has(dryRun), let bytes = completion.bytes {
        do { try AtomicFile.write(bytes, to: completion.path) } catch {
          report.add([FileProblem.unwritable(completion.path, error)])
        }
      }
    }
    let code = report.write(session, machineStream: session.error)
    if plan.reportOptions.format == .human, !plan.reportOptions.isQuiet { lines.forEach(session.say) }
    return code
  }
}

private func noStrings(_ compiled: CompiledTutorial, isError: Bool) -> Diagnostic {
  var diagnostic = Diagnostic(
    .missingKey, "\"\(excerpt(compiled.id ?? compiled.path))\" names no strings files", at: compiled.idSpan,
    notes: [.init("name them with `strings: strings/{locale}.yaml`")])
  if !isError { diagnostic.severity = .warning }
  return diagnostic
}
