import TutorialArguments
import TutorialCompiler
import TutorialReporting
import TutorialSyntax
import TutorialSystem
import TutorialWatching

/// Repeats a build whenever something that it has looked at changes.
///
/// Each time the whole build runs, beginning with the configuration: there is no second kind of build. Its folders
/// record all accesses (`AccessRecord`), including names that weren't found. Only these are watched, so a build doesn't
/// watch what it may not access.
struct BuildWatch {
  private let arguments: Arguments
  private let session: Session
  private let options: ReportOptions
  private let isPolling: Bool

  /// A watch over the build of a command line.
  ///
  /// - Parameter isPolling: true to poll instead of using the system's notifications.
  init(_ arguments: Arguments, _ session: Session, isPolling: Bool) throws(UsageError) {
    (self.arguments, self.session, self.isPolling) = (arguments, session, isPolling)
    var watched = session
    watched.accesses = AccessRecord()
    options = try ReportOptions(arguments, watched)
  }

  /// Builds repeatedly, until the process is interrupted or its output isn't read any more.
  ///
  /// - Throws: an error in the command line, if the first build finds one.
  func repeatRuns(_ build: (Session) throws(UsageError) -> ExitCode) throws(UsageError) -> ExitCode {
    let watch = ChangeWatch(
      isPolling: isPolling, readers: [session.output.descriptor, session.error.descriptor])
    var session = session
    session.memory = CompileMemory()
    var shortfall: SystemError?
    var accesses = begin(&session)
    var code = try build(session)
    while true {
      let present = watch.follow(accesses)
      if let present, present.reason != shortfall { say(words(of: present.reason, folders: present.count)) }
      shortfall = present?.reason
      say("waiting for changes")
      switch watch.wait() {
      case .readerGone: return code
      case .lost: say("more has changed than the system can report")
      case .changed(let paths): say(words(of: paths))
      }
      // The folder may have been recreated; if it is gone, the build reports that.
      try? FileSystem.changeWorkingDirectory(to: session.workingDirectory)
      accesses = begin(&session)
      do { code = try build(session) } catch { code = report(error) }
    }
  }

  /// Starts a new record of accesses. Looking for the configuration comes first.
  private func begin(_ session: inout Session) -> AccessRecord {
    let accesses = AccessRecord()
    session.accesses = accesses
    guard let disk = try? Disk(workingDirectory: session.workingDirectory, accesses) else { return accesses }
    if let named = arguments.value(InputOptions.config) {
      disk.note(named)
      return accesses
    }
    for folder in disk.workingDirectory.withParents {
      guard (try? folder.status(of: ConfigurationFile.name)) != nil else { continue }
      disk.note(folder.path(of: ConfigurationFile.name))
      break
    }
    return accesses
  }

  /// Records everything that decides which programs a run may start: the list of allowed commands, and all files that
  /// the words of commands may name.
  static func notePrograms(of plan: RunPlan) {
    if let fonts = plan.settings.fonts { noteProgram(fonts.command ?? [FontMeasurer.standardProgram], of: plan) }
    for emitter in plan.settings.emitters where emitter.program != nil {
      noteProgram(
        emitter.command.isEmpty ? [PluginPrograms.command(ofEmitter: emitter.name)] : emitter.command, of: plan)
    }
  }

  private static func noteProgram(_ words: [String], of plan: RunPlan) {
    let permissions = plan.settings.permissions
    var paths = words + words.flatMap { $0.split(separator: "=", maxSplits: 1).dropFirst().map(String.init) }
    if let name = words.first, !name.contains("/") {
      paths += permissions.search.places(of: name)
      paths += permissions.executable.map { [FilePath.join(FilePath.folder(of: $0), name)] } ?? []
    }
    paths += permissions.allowFile.map { [$0.path] } ?? []
    for path in paths { plan.boundary.disk.note(path) }
  }

  /// Reports an error in a command line that the first build accepted: something that it names was removed or replaced.
  private func report(_ error: UsageError) -> ExitCode {
    var report = Report(options)
    report.add([
      Diagnostic(.unreadableFile, error.message, at: nil, notes: error.hint.map { [.init($0)] } ?? [])
    ])
    return report.write(session, machineStream: session.error)
  }

  // MARK: Messages

  /// Prints a message for people, unless programs read diagnostics by the line.
  private func say(_ words: String) {
    guard !options.isQuiet, options.format != .json || options.file != nil else { return }
    session.say("tutorialc: \(words)")
  }

  private func words(of paths: [String]) -> String {
    let first = FilePath.path(to: paths.first ?? "", from: session.workingDirectory).printable
    return paths.count == 1 ? "\(first) has changed" : "\(first) and \(paths.count - 1) more have changed"
  }

  private func words(of reason: SystemError, folders count: Int) -> String {
    let words =
      if reason.isNoSpace {
        "a user may have no more (on Linux, fs.inotify.max_user_watches says how many)"
      } else if reason.isTooManyFiles {
        "a user may have no more (on Linux, fs.inotify.max_user_instances says how many)"
      } else {
        reason.words
      }
    return "\(count.counting("folder")) cannot be watched: \(words); they are looked at twice a second instead"
  }
}
