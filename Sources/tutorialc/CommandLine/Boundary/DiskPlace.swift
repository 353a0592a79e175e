import TutorialCache
import TutorialSystem

/// Where a path ends once all symbolic links are resolved: a name in an open folder.
struct DiskPlace: Sendable {
  /// The folder.
  let folder: Folder
  /// The name in it; `.` for the folder itself.
  let name: String
  /// What bore the name when it was looked for; nil where nothing did.
  let status: FileSystem.Status?

  /// The absolute path without links.
  var path: String { name == "." ? folder.path : folder.path(of: name) }

  /// All of the regular file, at most `limit` bytes; nil where it is none, or larger.
  func read(limit: Int) throws(SystemError) -> [UInt8]? {
    let file = try folder.open(name, .read)
    let status = try FileSystem.status(of: file.number)
    guard status.kind == .file, status.size <= limit else { return nil }
    return try file.readAll(expected: status.size, limit: limit)
  }

  /// Whether the file holds exactly `bytes`.
  func holds(_ bytes: [UInt8]) -> Bool {
    guard status?.kind == .file, status?.size == bytes.count else { return false }
    return nowHolds(bytes)
  }

  /// Whether the file that is in the place now holds exactly `bytes`.
  func nowHolds(_ bytes: [UInt8]) -> Bool {
    guard let file = try? folder.open(name, .read), let status = try? FileSystem.status(of: file.number),
      status.kind == .file, status.size == bytes.count,
      let found = (try? file.readAll(expected: status.size, limit: bytes.count)).flatMap(\.self)
    else { return false }
    return found.equalsInBytes(bytes)
  }

  /// What the file system says now of the regular file in the place; nil where there is none.
  var stamp: FileStamp? {
    guard let now = try? folder.status(of: name), now.kind == .file else { return nil }
    return FileStamp(now)
  }

  /// Writes a file that must not exist, with the permissions of the one that it will replace.
  func create(_ bytes: [UInt8], permissions: UInt32?) throws(SystemError) {
    let file = try folder.open(name, .create)
    if let permissions { file.setPermissions(permissions) }
    try file.writeAll(bytes)
  }

  /// Puts `bytes` in the place in one step, through a hidden file beside it: whoever looks sees the old file or the new
  /// one, and a kill at any moment leaves one of both.
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
