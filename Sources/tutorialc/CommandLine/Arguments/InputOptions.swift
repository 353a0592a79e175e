import TutorialArguments
import TutorialPluginKit
import TutorialSyntax

/// The options that `build` and `check` share: the inputs, and how to compile them.
enum InputOptions {
  static let layout = Option(
    "--layout", .path("FILE"), repeats: true,
    help: "A layout manifest for every tutorial, besides those that it names; a glob in quotes works too.")
  static let variant = Option(
    "--variant", .text("GLOB"), help: "Compile only the variants whose name matches, such as 'iphone-*'.")
  static let emit = Option(
    "--emit", .list("NAME,...", of: { Plugins.emitters.map { $0.describe().plugin.name } }), repeats: true,
    help: "The emitters to run instead of those in tutorialc.yaml; see tutorialc emitters. Default: json.")
  static let set = Option(
    "--set", .text("EMITTER.OPTION=VALUE"), repeats: true,
    help: "Set an option of an emitter, instead of the value in tutorialc.yaml; see tutorialc emitters NAME.")
  static let jobs = Option(
    "--jobs", short: "-j", .text("N"), changesResults: false, help: "Threads to use. Default: one for each processor.")
  static let tolerance = Option(
    "--tolerance", .text("FRACTION"),
    help: "The largest distance of a fitted motion from its curve, as a fraction of the travel. Default: 0.001.")

  static let limit = Option(
    "--limit", .text("KIND=N"), repeats: true,
    help: """
      The limit for a kind of work on each file and each tutorial: \(Budget.Resource.allCases.map(\.rawValue).joined(separator: ", ")). \
      Exceeding it is limit-exceeded; docs/security.md has the numbers.
      """)

  static let noCache = Option(
    "--no-cache",
    changesResults: false,
    help: "Compile everything: reuse nothing from earlier builds, and record nothing for later ones.")
  static let config = Option(
    "--config", .path("FILE"), changesResults: false,
    help: "The configuration to use instead of the nearest tutorialc.yaml.")
  static let configFrom = Option(
    "--config-from", .path("DIR"),
    changesResults: false,
    help: """
      Look for tutorialc.yaml from DIR upwards instead of from this folder, and not above the --root that contains DIR.
      """)
  static let root = Option(
    "--root", .path("DIR"), repeats: true,
    help: """
      The folder that has to contain every file that a file names. Default: for each file, the checkout that it is in; \
      see docs/security.md.
      """)
  static let declared = Option(
    "--declared", .path("LIST"),
    help: """
      Read only the tutorials, layouts, strings files and fonts that LIST names, one on each line; globs match among \
      them. For tools that must know all inputs.
      """)

  static let locked = Option(
    "--locked",
    help: "Report an error if a tutorial's lock is missing, or doesn't fit the current tutorial; see tutorialc lock.")

  static let allowPlugins = Option(
    "--allow-plugins",
    changesResults: false,
    help: """
      Run every program that the configuration names, even if it wasn't allowed; TUTORIALC_ALLOW_PLUGINS=1 does the same. \
      See tutorialc allow.
      """)
  static let programSeconds = Option(
    "--program-seconds", .text("N"),
    changesResults: false,
    help: "The seconds that the programs of a run may take in all, at most 30 for each answer. Default: 300.")

  static let recordPlugin = Option(
    "--record-plugin", .path("DIR"),
    changesResults: false,
    help: """
      Write the requests to emitters and importers that are programs, and their answers, into DIR, such as \
      NAME.TUTORIAL.request.json. For writing such a program.
      """)

  static let all = [
    layout, variant, emit, set, jobs, tolerance, limit, noCache, locked, config, configFrom, root, declared,
    allowPlugins, programSeconds, recordPlugin,
  ]

  /// The operands of the command line.
  static let operands = Synopsis.Operands(usage: "[FILE|FOLDER]...", count: 0...Int.max, completion: .files)
}
