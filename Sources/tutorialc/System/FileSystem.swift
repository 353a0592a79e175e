#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls on paths that the command line needs, over POSIX.
enum FileSystem {
  #if canImport(Darwin)
    private typealias Directory = UnsafeMutablePointer<DIR>
  #else
    private typealias Directory = OpaquePointer
  #endif

  /// What stands at a path.
  struct Status {
    /// The kind of thing.
    enum Kind {
      case file, folder, link, other
    }

    /// What it is.
    let kind: Kind
    /// Its size in bytes.
    let size: Int
    /// Who may read, write and execute it.
    let permissions: UInt32
    /// The user who owns it.
    let owner: UInt32
    /// Tells it from everything else on this machine, by whichever path it is reached.
    let identity: Identity
  }

  /// A file system and a number in it.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// What stands at `path`; symbolic links are followed.
  static func status(_ path: String) throws(SystemError) -> Status {
    var raw = stat()
    guard stat(path, &raw) == 0 else { throw .last }
    return Status(raw)
  }

  /// What stands at `path` itself, which may be a symbolic link.
  static func linkStatus(_ path: String) throws(SystemError) -> Status {
    var raw = stat()
    guard lstat(path, &raw) == 0 else { throw .last }
    return Status(raw)
  }

  /// What an open descriptor is.
  static func status(of descriptor: Int32) throws(SystemError) -> Status {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw .last }
    return Status(raw)
  }

  /// The names in an open folder but `.` and `..`, sorted by their bytes.
  static func names(in folder: borrowing FileDescriptor) throws(SystemError) -> [String] {
    // The stream closes its descriptor.
    let own = dup(folder.number)
    guard own >= 0 else { throw .last }
    _ = fcntl(own, F_SETFD, FD_CLOEXEC)
    guard let stream = fdopendir(own) else {
      let error = SystemError.last
      close(own)
      throw error
    }
    return names(in: stream)
  }

  /// Reads a stream to its end, and closes it.
  private static func names(in stream: Directory) -> [String] {
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.precedesInBytes($1) }
  }

  /// Makes a folder and those that hold it; one that exists is left as it is.
  static func makeFolders(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) == 0 { return }
    let error = SystemError.last
    if error.isNotFound, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolders(String(path[..<slash]))
      if mkdir(path, 0o777) == 0 { return }
    }
    // Somebody else may have made it in between.
    guard (try? status(path))?.kind != .folder else { return }
    throw error.isExisting ? SystemError(code: ENOTDIR) : error
  }

  /// Puts the file at `source` in the place of whatever file stands at `destination`, in one step.
  static func rename(_ source: String, to destination: String) throws(SystemError) {
    #if canImport(Glibc)
      let result = Glibc.rename(source, destination)
    #elseif canImport(Musl)
      let result = Musl.rename(source, destination)
    #else
      let result = Darwin.rename(source, destination)
    #endif
    guard result == 0 else { throw .last }
  }

  /// Where the symbolic link at `path` leads, over other links too, whether anything stands there or not; `path` itself
  /// if it is no link.
  static func followingLinks(_ path: String) throws(SystemError) -> String {
    var path = path
    // As many as Linux follows.
    for _ in 0...40 {
      guard let status = try? linkStatus(path), status.kind == .link else { return path }
      let target = try linkTarget(path)
      // Joined as it is: `..` after a link to a folder means the parent of what it leads to.
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    throw SystemError(code: ELOOP)
  }

  /// The text of a symbolic link.
  private static func linkTarget(_ path: String) throws(SystemError) -> String {
    let size = Int(PATH_MAX)
    var text = [CChar](repeating: 0, count: size)
    let count = readlink(path, &text, size)
    guard count >= 0 else { throw .last }
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether a file stands at `path` that this user may execute.
  static func isProgram(_ path: String) -> Bool {
    (try? status(path))?.kind == .file && access(path, X_OK) == 0
  }

  /// Removes a file or a symbolic link.
  static func removeFile(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw .last }
  }

  /// The working directory.
  static var workingDirectory: String? {
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
    // Their types differ between platforms, and so does the sign of a device number.
    let device = UInt64(truncatingIfNeeded: raw.st_dev)
    let number = UInt64(truncatingIfNeeded: raw.st_ino)
    let permissions = UInt32(raw.st_mode) & 0o777
    self.init(
      kind: kind, size: Int(raw.st_size), permissions: permissions, owner: raw.st_uid,
      identity: .init(device: device, number: number))
  }
}

extension String {
  /// Whether the text comes before another by the order of its UTF-8 bytes, which no locale and no Unicode version
  /// changes.
  func precedesInBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}
