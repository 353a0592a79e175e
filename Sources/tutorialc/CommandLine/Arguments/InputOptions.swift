import TutorialArguments
import TutorialPluginKit
import TutorialSyntax

/// The options that `build` and `check` share: the inputs, and how to compile them.
enum InputOptions {
  static let layout = Option(
    "--layout", .path("FILE"), repeats: true,
    help: "A layout manifest for every tutorial, beside those that each one names; a glob in quotes will do.")
  static let variant = Option(
    "--variant", .text("GLOB"), help: "Compile only the variants whose name matches, such as 'iphone-*'.")
  static let emit = Option(
    "--emit", .list("NAME,...", of: { Plugins.emitters.map { $0.describe().plugin.name } }), repeats: true,
    help: "The emitters to run in place of those of tutorialc.yaml; see tutorialc emitters. Default: json.")
  static let set = Option(
    "--set", .text("EMITTER.OPTION=VALUE"), repeats: true,
    help: "Set an option of an emitter, whatever tutorialc.yaml says of it; see tutorialc emitters NAME.")
  static let jobs = Option(
    "--jobs", short: "-j", .text("N"), changesResults: false, help: "Threads to use. Default: one for each processor.")
  static let tolerance = Option(
    "--tolerance", .text("FRACTION"),
    help: "How far a fitted motion may be from its curve, as a fraction of the travel. Default: 0.001.")

  static let limit = Option(
    "--limit", .text("KIND=N"), repeats: true,
    help: """
      How much work of a kind each file and each tutorial may be: \(Budget.Resource.allCases.map(\.rawValue).joined(separator: ", ")). \
      What exceeds it is limit-exceeded; docs/security.md has the numbers.
      """)

  static let noCache = Option(
    "--no-cache",
    changesResults: false,
    help: "Compile everything anew: take nothing over from earlier builds, and leave nothing to later ones.")
  static let config = Option(
    "--config", .path("FILE"), changesResults: false, help: "The configuration, instead of the nearest tutorialc.yaml.")
  static let configFrom = Option(
    "--config-from", .path("DIR"),
    changesResults: false,
    help: """
      Look for tutorialc.yaml from DIR up instead of from this folder up, and not above the --root that DIR lies in.
      """)
  static let root = Option(
    "--root", .path("DIR"), repeats: true,
    help: """
      The folder beneath which everything lies that files name. Default: for each file the checkout that it is in; see \
      docs/security.md.
      """)
  static let declared = Option(
    "--declared", .path("LIST"),
    help: """
      Read no tutorial, layout, strings or font file but those that LIST names, one a line; globs match among them. For \
      tools that must know all inputs.
      """)

  static let locked = Option(
    "--locked",
    help: "A tutorial whose lock is missing, or not of the tutorial as it is now, is an error; see tutorialc lock.")

  static let allowPlugins = Option(
    "--allow-plugins",
    changesResults: false,
    help: """
      Run whatever program the configuration names, whether it was allowed or not; TUTORIALC_ALLOW_PLUGINS=1 says so too. \
      See tutorialc allow.
      """)
  static let programSeconds = Option(
    "--program-seconds", .text("N"),
    changesResults: false,
    help: "How long the programs of a run may take in all, and each answer at most 30 s of it. Default: 300.")

  static let recordPlugin = Option(
    "--record-plugin", .path("DIR"),
    changesResults: false,
    help: """
      Write into DIR what emitters out of process are asked, and what they answer: NAME.TUTORIAL.request.json and the like, \
      for whoever writes one.
      """)

  /// All of these options.
  static let all = [
    layout, variant, emit, set, jobs, tolerance, limit, noCache, locked, config, configFrom, root, declared,
    allowPlugins, programSeconds, recordPlugin,
  ]

  /// The operands of the command line.
  static let operands = Synopsis.Operands(usage: "[FILE|FOLDER]...", count: 0...Int.max, completion: .files)
}
