import TutorialArguments
import TutorialReporting
import TutorialSystem

enum CompletionsCommand: Command {
  static let name = "completions"
  private static let shells = ["bash", "zsh", "fish"]

  static let synopsis = Synopsis(
    name: name,
    abstract: "print completions for a shell",
    discussion: """
      Prints a script that teaches a shell the commands and options of tutorialc.
      """,
    operands: .init(usage: "bash|zsh|fish", count: 1...1, completion: .words(shells)), options: [],
    reportsDiagnostics: false,
    examples: [
      .init(command: "source <(tutorialc completions bash)", meaning: "for this shell; put it in ~/.bashrc to stay"),
      .init(
        command: "tutorialc completions fish > ~/.config/fish/completions/tutorialc.fish", meaning: "for fish"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    let shell = arguments.operands.first ?? ""
    let commands = Program.commands.map { $0.synopsis }
    let completions = Completions(diagnostics: session.diagnostics)
    switch shell {
    case "bash": return session.printResult(completions.bash(commands))
    case "zsh": return session.printResult(completions.zsh(commands))
    case "fish": return session.printResult(completions.fish(commands))
    default: throw UsageError("there are no completions for \"\(shell.printable)\"", name: shell, known: shells)
    }
  }
}
