import Foundation
import Testing
import TutorialDriving
import TutorialSyntax

@testable import TutorialCompiler
@testable import tutorialc

@Suite("Layouts that an action has solved")
struct SolvedLayoutsTests {
  private let folder: TemporaryFolder
  private let home: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    home = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
  }

  private func run(_ arguments: String...) async throws -> Tutorialc.Outcome {
    try await tutorialc.run(arguments, environment: ["HOME": home.path])
  }

  @Test("solved layouts are taken only for the same path, bytes, program and limit")
  func same() throws {
    func key(_ text: String, path: String = "app.layout.yaml", limit: Int = 7) -> LayoutStoreKey {
      LayoutStoreKey(sources: [SourceText(path: path, bytes: Array(text.utf8))], nodeLimit: limit)
    }
    let store = SolvedFileStore(program: "p")
    #expect(store.load(key("a")) == nil)
    store.save([1, 2, 3], for: key("a"))
    #expect(store.load(key("a")) == [1, 2, 3])
    #expect(SolvedFileStore(store.bytes, program: "q").load(key("a")) == nil)
    for other in [key("b"), key("a", limit: 8), key("a", path: "app.layout.json")] { #expect(store.load(other) == nil) }
  }

  @Test("solve makes the file that an action takes; of what cannot be used it is empty")
  func solve() async throws {
    let made = try await run("solve", "app.layout.yaml", "--out", "s/app.solved")
    #expect(made.status == 0)
    #expect(made.error == "")
    let solved = try Data(contentsOf: URL(filePath: folder.path("s/app.solved")))
    #expect(solved.starts(with: Data("tutorialc.solved/1\n".utf8)))
    let outcome = try await run(
      "build", "a.tutorial.yaml", "--out", "o", "--summary", "a.summary", "--solved", "s/app.solved")
    #expect(outcome.status == 0)
    #expect(try folder.files(below: "o") == ["a.tour.json"])
    #expect(try await run("build", "a.tutorial.yaml", "--out", "p", "--no-cache").status == 0)
    #expect(folder.read("o/a.tour.json") == folder.read("p/a.tour.json"))
    try folder.write("snapshots: [", to: "app.layout.yaml")
    #expect(try await run("solve", "app.layout.yaml", "--out", "s/app.solved").status == 0)
    #expect(folder.read("s/app.solved") == "")
    #expect(try await run("solve", "gone.layout.yaml", "--out", "s/gone.solved").status == 0)
    #expect(folder.read("s/gone.solved") == "")
  }

  @Test("wrong command lines of solve are usage errors")
  func usage() async throws {
    let nowhere = try await run("solve", "app.layout.yaml")
    #expect(nowhere.status == 2)
    #expect(nowhere.error.hasPrefix("tutorialc: error: solve needs --out FILE\n"))
    let gone = try await run("build", "a.tutorial.yaml", "--summary", "s", "--solved", "gone")
    #expect(gone.status == 2)
    #expect(gone.error.hasPrefix("tutorialc: error: --solved: \"gone\" cannot be read\n"))
    let blocked = try await run("solve", "app.layout.yaml", "--out", "app.layout.yaml/x")
    #expect(blocked.status == 3)
    #expect(blocked.error.contains("\"app.layout.yaml/x\""))
  }
}
