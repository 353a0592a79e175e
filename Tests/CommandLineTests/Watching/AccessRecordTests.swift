import Testing
import TutorialSystem

@testable import TutorialWatching

@Suite("The record of what a run has looked at")
struct AccessRecordTests {
  private let folder: TemporaryFolder
  private let seen: FolderAccesses

  init() throws {
    folder = try TemporaryFolder()
    seen = AccessRecord().folder(folder.path, try FileSystem.status(folder.path).identity)
  }

  /// Records an access to a name in its current state.
  private func look(_ name: String, for interest: PathState.Interest = .all) {
    seen.note(name, PathState(at: folder.path(name)), for: interest)
  }

  @Test("a file that is written to, replaced or removed has changed; one that is as it was has not")
  func files() throws {
    try folder.write("a", to: "a")
    try folder.write("b", to: "b")
    look("a")
    look("b")
    #expect(seen.changes() == [])
    try folder.write("other", to: "a")
    #expect(seen.changes() == ["a"])
    try FileSystem.rename(folder.path("a"), to: folder.path("b"))
    #expect(Set(seen.changes()) == ["a", "b"])
  }

  @Test("only the kind counts for a file whose content wasn't read")
  func kinds() throws {
    try folder.write("a", to: "a")
    look("a", for: .kind)
    try folder.write("other", to: "a")
    #expect(!seen.hasChanged("a"))
    try FileSystem.removeFile(folder.path("a"))
    #expect(seen.hasChanged("a"))
    try folder.makeFolder("a")
    #expect(seen.hasChanged("a"))
  }

  @Test("a name that was looked for in vain counts once something bears it")
  func missing() throws {
    look("a")
    #expect(!seen.hasChanged("a"))
    try folder.makeFolder("a")
    #expect(seen.hasChanged("a"))
  }

  @Test("a folder's identity counts, its times don't")
  func folders() throws {
    try folder.makeFolder("a")
    look("a")
    try folder.write("x", to: "a/x")
    #expect(!seen.hasChanged("a"))
    try FileSystem.rename(folder.path("a"), to: folder.path("b"))
    try folder.makeFolder("a")
    #expect(seen.hasChanged("a"))
  }

  @Test("the time of the first look counts, and the closest look decides what is compared")
  func first() throws {
    try folder.write("a", to: "a")
    look("a", for: .kind)
    try folder.write("other", to: "a")
    look("a")
    #expect(seen.hasChanged("a"))
  }

  @Test("a file that the run itself wrote counts from its next look on")
  func own() throws {
    look("a")
    try folder.write("made", to: "a")
    seen.forget("a")
    #expect(!seen.hasChanged("a"))
    look("a")
    #expect(!seen.hasChanged("a"))
    try folder.write("by another", to: "a")
    #expect(seen.hasChanged("a"))
  }

  @Test("names that appear or vanish after a listing count if a filter of that listing takes them")
  func lists() throws {
    try folder.write("x", to: "old.yaml")
    let filter = NameFilter("test", takesFolders: true) { name, _ in name.hasSuffix(".yaml") }
    seen.note(listing: ["old.yaml"], for: filter)
    #expect(seen.changes() == [])
    try folder.write("x", to: ".a.yaml.swp")
    try folder.write("x", to: "4913")
    try folder.makeFolder(".hidden")
    #expect(seen.changes() == [])
    try folder.write("x", to: "new.yaml")
    try folder.makeFolder("deep")
    #expect(Set(seen.changes()) == ["new.yaml", "deep"])
    try FileSystem.removeFile(folder.path("old.yaml"))
    #expect(seen.hasChanged("old.yaml"))
  }

  @Test("a file made after a listing counts as a change of the listing, even if it was read later")
  func between() throws {
    seen.note(listing: [], for: NameFilter("test", takesFolders: true) { name, _ in name.hasSuffix(".yaml") })
    try folder.write("x", to: "a.yaml")
    try folder.write("x", to: "b.txt")
    try folder.makeFolder("made")
    for name in ["a.yaml", "b.txt", "made"] { look(name) }
    #expect(seen.changes() == ["a.yaml"])
  }

  @Test("a name counts if the filter of any listing takes it")
  func filters() throws {
    seen.note(listing: [], for: NameFilter("one", takesFolders: false) { name, _ in name == "a" })
    seen.note(listing: [], for: NameFilter("two", takesFolders: false) { name, _ in name == "b" })
    for name in ["a", "b", "c"] { try folder.write("x", to: name) }
    #expect(Set(seen.changes()) == ["a", "b"])
  }

  @Test("a folder that cannot be listed any more has changed")
  func unlisted() throws {
    try folder.makeFolder("a")
    let path = folder.path("a")
    let inner = AccessRecord().folder(path, try FileSystem.status(path).identity)
    inner.note(listing: [], for: NameFilter("test", takesFolders: true) { _, _ in true })
    #expect(inner.changes() == [])
    try FileSystem.rename(path, to: folder.path("b"))
    #expect(inner.changes() == [""])
  }

  @Test("writes in a folder need to be watched only if the content of a file there counts")
  func contents() throws {
    try folder.write("x", to: "a")
    look("a", for: .kind)
    #expect(!seen.needsContents)
    look("a")
    #expect(seen.needsContents)
    #expect(seen.filesThatCount == ["a"])
  }
}
