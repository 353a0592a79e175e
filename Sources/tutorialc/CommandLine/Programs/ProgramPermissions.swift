import TutorialCompiler
import TutorialHosting
import TutorialReporting
import TutorialSystem

/// Which programs a run may start, and why not the others: docs/security.md has the rules.
struct ProgramPermissions: Sendable {
  /// What is decided about a command.
  enum Verdict: Hashable, Sendable {
    /// It may run: the file to execute, and the words that it is started with.
    case allowed(path: String, words: [String])
    /// It is not there, or no program.
    case missing(SystemError)
    /// It may not run: a few words that say why, and the line that allows it, where one would.
    case refused(reason: String, line: String?)
  }

  /// Beneath which the files lie that are compiled.
  let roots: ProgramRoots
  /// The root that holds the configuration, which is what names programs: an absolute path without links.
  let configurationRoot: String
  /// The same.
  let ownRoots: ProgramRoots
  /// Whether whatever is named may run.
  let allowsAll: Bool
  /// The user's list, where there is a place for one.
  let allowFile: AllowFile?
  /// The absolute path of the working directory.
  let workingDirectory: String
  /// The absolute path of this program.
  let executable: String?
  /// Where programs with bare names are.
  let search: ProgramSearch

  /// How long programs may take, all of a run's together.
  var clock = ProgramClock(seconds: 300)

  /// Decides about a program that comes with the compiler: it lies beside the compiler's own, or in PATH.
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
  /// - Parameter trustsPath: whether programs called `tutorialc-…` in PATH need nobody's permission.
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

  /// The absolute path of a program; of several in PATH, one that needs nobody's permission.
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

  /// Whether a program lies beneath a root, or something there leads to it.
  private func isBeneathRoot(_ path: String) -> Bool { roots.hold(path) }
}

extension ProgramPermissions {
  /// The root that holds a configuration's file: of those given the innermost, or else the file's own folder.
  static func root(of configuration: String?, _ roots: ProgramRoots, _ workingDirectory: String) -> String {
    let path = configuration.map { FilePath.join(workingDirectory, $0) }
    return roots.innermost(of: path.map(FilePath.folder) ?? workingDirectory)
  }
}
