import TutorialArguments
import TutorialCompiler
import TutorialLanguage
import TutorialLayouts
import TutorialPluginKit
import TutorialSyntax
import TutorialSystem

enum ImportCommand: Command {
  static let name = "import"
  private static let output = Option(
    "--output", short: "-o", .path("FILE"), help: "The manifest to write; - is standard output. Default: -.")

  static let synopsis = Synopsis(
    name: name,
    abstract: "make a layout manifest of a capture in another format",
    discussion: """
      Reads captures of an app's screens and writes one manifest with a snapshot of each.

      formats:
      \(Plugins.importers.map { $0.describe().plugin }.map { "  \($0.name): \($0.summary)" }.joined(separator: "\n"))

      - reads a capture from standard input. Frames are converted to points or dp. If the file lacks something, such as
      the density of an Android screen, give it by an option; it is never guessed.

      --from also names an importer that is a program: one of tutorialc.yaml, or tutorialc-import-NAME in PATH. Without
      --from, no program is started.
      """,
    operands: .init(usage: "FILE...", count: 1...Int.max, completion: .files),
    options: ImportOptions.all + [output]
      + [InputOptions.config, InputOptions.allowPlugins, InputOptions.programSeconds, InputOptions.recordPlugin],
    reportsDiagnostics: true,
    examples: [
      .init(
        command: "tutorialc import --from wda settings.xml --scale 3 --variant ios -o settings.layout.json",
        meaning: "import the source of an iOS screen"),
      .init(
        command: "tutorialc import window_dump.xml --density 420 --screen inbox -o inbox.layout.json",
        meaning: "import a dump of uiautomator"),
    ])

  static func details(_ arguments: Arguments, _ session: Session) throws(UsageError) -> [HelpText.Section] {
    guard let name = arguments.value(ImportOptions.from) else { return [] }
    let choice = try ImporterChoice.find(name, arguments, session, files: files(arguments))
    if let importer = choice.importer { return [ImporterOptions.help(of: importer)] }
    return [ImporterOptions.help(of: name, unknown: choice.diagnostics)]
  }

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let reportOptions = try ReportOptions(arguments, session)
    let options = try ImportOptions(arguments)
    var report = Report(reportOptions)
    var snapshots: [ImportedSnapshot] = []
    var manifests: [ImportedManifest] = []
    let choice = try arguments.value(ImportOptions.from).map { name throws(UsageError) in
      try ImporterChoice.find(name, arguments, session, files: files(arguments))
    }
    report.add(choice?.diagnostics ?? [])
    guard choice == nil || choice?.importer != nil else { return report.write(session, machineStream: session.error) }
    let (named, configured) = (choice?.importer, choice?.options ?? PluginOptions())
    if let named { _ = try options.settings.options(of: named, over: configured) }
    // Errors in the command line are reported before anything is imported.
    var requests: [(importer: any Importer, request: ImportRequest)] = []
    for path in arguments.operands {
      guard let source = read(path, &report) else { continue }
      guard let importer = named ?? detected(for: source, &report) else { continue }
      requests.append((importer, try options.request(source, for: importer, over: configured)))
    }
    for (importer, request) in requests {
      let result = importer.read(request)
      report.add(result.diagnostics)
      if let snapshot = result.snapshot { snapshots.append(snapshot) }
      if let manifest = result.manifest { manifests.append(manifest) }
    }
    if report.exitCode == .success { report.add(duplicates(snapshots)) }
    var written = ExitCode.success
    let path = arguments.value(output) ?? "-"
    let manifest = manifests.isEmpty ? ManifestWriter.write(snapshots) : ManifestWriter.write(manifests)
    if report.exitCode == .success { report.add(diagnostics(in: manifest, for: path)) }
    if report.exitCode == .success {
      if path == "-" { written = session.printResult(manifest) } else { report.save(manifest, to: path) }
    }
    return report.write(session, machineStream: session.error).worse(written)
  }

  /// The operands except standard input.
  private static func files(_ arguments: Arguments) -> [String] { arguments.operands.filter { $0 != "-" } }

  private static func read(_ path: String, _ report: inout Report) -> SourceText? {
    guard path != "-" else { return StandardInput.read(&report) }
    switch DiskWorld.read(path) {
    case .success(let bytes):
      return SourceText(path: path, bytes: bytes)
    case .failure(let error):
      report.add([FileDiagnostics.diagnostic(path, error)])
      return nil
    }
  }

  private static func detected(for source: SourceText, _ report: inout Report) -> (any Importer)? {
    let names = Plugins.importers.map { $0.describe().plugin.name }.joined(separator: ", ")
    switch ImporterDetection(of: source, among: Plugins.importers) {
    case .recognized(let importer):
      return importer
    case .unrecognized:
      report.add([undetected("no importer recognizes the file", source, "--from is one of \(names)")])
    case .ambiguous(let candidates):
      let words = candidates.joined(separator: " or ")
      report.add([undetected("the file may be of format \(words)", source, "choose one with --from")])
    }
    return nil
  }

  /// Diagnostics for snapshots with the same screen and variant, which would make an unusable manifest.
  private static func duplicates(_ snapshots: [ImportedSnapshot]) -> [Diagnostic] {
    var seen: Set<[String]> = []
    return snapshots.filter { !seen.insert([$0.screen, $0.variant]).inserted }.map { snapshot in
      Diagnostic(
        .duplicateSnapshot,
        "screen \"\(excerpt(snapshot.screen))\" in variant \"\(excerpt(snapshot.variant))\" is imported twice", at: nil,
        notes: [.init("without --screen, each screen is named after its file")])
    }
  }

  /// The compiler's diagnostics about a manifest before it is written: names and traits from the command line may be
  /// invalid in a manifest.
  private static func diagnostics(in manifest: [UInt8], for path: String) -> [Diagnostic] {
    let document = JSONReader.read(SourceText(path: path == "-" ? "<stdout>" : path, bytes: manifest))
    let decoded = decodeLayout(document.value)
    return document.diagnostics + decoded.diagnostics + solveLayouts([decoded.value]).diagnostics
  }
}

private func undetected(_ message: String, _ source: SourceText, _ note: String) -> Diagnostic {
  Diagnostic(.importFailed, message, at: SourceSpan(source, ByteRange(0, 0)), notes: [.init(note)])
}
