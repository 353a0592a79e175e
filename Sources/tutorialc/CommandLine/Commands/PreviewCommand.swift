import TutorialArguments
import TutorialServing
import TutorialSyntax
import TutorialSystem

enum PreviewCommand: Command {
  static let name = "preview"
  static let port = Option(
    "--port", .text("N"), changesResults: false, help: "The port to serve at; 0 is any free one. Default: 0.")
  private static let poll = Option(
    BuildCommand.poll.name, changesResults: false,
    help: "Look for changes twice a second, for systems that don't report them, such as network folders.")
  /// A build's options, without those that write files, select emitters, or belong to another tool's build step.
  private static let inputs = InputOptions.all.filter { option in
    ![InputOptions.emit, InputOptions.noCache, InputOptions.declared, InputOptions.recordPlugin].contains(option)
  }

  static let synopsis = Synopsis(
    name: name,
    abstract: "show tutorials in a browser, and again after every save",
    discussion: """
      Compiles the named tutorials, and those below the named folders, draws each as a page, and serves the pages to the
      browsers of this machine; nothing is written. The address goes to standard output, the rest to standard error.
      Without FILE or FOLDER, it shows the tutorials of the nearest tutorialc.yaml, from this folder upwards.

      After each save, the pages load again, at the same step. A tutorial with errors is shown as it was before, with the
      errors at their steps. A tutorial that has never compiled is shown as a list of its errors.

      It runs until you interrupt it. It serves only this machine, and only browsers that know the address, which contains
      a new secret each time; see docs/security.md.
      """,
    operands: InputOptions.operands, options: [port] + inputs + [poll], reportsDiagnostics: true,
    examples: [
      .init(command: "tutorialc preview", meaning: "show the tutorials of tutorialc.yaml"),
      .init(command: "tutorialc preview first-mail.tutorial.yaml", meaning: "show one tutorial"),
      .init(command: "tutorialc preview tutorials --port 8080", meaning: "show a folder's tutorials, at a fixed port"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    if arguments.operands.contains("-") {
      throw UsageError("preview does not go with -: standard input can be read only once")
    }
    let wanted = UInt16(clamping: try arguments.number(port, in: 0...65535) ?? 0)
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
}
