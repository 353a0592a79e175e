import TutorialSyntax
import TutorialSystem
import TutorialCache

/// A command as somebody has looked at it: its words, and what the files among them held that lie beneath the root.
struct ProgramFingerprint: Hashable, Sendable {
  /// A file that a word of the command names.
  struct File: Hashable, Sendable {
    /// The absolute path, as the command names it.
    let path: String
    /// The SHA-256 of what it holds.
    let digest: String
  }

  /// The root of the configuration that names the command: an absolute path without links.
  let root: String
  /// The words. A program that is named by a path has an absolute one.
  let command: [String]
  /// The program's file and every argument that is a file, in the order of the words, where they lie beneath the root
  /// or lead there. In an argument like `--file=PATH`, what follows the first `=` counts too.
  let files: [File]

  /// The command as recorded.
  init(root: String, command: [String], files: [File]) {
    self.root = root
    self.command = command
    self.files = files
  }

  /// The command as it is now.
  ///
  /// - Parameters:
  ///   - roots: the root, as what holds files.
  ///   - program: the absolute path of the file that will be executed.
  ///   - workingDirectory: the absolute path that paths among the arguments are relative to.
  /// - Throws: why a file cannot be read, with its path.
  init(
    root: String, beneath roots: ProgramRoots, command: [String], program: String, workingDirectory: String
  ) throws(UnreadableFile) {
    self.root = root
    self.command = command
    var files: [File] = []
    for path in Self.paths(in: command, program, workingDirectory) {
      guard (try? FileSystem.status(path)) != nil, roots.hold(path) else { continue }
      if let digest = try Self.digest(of: path) { files.append(File(path: path, digest: digest)) }
    }
    self.files = files
  }

  /// A file that cannot be digested.
  struct UnreadableFile: Error {
    /// Which.
    let path: String
    /// Why.
    let error: SystemError
  }

  /// What is different from an earlier look at the same command, in a few words.
  func difference(from earlier: ProgramFingerprint) -> String {
    for (new, old) in zip(files, earlier.files) where new.path == old.path && new.digest != old.digest {
      return "\"\(new.path)\" has changed since it was allowed"
    }
    return "it was allowed with other files"
  }

  private static func paths(in command: [String], _ program: String, _ workingDirectory: String) -> [String] {
    // Joined as they are: `..` behind a link means what the program will find there.
    func path(_ word: String) -> String { word.hasPrefix("/") ? word : workingDirectory + "/" + word }
    var paths = [program]
    for word in command.dropFirst() {
      paths.append(path(word))
      guard let equals = word.firstIndex(of: "=") else { continue }
      paths.append(path(String(word[word.index(after: equals)...])))
    }
    return paths
  }

  /// As large as a file may be, in bytes.
  private static let sizeLimit = 1 << 30

  /// The digest of a regular file; nil for what is none.
  private static func digest(of path: String) throws(UnreadableFile) -> String? {
    do throws(SystemError) {
      guard try FileSystem.status(path).kind == .file else { return nil }
      let file = try FileDescriptor.open(path, .read)
      let status = try FileSystem.status(of: file.number)
      guard status.kind == .file else { return nil }
      guard let bytes = try file.readAll(expected: status.size, limit: sizeLimit) else { throw SystemError.tooLarge }
      return SHA256.hex(of: bytes)
    } catch {
      throw UnreadableFile(path: path, error: error)
    }
  }
}
