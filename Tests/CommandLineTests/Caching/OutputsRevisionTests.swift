import Testing

@testable import tutorialc

@Suite("The list of outputs, some of which are made again")
struct OutputsRevisionTests {
  private func entry(_ path: String, _ digests: Character..., tutorial: String = "t") -> BuildState.Entry {
    BuildState.Entry(
      path: path, emitter: "json", tutorial: tutorial, digests: digests.map { String(repeating: $0, count: 64) })
  }

  private func bytes(_ entries: BuildState.Entry...) -> [UInt8] { BuildState.bytes(of: entries) }

  @Test("a line has both digests during the build and the new one after it; other lines stay")
  func lines() throws {
    let list = bytes(entry("a", "1"), entry("a/b", "2"), entry("ab", "3", "9"), entry("b", "4"))
    let revision = try #require(OutputsRevision(list, [entry("b", "6"), entry("a", "5")]))
    #expect(
      revision.meanwhile == bytes(entry("a", "5", "1"), entry("a/b", "2"), entry("ab", "3", "9"), entry("b", "6", "4")))
    #expect(revision.done == bytes(entry("a", "5"), entry("a/b", "2"), entry("ab", "3", "9"), entry("b", "6")))
    let same = try #require(OutputsRevision(list, [entry("ab", "3")]))
    #expect(same.meanwhile == list)
    #expect(same.done == bytes(entry("a", "1"), entry("a/b", "2"), entry("ab", "3"), entry("b", "4")))
  }

  @Test("each of many is found, and what lies between them is not")
  func search() {
    let paths = (10..<100).flatMap { number in ["p\(number)", "p\(number)x"] }
    let list = BuildState.bytes(of: paths.map { entry($0, "1") })
    for path in paths {
      let expected = paths.map { entry($0, $0 == path ? "2" : "1") }
      #expect(OutputsRevision(list, [entry(path, "2")])?.done == BuildState.bytes(of: expected))
      #expect(OutputsRevision(list, [entry(path + "!", "2")]) == nil)
    }
    #expect(OutputsRevision(bytes(), [entry("a", "2")]) == nil)
  }

  @Test("an entry of another tutorial isn't in the list, and a list of another version is refused")
  func others() {
    let list = bytes(entry("a", "1"))
    #expect(OutputsRevision(list, [entry("a", "2", tutorial: "u")]) == nil)
    #expect(OutputsRevision(Array("tutorialc.outputs/2\n".utf8) + list.dropFirst(20), [entry("a", "2")]) == nil)
    #expect(OutputsRevision(Array(list.dropLast(70)), [entry("a", "2")]) == nil)
  }
}
