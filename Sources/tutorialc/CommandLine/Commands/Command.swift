import TutorialArguments
import TutorialSystem

/// A command of the program: what is known of it before it runs, and what it does.
protocol Command {
  /// What it is called. By this it is found: to put a synopsis together takes as long as checking a small tutorial.
  static var name: String { get }

  /// The table from which its arguments are parsed and its help is made.
  static var synopsis: Synopsis { get }

  /// What `--help` says beside what the synopsis has, where that depends on the other arguments.
  static func details(_ arguments: Arguments, _ session: Session) throws(UsageError) -> [HelpText.Section]

  /// Runs the command. What is wrong with the input is reported by the command itself.
  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode
}

extension Command {
  /// Nothing.
  static func details(_ arguments: Arguments, _ session: Session) throws(UsageError) -> [HelpText.Section] { [] }
}
