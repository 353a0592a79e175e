import TutorialArguments
import TutorialCache
import TutorialCompiler
import TutorialHosting
import TutorialLanguage
import TutorialLocks
import TutorialPluginKit
import TutorialSyntax
import TutorialSystem
import TutorialThemes

/// What a `build` or a `check` is to do: the command line and the configuration together. A single value on the command
/// line replaces the configuration's, `--layout` adds to its manifests, `--emit` replaces its emitters.
struct RunPlan {
  /// Where diagnostics go.
  let reportOptions: ReportOptions
  /// How severities are decided.
  let policy: SeverityPolicy
  /// What is compiled.
  let input: InputSearch
  /// What is wrong with the configuration and with what was named.
  let diagnostics: [Diagnostic]
  /// Returns true if the configuration cannot be read as it is written: nothing that it names was looked for.
  let isUnread: Bool
  /// The configuration's file, if there is one.
  let configurationPath: String?
  /// The digest of that file.
  let configurationDigest: Digest?
  /// What the run may touch.
  let boundary: Boundary
  /// The manifests for every tutorial.
  let layouts: [LayoutReference]
  /// The paths and globs by which the configuration and the command line name manifests, and the configuration tutorials.
  let searched: [String]
  /// The variants wanted.
  let variant: String?
  /// How far fitted motions may be off.
  let tolerance: Double?
  /// Whether each tutorial has to have a lock that is of it as it is now.
  let isLocked: Bool
  /// How much work each file and each tutorial may be.
  let budget: Budget
  /// The locales that tutorials are shown in; nil is all that there are texts for.
  let locales: [String]?
  /// The schemes that links may have besides those of the web and of mail.
  let linkSchemes: [String]
  /// What captures serve besides what they were made in.
  let matrix: ConfigurationMatrix?
  /// What callouts look like where tutorials say nothing of it.
  let theme: ThemeLayer?
  /// The emitters to run.
  var emitters: [EmitterRun]
  /// Whether something is made of all tutorials together.
  var isTogether: Bool { emitters.contains(where: \.speaksOfAll) }
  /// Whether the emitters are all that the outputs are ever made with: not where the command line picks some.
  let hasAllEmitters: Bool
  /// Whether the tutorials are all that the configuration names.
  let hasAllTutorials: Bool
  /// The configuration's folder for outputs.
  let configuredOutput: String?
  /// What texts are measured with; nil is the bundled table.
  let fonts: FontSettings?
  /// Which programs the run may start.
  let permissions: ProgramPermissions
  /// The files at work on which earlier lives of this process crashed.
  let crashes: CrashJournal
  /// Threads.
  let jobs: Int
  /// Whether what earlier builds did may be taken over.
  let isCacheWanted: Bool
  /// The only files that may be read, where they are declared; a list that cannot be read is a usage error.
  let declared: [String]?

  /// Reads the configuration and finds the tutorials.
  ///
  /// - Parameters:
  ///   - isHermetic: whether only what the command line names may be read: no configuration, no folders.
  ///   - hasTutorials: whether it works on tutorials, and not on what was made of them.
  ///   - ownEmitters: the emitters that the command runs whatever is named; nil for those that are named.
  init(
    _ arguments: Arguments, _ session: Session, isHermetic: Bool, hasTutorials: Bool = true,
    ownEmitters: [String]? = nil
  ) throws(UsageError) {
    reportOptions = try ReportOptions(arguments, session)
    budget = try Self.budget(arguments.values(InputOptions.limit))
    let read = try ReadConfiguration(arguments, session, isHermetic: isHermetic, budget: budget)
    (boundary, configurationPath) = (read.boundary, read.path)
    let (parsed, found) = (read.parsed, read.path)
    let configuration = parsed.value
    configurationDigest = configuration.source.map { Digest(of: $0.bytes) }
    policy = SeverityPolicy(
      commandLine: reportOptions.rules, configuration: configuration.severities,
      isStrict: reportOptions.isStrict || configuration.isStrict)
    isUnread = Self.hasErrors(parsed.diagnostics, policy)
    input =
      hasTutorials && !isUnread
      ? try Self.search(arguments.operands, found == nil ? nil : configuration, isHermetic, boundary)
      : InputSearch(boundary)
    let manifests = Self.manifests(arguments.values(InputOptions.layout), isUnread ? nil : configuration, boundary)
    layouts = manifests.layouts
    let sources = configuration.sources.map { $0.map(\.value) } ?? [configuration.folder]
    searched =
      configuration.layouts.map(\.value) + arguments.values(InputOptions.layout)
      + (arguments.operands.isEmpty ? sources : [])
    diagnostics = parsed.diagnostics + input.diagnostics + manifests.diagnostics
    variant = arguments.value(InputOptions.variant)
    tolerance = try arguments.value(InputOptions.tolerance).map(Self.tolerance)
    permissions = try ProgramPermissions(
      arguments, session, configuration: found,
      ProgramRoots(
        boundary, configuration: found, tutorials: input.tutorials.lazy.map(\.path), layouts: input.layouts),
      on: boundary.disk)
    let programs = PluginPrograms(permissions, recordingInto: arguments.value(InputOptions.recordPlugin))
    // An emitter of the command line may be one of those that cannot be read.
    emitters = isUnread ? [] : try EmitterChoice(arguments, configuration, programs, own: ownEmitters).runs
    hasAllEmitters = !arguments.has(InputOptions.emit)
    // A search that fails finds fewer tutorials than there are, and so does one whose folders are passed over.
    let passed: [DiagnosticID] = [.unsearchedFolder, .danglingLink]
    hasAllTutorials =
      arguments.operands.isEmpty && !diagnostics.contains { $0.severity == .error || passed.contains($0.id) }
    configuredOutput = configuration.output
    fonts = configuration.fonts
    locales = configuration.locales
    linkSchemes = configuration.linkSchemes
    matrix = configuration.matrix
    theme = configuration.theme
    crashes = session.crashes
    declared = try arguments.value(InputOptions.declared).map(Self.declared)
    isLocked = arguments.has(InputOptions.locked)
    isCacheWanted = !arguments.has(InputOptions.noCache)
    jobs = try arguments.value(InputOptions.jobs).map(Self.jobs) ?? WorkerPool.processorCount
  }

  /// Reports the errors of the configuration, which end a run before it writes, removes or compiles anything.
  ///
  /// - Parameters:
  ///   - machineStream: where formats for programs go.
  ///   - writes: whether the command writes anything. One that doesn't goes on where the configuration names what isn't
  ///     there, and finds more.
  /// - Returns: how the run ends; nil if the configuration has no errors.
  func stop(_ session: Session, machineStream: StandardStream, writes: Bool = true) -> ExitCode? {
    // What the configuration names and isn't there is an error at its place.
    let own = diagnostics.filter { $0.primary?.source.path == configurationPath }
    guard isUnread || writes && configurationPath != nil && Self.hasErrors(own, policy) else { return nil }
    var report = Report(reportOptions, policy)
    report.add(diagnostics)
    return report.write(session, machineStream: machineStream)
  }

  /// Returns true if one of some diagnostics is an error that a policy leaves one. A warning that `--strict` makes an
  /// error spoils nothing that is read.
  private static func hasErrors(_ diagnostics: [Diagnostic], _ policy: SeverityPolicy) -> Bool {
    diagnostics.contains { $0.severity == .error && policy.choice(for: $0) == .report(.error) }
  }

  /// The manifests that a configuration and the command line name for every tutorial.
  private static func manifests(
    _ named: [String], _ configuration: Configuration?, _ boundary: Boundary
  ) -> ManifestSearch {
    var manifests = ManifestSearch(boundary)
    for path in configuration?.layouts ?? [] {
      manifests.add(path.value, namedAt: configuration?.source.map { SourceSpan($0, path.range) })
    }
    for path in named { manifests.add(path, namedAt: nil) }
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
      search.add(operands: operands)
      return search
    }
    guard let configuration else {
      throw UsageError(
        "no FILE or FOLDER is named, and there is no tutorialc.yaml in this folder or above",
        hint: "\".\" stands for this folder")
    }
    guard let source = configuration.source, let sources = configuration.sources else {
      search.add(operands: [configuration.folder])
      return search
    }
    for path in sources { search.add(source: path.value, namedAt: SourceSpan(source, path.range)) }
    return search
  }

  private static func jobs(_ text: String) throws(UsageError) -> Int {
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw UsageError("--jobs is \"\(excerpt(text))\", not a number from 1 to 1024")
    }
    return jobs
  }

  /// The limits of the command line, each `KIND=N`.
  static func budget(_ limits: [String]) throws(UsageError) -> Budget {
    var budget = Budget()
    for limit in limits {
      let parts = limit.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let kind = Budget.Kind(rawValue: parts[0]) else {
        throw UsageError(
          "--limit has no kind \"\(excerpt(parts[0]))\"", name: parts[0], known: Budget.Kind.allCases.map(\.rawValue))
      }
      guard parts.count == 2, let number = Int(parts[1]), number > 0 else {
        throw UsageError("--limit is \"\(excerpt(limit))\", not \(kind.rawValue)=N with a whole number from 1 on")
      }
      budget[kind] = number
    }
    return budget
  }

  private static func declared(_ path: String) throws(UsageError) -> [String] {
    switch DiskWorld.read(path) {
    case .success(let bytes):
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { FilePath.normalize(String($0)) }
    case .failure(let error):
      throw UsageError("--declared: \(FileDiagnostics.diagnostic(path, error).message)")
    }
  }

  /// What compiling depends on besides the files.
  func compileOptions(measuring texts: TextMeasuring) -> CompileOptions {
    var options = CompileOptions()
    options.layouts = layouts
    options.locales = locales
    options.linkSchemes = linkSchemes
    options.matrix = matrix
    options.theme = theme
    if let pattern = variant {
      let glob = Glob(pattern)
      options.isVariantWanted = { glob.matches($0) }
    }
    if let tolerance { options.tolerance = tolerance }
    options.generator = "tutorialc \(Version.current)"
    options.budget = budget
    if isLocked { options.lock = .required }
    if let measurer = texts.measurer { options.measurer = measurer }
    return options
  }

  private static func tolerance(_ text: String) throws(UsageError) -> Double {
    let bytes = Array(text.utf8)
    guard case .value(let value) = parseDecimal(bytes, 0..<bytes.count), value >= 1e-5, value <= 0.1 else {
      throw UsageError("--tolerance is \"\(excerpt(text))\", not a fraction from 0.00001 to 0.1")
    }
    return value
  }
}

extension ProgramPermissions {
  /// What the command line and the environment say.
  ///
  /// - Parameters:
  ///   - configuration: the path of the configuration's file, if there is one.
  ///   - roots: beneath which the files lie that are compiled.
  ///   - disk: where programs are looked for.
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
    if let text = arguments.value(InputOptions.programSeconds) { clock = ProgramClock(seconds: try Self.seconds(text)) }
  }

  private static func seconds(_ text: String) throws(UsageError) -> Int {
    guard let seconds = Int(text), (1...86400).contains(seconds) else {
      throw UsageError("--program-seconds is \"\(excerpt(text))\", not a number from 1 to 86400")
    }
    return seconds
  }
}

extension AllowFile {
  /// The file of the user whose process this is.
  static var current: AllowFile? {
    AllowFile(
      configurationHome: ProcessEnvironment.variable("XDG_CONFIG_HOME"), home: ProcessEnvironment.variable("HOME"))
  }
}
