import TutorialArguments
import TutorialCompiler
import TutorialSystem
import TutorialReporting

/// Where the configuration is.
enum ConfigurationFile {
  /// Its name.
  static let name = "tutorialc.yaml"

  /// The configuration that holds for a folder: the nearest one, from there up.
  ///
  /// One above the working directory that belongs to somebody else is an error, and not passed over: in a folder that
  /// many may write to, anybody could decide what a run does.
  ///
  /// - Parameters:
  ///   - start: the folder; the working directory where none is named, and then the path is relative to it.
  ///   - roots: above the one of these that a folder which was named lies in, nothing is looked for.
  static func find(
    _ session: Session, from start: String? = nil, beneath roots: [String] = []
  ) throws(UsageError) -> String? {
    guard let start else { return try find(session, from: ".", upTo: []) }
    guard let status = try? FileSystem.status(start), status.kind == .folder else {
      throw UsageError("--config-from: \(start.printable) is not a folder")
    }
    return try find(session, from: start, upTo: roots.compactMap { (try? FileSystem.status($0))?.identity })
  }

  private static func find(
    _ session: Session, from start: String, upTo ends: [FileSystem.Identity]
  ) throws(UsageError) -> String? {
    var (folder, isAbove) = (start, false)
    while let place = try? FileSystem.status(folder) {
      let path = FilePath.join(folder, name)
      if (try? FileSystem.linkStatus(path)) != nil {
        guard let status = try? FileSystem.status(path), status.kind == .file else {
          throw UsageError("\(path) is not a file", hint: "--config FILE names another one")
        }
        if isAbove { try checkOwner(path, status, trusts: session.trusts) }
        return path
      }
      let parent = folder == "." ? ".." : FilePath.join(folder, "..")
      if ends.contains(place.identity) || (try? FileSystem.status(parent))?.identity == place.identity { return nil }
      (folder, isAbove) = (parent, true)
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
