import TutorialArguments
import TutorialCompiler
import TutorialSystem
import TutorialReporting

enum ConfigurationFile {
  static let name = "tutorialc.yaml"

  /// The configuration for a folder: the nearest one, in the folder or above.
  ///
  /// One above the working directory that belongs to another user is an error instead of being skipped: in a folder
  /// that many users can write to, anybody could decide what a run does.
  ///
  /// - Parameters:
  ///   - start: the folder; nil for the working directory, and then the path is relative to it.
  ///   - roots: the search doesn't go above the root that contains a named folder.
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

  /// Rejects a file whose owner isn't trusted.
  static func checkOwner(
    _ path: String, _ status: FileSystem.Status, trusts: (UInt32) -> Bool
  ) throws(UsageError) {
    // The owner of a link counts as much as that of its target.
    let owners = [(try? FileSystem.linkStatus(path))?.owner ?? status.owner, status.owner]
    guard let stranger = owners.first(where: { !trusts($0) }) else { return }
    throw UsageError(
      "\(path) belongs to another user (\(stranger)), and would control this run",
      hint: "--config \(path) accepts it")
  }
}
