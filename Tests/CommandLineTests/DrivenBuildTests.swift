import Testing
import TutorialDriving

@testable import tutorialc

@Suite("Builds that another tool drives")
struct DrivenBuildTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "my a.tutorial.yaml")
  }

  @Test("a depfile lists every input of every output, and the build leaves nothing else")
  func depfile() async throws {
    let outcome = try await tutorialc("build", "my a.tutorial.yaml", "--out", "o", "--depfile", "o/a.d")
    #expect(outcome.status == 0)
    #expect(folder.read("o/a.d") == "o/my\\ a.tour.json: \\\n  app.layout.yaml \\\n  my\\ a.tutorial.yaml\n")
    #expect(try folder.files(below: "o") == ["a.d", "my a.tour.json"])
  }

  @Test("no configuration is read, no folder searched, no glob expanded, no old file removed")
  func hermetic() async throws {
    try folder.write("diagnostics: { strict: maybe }\n", to: "tutorialc.yaml")
    let whole = try await tutorialc("build", "my a.tutorial.yaml", "--out", "o", "--depfile", "a.d")
    #expect(whole.status == 0)
    let search = try await tutorialc("build", ".", "--out", "o", "--depfile", "a.d")
    #expect(search.status == 2)
    #expect(search.error.hasPrefix("tutorialc: error: . is a folder: with --depfile every tutorial is named\n"))
    try folder.write(
      Fixture.tutorial("g").replacing("app.layout.yaml", with: "\"*.layout.yaml\""), to: "g.tutorial.yaml")
    let glob = try await tutorialc(
      "build", "g.tutorial.yaml", "--out", "o", "--depfile", "g.d", "--diagnostics", "short")
    #expect(glob.status == 1)
    #expect(glob.error == "g.tutorial.yaml:2:9: error: no file matches \"*.layout.yaml\" [empty-glob]\n")
    #expect(folder.read("g.d") == nil)
    #expect(folder.read("o/my a.tour.json") != nil)
  }

  @Test(
    "names are escaped as Make reads them",
    arguments: [
      ("a b", "a\\ b"), ("a#b", "a\\#b"), ("a$b", "a$$b"), ("a\\ b", "a\\\\\\ b"), ("a\\b", "a\\b"), ("plain", "plain"),
    ])
  func escapes(name: String, escaped: String) {
    #expect(Depfile.text(outputs: ["o"], inputs: [name]) == "o: \\\n  \(escaped)\n")
  }
}
