import TutorialCache
import TutorialSyntax
import TutorialSystem

/// A folder of one build's own, for files on their way to their places. It is locked as long as the build runs: one
/// that is not locked was left behind by a build that was killed.
struct StagingFolder: ~Copyable, Sendable {
  /// The folder.
  let folder: Folder
  /// The folder that holds it.
  private let state: Folder
  private let counter = Guarded(0)
  /// Held, not used: its lock ends with it.
  private let lock: FileDescriptor

  private static let prefix = "staging-"

  /// A folder with a name of its own in a build's state folder.
  static func make(in state: Folder) throws(SystemError) -> StagingFolder {
    // Until it is locked, another build may take it for an abandoned one and clear it away.
    for attempt in 0..<1000 {
      let name = "\(prefix)\(ProcessEnvironment.processNumber)-\(attempt)"
      do throws(SystemError) { try state.makeFolder(name) } catch {
        // Where the folder that is to hold it has been removed, there is no use in going on.
        guard error.isExisting else { throw error }
        continue
      }
      do throws(SystemError) {
        let folder = try state.folder(name)
        let lock = try folder.listing()
        lock.lock()
        guard try state.status(of: name)?.identity == folder.identity else { continue }
        return StagingFolder(folder: folder, state: state, lock: lock)
      } catch {
        guard error.isNotFound else { throw error }
      }
    }
    throw SystemError.contended
  }

  private init(folder: Folder, state: Folder, lock: consuming FileDescriptor) {
    self.folder = folder
    self.state = state
    self.lock = lock
  }

  /// When it was made, by the clock of its file system.
  var began: FileStamp.Instant {
    FileStamp.Instant(device: folder.status.identity.device, time: folder.status.modified)
  }

  /// A time by that clock at which it has moved on from another, so that changes from now on show; or, where it does not
  /// within some milliseconds, the time anyway.
  func nextTick(after latest: Int64) -> FileStamp.Instant? {
    for _ in 0..<24 {
      guard let time = now() else { return nil }
      if time.time > latest { return time }
      ProcessEnvironment.sleep(milliseconds: 1)
    }
    return now()
  }

  private func now() -> FileStamp.Instant? {
    let name = nextName()
    defer { try? folder.remove(name) }
    guard let file = try? folder.open(name, .create), let status = try? FileSystem.status(of: file.number) else {
      return nil
    }
    return FileStamp.Instant(device: status.identity.device, time: status.modified)
  }

  /// A name in the folder that was never given out before.
  func nextName() -> String {
    let number = counter.withLock { value in
      value += 1
      return value
    }
    return String(number)
  }

  /// Removes the folder and what is in it. Nothing can be put into it afterwards.
  var removal: @Sendable () -> Void {
    let (folder, state) = (folder, state)
    return { Self.remove(folder, from: state) }
  }

  private static func remove(_ folder: Folder, from state: Folder) {
    // Other threads may still be putting something there, until the folder is no more.
    for _ in 0..<100 {
      for name in (try? folder.names()) ?? [] { try? folder.remove(name) }
      do { try state.removeEmptyFolder(folder.name) } catch {
        if (try? folder.names())?.isEmpty == false { continue }
      }
      return
    }
  }

  /// Removes the staging folders of builds that are no more. A link that bears such a name stays.
  static func removeAbandoned(in state: Folder) {
    for name in (try? state.names()) ?? [] where name.hasPrefix(prefix) {
      guard let folder = try? state.folder(name), let lock = try? folder.listing(), lock.tryLock() else { continue }
      remove(folder, from: state)
    }
  }
}
