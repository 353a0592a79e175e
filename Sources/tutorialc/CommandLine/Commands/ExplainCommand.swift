import TutorialArguments
import TutorialSyntax
import TutorialSystem

enum ExplainCommand: Command {
  static let name = "explain"
  private static let page = Option(
    "--markdown", help: "Print the page of all diagnostics, docs/diagnostics.md.")

  static let synopsis = Synopsis(
    name: name,
    abstract: "explain a diagnostic",
    discussion: """
      Prints the rule of a diagnostic, an example that breaks it, and one that keeps it. Without ID, lists all ids.
      """,
    operands: .init(usage: "[ID]", count: 0...1, completion: .diagnosticIDs), options: [page],
    reportsDiagnostics: false,
    examples: [.init(command: "tutorialc explain unknown-target", meaning: "explain one diagnostic")])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    if arguments.has(page) { return session.printResult(DiagnosticsPage(registry: session.diagnostics).markdown) }
    guard let name = arguments.operands.first else {
      let width = (session.diagnostics.names.map(\.count).max() ?? 0) + 2
      let lines = session.diagnostics.all.map { "\($0.rawValue.padded(to: width))\($0.defaultSeverity.rawValue)\n" }
      return session.printResult(lines.joined())
    }
    guard let id = session.diagnostics[name] else {
      throw UsageError(
        "there is no diagnostic \"\(excerpt(name))\"", name: name, known: session.diagnostics.names)
    }
    return session.printResult(explain(id))
  }

  private static func explain(_ id: DiagnosticID) -> String {
    func indented(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    }
    return """
      \(id.rawValue) (\(id.defaultSeverity.rawValue))

      \(HelpText.wrapped(id.rule, width: 80).joined(separator: "\n"))

      wrong:
      \(indented(id.wrong))
      right:
      \(indented(id.right))
      """
  }
}
