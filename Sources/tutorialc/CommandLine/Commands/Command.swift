import TutorialArguments
import TutorialSystem

/// A command of the program: its description, and its action.
protocol Command {
  /// Its name, by which it is found, because building a synopsis takes as long as checking a small tutorial.
  static var name: String { get }

  /// The table for parsing its arguments and for its help.
  static var synopsis: Synopsis { get }

  /// Additional sections of `--help` that depend on the other arguments.
  static func details(_ arguments: Arguments, _ session: Session) throws(UsageError) -> [HelpText.Section]

  /// The watch that repeats the command after each change, if the arguments ask for one.
  static func watch(_ arguments: Arguments, _ session: Session) throws(UsageError) -> BuildWatch?

  /// Runs the command, which reports errors in the input itself.
  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode
}

extension Command {
  /// No additional sections.
  static func details(_ arguments: Arguments, _ session: Session) throws(UsageError) -> [HelpText.Section] { [] }

  /// No watch.
  static func watch(_ arguments: Arguments, _ session: Session) throws(UsageError) -> BuildWatch? { nil }
}
