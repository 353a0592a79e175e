import TutorialSyntax
import TutorialSystem
import TutorialCache

/// A command as it was when somebody reviewed it: its words, and the contents of the files among them that are beneath
/// the root.
struct ProgramFingerprint: Hashable, Sendable {
  /// A file that a word of the command names.
  struct File: Hashable, Sendable {
    /// The absolute path, as the command names it.
    let path: String
    /// The BLAKE3 digest of its content, in hexadecimal.
    let digest: String
  }

  /// The root of the configuration that names the command: an absolute path without links.
  let root: String
  /// The words. A program that is named by a path has an absolute one.
  let command: [String]
  /// The program's file and every argument that is a file, in the order of the words, if they are beneath the root or
  /// lead there. In an argument like `--file=PATH`, the part after the first `=` counts too.
  let files: [File]
}

extension ProgramFingerprint {
  /// The command in its current state.
  ///
  /// - Parameters:
  ///   - root: the configuration's root.
  ///   - roots: the same root, as a container of files.
  ///   - program: the absolute path of the file that will be executed.
  ///   - workingDirectory: the absolute path that relative arguments start from.
  /// - Throws: the path of a file that cannot be read, and the reason.
  init(
    root: String, beneath roots: ProgramRoots, command: [String], program: String, workingDirectory: String
  ) throws(UnreadableFile) {
    var files: [File] = []
    for path in Self.paths(in: command, program, workingDirectory) {
      guard (try? FileSystem.status(path)) != nil, roots.hold(path) else { continue }
      if let digest = try Self.digest(of: path) { files.append(File(path: path, digest: digest)) }
    }
    self.init(root: root, command: command, files: files)
  }

  /// A file that cannot be hashed.
  struct UnreadableFile: Error {
    let path: String
    let error: SystemError
  }

  /// The difference from an earlier fingerprint of the same command, in a few words.
  func difference(from earlier: ProgramFingerprint) -> String {
    for (new, old) in zip(files, earlier.files) where new.path == old.path && new.digest != old.digest {
      return "\"\(new.path)\" has changed since it was allowed"
    }
    return "it was allowed with other files"
  }

  private static func paths(in command: [String], _ program: String, _ workingDirectory: String) -> [String] {
    // Not normalised, because `..` after a link must mean the same as to the program.
    func path(_ word: String) -> String { word.hasPrefix("/") ? word : workingDirectory + "/" + word }
    var paths = [program]
    for word in command.dropFirst() {
      paths.append(path(word))
      guard let equals = word.firstIndex(of: "=") else { continue }
      paths.append(path(String(word[word.index(after: equals)...])))
    }
    return paths
  }

  /// The maximum size of a file, in bytes.
  private static let sizeLimit = 1 << 30

  /// The digest of a regular file; nil for anything else.
  private static func digest(of path: String) throws(UnreadableFile) -> String? {
    do throws(SystemError) {
      guard try FileSystem.status(path).kind == .file else { return nil }
      let file = try FileDescriptor.open(path, .read)
      let status = try FileSystem.status(of: file.number)
      guard status.kind == .file else { return nil }
      guard let bytes = try file.readAll(expected: status.size, limit: sizeLimit) else { throw SystemError.tooLarge }
      return Digest(of: bytes).hex
    } catch {
      throw UnreadableFile(path: path, error: error)
    }
  }
}
