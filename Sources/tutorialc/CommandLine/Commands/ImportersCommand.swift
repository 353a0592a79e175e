import TutorialArguments
import TutorialCompiler
import TutorialPluginKit
import TutorialReporting
import TutorialSyntax
import TutorialSystem

enum ImportersCommand: Command {
  static let name = "importers"
  static let synopsis = Synopsis(
    name: name,
    abstract: "list the importers and what they read",
    discussion: """
      An importer makes a layout manifest of a capture in another format. The list has tutorialc's own importers, and the
      programs that tutorialc.yaml names as importers.

      With NAME, the importer's options and diagnostics are printed too. An importer that is a program, from
      tutorialc.yaml or else tutorialc-import-NAME in PATH, is started and asked for them, if it is allowed to run.
      """,
    operands: .init(
      usage: "[NAME]", count: 0...1, completion: .words(Plugins.importers.map { $0.describe().plugin.name })),
    options: [InputOptions.config, InputOptions.allowPlugins, InputOptions.programSeconds, InputOptions.recordPlugin],
    reportsDiagnostics: true,
    examples: [
      .init(command: "tutorialc importers", meaning: "list them"),
      .init(command: "tutorialc importers detox", meaning: "list the options of one"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    var report = Report(try ReportOptions(arguments, session))
    var text = ""
    if let name = arguments.operands.first {
      let choice = try ImporterChoice.find(name, arguments, session)
      report.add(choice.diagnostics)
      if let description = choice.importer?.describe() {
        text = describe(description) + description.plugin.details(description.options)
      }
    } else {
      let read = try ReadConfiguration.read(arguments, session, budget: Budget())
      report.add(read.parsed.diagnostics)
      guard report.exitCode == .success else { return report.write(session, machineStream: session.error) }
      let lines = Plugins.importers.map { describe($0.describe()) } + read.parsed.value.importers.compactMap(\.listed)
      text = lines.joined(separator: "\n")
    }
    return report.write(session, machineStream: session.error).worse(session.printResult(text))
  }

  private static func describe(_ description: ImporterDescription) -> String {
    """
    \(description.plugin.name) \(description.plugin.version.printable)
      \(description.plugin.summary.printable)

    """
  }
}
