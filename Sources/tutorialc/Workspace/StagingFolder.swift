import TutorialCompiler

/// A folder of one build's own, for files on their way to their places. It is locked as long as the build runs: one
/// that is not locked was left behind by a build that was killed.
struct StagingFolder: ~Copyable, Sendable {
  /// The folder.
  let path: String
  private let counter = Guarded(0)
  /// Held, not used: its lock ends with it.
  private let lock: FileDescriptor

  private static let prefix = "staging-"

  /// A folder with a name of its own.
  static func make(in parent: String) throws(SystemError) -> StagingFolder {
    // Until it is locked, another build may take it for an abandoned one and clear it away.
    for _ in 0..<100 {
      let path = try makeNew(in: parent)
      guard let lock = try? FileDescriptor.open(path, .folder) else { continue }
      lock.lock()
      if (try? FileSystem.status(path)) != nil { return StagingFolder(path: path, lock: lock) }
    }
    throw SystemError.contended
  }

  private init(path: String, lock: consuming FileDescriptor) {
    self.path = path
    self.lock = lock
  }

  private static func makeNew(in parent: String) throws(SystemError) -> String {
    var attempt = 0
    while true {
      let candidate = FilePath.join(parent, "\(prefix)\(ProcessEnvironment.processNumber)-\(attempt)")
      do {
        try FileSystem.makeNewFolder(candidate)
        return candidate
      } catch {
        attempt += 1
        guard attempt < 1000, error.isNotFound || error.isExisting else { throw error }
        // A neighbour that has ended may have taken the empty parent away.
        if error.isNotFound { try FileSystem.makeFolders(parent) }
      }
    }
  }

  /// A path in the folder that was never given out before.
  func nextPath() -> String {
    let number = counter.withLock { value in
      value += 1
      return value
    }
    return FilePath.join(path, String(number))
  }

  /// Removes a staging folder and what is in it.
  static func remove(_ folder: String) {
    for name in (try? FileSystem.names(in: folder)) ?? [] {
      try? FileSystem.removeFile(FilePath.join(folder, name))
    }
    try? FileSystem.removeEmptyFolder(folder)
  }

  /// Removes the staging folders of builds that are no more.
  static func removeAbandoned(in parent: String) {
    for name in (try? FileSystem.names(in: parent)) ?? [] where name.hasPrefix(prefix) {
      let folder = FilePath.join(parent, name)
      guard let descriptor = try? FileDescriptor.open(folder, .folder), descriptor.tryLock() else { continue }
      remove(folder)
    }
  }
}
