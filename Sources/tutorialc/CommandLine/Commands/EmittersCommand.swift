import TutorialArguments
import TutorialCompiler
import TutorialHosting
import TutorialPluginKit
import TutorialReporting
import TutorialSyntax
import TutorialSystem

enum EmittersCommand: Command {
  static let name = "emitters"
  static let synopsis = Synopsis(
    name: name,
    abstract: "list the emitters and what they write",
    discussion: """
      An emitter turns a compiled tour into files for one kind of renderer. Choose emitters with build --emit, or under
      emitters in tutorialc.yaml, where they can have options. The list has tutorialc's own emitters, and the programs
      that tutorialc.yaml names as emitters.

      With NAME, the emitter's options and diagnostics are printed too. An emitter that is a program, from tutorialc.yaml
      or else tutorialc-emit-NAME in PATH, is started and asked for them, if it is allowed to run.
      """,
    operands: .init(
      usage: "[NAME]", count: 0...1, completion: .words(Plugins.emitters.map { $0.describe().plugin.name })),
    options: [InputOptions.config, InputOptions.allowPlugins, InputOptions.programSeconds, InputOptions.recordPlugin],
    reportsDiagnostics: true,
    examples: [
      .init(command: "tutorialc emitters", meaning: "list them"),
      .init(command: "tutorialc emitters svg", meaning: "list the options of one"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    var report = Report(try ReportOptions(arguments, session))
    let read = try ReadConfiguration.read(arguments, session, budget: Budget())
    report.add(read.parsed.diagnostics)
    guard report.exitCode == .success else { return report.write(session, machineStream: session.error) }
    guard let name = arguments.operands.first else {
      let programs = (read.parsed.value.emitters ?? []).compactMap(\.listed)
      let lines = Plugins.emitters.map(describe) + programs
      return report.write(session, machineStream: session.error).worse(
        session.printResult(lines.joined(separator: "\n")))
    }
    let run =
      if let known = EmitterRun(name) {
        known
      } else {
        try EmitterChoice.emitters(
          arguments, read.parsed.value, try PluginPrograms(arguments, session, read), own: [name])[0]
      }
    if let failure = run.failure { report.add([failure]) }
    guard report.exitCode == .success else { return report.write(session, machineStream: session.error) }
    return report.write(session, machineStream: session.error).worse(
      session.printResult(
        describe(run.emitter)
          + run.emitter.describe().plugin.details(run.emitter.describe().options, prefix: "\(name).")))
  }

  private static func describe(_ emitter: any Emitter) -> String {
    let description = emitter.describe()
    let files = emitter.files(forTutorials: ["NAME"], options: PluginOptions()).map(\.pattern)
    let losses = description.cannotExpress
    return """
      \(description.plugin.name) \(description.plugin.version.printable)
        \(description.plugin.summary.printable)
        writes: \(files.joined(separator: ", ").printable)
        cannot express: \(losses.isEmpty ? "nothing: all is kept" : losses.joined(separator: "; ").printable)

      """
  }
}

extension PluginDescription {
  /// The options and diagnostics of a plugin, for people. Before each option stands what `--set` wants there.
  func details(_ options: OptionTable, prefix: String = "") -> String {
    let help = ImporterOptions.help(of: options, called: name)
    let prefix = options.entries.isEmpty ? "" : prefix
    var text = "\n\(help.title):\n"
    for entry in help.entries {
      text += "  \(prefix)\(entry.usage)\n" + entry.meaning.map { "      \($0)\n" }.joined()
    }
    if !diagnostics.isEmpty { text += "\ndiagnostics of its own:\n" }
    for id in diagnostics {
      text += "  \(id.rawValue) (\(id.defaultSeverity.rawValue))\n      \(id.rule.printable)\n"
    }
    return text
  }
}

extension Configuration.PluginRequest {
  /// The entry of an emitter that is a program, for people; nil for others.
  var listed: String? { command.map { "\(name.value)\n  a program: \(ShellWords.line($0).printable)\n" } }
}
