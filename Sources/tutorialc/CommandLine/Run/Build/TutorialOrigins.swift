import TutorialCompiler
import TutorialSystem

/// The names by which an output folder records its tutorials: their paths relative to the folder.
///
/// So a tree may be moved, or restored on another machine, together with its outputs.
struct TutorialOrigins {
  private let output: String
  private let workingDirectory: String
  private let folders = Guarded<[String: String]>([:])

  /// Names for the folder `output`, a path relative to the session's working directory.
  init(output: String, _ session: Session) {
    workingDirectory = session.workingDirectory
    self.output = FilePath.join(session.workingDirectory, output)
  }

  /// The name of a tutorial, whose path is relative to the working directory.
  func name(of path: String) -> String {
    guard path != StandardInput.name else { return path }
    let folder = name(ofFolder: FilePath.folder(of: path))
    return folder.isEmpty ? FilePath.name(of: path) : folder + "/" + FilePath.name(of: path)
  }

  private func name(ofFolder path: String) -> String {
    folders.withLock { folders in
      if let known = folders[path] { return known }
      let name = nameAnew(ofFolder: path)
      folders[path] = name
      return name
    }
  }

  /// The path from the output folder; empty for that folder itself.
  private func nameAnew(ofFolder path: String) -> String {
    let target = FilePath.join(workingDirectory, path).split(separator: "/")
    let base = output.split(separator: "/")
    let common = zip(target, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - common)
    return (up + target[common...].map(String.init)).joined(separator: "/")
  }

  /// Returns true if no file has the name any more; false for standard input.
  func isGone(_ name: String) -> Bool {
    guard name != StandardInput.name else { return false }
    do {
      _ = try FileSystem.status(FilePath.join(output, name))
      return false
    } catch {
      return error.isNotFound
    }
  }
}
