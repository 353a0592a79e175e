import CSystem
import TutorialSystem

/// The system's notifications about folders: inotify on Linux, a kernel queue on macOS.
final class FolderEvents {
  enum Event: Hashable {
    /// A change of a name in the folder with a watch number.
    case name(Int32, String)
    /// A change in the folder with a watch number.
    case something(Int32)
    /// The watch with this number has ended.
    case gone(Int32)
    /// Notifications were lost, because there were too many.
    case overflow
  }

  /// A descriptor that becomes readable when there are notifications.
  let descriptor: FileDescriptor

  /// True if each file has to be watched separately to notice writes.
  static var watchesSingleFiles: Bool { csystem_watches_single_files() != 0 }

  init() throws(SystemError) {
    let number = csystem_watch_open()
    guard number >= 0 else { throw .last }
    descriptor = FileDescriptor(owning: number)
  }

  /// Watches a folder, optionally with writes to files in it, or a single file.
  ///
  /// - Returns: the watch number.
  func watch(_ path: String, _ interest: csystem_interest) throws(SystemError) -> Int32 {
    let number = csystem_watch(descriptor.number, path, interest)
    guard number >= 0 else { throw .last }
    return number
  }

  func unwatch(_ number: Int32) { csystem_unwatch(descriptor.number, number) }

  /// The maximum number of reads in a row, so that a stream of notifications can't block the caller.
  private static let rounds = 64

  /// Returns the pending notifications, without waiting.
  func read() -> [Event] {
    var events: [Event] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<Self.rounds {
      let count = room.withUnsafeMutableBytes {
        csystem_read_changes(descriptor.number, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return events }
      room.withUnsafeBytes { bytes in
        var offset = 0
        while offset < count {
          var change = csystem_change()
          offset = csystem_next_change(bytes.baseAddress, count, offset, &change)
          if let event = Self.event(change) { events.append(event) }
        }
      }
    }
    return events
  }

  private static func event(_ change: csystem_change) -> Event? {
    switch csystem_news(UInt32(bitPattern: change.news)) {
    case CSYSTEM_NEWS_NAME:
      let name = UnsafeRawBufferPointer(start: change.name, count: change.length)
      return .name(change.watch, String(decoding: name, as: UTF8.self))
    case CSYSTEM_NEWS_SOMETHING: return .something(change.watch)
    case CSYSTEM_NEWS_GONE: return .gone(change.watch)
    case CSYSTEM_NEWS_OVERFLOW: return .overflow
    default: return nil
    }
  }
}
