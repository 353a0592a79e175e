import Foundation
import Testing
import TutorialCache
import TutorialCompiler
import TutorialDriving
import TutorialSyntax

@testable import tutorialc

/// Solved layouts that are stored for the next build.
@Suite("Kept layouts")
struct KeptLayoutsTests {
  private let folder: TemporaryFolder
  private let home: TemporaryFolder
  private let tutorialc: Tutorialc
  private let large = "# " + String(repeating: "-", count: 8200) + "\n" + Fixture.layout

  init() throws {
    folder = try TemporaryFolder()
    home = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(large, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
  }

  private func run(_ arguments: String...) async throws -> Tutorialc.Outcome {
    try await tutorialc.run(arguments, environment: ["HOME": home.path])
  }

  /// The names of the stored layouts.
  private var kept: [String] {
    (try? folder.files(below: "o/.tutorialc").filter { $0.hasPrefix("layouts/") }) ?? []
  }

  @Test("a file for each list of manifests, replaced when they change, and gone when nobody names them")
  func life() async throws {
    #expect(try await run("build", ".", "--out", "o").status == 0)
    let names = kept
    #expect(names.count == 1)
    let content = try Data(contentsOf: URL(filePath: folder.path("o/.tutorialc/\(names[0])")))
    try folder.write(large + "# more\n", to: "app.layout.yaml")
    #expect(try await run("build", ".", "--out", "o").status == 0)
    #expect(kept == names)
    #expect(try Data(contentsOf: URL(filePath: folder.path("o/.tutorialc/\(names[0])"))) != content)
    try folder.write(large, to: "other.layout.yaml")
    try folder.write(
      Fixture.tutorial("a").replacing("app.layout.yaml", with: "other.layout.yaml"), to: "a.tutorial.yaml")
    #expect(try await run("build", ".", "--out", "o").status == 0)
    #expect(kept.count == 1 && kept != names)
    #expect(try await run("clean", "--out", "o").status == 0)
    #expect(try folder.files(below: "o") == [])
  }

  @Test("not of small manifests, not by a check, and not without a cache")
  func none() async throws {
    #expect(try await run("build", ".", "--out", "o", "--no-cache").status == 0)
    #expect(kept == [])
    #expect(try await run("check", ".").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("build")))
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    #expect(try await run("build", ".", "--out", "o").status == 0)
    #expect(kept == [])
  }

  @Test("they are believed for the same bytes, program and limit, and by who has the key")
  func belief() throws {
    var place = try Folder.fileSystemRoot()
    for name in folder.path.split(separator: "/") { place = try place.folder(String(name)) }
    func store(_ secret: String = "mine", program: String = "p", isWritten: Bool = false) -> KeptLayouts {
      KeptLayouts(
        in: StateFolder(folder: place), StateKey(secret: Array(secret.utf8)), program: program, isWritten: isWritten)
    }
    func key(_ text: String, path: String = "app.layout.yaml", limit: Int = 7) -> LayoutStoreKey {
      LayoutStoreKey(sources: [SourceText(path: path, bytes: Array(text.utf8))], nodeLimit: limit)
    }
    store().save([1], for: key(large))
    #expect(store().load(key(large)) == nil)
    store(isWritten: true).save([1, 2, 3], for: key(large))
    #expect(store().load(key(large)) == [1, 2, 3])
    #expect(store("theirs").load(key(large)) == nil)
    #expect(store(program: "q").load(key(large)) == nil)
    #expect(store().load(key(large + " ")) == nil)
    #expect(store().load(key(large, limit: 8)) == nil)
    #expect(store().load(key(large, path: "app.layout.json")) == nil)
  }

  @Test("solve makes the file that an action takes; of what cannot be used it is empty")
  func solve() async throws {
    let made = try await run("solve", "app.layout.yaml", "--out", "s/app.solved")
    #expect(made.status == 0)
    #expect(made.error == "")
    let solved = try Data(contentsOf: URL(filePath: folder.path("s/app.solved")))
    #expect(solved.starts(with: Data("tutorialc.solved/2\n".utf8)))
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

  @Test("words of solve that do not do")
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
