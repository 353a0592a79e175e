import TutorialArguments
import TutorialPluginKit
import TutorialSystem

/// `tutorialc emitters`
enum EmittersCommand: Command {
  static let name = "emitters"
  static let synopsis = Synopsis(
    name: name,
    abstract: "list the emitters and what they write",
    discussion: """
      An emitter turns a compiled tour into files for one kind of renderer. --emit of build chooses them, and emitters in
      tutorialc.yaml does so with options.
      """,
    operands: .none, options: [], reportsDiagnostics: false,
    examples: [.init(command: "tutorialc emitters", meaning: "list them")])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    session.printResult(Plugins.emitters.map(describe).joined(separator: "\n"))
  }

  private static func describe(_ emitter: any Emitter) -> String {
    let description = emitter.describe()
    let files = emitter.files(forTutorials: ["NAME"], options: PluginOptions()).map(\.pattern)
    let losses = description.cannotExpress
    return """
      \(description.plugin.name) \(description.plugin.version)
        \(description.plugin.summary)
        writes: \(files.joined(separator: ", "))
        cannot express: \(losses.isEmpty ? "nothing: all is kept" : losses.joined(separator: "; "))

      """
  }
}
