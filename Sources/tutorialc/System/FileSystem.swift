import TutorialPlatform

/// The path operations of the command line, over POSIX.
package enum FileSystem {
  #if canImport(Darwin)
    private typealias Directory = UnsafeMutablePointer<DIR>
  #else
    private typealias Directory = OpaquePointer
  #endif

  /// The status of a file, folder or link.
  package struct Status: Sendable {
    /// The kind of thing at a path.
    package enum Kind {
      case file, folder, link, other
    }

    /// The kind.
    package let kind: Kind
    /// Its size in bytes.
    package let size: Int
    /// The permission bits for owner, group and others.
    package let permissions: UInt32
    /// The user id of the owner.
    package let owner: UInt32
    /// The identity: unique on this machine, and the same for all paths to it.
    package let identity: Identity
    /// The modification time of the content, in nanoseconds since 1970. Anybody may set it.
    package let modified: Int64
    /// The time of the last change of any kind, even of its times, in nanoseconds since 1970. Nobody can set it.
    package let changed: Int64

    /// Makes a status of the system's answer.
    package init(
      kind: Kind, size: Int, permissions: UInt32, owner: UInt32, identity: Identity, modified: Int64, changed: Int64
    ) {
      (self.kind, self.size, self.permissions, self.owner) = (kind, size, permissions, owner)
      (self.identity, self.modified, self.changed) = (identity, modified, changed)
    }
  }

  /// A file system, and the number of an inode in it.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    package let number: UInt64

    package func hash(into hasher: inout Hasher) {
      // Within a file system the numbers differ, and few runs see two file systems.
      hasher.combine(number)
    }

    /// Makes an identity.
    package init(device: UInt64, number: UInt64) {
      (self.device, self.number) = (device, number)
    }
  }

  /// Returns the status of `path`, following symbolic links.
  package static func status(_ path: String) throws(SystemError) -> Status {
    var raw = stat()
    guard stat(path, &raw) == 0 else { throw .last }
    return Status(raw)
  }

  /// Returns the status of `path` itself, which may be a symbolic link.
  package static func linkStatus(_ path: String) throws(SystemError) -> Status {
    var raw = stat()
    guard lstat(path, &raw) == 0 else { throw .last }
    return Status(raw)
  }

  /// Returns the status of an open descriptor.
  package static func status(of descriptor: Int32) throws(SystemError) -> Status {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw .last }
    return Status(raw)
  }

  /// An entry of a folder.
  ///
  /// `mayBeFolder` is false if the file system says that it is neither a folder nor a link. Not all file systems tell.
  package typealias Entry = (name: String, mayBeFolder: Bool)

  /// Returns the names in an open folder except `.` and `..`, sorted by their bytes.
  package static func names(in folder: borrowing FileDescriptor) throws(SystemError) -> [String] {
    try entries(of: folder).map(\.name)
  }

  /// Returns the entries of an open folder except `.` and `..`, sorted by the bytes of their names.
  package static func entries(of folder: borrowing FileDescriptor) throws(SystemError) -> [Entry] {
    // `closedir` closes the stream's descriptor, so the stream gets a duplicate.
    let own = dup(folder.number)
    guard own >= 0 else { throw .last }
    _ = fcntl(own, F_SETFD, FD_CLOEXEC)
    guard let stream = fdopendir(own) else {
      let error = SystemError.last
      close(own)
      throw error
    }
    return entries(of: stream)
  }

  /// Reads a stream to its end, and closes it.
  private static func entries(of stream: Directory) -> [Entry] {
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      let kind = Int(entry.pointee.d_type)
      let mayBeFolder = kind == Int(DT_DIR) || kind == Int(DT_LNK) || kind == Int(DT_UNKNOWN)
      if name != ".", name != ".." { entries.append((name, mayBeFolder)) }
    }
    return sorted(entries)
  }

  /// Returns entries sorted by the bytes of their names.
  ///
  /// The names are stored contiguously, because a sort compares each of them some ten times.
  private static func sorted(_ entries: [Entry]) -> [Entry] {
    var (bytes, places) = ([UInt8](), [(name: Range<Int>, place: Int)]())
    places.reserveCapacity(entries.count)
    for (place, entry) in entries.enumerated() {
      let start = bytes.count
      bytes += entry.name.utf8
      places.append((start..<bytes.count, place))
    }
    bytes.withUnsafeBufferPointer { bytes in
      places.sort { one, other in bytes[one.name].precedes(bytes[other.name]) }
    }
    return places.map { entries[$0.place] }
  }

  /// Creates a folder and its parents. An existing folder stays as it is.
  package static func makeFolders(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) == 0 { return }
    let error = SystemError.last
    if error.isNotFound, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolders(String(path[..<slash]))
      if mkdir(path, 0o777) == 0 { return }
    }
    // Another process may have created it in between.
    guard (try? status(path))?.kind != .folder else { return }
    throw error.isExisting ? SystemError(code: ENOTDIR) : error
  }

  /// Renames the file at `source`, atomically replacing any file at `destination`.
  package static func rename(_ source: String, to destination: String) throws(SystemError) {
    let result = TutorialPlatform.rename(source, destination)
    guard result == 0 else { throw .last }
  }

  /// Returns the target of the symbolic link at `path`, through further links, even if nothing exists there.
  ///
  /// Returns `path` itself if it isn't a link.
  package static func followingLinks(_ path: String) throws(SystemError) -> String {
    var path = path
    // The same limit as in Linux.
    for _ in 0...40 {
      guard let status = try? linkStatus(path), status.kind == .link else { return path }
      let target = try linkTarget(path)
      // The path isn't normalised, because `..` after a link to a folder means the parent of the link's target.
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    throw SystemError(code: ELOOP)
  }

  /// Returns the text of a symbolic link.
  private static func linkTarget(_ path: String) throws(SystemError) -> String {
    let size = Int(PATH_MAX)
    var text = [CChar](repeating: 0, count: size)
    let count = readlink(path, &text, size)
    guard count >= 0 else { throw .last }
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns true if there is a file at `path` that this user may execute.
  package static func isProgram(_ path: String) -> Bool {
    (try? status(path))?.kind == .file && access(path, X_OK) == 0
  }

  /// Removes a file or a symbolic link.
  package static func removeFile(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw .last }
  }

  /// Changes the working directory.
  package static func changeWorkingDirectory(to path: String) throws(SystemError) {
    guard chdir(path) == 0 else { throw .last }
  }

  /// The working directory, or nil if the system doesn't tell it.
  package static var workingDirectory: String? {
    guard let buffer = getcwd(nil, 0) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}

extension FileSystem.Status {
  fileprivate init(_ raw: stat) {
    let kind: Kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    // The types differ between platforms, and so does the sign of a device number.
    let device = UInt64(truncatingIfNeeded: raw.st_dev)
    let number = UInt64(truncatingIfNeeded: raw.st_ino)
    let permissions = UInt32(raw.st_mode) & 0o777
    #if canImport(Darwin)
      let (modified, changed) = (raw.st_mtimespec, raw.st_ctimespec)
    #else
      let (modified, changed) = (raw.st_mtim, raw.st_ctim)
    #endif
    self.init(
      kind: kind, size: Int(raw.st_size), permissions: permissions, owner: raw.st_uid,
      identity: .init(device: device, number: number), modified: modified.nanoseconds, changed: changed.nanoseconds)
  }
}

extension timespec {
  /// The nanoseconds since 1970, clamped to 64 bits.
  fileprivate var nanoseconds: Int64 {
    let (whole, isOverflown) = Int64(tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    return isOverflown ? (tv_sec < 0 ? .min : .max) : whole &+ Int64(tv_nsec)
  }
}

extension String {
  /// Returns true if the text precedes another in the order of UTF-8 bytes.
  ///
  /// This order doesn't depend on the locale or the Unicode version.
  package func precedesInBytes(_ other: String) -> Bool {
    var (own, other) = (self, other)
    return own.withUTF8 { own in other.withUTF8 { own[...].precedes($0[...]) } }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Returns true if the bytes precede others.
  fileprivate func precedes(_ others: Self) -> Bool {
    let (own, others) = (UnsafeBufferPointer(rebasing: self), UnsafeBufferPointer(rebasing: others))
    guard let first = own.baseAddress, let second = others.baseAddress else { return own.count < others.count }
    let order = memcmp(first, second, Swift.min(own.count, others.count))
    return order == 0 ? own.count < others.count : order < 0
  }
}
