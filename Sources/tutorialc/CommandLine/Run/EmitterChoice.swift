import TutorialArguments
import TutorialPluginKit
import TutorialSyntax

/// The choice of a run's emitters: those of the command line, else those of the configuration, else `json`.
///
/// Each has the configuration's options, overridden by those of the command line.
enum EmitterChoice {
  /// A setting of the command line, `EMITTER.OPTION=VALUE`.
  private struct Setting {
    let emitter: String
    let option: String
    let value: PluginOptions.Value

    init(_ text: String) throws(UsageError) {
      let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let path = sides[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, path.count == 2 else {
        throw UsageError("--set is \"\(excerpt(text))\", not EMITTER.OPTION=VALUE", hint: "such as json.pretty=true")
      }
      (emitter, option, value) = (path[0], path[1], OptionValue.plain(String(sides[1])))
    }
  }

  /// The emitters without duplicates, in the order of their naming.
  ///
  /// - Parameters:
  ///   - programs: the emitters that are separate programs.
  ///   - own: the emitters that a command always runs; nil for the named ones.
  /// - Throws: if an emitter or option doesn't exist, or if an option is set for an emitter that doesn't run.
  static func emitters(
    _ arguments: Arguments, _ configuration: Configuration, _ programs: PluginPrograms, own: [String]? = nil
  ) throws(UsageError) -> [EmitterRun] {
    let configured = configuration.emitters ?? []
    var names = own ?? arguments.values(InputOptions.emit).flatMap { $0.split(separator: ",").map(String.init) }
    let areNamed = !names.isEmpty
    if names.isEmpty { names = configured.map(\.name.value) }
    if names.isEmpty { names = ["json"] }
    var settings: [Setting] = []
    for text in arguments.values(InputOptions.set) { settings.append(try Setting(text)) }
    var runs: [EmitterRun] = []
    for name in names where !runs.contains(where: { $0.name == name }) {
      let request = configured.first { $0.name.value == name }
      var options = request?.options ?? PluginOptions()
      // The value is parsed as in `tutorialc.yaml`.
      options.all += settings.filter { $0.emitter == name }.map { .init($0.option, $0.value) }
      if let run = EmitterRun(name, options: options) {
        runs.append(run)
        continue
      }
      let span = request.flatMap { request in configuration.source.map { SourceSpan($0, request.name.range) } }
      guard let program = programs.emitter(named: name, request, at: span, options: options, isNamed: areNamed)
      else { throw unknown(name, configured) }
      runs.append(EmitterRun(program, command: request?.command ?? [], options: options))
    }
    for setting in settings { try check(setting, runs, configured) }
    return runs
  }

  /// Checks that a setting is an option of an emitter that runs.
  private static func check(
    _ setting: Setting, _ runs: [EmitterRun], _ configured: [Configuration.PluginRequest]
  ) throws(UsageError) {
    guard let run = runs.first(where: { $0.name == setting.emitter }) else {
      let isKnown =
        Plugins.emitter(named: setting.emitter) != nil || configured.contains { $0.name.value == setting.emitter }
      guard isKnown else { throw unknown(setting.emitter, configured) }
      throw UsageError(
        "--set names the emitter \"\(setting.emitter)\", which does not run",
        hint: "--emit \((runs.map(\.name) + [setting.emitter]).joined(separator: ","))")
    }
    // The build reports the error of an emitter that cannot run.
    if run.failure != nil { return }
    let options = run.emitter.describe().options.entries.map(\.name)
    guard options.contains(setting.option) else {
      throw UsageError(
        "the emitter \"\(setting.emitter)\" has no option \"\(excerpt(setting.option))\"", name: setting.option,
        known: options)
    }
  }

  static func unknown(_ name: String, _ configured: [Configuration.PluginRequest]) -> UsageError {
    let known = Plugins.emitters.map { $0.describe().plugin.name } + configured.map(\.name.value)
    if let nearest = nearestName(to: name, among: known) {
      return UsageError("there is no emitter \"\(excerpt(name))\"", hint: "did you mean \"\(nearest)\"?")
    }
    let program = PluginPrograms.command(ofEmitter: name)
    return UsageError(
      "there is no emitter \"\(excerpt(name))\"",
      hint: PluginProtocol.isName(name) ? "nor is a program \(program) in PATH" : nil)
  }
}
