import TutorialSystem

/// Atomically writes files that the command line names: readers see the old content or the new one, and a kill at any
/// moment leaves one of both.
enum AtomicFile {
  /// Writes `bytes` to `path`, through a temporary file beside it. Folders are made as needed.
  ///
  /// A file that already has this content isn't touched. A symbolic link stays, and its target is replaced. Anything
  /// but a regular file, such as a pipe or a device, is written to directly.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    if isStream(path) {
      return try FileDescriptor.open(path, .append).writeAll(bytes)
    }
    let path = try FileSystem.followingLinks(path)
    if holds(path, bytes) { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try FileSystem.makeFolders(String(path[..<slash]))
    }
    let temporary = try temporaryPath(beside: path)
    do {
      try writeNew(bytes, to: temporary, permissionsOf: path)
      try FileSystem.rename(temporary, to: path)
    } catch {
      try? FileSystem.removeFile(temporary)
      throw error
    }
  }

  /// Returns true if `path` accepts bytes but cannot be replaced. `/dev/stdout` and `/dev/fd/3` are open files even if
  /// they lead to a regular one.
  static func isStream(_ path: String) -> Bool {
    guard let status = try? FileSystem.status(path) else { return false }
    return status.kind == .other || (status.kind == .file && path.hasPrefix("/dev/"))
  }

  /// Creates a file, which must not exist, with the permissions of the one that it will replace.
  static func writeNew(_ bytes: [UInt8], to path: String, permissionsOf replaced: String) throws(SystemError) {
    let file = try FileDescriptor.open(path, .create)
    if let old = try? FileSystem.status(replaced), old.kind == .file { file.setPermissions(old.permissions) }
    try file.writeAll(bytes)
  }

  /// Returns true if a file contains exactly `bytes`.
  static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    // Checked before opening, because a pipe's writer would notice that.
    guard (try? FileSystem.status(path))?.kind == .file, let file = try? FileDescriptor.open(path, .read),
      let status = try? FileSystem.status(of: file.number),
      status.kind == .file, status.size == bytes.count,
      let present = try? file.readAll(expected: status.size, limit: bytes.count)
    else { return false }
    return present == bytes
  }

  /// A free hidden name in the same folder, so that renaming stays within one file system.
  private static func temporaryPath(beside path: String) throws(SystemError) -> String {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let stem = "\(path[..<slash]).tutorialc-\(ProcessEnvironment.processNumber)"
    for attempt in 0..<100 {
      let candidate = "\(stem)-\(attempt).tmp"
      do {
        _ = try FileSystem.linkStatus(candidate)
      } catch {
        if error.isNotFound { return candidate }
        throw error
      }
    }
    return "\(stem).tmp"
  }
}
