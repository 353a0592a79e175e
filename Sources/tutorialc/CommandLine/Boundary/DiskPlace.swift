import TutorialCache
import TutorialSystem

/// The end of a path after resolving all symbolic links: a name in an open folder.
struct DiskPlace: Sendable {
  let folder: Folder
  /// The name in the folder; `.` for the folder itself.
  let name: String
  /// The status of the entry at the time of resolution; nil if there was none.
  let status: FileSystem.Status?

  /// The absolute path without links.
  var path: String { name == "." ? folder.path : folder.path(of: name) }

  /// The content of the regular file, at most `limit` bytes; nil if it isn't one, or larger.
  func read(limit: Int) throws(SystemError) -> [UInt8]? {
    let file = try folder.open(name, .read)
    let status = try FileSystem.status(of: file.number)
    guard status.kind == .file, status.size <= limit else { return nil }
    return try file.readAll(expected: status.size, limit: limit)
  }

  /// Returns true if the file contains exactly `bytes`.
  func holds(_ bytes: [UInt8]) -> Bool {
    guard status?.kind == .file, status?.size == bytes.count else { return false }
    return nowHolds(bytes)
  }

  /// Returns true if the file that is now at the place contains exactly `bytes`.
  func nowHolds(_ bytes: [UInt8]) -> Bool {
    guard let file = try? folder.open(name, .read), let status = try? FileSystem.status(of: file.number),
      status.kind == .file, status.size == bytes.count,
      let found = (try? file.readAll(expected: status.size, limit: bytes.count)).flatMap(\.self)
    else { return false }
    return found.equalsInBytes(bytes)
  }

  /// The current stamp of the regular file at the place; nil if there is none.
  var stamp: FileStamp? {
    guard let now = try? folder.status(of: name), now.kind == .file else { return nil }
    return FileStamp(now)
  }

  /// Creates a file, which must not exist, with the permissions of the one that it will replace.
  func create(_ bytes: [UInt8], permissions: UInt32?) throws(SystemError) {
    let file = try folder.open(name, .create)
    if let permissions { file.setPermissions(permissions) }
    try file.writeAll(bytes)
  }

  /// Atomically replaces the content with `bytes`, through a hidden temporary file.
  ///
  /// Readers see the old file or the new one, and a kill at any moment leaves one of both.
  func replace(with bytes: [UInt8]) throws(SystemError) {
    let temporary = try freePlace()
    do {
      try temporary.create(bytes, permissions: status?.permissions)
      try folder.rename(temporary.name, into: folder, as: name)
    } catch {
      try? folder.remove(temporary.name)
      throw error
    }
  }

  private func freePlace() throws(SystemError) -> DiskPlace {
    for attempt in 0..<100 {
      let candidate = ".tutorialc-\(ProcessEnvironment.processNumber)-\(attempt)-\(name.prefix(40)).tmp"
      if try folder.status(of: candidate) == nil { return DiskPlace(folder: folder, name: candidate, status: nil) }
    }
    throw .contended
  }
}
