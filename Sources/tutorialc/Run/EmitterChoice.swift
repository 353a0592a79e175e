import TutorialArguments
import TutorialPluginKit
import TutorialSyntax

/// The emitters of a run: those that the command line names, else those of the configuration, else `json`; each with the
/// configuration's options, and over them those that the command line sets.
struct EmitterChoice {
  /// The emitters, each once, in the order in which they are named.
  let runs: [EmitterRun]

  /// - Throws: where there is no such emitter or option, and where an option is set of an emitter that does not run.
  init(_ arguments: Arguments, _ configuration: Configuration) throws(UsageError) {
    let configured = configuration.emitters ?? []
    var names = arguments.values(InputOptions.emit).flatMap { $0.split(separator: ",").map(String.init) }
    if names.isEmpty { names = configured.map(\.name.value) }
    if names.isEmpty { names = ["json"] }
    var runs: [EmitterRun] = []
    for name in names where !runs.contains(where: { $0.name == name }) {
      let options = configured.first { $0.name.value == name }?.options ?? PluginOptions()
      guard let run = EmitterRun(name, options: options) else { throw Self.unknown(name) }
      runs.append(run)
    }
    for setting in arguments.values(InputOptions.set) { try Self.set(setting, of: &runs) }
    self.runs = runs
  }

  /// Sets an option as `EMITTER.OPTION=VALUE` says; the value is read as in `tutorialc.yaml`.
  private static func set(_ setting: String, of runs: inout [EmitterRun]) throws(UsageError) {
    let sides = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let path = sides[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard sides.count == 2, path.count == 2 else {
      throw UsageError("--set is \"\(excerpt(setting))\", not EMITTER.OPTION=VALUE", hint: "such as json.pretty=true")
    }
    guard let emitter = Plugins.emitter(named: path[0]) else { throw unknown(path[0]) }
    guard let index = runs.firstIndex(where: { $0.name == path[0] }) else {
      throw UsageError(
        "--set names the emitter \"\(path[0])\", which does not run",
        hint: "--emit \((runs.map(\.name) + [path[0]]).joined(separator: ","))")
    }
    let options = emitter.describe().options.entries.map(\.name)
    guard options.contains(path[1]) else {
      throw UsageError(
        "the emitter \"\(path[0])\" has no option \"\(excerpt(path[1]))\"", name: path[1], known: options)
    }
    runs[index].set(path[1], OptionValue.plain(String(sides[1])))
  }

  private static func unknown(_ name: String) -> UsageError {
    UsageError(
      "there is no emitter \"\(excerpt(name))\"", name: name, known: Plugins.emitters.map { $0.describe().plugin.name })
  }
}
