import TutorialArguments
import TutorialCompiler
import TutorialReporting
import TutorialSyntax
import TutorialSystem

enum AllowCommand: Command {
  static let name = "allow"
  private static let root = Option(
    "--root", .path("DIR"),
    help: "The checkout's folder, in which the program may run. Default: the checkout that this folder is in.")
  private static let list = Option("--list", help: "List the allowed programs, and allow nothing.")
  private static let revoke = Option(
    "--revoke", help: "Revoke the permission of PROGRAM with these arguments; without PROGRAM, revoke all beneath DIR."
  )

  static let synopsis = Synopsis(
    name: name,
    abstract: "let a configuration run a program",
    discussion: """
      A program that tutorialc.yaml names runs only if it came with the compiler, is called tutorialc-... and is in PATH
      outside of the checkout, or was allowed by this command. The diagnostic program-not-allowed ends with the line to
      run. PROGRAM and its arguments are those of the configuration; a PROGRAM with a / is relative to this folder.

      The command records the checkout's folder, the program with its arguments, and the BLAKE3 digest of every file
      among these words that is in the checkout. When one of them changes, allow the program again. Files that such a
      file reads or starts aren't checked. The list is yours: it is in XDG_CONFIG_HOME/tutorialc or ~/.config/tutorialc.
      """,
    operands: .init(usage: "[--] [PROGRAM [ARGUMENT]...]", count: 0...Int.max, completion: .files),
    options: [root, list, revoke], reportsDiagnostics: false,
    examples: [
      .init(command: "tutorialc allow -- tools/measure.sh --fast", meaning: "allow a measurer of this checkout"),
      .init(command: "tutorialc allow --list", meaning: "list the allowed programs"),
      .init(command: "tutorialc allow --revoke", meaning: "revoke everything in this checkout"),
    ])

  static func run(_ arguments: Arguments, _ session: Session) throws(UsageError) -> ExitCode {
    guard let file = AllowFile.current else {
      return fail("there is no home folder to keep the list in: neither XDG_CONFIG_HOME nor HOME is set", session)
    }
    if arguments.has(list) { return try printList(file, arguments, session) }
    let boundary = try Self.boundary(arguments, session)
    let root = try Self.folder(arguments, session, boundary)
    var command = arguments.operands
    if let program = command.first, program.contains("/") {
      command[0] = FilePath.join(session.workingDirectory, program)
    }
    let holder = ProgramRoots(at: root, isFlat: root == "/" || root == home(session, boundary.disk), on: boundary.disk)
    if arguments.has(revoke) { return takeBack(root, holder, command, file, session) }
    guard !command.isEmpty else { throw UsageError("allow needs a PROGRAM, --list or --revoke") }
    let own = ProgramRoots(at: root, on: boundary.disk)
    return allow(root, holder, own, command, file, session)
  }

  /// The root folder that the command is about.
  private static func folder(
    _ arguments: Arguments, _ session: Session, _ boundary: Boundary
  ) throws(UsageError) -> String {
    guard let named = arguments.value(root) else {
      let found = try ConfigurationFile.find(session)
      return ProgramPermissions.root(of: found, ProgramRoots(boundary, configuration: found), session.workingDirectory)
    }
    guard let folder = try? boundary.disk.folder(at: named) else {
      throw UsageError("--root: there is no folder \"\(excerpt(named))\"")
    }
    return folder.path
  }

  /// The boundary of the configuration in force, which applies if no root is named.
  private static func boundary(_ arguments: Arguments, _ session: Session) throws(UsageError) -> Boundary {
    let found = arguments.has(root) ? nil : try ConfigurationFile.find(session)
    return try Boundary(roots: [], configuration: found, budget: Budget(), session)
  }

  private static func home(_ session: Session, _ disk: Disk) -> String? {
    session.home.flatMap { try? disk.folder(at: $0) }?.path
  }

  private static func allow(
    _ root: String, _ holder: ProgramRoots, _ own: ProgramRoots, _ command: [String], _ file: AllowFile,
    _ session: Session
  ) -> ExitCode {
    let name = command.first ?? ""
    let search = ProgramSearch(path: ProcessEnvironment.variable("PATH"))
    guard let program = name.contains("/") ? name : search.find(name), FileSystem.isProgram(program) else {
      return fail("there is no program \"\(name)\"", session)
    }
    do throws(ProgramFingerprint.UnreadableFile) {
      let fingerprint = try ProgramFingerprint(
        root: root, beneath: own, command: command, program: program, workingDirectory: session.workingDirectory)
      return change(file, holder, session, then: described(fingerprint)) { $0.allow(fingerprint) }
    } catch {
      return fail("\"\(error.path)\" cannot be read: \(error.error.words)", session)
    }
  }

  private static func takeBack(
    _ root: String, _ holder: ProgramRoots, _ command: [String], _ file: AllowFile, _ session: Session
  ) -> ExitCode {
    var count = 0
    let code = change(file, holder, session, then: "") {
      count = $0.revoke(root: root, command: command.isEmpty ? nil : command)
    }
    guard code == .success else { return code }
    guard count > 0 else { return fail("no such command is allowed in \(root)", session) }
    return session.printResult("\(count.counting("command")) revoked\n")
  }

  private static func change(
    _ file: AllowFile, _ holder: ProgramRoots, _ session: Session, then text: String,
    _ change: (inout AllowList) -> Void
  ) -> ExitCode {
    do throws(AllowFile.Problem) {
      try file.update(outside: holder, change)
      return session.printResult(text)
    } catch {
      return fail("\(file.path) cannot be used: \(error.words)", session)
    }
  }

  private static func printList(
    _ file: AllowFile, _ arguments: Arguments, _ session: Session
  ) throws(UsageError) -> ExitCode {
    let boundary = try Boundary(roots: [], configuration: nil, budget: Budget(), session)
    let roots = ProgramRoots(boundary, configuration: nil)
    let wanted = arguments.has(root) ? try folder(arguments, session, boundary) : nil
    do throws(AllowFile.Problem) {
      let list = try file.read(outside: roots)
      return session.printResult(
        list.entries.filter { wanted == nil || $0.root == wanted }.map(described).joined())
    } catch {
      return fail("\(file.path) cannot be used: \(error.words)", session)
    }
  }

  /// A description of an allowed command: its root, and its watched files.
  private static func described(_ entry: ProgramFingerprint) -> String {
    let files = entry.files.map { "  \($0.digest.prefix(16)) \($0.path.printable)\n" }.joined()
    let nothing = "  no file of the checkout is part of it, so changes in the checkout go unnoticed\n"
    return "\(entry.root.printable): \(ShellWords.line(entry.command))\n" + (files.isEmpty ? nothing : files)
  }

  private static func fail(_ message: String, _ session: Session) -> ExitCode {
    session.say("tutorialc: error: \(message.printable)")
    return .environment
  }
}
