/// A command of the program: what is known of it before it runs, and what it does.
protocol Command {
  /// The table from which its arguments are parsed and its help is made.
  static var synopsis: Synopsis { get }

  /// Runs the command. What is wrong with the input is reported by the command itself.
  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode
}
