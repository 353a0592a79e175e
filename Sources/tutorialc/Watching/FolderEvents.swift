import CSystem
import TutorialSystem

/// What the system tells of folders: inotify on Linux, a queue of the kernel on macOS.
final class FolderEvents {
  /// A piece of news.
  enum Event: Hashable {
    /// Something of a name in a folder that is watched under a number.
    case name(Int32, String)
    /// Something in it.
    case something(Int32)
    /// It is not watched any more.
    case gone(Int32)
    /// More happened than was kept.
    case overflow
  }

  /// Can be read from when there is news.
  let descriptor: FileDescriptor

  /// Whether files that are written to have to be watched one by one.
  static var watchesSingleFiles: Bool { csystem_watches_single_files() != 0 }

  /// A queue of its own.
  init() throws(SystemError) {
    let number = csystem_watch_open()
    guard number >= 0 else { throw .last }
    descriptor = FileDescriptor(owning: number)
  }

  /// Watches a folder, and files in it that are written to, if those count.
  ///
  /// - Returns: its number.
  func watch(_ folder: String, contents: Bool) throws(SystemError) -> Int32 {
    try watch(folder, contents ? CSYSTEM_INTEREST_CONTENTS : CSYSTEM_INTEREST_NAMES)
  }

  /// Watches a file by itself.
  ///
  /// - Returns: its number.
  func watch(file path: String) throws(SystemError) -> Int32 {
    try watch(path, CSYSTEM_INTEREST_FILE)
  }

  private func watch(_ path: String, _ interest: csystem_interest) throws(SystemError) -> Int32 {
    let number = csystem_watch(descriptor.number, path, interest)
    guard number >= 0 else { throw .last }
    return number
  }

  /// Watches it no longer.
  func unwatch(_ number: Int32) { csystem_unwatch(descriptor.number, number) }

  /// As often as the queue is emptied at once: a stream of news must not keep anybody here.
  private static let rounds = 64

  /// What there is; nothing where nothing happened.
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
