import TutorialPlatform

/// An open file, closed at the end of its owner's lifetime.
///
/// Only this file contains the raw calls for reading and writing.
package struct FileDescriptor: ~Copyable {
  /// The number.
  package let number: Int32

  /// Takes ownership of an open descriptor.
  package init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// The mode in which a file is opened.
  package enum Mode {
    /// For reading. A pipe without a writer doesn't block: it's opened, and recognised as not being a file.
    case read
    /// The same, if `path` itself isn't a symbolic link.
    case readNoLink
    /// For writing a new file, which must not exist. Its permissions follow from the user's umask.
    case create
    /// For appending. A pipe waits for a reader.
    case append
    /// For locking. A missing file is created.
    case lock
    /// A folder, for listing.
    case folder
  }

  /// Opens the file at `path`.
  package static func open(_ path: String, _ mode: Mode) throws(SystemError) -> FileDescriptor {
    let flags: Int32 =
      switch mode {
      case .read: O_RDONLY | O_CLOEXEC | O_NONBLOCK
      case .readNoLink: O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
      case .create: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      case .append: O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC
      case .lock: O_RDWR | O_CREAT | O_CLOEXEC
      case .folder: O_RDONLY | O_DIRECTORY | O_CLOEXEC
      }
    while true {
      let number = TutorialPlatform.open(path, flags, 0o666)
      if number >= 0 { return FileDescriptor(owning: number) }
      if errno != EINTR { throw .last }
    }
  }

  /// Reads to the end. Returns nil if there are more than `limit` bytes.
  ///
  /// - Parameter expected: the size to reserve at once, in bytes.
  package borrowing func readAll(expected: Int, limit: Int) throws(SystemError) -> [UInt8]? {
    try readToEnd(of: number, expected: expected, limit: limit)
  }

  /// Writes all of `bytes`.
  package borrowing func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    try write(bytes, to: number)
  }

  /// Sets the file's permissions. A file system without permissions isn't an error.
  package borrowing func setPermissions(_ permissions: UInt32) {
    fchmod(number, mode_t(permissions))
  }

  /// Waits until no other process holds the file's lock, and takes it.
  ///
  /// The lock ends with the descriptor, and with the process however that ends. A file system without locks is ignored.
  package borrowing func lock() {
    while flock(number, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Takes the file's lock. Returns false if another process holds it.
  package borrowing func tryLock() -> Bool {
    flock(number, LOCK_EX | LOCK_NB) == 0
  }
}

/// Reads the next bytes, at most `count`. Returns an empty array at the end.
package func readSome(from descriptor: Int32, atMost count: Int) throws(SystemError) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  while true {
    let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if got >= 0 {
      bytes.removeSubrange(got...)
      return bytes
    }
    if errno != EINTR { throw .last }
  }
}

/// Reads a descriptor to its end. Returns nil if there are more than `limit` bytes.
package func readToEnd(of descriptor: Int32, expected: Int, limit: Int) throws(SystemError) -> [UInt8]? {
  // One byte more than expected, so that one call reads a file of the expected size, and a second one sees its end.
  let room = min(max(expected, 4095), limit) + 1
  var failure: SystemError?
  // The buffer isn't cleared first if the size is known, because that would be a second pass over it.
  var bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
    while count < room {
      let got = read(descriptor, buffer.baseAddress.map { $0 + count }, room - count)
      if got > 0 {
        count += got
      } else if got == 0 {
        return
      } else if errno != EINTR {
        failure = .last
        return
      }
    }
  }
  if let failure { throw failure }
  if bytes.count < room { return bytes }
  var count = bytes.count
  while true {
    if count == bytes.count {
      if count > limit { return nil }
      bytes.append(contentsOf: repeatElement(0, count: min(count, limit + 1 - count)))
    }
    // The whole buffer is passed, because a slice of the array would be a copy.
    let got = bytes.withUnsafeMutableBytes { buffer in
      let free = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      return read(descriptor, free.baseAddress, free.count)
    }
    if got < 0 {
      if errno == EINTR { continue }
      throw .last
    }
    if got == 0 { break }
    count += got
  }
  if count > limit { return nil }
  bytes.removeLast(bytes.count - count)
  return bytes
}

extension [UInt8] {
  /// Returns true if the bytes equal another array's. The standard library's `==` compares them one by one.
  package func equalsInBytes(_ other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { own in
      other.withUnsafeBytes { other in
        guard let first = own.baseAddress, let second = other.baseAddress else { return true }
        return memcmp(first, second, own.count) == 0
      }
    }
  }
}

/// Writes all of `bytes` to a descriptor.
package func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var start = 0
  while start < bytes.count { start += try writeSome(bytes, from: start, to: descriptor) }
}

/// Writes some of the bytes from `start` on, at least one, as many as the descriptor takes.
///
/// - Returns: the number of bytes written; 0 only if there were none.
package func writeSome(_ bytes: [UInt8], from start: Int, to descriptor: Int32) throws(SystemError) -> Int {
  let rest = min(start, bytes.count)..<bytes.count
  while true {
    let written = bytes[rest].withUnsafeBytes { TutorialPlatform.write(descriptor, $0.baseAddress, $0.count) }
    if written >= 0 { return written }
    if errno != EINTR { throw .last }
  }
}
