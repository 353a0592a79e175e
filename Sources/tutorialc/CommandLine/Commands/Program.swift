import TutorialArguments
import TutorialReporting
import TutorialSyntax
import TutorialSystem

/// The program: finds the command, parses its arguments, and runs it.
enum Program {
  /// All commands, in the order of the help.
  static var commands: [any Command.Type] {
    [
      BuildCommand.self, CheckCommand.self, PreviewCommand.self, ImportCommand.self, ElementsCommand.self,
      StringsCommand.self,
      LockCommand.self,
      ExplainCommand.self,
      PlanCommand.self, SolveCommand.self, JoinCommand.self, SchemaCommand.self, AllowCommand.self, CleanCommand.self,
      EmittersCommand.self, ImportersCommand.self, CompletionsCommand.self,
    ]
  }

  /// Planned commands that this version doesn't have.
  private static let laterCommands = ["capture", "init", "lsp"]

  /// Runs the program with its arguments.
  static func run(_ words: [String], _ session: Session) -> ExitCode {
    guard let first = words.first else {
      session.say(HelpText.overview(commands.map { $0.synopsis }))
      return .usage
    }
    let command = commands.first { $0.name == first }
    do throws(UsageError) {
      switch first {
      case "--version":
        return session.printResult("tutorialc \(Version.current)\n")
      case "--help", "-h", "help":
        return session.printResult(try help(for: words.dropFirst().first))
      default:
        guard let command else { throw unknownCommand(first) }
        let arguments = try Arguments(parsing: Array(words.dropFirst()), for: command.synopsis)
        if arguments.has(CommonOptions.help) {
          return session.printResult(
            HelpText.text(for: command.synopsis, details: try command.details(arguments, session)))
        }
        guard let watch = try command.watch(arguments, session) else { return try command.run(arguments, session) }
        return try watch.repeatRuns { session throws(UsageError) in try command.run(arguments, session) }
      }
    } catch {
      report(error, command?.name, session)
      return .usage
    }
  }

  private static func help(for name: String?) throws(UsageError) -> String {
    guard let name else { return HelpText.overview(commands.map { $0.synopsis }) }
    guard let command = commands.first(where: { $0.name == name }) else { throw unknownCommand(name) }
    return HelpText.text(for: command.synopsis)
  }

  private static func unknownCommand(_ name: String) -> UsageError {
    if laterCommands.contains(name) { return UsageError("the command \"\(name)\" is not in this version") }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let known = commands.map { $0.name } + ["--version", "--help"]
    return UsageError("there is no \(kind) \"\(excerpt(name))\"", name: name, known: known)
  }

  private static func report(_ error: UsageError, _ command: String?, _ session: Session) {
    session.say("tutorialc: error: \(error.message.printable)")
    if let hint = error.hint { session.say("  \(hint.printable)") }
    session.say("  try \"tutorialc \(command.map { "\($0) " } ?? "")--help\"")
  }
}
