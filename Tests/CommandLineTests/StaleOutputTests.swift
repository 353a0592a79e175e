import Foundation
import Testing

@testable import tutorialc
import TutorialCache

/// A build removes files that earlier builds wrote if they are unchanged, and nothing else.
@Suite("Stale outputs")
struct StaleOutputTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
  }

  private func build() async throws -> Tutorialc.Outcome {
    try await tutorialc("build", "a.tutorial.yaml", "--out", "o", "--diagnostics", "short")
  }

  /// Writes a state that names `path` as the output of a deleted tutorial, with the digest of `content`.
  private func writeState(_ path: String, _ content: String) throws {
    let digest = Digest(of: Array(content.utf8)).hex
    try folder.write("tutorialc.outputs/1\n\(path)\tjson\tgone.yaml\t\(digest)\n", to: "o/.tutorialc/outputs")
  }

  private let kept =
    "tutorialc: warning: \"o/%\" is no longer made, but somebody has changed it: it stays [stale-output]\n"

  @Test("an output that is made no longer goes, and the folders that it leaves empty")
  func removed() async throws {
    try folder.write("old", to: "o/x/y/old.json")
    try writeState("x/y/old.json", "old")
    #expect(try await build().error == "")
    #expect(
      try folder.files(below: "o") == [".tutorialc/cache", ".tutorialc/lock", ".tutorialc/outputs", "a.tour.json"])
    #expect(!FileManager.default.fileExists(atPath: folder.path("o/x")))
  }

  @Test("one that somebody has changed stays, as often as one builds")
  func altered() async throws {
    try folder.write("mine", to: "o/old.json")
    try writeState("old.json", "old")
    for _ in 0..<2 {
      let outcome = try await build()
      #expect(outcome.status == 0)
      #expect(outcome.headlines == kept.replacing("%", with: "old.json"))
      #expect(folder.read("o/old.json") == "mine")
    }
    try FileManager.default.removeItem(atPath: folder.path("o/old.json"))
    #expect(try await build().error == "")
    #expect(folder.read("o/.tutorialc/outputs")?.contains("old.json") == false)
  }

  @Test("a state of another version removes nothing")
  func otherVersion() async throws {
    try folder.write("old", to: "o/old.json")
    let digest = Digest(of: Array("old".utf8)).hex
    try folder.write("tutorialc.outputs/0\nold.json\tjson\tgone.yaml\t\(digest)\n", to: "o/.tutorialc/outputs")
    #expect(try await build().error == "")
    #expect(folder.read("o/old.json") == "old")
  }

  @Test("a line without digests removes nothing")
  func withoutDigests() async throws {
    try folder.write("old", to: "o/old.json")
    try folder.write("tutorialc.outputs/1\nold.json\tjson\tgone.yaml\t\n", to: "o/.tutorialc/outputs")
    #expect(try await build().headlines == kept.replacing("%", with: "old.json"))
    #expect(folder.read("o/old.json") == "old")
  }

  @Test("nothing is removed through links, even if its digest is known")
  func links() async throws {
    try folder.write("key", to: "home/id_rsa")
    try folder.write("x", to: "o/.tutorialc/x")
    try FileManager.default.createSymbolicLink(atPath: folder.path("o/h"), withDestinationPath: "../home")
    try writeState("h/id_rsa", "key")
    #expect(try await build().headlines == kept.replacing("%", with: "h/id_rsa"))
    try FileManager.default.createSymbolicLink(atPath: folder.path("o/k"), withDestinationPath: "../home/id_rsa")
    try writeState("k", "key")
    #expect(try await build().headlines == kept.replacing("%", with: "k"))
    #expect(folder.read("home/id_rsa") == "key")
  }

  @Test("a link by the name of an abandoned staging folder is left alone")
  func abandonedLink() async throws {
    try folder.write("key", to: "home/id_rsa")
    try folder.makeFolder("o/.tutorialc")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("o/.tutorialc/staging-1-0"), withDestinationPath: "../../home")
    #expect(try await build().status == 0)
    #expect(folder.read("home/id_rsa") == "key")
  }

  @Test("during a build, the state has the digests of the old content and of the new")
  func interim() {
    let old = BuildState.Entry(path: "a", emitter: "json", tutorial: "t", digests: [String(repeating: "0", count: 64)])
    let new = BuildState.Entry(path: "a", emitter: "json", tutorial: "t", digests: [String(repeating: "1", count: 64)])
    let state = BuildState([old, new])
    #expect(state.entries.map(\.digests) == [new.digests + old.digests])
    #expect(BuildState(parsing: state.bytes) == state)
  }
}
