import TutorialArguments
import TutorialCompiler
import TutorialDrift
import TutorialReporting
import TutorialSyntax
import TutorialSystem

enum CheckCommand: Command {
  static let name = "check"
  static let coverage = Option(
    "--coverage", help: "Print the outcome of each step in each variant: resolved, fallback, skipped or failed.")
  static let fix = Option("--fix", help: "Make the edits that can only be right, and check again.")
  static let diff = Option("--diff", help: "Print what --fix would change, as a unified diff, and change nothing.")
  private static let against = Option(
    "--against", .path("FILE"), repeats: true,
    help: "Report which steps hold, move or break over the layouts of FILE instead of their own.")
  private static let pairs = Option(
    "--as", .text("OLD=NEW"), repeats: true,
    help: "With --against: the screen OLD (or screen/variant) is now called NEW.")
  private static let pictures = Option(
    "--pictures", .path("DIR"),
    help: "With --against: draw each step that changes, before and after, into DIR as TUTORIAL.STEP.VARIANT.svg.")

  static let synopsis = Synopsis(
    name: name,
    abstract: "report what is wrong, write nothing",
    discussion: """
      Compiles like build, and reports the same diagnostics, but writes nothing except with --fix. A layout manifest
      (*.layout.yaml, *.layout.json) that you name is checked by itself.

      --diagnostics json goes to standard output.

      For tutorials that haven't changed since the last build of the same folder, the diagnostics of that build are
      repeated. Nothing is written to the cache.

      --coverage prints a table of steps and variants on standard output. It says if a step resolved as written, has a
      fallback (or the centre of the screen), was skipped, or failed. A table that is wider than the terminal, or than
      COLUMNS, is abbreviated. With --diagnostics json it is part of the object.

      --fix makes the edits of diagnostics that can only be right, such as quotes around a colour, in the files that were
      read. It checks again until there are none, and reports what is left. Guesses ("did you mean") are never made.

      --against compiles the tutorials over their layouts as they are, and over the new ones, and compares the results. A
      snapshot's new version has the same screen and variant, or else the most elements in common; --as overrides this.
      A step that breaks is an error, at its line in --diagnostics json, github and sarif.
      """,
    operands: InputOptions.operands, options: [coverage, fix, diff, against, pairs, pictures] + InputOptions.all,
    reportsDiagnostics: true,
    examples: [
      .init(command: "tutorialc check .", meaning: "check every tutorial below this folder"),
      .init(command: "tutorialc check . --coverage", meaning: "see which steps every variant has"),
      .init(command: "tutorialc check --diff", meaning: "see which mistakes --fix would correct"),
      .init(command: "tutorialc check settings.layout.yaml", meaning: "check a manifest"),
      .init(
        command: "tutorialc check . --against new.layout.json --pictures drift",
        meaning: "see what a release does to the tutorials"),
      .init(
        command: "tutorialc check . --diagnostics json | jq '.diagnostics[].id'",
        meaning: "list the ids of the diagnostics"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let isMending = arguments.has(fix) || arguments.has(diff)
    if isMending { try checkMending(arguments) }
    let plan = try RunPlan.make(arguments, session)
    let writes = isMending || arguments.has(pictures)
    if let code = plan.stop(session, machineStream: session.output, writes: writes) { return code }
    if isMending { return Mending(plan: plan, session: session).mend(writes: arguments.has(fix)) }
    if arguments.has(against) { return try drift(arguments, plan, session) }
    for option in [pairs, pictures] where arguments.has(option) {
      throw UsageError("\(option.name) goes with --against")
    }
    var (report, outcomes) = CheckRun.check(
      plan, session, usesCache: usesCache(arguments, plan), keepsCoverage: arguments.has(coverage))
    guard arguments.has(coverage) else { return report.write(session, machineStream: session.output) }
    let coverages = outcomes.compactMap(\.coverage).sorted { $0.path.precedesInBytes($1.path) }
    report.section = { $0.list("coverage", of: coverages) { $1.write(to: &$0) } }
    let code = report.write(session, machineStream: session.output)
    guard plan.settings.report.format != .json else { return code }
    return code.worse(session.printResult(CoverageTable(columns: session.columns).render(coverages)))
  }

  /// Compares the results with those over other layouts.
  private static func drift(_ arguments: Arguments, _ plan: RunPlan, _ session: Session) throws(UsageError) -> ExitCode
  {
    if arguments.has(coverage) { throw UsageError("--coverage does not go with --against") }
    var wishes: [(old: String, new: String)] = []
    for text in arguments.values(pairs) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw UsageError("--as is \"\(excerpt(text))\", not like inbox=inbox-2 or inbox/phone=inbox/phone-17")
      }
      wishes.append((parts[0], parts[1]))
    }
    return DriftRun(plan: plan, paths: arguments.values(against).map(FilePath.normalize), wishes: wishes)
      .compare(session, pictures: arguments.value(pictures))
  }

  /// Rejects options that cannot be combined with edits.
  private static func checkMending(_ arguments: Arguments) throws(UsageError) {
    if arguments.has(fix), arguments.has(diff) {
      throw UsageError("--fix does not go with --diff: one changes files, the other doesn't")
    }
    let name = arguments.has(fix) ? fix.name : diff.name
    for option in [coverage, against, InputOptions.declared] where arguments.has(option) {
      throw UsageError("\(option.name) does not go with \(name)")
    }
    if arguments.operands.contains("-") {
      throw UsageError("standard input cannot be changed: name a file")
    }
    let isJSON = arguments.value(CommonOptions.format) == "json" && !arguments.has(CommonOptions.diagnosticsFile)
    if arguments.has(diff), isJSON {
      throw UsageError(
        "--diff and --diagnostics json would both go to standard output", hint: "--diagnostics-file FILE")
    }
  }

  /// Returns true if the last build's diagnostics may be reused, because nothing more is asked for.
  private static func usesCache(_ arguments: Arguments, _ plan: RunPlan) -> Bool {
    plan.settings.isCacheWanted && !arguments.has(coverage) && plan.settings.declared == nil
      && !plan.input.readsStandardInput
  }
}
