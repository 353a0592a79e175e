import TutorialSystem

/// The folders of which the system tells, by their paths and by their numbers.
final class FolderWatches {
  /// A folder, and under which numbers it is watched.
  private struct Watch {
    let identity: FileSystem.Identity
    var number: Int32
    var hasContents: Bool
    /// The numbers of files in it, where those are watched one by one.
    var files: [String: Int32] = [:]
  }

  /// The queue.
  let events: FolderEvents
  private var watches: [String: Watch] = [:]
  /// One folder may have several paths.
  private var paths: [Int32: Set<String>] = [:]

  /// As many folders as are watched at most: each takes room in the kernel.
  private static let limit = 1 << 16

  init(_ events: FolderEvents) {
    self.events = events
  }

  /// Watches folders no longer that are not among these, or are others by now.
  func keep(_ folders: [String: FolderSightings]) {
    for (path, watch) in watches where folders[path]?.identity != watch.identity { drop(path) }
  }

  /// Watches a folder as far as it counts.
  ///
  /// - Returns: whether something was not watched before: what happened until now is unknown.
  func watch(_ folder: FolderSightings) throws(SystemError) -> Bool {
    let needsContents = folder.needsContents
    var isNew = false
    if let known = watches[folder.path] {
      isNew = needsContents && !known.hasContents
    } else {
      isNew = true
      guard watches.count < Self.limit else { throw SystemError.noSpace }
    }
    if isNew {
      let number = try events.watch(folder.path, contents: needsContents)
      paths[number, default: []].insert(folder.path)
      watches[folder.path, default: Watch(identity: folder.identity, number: number, hasContents: false)].hasContents =
        needsContents
    }
    guard FolderEvents.watchesSingleFiles else { return isNew }
    for name in folder.filesThatCount where watches[folder.path]?.files[name] == nil {
      let number = try events.watch(file: folder.path + "/" + name)
      watches[folder.path]?.files[name] = number
      paths[number] = [folder.path]
      isNew = true
    }
    return isNew
  }

  /// The paths of what is watched under a number.
  func paths(of number: Int32) -> Set<String> { paths[number] ?? [] }

  /// What was watched under a number is not any more.
  func lost(_ number: Int32) {
    for path in paths(of: number) { drop(path) }
  }

  private func drop(_ path: String) {
    guard let watch = watches.removeValue(forKey: path) else { return }
    for number in [watch.number] + watch.files.values {
      paths[number]?.remove(path)
      guard paths[number]?.isEmpty ?? false else { continue }
      paths[number] = nil
      events.unwatch(number)
    }
  }
}
