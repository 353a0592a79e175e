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

/// The plan of a `build` or a `check`, from the command line and the configuration.
///
/// A single value on the command line replaces the configuration's; `--layout` adds to its manifests; `--emit` replaces
/// its emitters.
struct RunPlan {
  /// The output of diagnostics.
  let reportOptions: ReportOptions
  /// The policy for severities.
  let policy: SeverityPolicy
  /// The inputs.
  let input: InputSearch
  /// The diagnostics about the configuration and the named inputs.
  let diagnostics: [Diagnostic]
  /// True if the configuration's keys cannot be read; then nothing that it names was looked for.
  let isUnread: Bool
  /// The configuration's file, if there is one.
  let configurationPath: String?
  /// The digest of that file.
  let configurationDigest: Digest?
  /// The files that the run may access.
  let boundary: Boundary
  /// The manifests for every tutorial.
  let layouts: [LayoutReference]
  /// All paths and globs of manifests, and the configuration's paths and globs of tutorials.
  let searched: [String]
  /// The requested variants.
  let variant: String?
  /// The tolerance of fitted motions.
  let tolerance: Double?
  /// True if each tutorial must have an up-to-date lock.
  let isLocked: Bool
  /// The work limits for each file and each tutorial.
  let budget: Budget
  /// The locales that tutorials are shown in; nil for all with texts.
  let locales: [String]?
  /// The additional schemes for links, besides those of the web and of mail.
  let linkSchemes: [String]
  /// The additional uses of captures, besides the variant that they were made in.
  let matrix: ConfigurationMatrix?
  /// The default look of callouts, for tutorials that don't set it.
  let theme: ThemeLayer?
  /// The emitters to run.
  var emitters: [EmitterRun]
  /// True if an emitter makes files for all tutorials together.
  var isTogether: Bool { emitters.contains(where: \.speaksOfAll) }
  /// True unless the command line selects some of the emitters.
  let hasAllEmitters: Bool
  /// True if the tutorials are all that the configuration names.
  let hasAllTutorials: Bool
  /// The configuration's folder for outputs.
  let configuredOutput: String?
  /// The settings for measuring texts; nil for the bundled table.
  let fonts: FontSettings?
  /// The permissions of programs.
  let permissions: ProgramPermissions
  /// The number of threads.
  let jobs: Int
  /// True if results of earlier builds may be reused.
  let isCacheWanted: Bool
  /// The only files that may be read, if they are declared; an unreadable list is a usage error.
  let declared: [String]?

  /// Reads the configuration and finds the tutorials.
  ///
  /// - Parameters:
  ///   - isHermetic: true if only files named on the command line may be read: no configuration, no folders.
  ///   - hasTutorials: true if the inputs are tutorials, false if they are results of building them.
  ///   - ownEmitters: the emitters that the command always runs; nil for the named ones.
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
    // With an unreadable configuration, an emitter of the command line may be unknown.
    emitters = isUnread ? [] : try EmitterChoice(arguments, configuration, programs, own: ownEmitters).runs
    hasAllEmitters = !arguments.has(InputOptions.emit)
    // A failed search finds fewer tutorials than there are, and so does one that skips folders.
    let passed: [DiagnosticID] = [.unsearchedFolder, .danglingLink]
    hasAllTutorials =
      arguments.operands.isEmpty && !diagnostics.contains { $0.severity == .error || passed.contains($0.id) }
    configuredOutput = configuration.output
    fonts = configuration.fonts
    locales = configuration.locales
    linkSchemes = configuration.linkSchemes
    matrix = configuration.matrix
    theme = configuration.theme
    declared = try arguments.value(InputOptions.declared).map(Self.declared)
    isLocked = arguments.has(InputOptions.locked)
    isCacheWanted = !arguments.has(InputOptions.noCache)
    jobs = try arguments.value(InputOptions.jobs).map(Self.jobs) ?? WorkerPool.processorCount
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
    guard isUnread || writes && configurationPath != nil && Self.hasErrors(own, policy) else { return nil }
    var report = Report(reportOptions, policy)
    report.add(diagnostics)
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

  private static func jobs(_ text: String) throws(UsageError) -> Int {
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw UsageError("--jobs is \"\(excerpt(text))\", not a number from 1 to 1024")
    }
    return jobs
  }

  /// The limits from the command line, each `KIND=N`.
  static func budget(_ limits: [String]) throws(UsageError) -> Budget {
    var budget = Budget()
    for limit in limits {
      let parts = limit.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let kind = Budget.Resource(rawValue: parts[0]) else {
        throw UsageError(
          "--limit has no kind \"\(excerpt(parts[0]))\"", name: parts[0],
          known: Budget.Resource.allCases.map(\.rawValue))
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

  /// The options of compilation, besides its files.
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
  /// The permissions from the command line and the environment.
  ///
  /// - Parameters:
  ///   - configuration: the path of the configuration's file, if there is one.
  ///   - roots: the roots of the inputs.
  ///   - disk: the disk to search for programs.
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
  /// The file of the process's user.
  static var current: AllowFile? {
    AllowFile(
      configurationHome: ProcessEnvironment.variable("XDG_CONFIG_HOME"), home: ProcessEnvironment.variable("HOME"))
  }
}
