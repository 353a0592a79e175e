import Foundation
import Testing
import TutorialSystem

@testable import TutorialWatching

/// No test waits, unless it checks that the wait goes on until something happens.
@Suite("The wait for a change")
struct ChangeWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("x", to: "a/file")
    try folder.write("x", to: "b/file")
  }

  /// The accesses to both files in their current state.
  private func look() throws -> AccessRecord {
    let accesses = AccessRecord()
    for name in ["a", "b"] {
      let path = folder.path(name)
      let seen = accesses.folder(path, try FileSystem.status(path).identity)
      seen.note("file", PathState(at: path + "/file"), for: .all)
      let around = accesses.folder(folder.path, try FileSystem.status(folder.path).identity)
      around.note(name, PathState(at: path), for: .kind)
    }
    return accesses
  }

  private func watch(polling: Bool = false) -> ChangeWatch { ChangeWatch(isPolling: polling, readers: []) }

  @Test("a change after the look, but before the watch began, counts", arguments: [false, true])
  func before(isPolling: Bool) throws {
    let watch = watch(polling: isPolling)
    let accesses = try look()
    try folder.write("y", to: "a/file")
    #expect(watch.follow(accesses) == nil)
    #expect(watch.wait() == .changed([folder.path("a/file")]))
  }

  @Test("a change to a file that was looked at ends the wait; other changes don't", arguments: [false, true])
  func after(isPolling: Bool) throws {
    let watch = watch(polling: isPolling)
    #expect(watch.follow(try look()) == nil)
    try folder.write("y", to: "a/other")
    try folder.write("y", to: "b/file")
    #expect(watch.wait() == .changed([folder.path("b/file")]))
  }

  @Test("a change while a run is at work is not lost between two watches")
  func between() throws {
    let watch = watch()
    #expect(watch.follow(try look()) == nil)
    let second = try look()
    try folder.write("y", to: "a/file")
    #expect(watch.follow(second) == nil)
    #expect(watch.wait() == .changed([folder.path("a/file")]))
  }

  @Test("a notification of a change that was already seen doesn't count")
  func seen() throws {
    let watch = watch()
    #expect(watch.follow(try look()) == nil)
    try folder.write("y", to: "a/file")
    #expect(watch.follow(try look()) == nil)
    try folder.write("y", to: "b/file")
    #expect(watch.wait() == .changed([folder.path("b/file")]))
  }

  @Test("a folder that moves away is a change, and so is one that is made in its place", arguments: [false, true])
  func moved(isPolling: Bool) throws {
    let watch = watch(polling: isPolling)
    #expect(watch.follow(try look()) == nil)
    try FileSystem.rename(folder.path("a"), to: folder.path("c"))
    guard case .changed(let paths) = watch.wait() else {
      Issue.record("it is no change")
      return
    }
    #expect(paths.contains(folder.path("a")))
    try folder.write("z", to: "a/file")
    #expect(watch.follow(try look()) == nil)
    try folder.write("y", to: "c/file")
    try folder.write("y", to: "a/file")
    #expect(watch.wait() == .changed([folder.path("a/file")]))
  }

  @Test("the wait ends if the reader of the output has gone")
  func reader() throws {
    let pipe = Pipe()
    let watch = ChangeWatch(isPolling: false, readers: [pipe.fileHandleForWriting.fileDescriptor])
    #expect(watch.follow(try look()) == nil)
    try pipe.fileHandleForReading.close()
    #expect(watch.wait() == .readerGone)
  }
}
