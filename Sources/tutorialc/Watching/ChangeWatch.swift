package import TutorialSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits until something that a run has looked at is not as it was any more.
///
/// What has changed is decided by looking again and comparing, in one way for all: what the system tells only says where
/// to look, and where it tells nothing, everything is looked at from time to time. So nobody is misled by news of what
/// the run itself has written, by an editor's files beside a file, or by news that come late or twice.
///
/// No change is lost between a run and the wait for the next one: folders that are watched go on being so while a run is at
/// work, and what is watched anew is compared at once with what the run saw.
package final class ChangeWatch {
  /// What the wait ended with.
  package enum News: Hashable, Sendable {
    /// Something bears other things than it did: the paths, sorted.
    case changed([String])
    /// More happened than the system could tell.
    case lost
    /// Who reads what is printed has gone.
    case readerGone
  }

  /// Folders that the system does not tell of.
  package struct Shortfall: Hashable, Sendable {
    /// How many.
    package let count: Int
    /// Why.
    package let reason: SystemError
  }

  private let watches: FolderWatches?
  private let unavailable: SystemError?
  private let readers: [Int32]
  private var folders: [String: FolderSightings] = [:]
  /// Folders of which nobody tells.
  private var polled: Set<String> = []
  /// Folders of which nobody told before now.
  private var unsure: Set<String> = []
  private var isOverflown = false
  /// When these are looked at next.
  private var nextLook: Int64 = 0

  /// Whoever saves a file does several things at a time: so long nothing has to happen, and so long that is waited for,
  /// in milliseconds.
  private static let (quiet, patience): (Int64, Int64) = (20, 500)
  /// How often folders are looked at of which nobody tells, in milliseconds, and how many times longer than looking takes.
  private static let (interval, ease): (Int64, Int64) = (500, 20)

  /// A watch of nothing yet.
  ///
  /// - Parameters:
  ///   - isPolling: whether the system is not asked.
  ///   - readers: descriptors to whose readers everything is said.
  package init(isPolling: Bool, readers: [Int32]) {
    self.readers = readers
    var failure: SystemError?
    var watches: FolderWatches?
    if !isPolling {
      do throws(SystemError) { watches = FolderWatches(try FolderEvents()) } catch { failure = error }
    }
    (self.watches, unavailable) = (watches, failure)
  }

  /// Goes on with what the last run has looked at.
  ///
  /// - Returns: what the system does not tell of, though it was asked.
  package func follow(_ sightings: Sightings) -> Shortfall? {
    folders = sightings.folders
    polled = []
    nextLook = Self.now + Self.interval
    guard let watches else {
      polled = Set(folders.keys)
      unsure = polled
      return unavailable.map { Shortfall(count: polled.count, reason: $0) }
    }
    watches.keep(folders)
    var failures: [SystemError] = []
    for (path, folder) in folders.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      do throws(SystemError) {
        if try watches.watch(folder) { unsure.insert(path) }
      } catch {
        polled.insert(path)
        unsure.insert(path)
        // A folder that may be passed and not listed is nothing unusual, and one that is gone is a change.
        if !error.isNotFound, !folder.isOnlyPassed { failures.append(error) }
      }
    }
    return failures.first.map { Shortfall(count: failures.count, reason: $0) }
  }

  /// Waits, and then until what happens is over. Afterwards it knows of nothing, until it is told what to follow.
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
      // What came and went meanwhile is as it was.
      let paths = changed.filter(\.isStill).map(\.path)
      if !paths.isEmpty { return .changed(paths.sorted { $0.precedesInBytes($1) }) }
    }
  }

  // MARK: What changes

  /// A name that bears something else, or with the empty name a folder that is no longer the same.
  private struct Change: Hashable {
    let folder: FolderSightings
    let name: String

    static func == (one: Change, other: Change) -> Bool { one.folder === other.folder && one.name == other.name }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(folder))
      hasher.combine(name)
    }

    var path: String { name.isEmpty ? folder.path : folder.path + (folder.path == "/" ? "" : "/") + name }
    var isStill: Bool { name.isEmpty || folder.hasChanged(name) }
  }

  private func changes(in paths: Set<String>) -> Set<Change> {
    Set(
      paths.flatMap { path in
        folders[path].map { folder in folder.changes().map { Change(folder: folder, name: $0) } } ?? []
      })
  }

  /// Waits until nothing has happened for a while.
  ///
  /// - Returns: false where the reader has gone.
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

  /// Waits for news, at most some milliseconds, and looks where something happened or where nobody tells.
  ///
  /// - Returns: false where the reader has gone.
  private func collect(_ changed: inout Set<Change>, within milliseconds: Int64?) -> Bool {
    var waiting = readers.map { pollfd(fd: $0, events: 0, revents: 0) }
    if let watches { waiting.append(pollfd(fd: watches.events.descriptor.number, events: Int16(POLLIN), revents: 0)) }
    let untilLook = polled.isEmpty ? nil : max(0, nextLook - Self.now)
    let time = [milliseconds, untilLook].compactMap(\.self).min() ?? -1
    let ready = poll(&waiting, nfds_t(waiting.count), Int32(clamping: time))
    let gone = Int16(POLLERR | POLLHUP)
    if waiting.prefix(readers.count).contains(where: { $0.revents & gone != 0 }) { return false }
    if ready > 0, let watches { watches.events.read().forEach { take($0, watches, &changed) } }
    let start = Self.now
    if !polled.isEmpty, start >= nextLook {
      changed.formUnion(changes(in: polled))
      nextLook = Self.now + max(Self.interval, (Self.now - start) * Self.ease)
    }
    return true
  }

  private func take(_ event: FolderEvents.Event, _ watches: FolderWatches, _ changed: inout Set<Change>) {
    switch event {
    case .overflow: isOverflown = true
    case .name(let number, let name):
      for folder in watches.paths(of: number).compactMap({ folders[$0] }) where folder.hasChanged(name) {
        changed.insert(Change(folder: folder, name: name))
      }
    case .something(let number):
      changed.formUnion(changes(in: watches.paths(of: number)))
    case .gone(let number):
      // Another folder may bear its name by now, even under its number on the disk.
      for folder in watches.paths(of: number).compactMap({ folders[$0] }) {
        changed.insert(Change(folder: folder, name: ""))
      }
      watches.lost(number)
    }
  }

  private static var now: Int64 { ProcessEnvironment.monotonicNanoseconds / 1_000_000 }
}
