import TutorialArguments
import TutorialServing
import TutorialSyntax
import TutorialSystem

/// `tutorialc preview`
enum PreviewCommand: Command {
  static let name = "preview"
  static let port = Option(
    "--port", .text("N"), changesResults: false, help: "The port to serve at; 0 is one that is free, and the default.")
  private static let poll = Option(
    BuildCommand.poll.name, changesResults: false,
    help: "Look for changes twice a second, where the system does not tell of them, as in network folders.")
  /// A build's options, without those that write files, select emitters, or belong to another tool's build step.
  private static let inputs = InputOptions.all.filter { option in
    ![InputOptions.emit, InputOptions.noCache, InputOptions.declared, InputOptions.recordPlugin].contains(option)
  }

  static let synopsis = Synopsis(
    name: name,
    abstract: "show tutorials in a browser, and again after every save",
    discussion: """
      Compiles every tutorial named, and those below every folder named, draws each as a page, and serves the pages to
      the browsers of this machine; nothing is written. The address goes to standard output, the rest to standard error.
      Without FILE or FOLDER, tutorialc.yaml of this folder or the nearest one above says what to show.

      Pages follow what is saved: they load themselves again, at the same step. A tutorial with errors is shown as it was
      before, with the errors at their steps; one that never compiled, as a list of its errors.

      It stays until it is interrupted. Only this machine is served, and only who knows the address, which holds a secret
      and is another one each time: docs/security.md says more.
      """,
    operands: InputOptions.operands, options: [port] + inputs + [poll], reportsDiagnostics: true,
    examples: [
      .init(command: "tutorialc preview", meaning: "show what tutorialc.yaml names"),
      .init(command: "tutorialc preview first-mail.tutorial.yaml", meaning: "show one tutorial"),
      .init(command: "tutorialc preview tutorials --port 8080", meaning: "show a folder's, at a port of one's own"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    if arguments.operands.contains("-") {
      throw UsageError("preview does not go with -: standard input can be read but once")
    }
    let wanted = try arguments.value(port).map(number) ?? 0
    let builds = try BuildWatch(arguments, session, isPolling: arguments.has(poll))
    // Signals are blocked before other threads start.
    Interruption.begin()
    let preview: PreviewBuild
    do throws(SystemError) {
      preview = try PreviewBuild(port: wanted)
    } catch {
      let place = wanted == 0 ? "on this machine" : "at port \(wanted)"
      session.say("tutorialc: error: cannot listen \(place): \(error.words)")
      return .environment
    }
    return try builds.repeatRuns { session throws(UsageError) in try preview.build(arguments, session) }
  }

  private static func number(_ text: String) throws(UsageError) -> UInt16 {
    guard let number = UInt16(text) else {
      throw UsageError("--port is \"\(excerpt(text))\", not a number from 0 to 65535")
    }
    return number
  }
}
