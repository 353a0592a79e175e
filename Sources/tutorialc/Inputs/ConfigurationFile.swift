import TutorialArguments
import TutorialCompiler
import TutorialSystem

/// Where the configuration is.
enum ConfigurationFile {
  /// Its name.
  static let name = "tutorialc.yaml"

  /// The configuration that holds for a folder: the nearest one, from the working directory up, as a path relative to
  /// the working directory.
  ///
  /// One above the working directory that belongs to somebody else is an error, and not passed over: in a folder that
  /// many may write to, anybody could decide what a run does.
  static func find(_ session: Session) throws(UsageError) -> String? {
    let depth = session.workingDirectory.split(separator: "/").count
    var folder = "."
    for level in 0...depth {
      let path = FilePath.join(folder, name)
      if (try? FileSystem.linkStatus(path)) != nil {
        guard let status = try? FileSystem.status(path), status.kind == .file else {
          throw UsageError("\(path) is not a file", hint: "--config FILE names another one")
        }
        if level > 0 { try checkOwner(path, status, trusts: session.trusts) }
        return path
      }
      folder = folder == "." ? ".." : folder + "/.."
    }
    return nil
  }

  /// Refuses a file of somebody who is not trusted.
  static func checkOwner(
    _ path: String, _ status: FileSystem.Status, trusts: (UInt32) -> Bool
  ) throws(UsageError) {
    // A link says as much as the file that it leads to.
    let owners = [(try? FileSystem.linkStatus(path))?.owner ?? status.owner, status.owner]
    guard let stranger = owners.first(where: { !trusts($0) }) else { return }
    throw UsageError(
      "\(path) belongs to another user (\(stranger)), and would decide what this run does",
      hint: "--config \(path) accepts it")
  }
}
