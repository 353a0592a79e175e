import TutorialCompiler
import TutorialHosting
import TutorialReporting
import TutorialSystem

/// The programs that a run may start, with reasons for the others: docs/security.md has the rules.
struct ProgramPermissions: Sendable {
  enum Verdict: Hashable, Sendable {
    /// It may run: the file to execute, and its arguments.
    case allowed(path: String, words: [String])
    /// It doesn't exist, or isn't a program.
    case missing(SystemError)
    /// It may not run: a short reason, and the command line that allows it, if there is one.
    case refused(reason: String, line: String?)
  }

  let roots: ProgramRoots
  /// The root that contains the configuration, which names the programs: an absolute path without links.
  let configurationRoot: String
  /// The same root, as a container of files.
  let ownRoots: ProgramRoots
  /// True if any named program may run.
  let allowsAll: Bool
  /// The user's list, if there is a place for one.
  let allowFile: AllowFile?
  let workingDirectory: String
  /// The absolute path of this program.
  let executable: String?
  /// The search for programs with bare names.
  let search: ProgramSearch

  /// The time budget of all programs of a run together.
  var clock = ProgramClock(seconds: 300)

  /// Decides about a program that comes with the compiler: it is beside the compiler, or in PATH.
  func decideAboutOwn(_ name: String) -> Verdict {
    let beside = executable.map { FilePath.join(FilePath.folder(of: $0), name) }.flatMap {
      FileSystem.isProgram($0) ? $0 : nil
    }
    if let beside, !isBeneathRoot(beside) { return .allowed(path: beside, words: [name]) }
    if let path = search.find(name, where: { !isBeneathRoot($0) }) { return .allowed(path: path, words: [name]) }
    return decide([beside ?? name])
  }

  /// Decides about a command that the configuration names. A program with a `/` in its name is relative to the working
  /// directory.
  ///
  /// - Parameter trustsPath: true if programs called `tutorialc-…` in PATH need no permission.
  func decide(_ words: [String], trustsPath: Bool = true) -> Verdict {
    guard let name = words.first, let path = path(of: name) else { return .missing(.notFound) }
    let command = [name.contains("/") ? path : name] + words.dropFirst()
    if !FileSystem.isProgram(path) {
      do {
        return .missing(try FileSystem.status(path).kind == .file ? .forbidden : .isAFolder)
      } catch {
        return .missing(error)
      }
    }
    let isOwn = trustsPath && !name.contains("/") && name.hasPrefix("tutorialc-") && !isBeneathRoot(path)
    if allowsAll || isOwn { return .allowed(path: path, words: words) }
    return decide(command, words, path)
  }

  /// The absolute path of a program; of several in PATH, one that needs no permission.
  private func path(of name: String) -> String? {
    if name.contains("/") { return FilePath.join(workingDirectory, name) }
    let isOwn = name.hasPrefix("tutorialc-")
    return (isOwn ? search.find(name, where: { !isBeneathRoot($0) }) : nil) ?? search.find(name)
  }

  private func decide(_ command: [String], _ words: [String], _ path: String) -> Verdict {
    let line = ShellWords.line(["tutorialc", "allow", "--root", configurationRoot, "--"] + command)
    guard let allowFile else {
      return .refused(reason: "there is no home folder with a list of what is allowed", line: nil)
    }
    do throws(AllowFile.Problem) {
      let list = try allowFile.read(outside: roots)
      guard let earlier = list.entry(root: configurationRoot, command: command) else {
        return .refused(reason: "nobody has allowed it here", line: line)
      }
      do throws(ProgramFingerprint.UnreadableFile) {
        let now = try ProgramFingerprint(
          root: configurationRoot, beneath: ownRoots, command: command, program: path,
          workingDirectory: workingDirectory)
        guard now == earlier else { return .refused(reason: now.difference(from: earlier), line: line) }
        return .allowed(path: path, words: words)
      } catch {
        return .refused(reason: "\"\(error.path)\" cannot be read: \(error.error.words)", line: nil)
      }
    } catch {
      return .refused(reason: "the list of what is allowed, \(allowFile.path), is not used: \(error.words)", line: nil)
    }
  }

  /// Returns true if a program is beneath a root, or reached through a link there.
  private func isBeneathRoot(_ path: String) -> Bool { roots.hold(path) }
}

extension ProgramPermissions {
  /// The root that contains a configuration's file: the innermost of the given ones, or else the file's own folder.
  static func root(of configuration: String?, _ roots: ProgramRoots, _ workingDirectory: String) -> String {
    let path = configuration.map { FilePath.join(workingDirectory, $0) }
    return roots.innermost(of: path.map(FilePath.folder) ?? workingDirectory)
  }
}
