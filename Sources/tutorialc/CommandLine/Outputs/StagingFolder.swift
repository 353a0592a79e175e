import TutorialCache
import TutorialSyntax
import TutorialSystem

/// A private folder of one build, for files on their way to their places.
///
/// It is locked while the build runs: an unlocked one was left behind by a killed build.
struct StagingFolder: ~Copyable, Sendable {
  let folder: Folder
  private let state: Folder
  private let counter = Guarded(0)
  /// Only kept open: its lock ends with it.
  private let lock: FileDescriptor

  private static let prefix = "staging-"

  /// Makes a folder with a unique name in a build's state folder.
  static func make(in state: Folder) throws(SystemError) -> StagingFolder {
    // Until it is locked, another build may take it for an abandoned one and remove it.
    for attempt in 0..<1000 {
      let name = "\(prefix)\(ProcessEnvironment.processNumber)-\(attempt)"
      do throws(SystemError) { try state.makeFolder(name) } catch {
        // If the parent folder has been removed, retrying is pointless.
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

  /// The time when it was made, by the clock of its file system.
  var began: FileStamp.Instant {
    FileStamp.Instant(device: folder.status.identity.device, time: folder.status.modified)
  }

  /// A time by that clock that is later than another one, so that changes from now on show. If the clock doesn't
  /// advance within some milliseconds, the current time.
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

  /// A new unique name in the folder.
  func nextName() -> String {
    let number = counter.withLock { value in
      value += 1
      return value
    }
    return String(number)
  }

  /// Removes the folder and its files. Nothing can be staged there afterwards.
  var removal: @Sendable () -> Void {
    let (folder, state) = (folder, state)
    return { Self.remove(folder, from: state) }
  }

  private static func remove(_ folder: Folder, from state: Folder) {
    // Other threads may still create files there until the folder is gone.
    for _ in 0..<100 {
      for name in (try? folder.names()) ?? [] { try? folder.remove(name) }
      do { try state.removeEmptyFolder(folder.name) } catch {
        if (try? folder.names())?.isEmpty == false { continue }
      }
      return
    }
  }

  /// Removes the staging folders of builds that have died. Links with such a name stay.
  static func removeAbandoned(in state: Folder) {
    for name in (try? state.names()) ?? [] where name.hasPrefix(prefix) {
      guard let folder = try? state.folder(name), let lock = try? folder.listing(), lock.tryLock() else { continue }
      remove(folder, from: state)
    }
  }
}
