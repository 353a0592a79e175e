import TutorialPlatform
package import TutorialSystem

/// Waits until something that a run has read changes.
///
/// A change is always detected by looking again and comparing. The system's notifications only tell where to look.
/// Without notifications, everything is looked at periodically. So the watch isn't misled by a run's own outputs, by an
/// editor's temporary files, or by late or duplicate notifications.
///
/// No change between a run and the next wait is lost. Watched folders stay watched during a run, and newly watched ones
/// are immediately compared with the state that the run saw.
package final class ChangeWatch {
  /// The outcome of a wait.
  package enum News: Hashable, Sendable {
    /// Some paths changed; they are sorted.
    case changed([String])
    /// More happened than the system could report.
    case lost
    /// The reader of the output is gone.
    case readerGone
  }

  private let watches: FolderWatches?
  private let unavailable: SystemError?
  private let readers: [Int32]
  private var folders: [String: FolderAccesses] = [:]
  /// The folders without notifications, which are polled.
  private var polled: Set<String> = []
  /// The folders that had no notifications until now.
  private var unsure: Set<String> = []
  private var isOverflown = false
  /// The time of the next poll.
  private var nextLook: Int64 = 0

  /// The time without further changes, and the maximum wait for that, in milliseconds.
  ///
  /// Programs that save a file make several changes at once.
  private static let (quiet, patience): (Int64, Int64) = (20, 500)
  /// The polling interval in milliseconds, and the minimum ratio of that interval to the duration of a poll.
  private static let (interval, ease): (Int64, Int64) = (500, 20)

  /// Makes a watch that follows nothing yet.
  ///
  /// - Parameters:
  ///   - isPolling: true to poll, and not use notifications of the system.
  ///   - readers: descriptors of the output; the wait ends when their readers are gone.
  package init(isPolling: Bool, readers: [Int32]) {
    self.readers = readers
    var failure: SystemError?
    var watches: FolderWatches?
    if !isPolling {
      do throws(SystemError) { watches = FolderWatches(try FolderEvents()) } catch { failure = error }
    }
    (self.watches, unavailable) = (watches, failure)
  }

  /// Follows what the last run has looked at.
  ///
  /// - Returns: the number of folders without notifications although the system was asked, and the first reason; nil
  ///   if there are none.
  package func follow(_ accesses: AccessRecord) -> (count: Int, reason: SystemError)? {
    folders = accesses.folders
    polled = []
    nextLook = Self.now + Self.interval
    guard let watches else {
      polled = Set(folders.keys)
      unsure = polled
      return unavailable.map { (polled.count, $0) }
    }
    watches.keep(folders)
    var failures: [SystemError] = []
    for (path, folder) in folders.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      do throws(SystemError) {
        if try watches.watch(folder) { unsure.insert(path) }
      } catch {
        polled.insert(path)
        unsure.insert(path)
        // A folder that may be traversed but not listed is nothing unusual, and a missing folder is a change.
        if !error.isNotFound, !folder.isOnlyPassed { failures.append(error) }
      }
    }
    return failures.first.map { (failures.count, $0) }
  }

  /// Waits for a change, and then until no more follow. Afterwards it follows nothing until the next call of `follow`.
  package func wait() -> News {
    defer { folders = [:] }
    while true {
      var changed = changes(in: unsure)
      unsure = []
      while changed.isEmpty, !isOverflown {
        guard collect(&changed, within: nil) else { return .readerGone }
      }
      guard settle(&changed) else { return .readerGone }
      if isOverflown {
        isOverflown = false
        return .lost
      }
      // A file that came and went in the meantime hasn't changed.
      let paths = changed.filter { $0.name.isEmpty || hasChanged($0) }.map(\.path)
      if !paths.isEmpty { return .changed(paths.sorted { $0.precedesInBytes($1) }) }
    }
  }

  // MARK: Detection of changes

  /// A name with a change; an empty name means that the folder itself was replaced.
  private struct Change: Hashable {
    let folder: String
    let name: String

    var path: String { name.isEmpty ? folder : folder + (folder == "/" ? "" : "/") + name }
  }

  private func hasChanged(_ change: Change) -> Bool { folders[change.folder]?.hasChanged(change.name) ?? false }

  private func changes(in paths: Set<String>) -> Set<Change> {
    Set(paths.flatMap { path in (folders[path]?.changes() ?? []).map { Change(folder: path, name: $0) } })
  }

  /// Waits until nothing has changed for a while.
  ///
  /// - Returns: false if the reader is gone.
  private func settle(_ changed: inout Set<Change>) -> Bool {
    let start = Self.now
    var last = start
    while Self.now < min(last + Self.quiet, start + Self.patience) {
      var more: Set<Change> = []
      guard collect(&more, within: Self.quiet) else { return false }
      if !more.isEmpty { last = Self.now }
      changed.formUnion(more)
    }
    return true
  }

  /// Waits for notifications for a limited time, and checks the reported places and the polled folders.
  ///
  /// - Returns: false if the reader is gone.
  private func collect(_ changed: inout Set<Change>, within milliseconds: Int64?) -> Bool {
    var waiting = readers.map { pollfd(fd: $0, events: 0, revents: 0) }
    if let watches { waiting.append(pollfd(fd: watches.events.descriptor.number, events: Int16(POLLIN), revents: 0)) }
    let untilLook = polled.isEmpty ? nil : max(0, nextLook - Self.now)
    let time = [milliseconds, untilLook].compactMap(\.self).min() ?? -1
    let ready = poll(&waiting, nfds_t(waiting.count), Int32(clamping: time))
    let gone = Int16(POLLERR | POLLHUP)
    if waiting.prefix(readers.count).contains(where: { $0.revents & gone != 0 }) { return false }
    if ready > 0, let watches { watches.events.read().forEach { handle($0, watches, &changed) } }
    let start = Self.now
    if !polled.isEmpty, start >= nextLook {
      changed.formUnion(changes(in: polled))
      nextLook = Self.now + max(Self.interval, (Self.now - start) * Self.ease)
    }
    return true
  }

  private func handle(_ event: FolderEvents.Event, _ watches: FolderWatches, _ changed: inout Set<Change>) {
    switch event {
    case .overflow: isOverflown = true
    case .name(let number, let name):
      changed.formUnion(watches.paths(of: number).map { Change(folder: $0, name: name) }.filter(hasChanged))
    case .something(let number):
      changed.formUnion(changes(in: watches.paths(of: number)))
    case .gone(let number):
      // Another folder may have the name by now, even with the same inode number.
      let followed = watches.paths(of: number).filter { folders[$0] != nil }
      changed.formUnion(followed.map { Change(folder: $0, name: "") })
      watches.lost(number)
    }
  }

  private static var now: Int64 { ProcessEnvironment.monotonicNanoseconds / 1_000_000 }
}
