/// What the file system says of a regular file without its being read.
///
/// Two equal stamps are one content, as long as the file was not changed in the very tick of the file system's clock in
/// which it was looked at: see `isSettled`.
package struct FileStamp: Hashable, Sendable {
  /// The file system, and the file's number in it.
  package let device: UInt64
  package let number: UInt64
  /// In bytes.
  package let size: Int64
  /// When the content was changed, in nanoseconds since 1970. Anybody may set it.
  package let modified: Int64
  /// When anything was changed, in nanoseconds since 1970. Nobody can set it.
  package let changed: Int64

  /// What a call of the system said.
  package init(device: UInt64, number: UInt64, size: Int64, modified: Int64, changed: Int64) {
    (self.device, self.number, self.size) = (device, number, size)
    (self.modified, self.changed) = (modified, changed)
  }

  /// Whether any change after an instant would show: the file is older than that by more than the clock's tick.
  ///
  /// - Parameter instant: a time by the clock of the file system that it is from. Of other file systems, and of those
  ///   that count whole seconds, two seconds more are asked for.
  package func isSettled(before instant: Instant) -> Bool {
    let isCoarse = device != instant.device || changed % 1_000_000_000 == 0
    let (limit, isOverflown) = instant.time.subtractingReportingOverflow(isCoarse ? 2_000_000_000 : 0)
    return !isOverflown && changed < limit
  }

  /// A time by the clock of a file system.
  package struct Instant: Hashable, Sendable {
    /// The file system.
    package let device: UInt64
    /// In nanoseconds since 1970.
    package let time: Int64

    /// The time of a file system.
    package init(device: UInt64, time: Int64) {
      (self.device, self.time) = (device, time)
    }
  }
}
