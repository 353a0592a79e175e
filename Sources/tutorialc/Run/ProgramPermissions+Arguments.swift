import TutorialSyntax

extension ProgramPermissions {
  /// What the command line and the environment say.
  ///
  /// - Parameters:
  ///   - configuration: the path of the configuration's file, if there is one.
  ///   - roots: beneath which the files lie that are compiled.
  ///   - disk: where programs are looked for.
  init(_ arguments: Arguments, _ session: Session, configuration: String?, _ roots: ProgramRoots, on disk: Disk)
    throws(UsageError)
  {
    let root = Self.root(of: configuration, roots, session.workingDirectory)
    self.init(
      roots: roots, configurationRoot: root, ownRoots: ProgramRoots(at: root, on: disk),
      allowsAll: arguments.has(InputOptions.allowPlugins)
        || ProcessEnvironment.variable("TUTORIALC_ALLOW_PLUGINS") == "1",
      allowFile: .current, workingDirectory: session.workingDirectory, executable: ProcessEnvironment.executable,
      search: ProgramSearch(path: ProcessEnvironment.variable("PATH")))
    if let text = arguments.value(InputOptions.programSeconds) { seconds = try Self.seconds(text) }
  }

  private static func seconds(_ text: String) throws(UsageError) -> Int {
    guard let seconds = Int(text), (1...86400).contains(seconds) else {
      throw UsageError("--program-seconds is \"\(excerpt(text))\", not a number from 1 to 86400")
    }
    return seconds
  }
}

extension AllowFile {
  /// The file of the user whose process this is.
  static var current: AllowFile? {
    AllowFile(
      configurationHome: ProcessEnvironment.variable("XDG_CONFIG_HOME"), home: ProcessEnvironment.variable("HOME"))
  }
}
