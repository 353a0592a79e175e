/// The file system's metadata of a regular file, which tell whether it has changed without reading it.
///
/// Equal stamps mean equal content, unless the file was changed within the clock tick in which it was looked at: see
/// `isSettled`.
package struct FileStamp: Hashable, Sendable {
  /// The file system, and the file's inode number.
  package let device: UInt64
  package let number: UInt64
  /// The size in bytes.
  package let size: Int64
  /// The modification time, in nanoseconds since 1970. Users can set it.
  package let modified: Int64
  /// The change time, in nanoseconds since 1970. Users cannot set it.
  package let changed: Int64

  /// A stamp with the fields of a status call.
  package init(device: UInt64, number: UInt64, size: Int64, modified: Int64, changed: Int64) {
    (self.device, self.number, self.size) = (device, number, size)
    (self.modified, self.changed) = (modified, changed)
  }

  /// Returns true if any change after an instant would show, because the file is older by more than a clock tick.
  ///
  /// - Parameter instant: a time by the clock of its file system. A file on another file system, or with a time in
  ///   whole seconds, must be two seconds older.
  package func isSettled(before instant: Instant) -> Bool {
    let isCoarse = device != instant.device || changed % 1_000_000_000 == 0
    let (limit, isOverflown) = instant.time.subtractingReportingOverflow(isCoarse ? 2_000_000_000 : 0)
    return !isOverflown && changed < limit
  }

  /// A time by a file system's clock.
  package struct Instant: Hashable, Sendable {
    /// The file system.
    package let device: UInt64
    /// The time, in nanoseconds since 1970.
    package let time: Int64

    /// A time of the given file system.
    package init(device: UInt64, time: Int64) {
      (self.device, self.time) = (device, time)
    }
  }
}
