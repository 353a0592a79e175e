import CSystem
import TutorialSystem

/// The watched folders, by their paths and by their watch numbers.
final class FolderWatches {
  private struct Watch {
    let identity: FileSystem.Identity
    var number: Int32
    var hasContents: Bool
    /// The watch numbers of its files, if those are watched separately.
    var files: [String: Int32] = [:]
  }

  let events: FolderEvents
  private var watches: [String: Watch] = [:]
  /// The paths of each watch number; a folder may have several.
  private var paths: [Int32: Set<String>] = [:]

  /// The maximum number of watched folders, because each uses kernel memory.
  private static let limit = 1 << 16

  init(_ events: FolderEvents) {
    self.events = events
  }

  /// Ends the watches of folders that aren't in the list, or have been replaced.
  func keep(_ folders: [String: FolderAccesses]) {
    for (path, watch) in watches where folders[path]?.identity != watch.identity { drop(path) }
  }

  /// Watches a folder as far as it's relevant.
  ///
  /// - Returns: true if a part of it wasn't watched before, so that changes until now are unknown.
  func watch(_ folder: FolderAccesses) throws(SystemError) -> Bool {
    let needsContents = folder.needsContents
    var isNew = false
    if let known = watches[folder.path] {
      isNew = needsContents && !known.hasContents
    } else {
      isNew = true
      guard watches.count < Self.limit else { throw SystemError.noSpace }
    }
    if isNew {
      let number = try events.watch(
        folder.path, needsContents ? CSYSTEM_INTEREST_CONTENTS : CSYSTEM_INTEREST_NAMES)
      paths[number, default: []].insert(folder.path)
      watches[folder.path, default: Watch(identity: folder.identity, number: number, hasContents: false)].hasContents =
        needsContents
    }
    guard FolderEvents.watchesSingleFiles else { return isNew }
    for name in folder.filesThatCount where watches[folder.path]?.files[name] == nil {
      let number = try events.watch(folder.path + "/" + name, CSYSTEM_INTEREST_FILE)
      watches[folder.path]?.files[name] = number
      paths[number] = [folder.path]
      isNew = true
    }
    return isNew
  }

  func paths(of number: Int32) -> Set<String> { paths[number] ?? [] }

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
