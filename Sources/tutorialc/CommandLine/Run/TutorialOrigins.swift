import TutorialCompiler
import TutorialSystem

/// The names by which an output folder remembers the tutorials that its files were made from: their paths as seen from
/// the folder, so that a tree may move, or be restored on another machine, together with what was built in it.
struct TutorialOrigins {
  private let output: String
  private let workingDirectory: String
  /// The names of folders, each made once.
  private let folders = Guarded<[String: String]>([:])

  /// Names for the folder `output`, a path as seen from the session's working directory.
  init(output: String, _ session: Session) {
    workingDirectory = session.workingDirectory
    self.output = FilePath.join(session.workingDirectory, output)
  }

  /// The name of a tutorial whose path is seen from the working directory.
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

  /// The way from the output folder; empty for that itself.
  private func nameAnew(ofFolder path: String) -> String {
    let target = FilePath.join(workingDirectory, path).split(separator: "/")
    let base = output.split(separator: "/")
    var common = 0
    while common < min(target.count, base.count), target[common] == base[common] { common += 1 }
    let up = Array(repeating: "..", count: base.count - common)
    return (up + target[common...].map(String.init)).joined(separator: "/")
  }

  /// Whether no file has the name any more. Standard input never goes.
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
