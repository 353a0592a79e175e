import TutorialArguments
import TutorialCompiler
import TutorialHosting
import TutorialLanguage
import TutorialSyntax
import TutorialSystem

/// The plan of a run over tutorials: its settings, and its inputs.
struct RunPlan {
  var settings: Settings
  let input: InputSearch
  /// The diagnostics about the configuration and the named inputs.
  let diagnostics: [Diagnostic]
  /// True if the configuration's keys cannot be read; then nothing that it names was looked for.
  let isUnread: Bool
  let boundary: Boundary
  /// All paths and globs of manifests, and the configuration's paths and globs of tutorials.
  let searched: [String]
  let configuredOutput: String?
  /// True unless the command line selects some of the variants.
  let hasAllVariants: Bool
  /// True unless the command line selects some of the emitters.
  let hasAllEmitters: Bool
  /// True if the tutorials are all that the configuration names.
  let hasAllTutorials: Bool

  /// Reads the configuration and finds the tutorials.
  ///
  /// - Parameters:
  ///   - isHermetic: true if only files named on the command line may be read: no configuration, no folders.
  ///   - hasTutorials: true if the inputs are tutorials, false if they are results of building them.
  ///   - ownEmitters: the emitters that the command always runs; nil for the named ones.
  static func make(
    _ arguments: Arguments, _ session: Session, isHermetic: Bool = false, hasTutorials: Bool = true,
    ownEmitters: [String]? = nil
  ) throws(UsageError) -> RunPlan {
    let report = try ReportOptions(arguments, session)
    let budget = try Settings.budget(arguments.values(InputOptions.limit))
    let read = try ReadConfiguration.read(arguments, session, isHermetic: isHermetic, budget: budget)
    let (boundary, configuration) = (read.boundary, read.parsed.value)
    let policy = SeverityPolicy(
      commandLine: report.rules, configuration: configuration.severities,
      isStrict: report.isStrict || configuration.isStrict)
    let isUnread = hasErrors(read.parsed.diagnostics, policy)
    let input =
      hasTutorials && !isUnread
      ? try search(arguments.operands, read.path == nil ? nil : configuration, isHermetic, boundary)
      : InputSearch(boundary)
    let manifests = manifests(arguments.values(InputOptions.layout), isUnread ? nil : configuration, boundary)
    let diagnostics = read.parsed.diagnostics + input.diagnostics + manifests.diagnostics
    let compile = try Settings.compileOptions(arguments, configuration, manifests.layouts, budget)
    let permissions = try ProgramPermissions(
      arguments, session, configuration: read.path,
      ProgramRoots(
        boundary, configuration: read.path, tutorials: input.tutorials.lazy.map(\.path), layouts: input.layouts),
      on: boundary.disk)
    let programs = PluginPrograms(permissions, recordingInto: arguments.value(InputOptions.recordPlugin))
    let settings = Settings(
      report: report, policy: policy, compile: compile, permissions: permissions,
      // With an unreadable configuration, an emitter of the command line may be unknown.
      emitters: isUnread ? [] : try EmitterChoice.emitters(arguments, configuration, programs, own: ownEmitters),
      fonts: configuration.fonts, declared: try arguments.value(InputOptions.declared).map(Settings.declared),
      jobs: try arguments.number(InputOptions.jobs, in: 1...1024) ?? WorkerPool.processorCount,
      isCacheWanted: !arguments.has(InputOptions.noCache), origin: Settings.Origin(arguments, read))
    // A failed search finds fewer tutorials than there are, and so does one that skips folders.
    let passed: [DiagnosticID] = [.unsearchedFolder, .danglingLink]
    let isWhole = !diagnostics.contains { $0.severity == .error || passed.contains($0.id) }
    let sources = configuration.sources.map { $0.map(\.value) } ?? [configuration.folder]
    return RunPlan(
      settings: settings, input: input, diagnostics: diagnostics, isUnread: isUnread, boundary: boundary,
      searched: configuration.layouts.map(\.value) + arguments.values(InputOptions.layout)
        + (arguments.operands.isEmpty ? sources : []), configuredOutput: configuration.output,
      hasAllVariants: !arguments.has(InputOptions.variant), hasAllEmitters: !arguments.has(InputOptions.emit),
      hasAllTutorials: arguments.operands.isEmpty && isWhole)
  }

  var configurationPath: String? { settings.origin.configurationPath }

  /// A report of the run, with the diagnostics so far.
  var report: Report {
    var report = Report(settings.report, settings.policy)
    report.add(diagnostics)
    return report
  }

  /// Reports the errors of the configuration, which end a run before it writes, removes or compiles anything.
  ///
  /// - Parameters:
  ///   - machineStream: the stream for formats for programs.
  ///   - writes: true if the command writes files. Other commands go on if the configuration names missing files, to
  ///     find more errors.
  /// - Returns: the exit code; nil if the configuration has no errors.
  func stop(_ session: Session, machineStream: StandardStream, writes: Bool = true) -> ExitCode? {
    // A missing file that the configuration names is an error at its place.
    let own = diagnostics.filter { $0.primary?.source.path == configurationPath }
    guard isUnread || writes && configurationPath != nil && Self.hasErrors(own, settings.policy) else { return nil }
    return report.write(session, machineStream: machineStream)
  }

  /// Returns true if one of some diagnostics is an error that the policy keeps as one. A warning that `--strict` makes
  /// an error doesn't affect reading.
  private static func hasErrors(_ diagnostics: [Diagnostic], _ policy: SeverityPolicy) -> Bool {
    diagnostics.contains { $0.severity == .error && policy.choice(for: $0) == .report(.error) }
  }

  /// The manifests that a configuration and the command line name for every tutorial.
  private static func manifests(
    _ named: [String], _ configuration: Configuration?, _ boundary: Boundary
  ) -> ManifestSearch {
    var manifests = ManifestSearch(boundary)
    for path in configuration?.layouts ?? [] {
      manifests.search(path.value, namedAt: configuration?.source.map { SourceSpan($0, path.range) })
    }
    for path in named { manifests.search(path, namedAt: nil) }
    return manifests
  }

  private static func search(
    _ operands: [String], _ configuration: Configuration?, _ isHermetic: Bool, _ boundary: Boundary
  ) throws(UsageError) -> InputSearch {
    var search = InputSearch(boundary)
    if !operands.isEmpty {
      if isHermetic, let folder = operands.first(where: { (try? FileSystem.status($0))?.kind == .folder }) {
        throw UsageError("\(folder) is a folder: with --depfile every tutorial is named")
      }
      search.search(operands: operands)
      return search
    }
    guard let configuration else {
      throw UsageError(
        "no FILE or FOLDER is named, and there is no tutorialc.yaml in this folder or above",
        hint: "\".\" stands for this folder")
    }
    guard let source = configuration.source, let sources = configuration.sources else {
      search.search(operands: [configuration.folder])
      return search
    }
    for path in sources { search.search(source: path.value, namedAt: SourceSpan(source, path.range)) }
    return search
  }
}

extension ProgramPermissions {
  /// The permissions from the command line and the environment.
  init(_ arguments: Arguments, _ session: Session, configuration: String?, _ roots: ProgramRoots, on disk: Disk)
    throws(UsageError)
  {
    let root = Self.root(of: configuration, roots, session.workingDirectory)
    self.init(
      roots: roots, configurationRoot: root, ownRoots: ProgramRoots(at: root, on: disk),
      allowsAll: arguments.has(InputOptions.allowPlugins)
        || ProcessEnvironment.variable("TUTORIALC_ALLOW_PLUGINS") == "1",
      allowFile: .current, workingDirectory: session.workingDirectory, executable: ProcessEnvironment.executable,
      search: ProgramSearch(path: ProcessEnvironment.variable("PATH")))
    let seconds = try arguments.number(InputOptions.programSeconds, in: 1...86400)
    if let seconds { clock = ProgramClock(seconds: seconds) }
  }
}

extension AllowFile {
  /// The file of the process's user.
  static var current: AllowFile? {
    AllowFile(
      configurationHome: ProcessEnvironment.variable("XDG_CONFIG_HOME"), home: ProcessEnvironment.variable("HOME"))
  }
}
