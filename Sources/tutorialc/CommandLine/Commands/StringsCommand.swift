import TutorialArguments
import TutorialCompiler
import TutorialReporting
import TutorialSyntax
import TutorialSystem
import TutorialTour

/// `tutorialc strings`
enum StringsCommand: Command {
  static let name = "strings"
  private static let dryRun = Option("--dry-run", help: "Say what would be added, and write nothing.")

  static let synopsis = Synopsis(
    name: name,
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
    options: [dryRun, InputOptions.layout, InputOptions.config, InputOptions.root, InputOptions.declared],
    reportsDiagnostics: true,
    examples: [
      .init(
        command: "tutorialc strings de first-mail.tutorial.yaml", meaning: "add what the German strings file lacks"),
      .init(command: "tutorialc strings pt-BR --dry-run", meaning: "see what tutorialc.yaml's tutorials lack"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let written = arguments.operands.first ?? ""
    guard LanguageTag.isWellFormed(written) else {
      throw UsageError("\"\(excerpt(written))\" is not a language tag such as en or pt-BR")
    }
    let locale = LanguageTag.conventional(LanguageTag.folded(written))
    let plan = try RunPlan.make(arguments.withoutFirstOperand, session)
    if let code = plan.stop(session, machineStream: session.error) { return code }
    if plan.input.readsStandardInput { throw UsageError("a strings file belongs to a tutorial that is a file") }
    var report = plan.report
    var options = CompileOptions()
    options.layouts = plan.settings.compile.layouts
    options.locales = [locale]
    let world = plan.world()
    let compiler = Compiler(world: world, options: options)
    var lines: [String] = []
    for tutorial in plan.input.tutorials {
      var result = complete(tutorial, locale, compiler, plan.settings.policy)
      // Another run may complete the same file meanwhile, so the file is checked again.
      for _ in 0..<10 where result.completion?.isStale(in: world) == true {
        result = complete(tutorial, locale, compiler, plan.settings.policy)
      }
      report.add(decided: result.errors)
      guard let completion = result.completion else {
        if result.errors.isEmpty { report.add([noStrings(result.compiled, isError: plan.input.tutorials.count == 1)]) }
        continue
      }
      let isDry = arguments.has(dryRun)
      let problems = completion.diagnostics + [isDry ? nil : completion.write(world, plan.boundary)].compactMap(\.self)
      report.add(problems)
      if problems.isEmpty { lines.append(completion.summary(isDry: isDry)) }
    }
    let code = report.write(session, machineStream: session.error)
    if plan.settings.report.isForPeople { lines.forEach(session.say) }
    return code
  }

  /// The missing entries of one tutorial's strings file; nil if the tutorial has errors or names no strings files.
  private static func complete(
    _ tutorial: InputSearch.Tutorial, _ locale: String, _ compiler: Compiler, _ policy: SeverityPolicy
  ) -> (completion: StringsCompletion?, errors: [Diagnostic], compiled: Analysis) {
    let path = tutorial.path
    let compiled = compiler.compile(path, within: tutorial.scope)
    var comments = IgnoreComments(in: compiled.sources)
    let found = decideSeverities(
      compiled.diagnostics.filter { $0.severity == .error }, policy, &comments, tourMissing: compiled.draft == nil)
    let errors = found.filter { $0.severity == .error }
    guard errors.isEmpty, let texts = compiled.texts, let file = texts.path(for: locale, ofTutorial: path) else {
      return (nil, errors, compiled)
    }
    return (StringsCompletion.complete(texts, locale: locale, file: file, ofTutorial: path), found, compiled)
  }
}

private func noStrings(_ compiled: Analysis, isError: Bool) -> Diagnostic {
  var diagnostic = Diagnostic(
    .missingKey, "\"\(excerpt(compiled.id ?? compiled.path))\" names no strings files", at: compiled.idSpan,
    notes: [.init("name them with `strings: strings/{locale}.yaml`")])
  if !isError { diagnostic.severity = .warning }
  return diagnostic
}
