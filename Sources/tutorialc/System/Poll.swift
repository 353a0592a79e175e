import TutorialPlatform

/// Waits for several descriptors at once.
package struct Poll {
  private var waiting: [pollfd] = []

  /// Begins without any descriptors.
  package init() {}

  /// Adds a descriptor. The wait ends when it can be read or written, or its other side is gone.
  package mutating func add(_ number: Int32, reads: Bool, writes: Bool) {
    let events = (reads ? Int32(POLLIN) : 0) | (writes ? Int32(POLLOUT) : 0)
    waiting.append(pollfd(fd: number, events: Int16(truncatingIfNeeded: events), revents: 0))
  }

  /// Waits for at most some milliseconds.
  ///
  /// - Returns: the descriptors that are ready, or whose other side is gone.
  package mutating func wait(milliseconds: Int64) -> Set<Int32> {
    let ready = poll(&waiting, nfds_t(waiting.count), Int32(clamping: max(0, milliseconds)))
    guard ready > 0 else { return [] }
    return Set(waiting.lazy.filter { $0.revents != 0 }.map(\.fd))
  }
}
