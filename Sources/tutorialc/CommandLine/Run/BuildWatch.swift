import TutorialArguments
import TutorialCompiler
import TutorialReporting
import TutorialSyntax
import TutorialSystem
import TutorialWatching

/// A build that is done again whenever something that it has looked at is not as it was any more.
///
/// Each time it is the whole build, from the configuration on: there is no second way of building. What it has looked at,
/// its folders take down (`Sightings`), what it was looking for in vain included; so nothing but that is watched, and
/// what a build may not touch, it does not watch either.
struct BuildWatch {
  private let arguments: Arguments
  private let session: Session
  private let options: ReportOptions
  private let isPolling: Bool

  /// A watch over the build of a command line.
  ///
  /// - Parameter isPolling: whether the system is not asked to tell of changes.
  init(_ arguments: Arguments, _ session: Session, isPolling: Bool) throws(UsageError) {
    (self.arguments, self.session, self.isPolling) = (arguments, session, isPolling)
    var watched = session
    watched.sightings = Sightings()
    options = try ReportOptions(arguments, watched)
  }

  /// Builds, again and again, until the process is interrupted or nobody reads any more what it says.
  ///
  /// - Throws: what is wrong with the command line, when it turns out by the first build.
  func run(_ build: (Session) throws(UsageError) -> ExitCode) throws(UsageError) -> ExitCode {
    let watch = ChangeWatch(
      isPolling: isPolling, readers: [session.output.descriptor, session.error.descriptor])
    var session = session
    session.memory = CompileMemory()
    var shortfall: ChangeWatch.Shortfall?
    var sightings = begin(&session)
    var code = try build(session)
    while true {
      let present = watch.follow(sightings)
      if let present, present.reason != shortfall?.reason { say(words(of: present)) }
      shortfall = present
      say("waiting for changes")
      switch watch.wait() {
      case .readerGone: return code
      case .lost: say("more has changed than the system can tell")
      case .changed(let paths): say(words(of: paths))
      }
      CrashGuard.forgetCrashes()
      session.crashes = CrashJournal()
      // The folder may have been made anew; where it is gone, the build says so.
      try? FileSystem.changeWorkingDirectory(to: session.workingDirectory)
      sightings = begin(&session)
      do { code = try build(session) } catch { code = report(error) }
    }
  }

  /// Takes down anew what is looked at. The configuration is looked for before there is anything else.
  private func begin(_ session: inout Session) -> Sightings {
    let sightings = Sightings()
    session.sightings = sightings
    guard let disk = try? Disk(workingDirectory: session.workingDirectory, sightings) else { return sightings }
    if let named = arguments.value(InputOptions.config) {
      disk.note(named)
      return sightings
    }
    for folder in disk.workingDirectory.withParents {
      guard (try? folder.status(of: ConfigurationFile.name)) != nil else { continue }
      disk.note(folder.path(of: ConfigurationFile.name))
      break
    }
    return sightings
  }

  /// Takes down what decides which programs a run starts, and whether it may: the list of what is allowed, and all that
  /// the words of their commands may name.
  static func notePrograms(of plan: RunPlan) {
    if let fonts = plan.fonts { noteProgram(fonts.command ?? [FontMeasurer.standardProgram], of: plan) }
    for emitter in plan.emitters where emitter.program != nil {
      noteProgram(
        emitter.command.isEmpty ? [PluginPrograms.command(ofEmitter: emitter.name)] : emitter.command, of: plan)
    }
  }

  private static func noteProgram(_ words: [String], of plan: RunPlan) {
    let permissions = plan.permissions
    var paths = words + words.flatMap { $0.split(separator: "=", maxSplits: 1).dropFirst().map(String.init) }
    if let name = words.first, !name.contains("/") {
      paths += permissions.search.places(of: name)
      paths += permissions.executable.map { [FilePath.join(FilePath.folder(of: $0), name)] } ?? []
    }
    paths += permissions.allowFile.map { [$0.path] } ?? []
    for path in paths { plan.boundary.disk.note(path) }
  }

  /// A command line that the first build understood, and this one does not: something that it names is gone, or has
  /// become something else.
  private func report(_ error: UsageError) -> ExitCode {
    var report = Report(options, SeverityPolicy(commandLine: options.rules, isStrict: options.isStrict))
    report.add([
      Diagnostic(.unreadableFile, error.message, at: nil, notes: error.hint.map { [.init($0)] } ?? [])
    ])
    return report.write(session, machineStream: session.error)
  }

  // MARK: Words

  /// Says something to people, and to programs that read diagnostics by the line.
  private func say(_ words: String) {
    guard !options.isQuiet, options.format != .json || options.file != nil else { return }
    session.say("tutorialc: \(words)")
  }

  private func words(of paths: [String]) -> String {
    let first = FilePath.path(to: paths.first ?? "", from: session.workingDirectory).printable
    return paths.count == 1 ? "\(first) has changed" : "\(first) and \(paths.count - 1) more have changed"
  }

  private func words(of shortfall: ChangeWatch.Shortfall) -> String {
    let reason = shortfall.reason
    let words =
      if reason.isNoSpace {
        "a user may have no more (on Linux, fs.inotify.max_user_watches says how many)"
      } else if reason.isTooManyFiles {
        "a user may have no more (on Linux, fs.inotify.max_user_instances says how many)"
      } else {
        reason.words
      }
    let folders = shortfall.count == 1 ? "1 folder" : "\(shortfall.count) folders"
    return "\(folders) cannot be watched: \(words); twice a second they are looked at instead"
  }
}
