import TutorialArguments
import TutorialCompiler
import TutorialReporting
import TutorialSyntax
import TutorialSystem
import TutorialTour

enum StringsCommand: Command {
  static let name = "strings"
  private static let dryRun = Option("--dry-run", help: "Print the texts that would be added, and write nothing.")

  static let synopsis = Synopsis(
    name: name,
    abstract: "write or complete the strings files of a locale",
    discussion: """
      For the named tutorials, and those below the named folders, adds the missing texts to the strings file of LOCALE, or
      creates it. A text is missing if neither this file nor those of the locale's fallbacks have it. Each key is added
      without a text, below a comment with the tutorial's own text; until somebody fills it in, it counts as missing. The
      rest of the file stays byte for byte, with its comments and its order, and a complete file isn't touched. Without
      FILE or FOLDER, the tutorials are those of tutorialc.yaml.

      If a tutorial has errors, nothing is written for it.
      """,
    operands: .init(usage: "LOCALE [FILE|FOLDER]...", count: 1...Int.max, completion: .files),
    options: [dryRun, InputOptions.layout, InputOptions.config, InputOptions.root, InputOptions.declared],
    reportsDiagnostics: true,
    examples: [
      .init(
        command: "tutorialc strings de first-mail.tutorial.yaml", meaning: "add the missing texts in German"),
      .init(command: "tutorialc strings pt-BR --dry-run", meaning: "list missing texts of tutorialc.yaml's tutorials"),
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
