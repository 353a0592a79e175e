import TutorialArguments
import TutorialDriving
import TutorialPluginKit
import TutorialSyntax
import TutorialSystem

enum BuildCommand: Command {
  static let name = "build"
  static let out = Option(
    "--out", short: "-o", .path("DIR"),
    changesResults: false,
    help: "The folder to write to; - writes the one file of one tutorial to standard output. Default: build/tours.")
  static let pretty = Option("--pretty", help: "Indent the output, if the emitter can.")
  static let depfile = Option(
    "--depfile", .path("FILE"),
    help: """
      Write the dependencies of the outputs to FILE, in the syntax of Make. The build is then one step of another tool's: \
      it reads no tutorialc.yaml, expands no globs, searches no folders and removes no old files.
      """)
  static let summary = Option(
    "--summary", .path("FILE"),
    help: """
      Write a summary of the one tutorial to FILE, for tutorialc join. The build is then one step of a plan. As with \
      --depfile, it searches no folders and removes no old files.
      """)
  static let touch = Option(
    "--touch", .path("FILE"),
    changesResults: false,
    help: """
      Change FILE at the end of the run. For build tools that run a step only if an input has changed: with FILE among \
      the inputs, the step runs in every build, and tutorialc finds the changes itself.
      """)
  static let found = Option(
    "--found", .path("FILE"), help: "The matches of globs that plan has found, to use instead of the current ones.")
  static let solved = Option(
    "--solved", .path("FILE"),
    help: "The output of solve for the tutorial's layouts. If it is for other layouts, they are read and solved here.")
  static let verbose = Option(
    "--verbose", changesResults: false, help: "Print a line for each tutorial on standard output.")
  static let stats = Option(
    "--stats", changesResults: false, help: "Print on standard error how long the parts of the build took.")
  static let watch = Option(
    "--watch", changesResults: false,
    help: "Keep running, and build again whenever something changes that the build depends on.")
  static let poll = Option(
    "--poll",
    changesResults: false,
    help: """
      With --watch: look for changes twice a second, for systems that don't report them, such as network folders and some \
      containers.
      """)

  static let synopsis = Synopsis(
    name: name,
    abstract: "compile tutorials",
    discussion: """
      Compiles the named tutorials, and all tutorials (*.tutorial.yaml) below the named folders, and writes the emitters'
      files. Without FILE or FOLDER, it compiles the tutorials of the nearest tutorialc.yaml, from this folder upwards.
      - reads a tutorial from standard input; its manifests are then relative to this folder.

      A tutorial with errors writes nothing; the others still do. A file is replaced in one step, and only if it changes.
      Files that an earlier build wrote and that are no longer made are removed, and nothing else; DIR/.tutorialc has
      their list. The outputs of tutorials that aren't part of this build stay.

      Tutorials that haven't changed since the last build aren't compiled again, and yet the outputs and diagnostics are
      those of a full build. DIR/.tutorialc is trusted only with your own key, which is in ~/.cache/tutorialc or, for
      machines that share a folder, in TUTORIALC_CACHE_KEY.

      --watch builds again after each change, of tutorialc.yaml too, until you interrupt it. Each build ends with the
      line "waiting for changes"; with --diagnostics json, each build is one line instead.
      """,
    operands: InputOptions.operands,
    options: [out] + InputOptions.all + [pretty, depfile, summary, found, solved, touch, verbose, stats, watch, poll],
    reportsDiagnostics: true,
    examples: [
      .init(
        command: "tutorialc build first-mail.tutorial.yaml --out tours",
        meaning: "compile one tutorial to tours/first-mail.tour.json"),
      .init(command: "tutorialc build", meaning: "compile the tutorials of tutorialc.yaml"),
      .init(
        command: "tutorialc build tutorials --layout 'layouts/*.layout.yaml' --strict",
        meaning: "compile a folder with common layouts, warnings being errors"),
      .init(command: "tutorialc build --watch", meaning: "compile them, and again after every save"),
      .init(command: "tutorialc build - --out - --pretty < draft.yaml", meaning: "print the tour of a draft"),
    ])

  static func watch(_ arguments: Arguments, _ session: Session) throws(UsageError) -> BuildWatch? {
    guard arguments.has(watch) else {
      if arguments.has(poll) { throw UsageError("--poll needs --watch") }
      return nil
    }
    try checkWatch(arguments)
    return try BuildWatch(arguments, session, isPolling: arguments.has(poll))
  }

  /// Rejects options that are useless or impossible in repeated builds.
  private static func checkWatch(_ arguments: Arguments) throws(UsageError) {
    if arguments.operands.contains("-") {
      throw UsageError("--watch does not go with -: standard input can be read only once")
    }
    if arguments.value(out) == "-" {
      throw UsageError("--watch does not go with --out -: it needs a folder to write to")
    }
    for option in [depfile, summary, found, solved, touch, InputOptions.declared] where arguments.has(option) {
      throw UsageError("--watch does not go with \(option.name): the tool that drives the build watches for changes")
    }
  }

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let stats = arguments.has(stats) ? BuildStats(isFirst: session.accesses == nil) : nil
    var plan = try RunPlan.make(arguments, session, isHermetic: arguments.has(depfile) || arguments.has(summary))
    if let code = plan.stop(session, machineStream: session.error) { return code }
    BuildWatch.notePrograms(of: plan)
    if arguments.has(pretty) {
      for index in plan.settings.emitters.indices { plan.settings.emitters[index].set("pretty", .bool(true)) }
    }
    let request = try request(arguments, plan, session, stats)
    let tutorials = plan.input.tutorials
    var report = plan.report
    let result: BuildResult
    do {
      let target = try BuildTarget.open(request)
      stats?.end(.search)
      var compilation = target.compilation()
      let cache = target.cache(for: compilation)
      var updated: BuildResult?
      // If only a few tutorials have changed since the last build, compiling these may be enough.
      if let changed = request.isVerbose ? nil : cache?.earlier?.changedTutorials(tutorials, plan.settings.isTogether) {
        stats?.end(.comparison)
        let outcomes = compilation.compile(changed.map { tutorials[$0] })
        updated = target.update(changed, outcomes, cache, compilation, &report)
        // A compilation must see each tutorial only once. A new one restarts the fonts' measurer, but is rare.
        if updated == nil, !changed.isEmpty { compilation = target.compilation() }
      }
      if let updated {
        result = updated
      } else {
        let standardInput = plan.input.readsStandardInput ? StandardInput.read(&report) : nil
        let known = cache?.earlier?.outcomes(of: tutorials, plan.settings.isTogether)
        let reused = compilation.reuse(known)
        stats?.end(.comparison)
        let outcomes = compilation.compile(tutorials, standardInput, known: reused)
        let batch = compilation.conclude(
          outcomes, &report, standardInput: standardInput, isWhole: request.summary == nil, known: known?.together)
        stats?.end(.compilation)
        result = target.commit(batch, reusedCount: reused.count { $0 != nil }, cache, compilation, &report)
      }
      // Printing may block; other builds must not wait for the folder meanwhile.
      target.close()
    } catch {
      report.add([FileDiagnostics.unwritable(request.output, error)])
      return report.write(session, machineStream: session.error)
    }
    if request.isToStandardOutput { return try request.printOutput(result.outcomes, report) }
    return request.conclude(result, &report)
  }

  /// The requested build, after checking that its options go together.
  private static func request(
    _ arguments: Arguments, _ plan: RunPlan, _ session: Session, _ stats: BuildStats?
  ) throws(UsageError) -> BuildRequest {
    let count = plan.input.tutorials.count + (plan.input.readsStandardInput ? 1 : 0)
    if arguments.has(summary), count != 1 || plan.input.readsStandardInput {
      throw UsageError("--summary needs exactly one tutorial, which is a file")
    }
    let isPrinted = arguments.value(out) == "-"
    if isPrinted {
      for option in [depfile, summary] where arguments.has(option) {
        throw UsageError("\(option.name) needs a folder to write to, not standard output")
      }
      if arguments.has(touch) { throw UsageError("--touch needs a folder to write to, not standard output") }
      guard count <= 1 else { throw UsageError("--out - writes one tutorial, and \(count) are named") }
      guard plan.settings.emitters.count == 1 else { throw UsageError("--out - writes the output of one emitter") }
    }
    let (output, origin) = destination(arguments, configured: plan.configuredOutput, by: plan.configurationPath)
    return BuildRequest(
      plan: plan, session: session, output: output, origin: origin, depfile: arguments.value(depfile),
      summary: arguments.value(summary), found: isPrinted ? nil : try arguments.value(found).map(readFound),
      solved: isPrinted ? nil : try arguments.value(solved).flatMap(readSolved), touched: arguments.value(touch),
      stats: isPrinted ? nil : stats, isVerbose: arguments.has(verbose))
  }

  private static func readFound(_ path: String) throws(UsageError) -> FoundFiles {
    guard case .success(let bytes) = DiskWorld.read(path), let found = FoundFiles(parsing: bytes) else {
      throw UsageError("--found: \"\(excerpt(path))\" was not written by plan")
    }
    return found
  }

  private static func readSolved(_ path: String) throws(UsageError) -> SolvedFileStore? {
    guard case .success(let bytes) = DiskWorld.read(path) else {
      throw UsageError("--solved: \"\(excerpt(path))\" cannot be read")
    }
    return ProcessEnvironment.buildID.map { SolvedFileStore(bytes, program: $0) }
  }

  /// The output folder, and the origin of its name.
  static func destination(
    _ arguments: Arguments, configured: String?, by configuration: String?
  ) -> (String, OutputFolder.Origin) {
    if let named = arguments.value(out) { return (named, .commandLine) }
    if let configured, let configuration { return (configured, .configuration(configuration)) }
    return (OutputFolder.defaultPath, .standard)
  }
}
