import TutorialArguments
import TutorialCache
import TutorialCompiler
import TutorialHosting
import TutorialLocks
import TutorialPluginKit
import TutorialSyntax
import TutorialSystem

/// The settings of a run, from the command line and the configuration.
///
/// A single value on the command line replaces the configuration's; `--layout` adds to its manifests; `--emit` replaces
/// its emitters.
struct Settings: Sendable {
  let report: ReportOptions
  let policy: SeverityPolicy
  /// The compiler's options, except its measurer and its stores, which belong to one run.
  let compile: CompileOptions
  let permissions: ProgramPermissions
  var emitters: [EmitterRun]
  /// The settings for measuring texts; nil for the bundled table.
  let fonts: FontSettings?
  /// The only files that may be read, if they are declared; an unreadable list is a usage error.
  let declared: [String]?
  let jobs: Int
  /// True if results of earlier builds may be reused.
  let isCacheWanted: Bool
  let origin: Origin

  /// The origin of a run's settings, by which results of earlier builds are known to have had the same ones.
  struct Origin: Sendable {
    /// The given options that may change a tutorial's outputs or diagnostics.
    let options: [Arguments.Given]
    /// The configuration's file, if there is one.
    let configurationPath: String?
    /// The digest of that file.
    let configurationDigest: Digest?

    /// The origin of settings from a command line and a configuration.
    init(_ arguments: Arguments, _ read: ReadConfiguration) {
      options = arguments.options.filter { $0.option.changesResults }
      configurationPath = read.path
      configurationDigest = read.parsed.value.source.map { Digest(of: $0.bytes) }
    }
  }

  /// True if an emitter makes files for all tutorials together.
  var isTogether: Bool { emitters.contains(where: \.speaksOfAll) }

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

  /// The declared files, from the list at `path`.
  static func declared(_ path: String) throws(UsageError) -> [String] {
    switch DiskWorld.read(path) {
    case .success(let bytes):
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { FilePath.normalize(String($0)) }
    case .failure(let error):
      throw UsageError("--declared: \(FileDiagnostics.diagnostic(path, error).message)")
    }
  }

  /// The compiler's options: the configuration's, and those of the command line.
  static func compileOptions(
    _ arguments: Arguments, _ configuration: Configuration, _ layouts: [LayoutReference], _ budget: Budget
  ) throws(UsageError) -> CompileOptions {
    var options = configuration.compile
    options.layouts = layouts
    options.budget = budget
    options.generator = "tutorialc \(Version.current)"
    if let pattern = arguments.value(InputOptions.variant) {
      let glob = Glob(pattern)
      options.isVariantWanted = { glob.matches($0) }
    }
    if let text = arguments.value(InputOptions.tolerance) { options.tolerance = try tolerance(text) }
    if arguments.has(InputOptions.locked) { options.lock = .required }
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
