import Testing

@testable import tutorialc

@Suite("Themes in files")
struct ThemeFileTests {
  private let folder: TemporaryFolder
  private let home: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    home = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write("theme: own.theme.yaml\n" + Fixture.tutorial("a"), to: "a.tutorial.yaml")
    try folder.write(Fixture.tutorial("b"), to: "b.tutorial.yaml")
    try folder.write("extends: base.theme.yaml\n", to: "own.theme.yaml")
    try folder.write("colors: { title: { light: \"#000001\" } }\n", to: "base.theme.yaml")
    try folder.write("theme: { extends: brand.theme.yaml }\n", to: "tutorialc.yaml")
    try folder.write("colors: { title: { light: \"#000002\" }, border: \"#000003\" }\n", to: "brand.theme.yaml")
  }

  private func colors(_ tour: String) -> [String] {
    let text = folder.read("build/tours/\(tour).tour.json") ?? ""
    return ["#000001", "#000002", "#000003", "#000004"].filter { text.contains("\"\($0)\"") }
  }

  /// Builds a moment after the files were written, so that their times differ.
  ///
  /// - Returns: the number of tutorials that were compiled.
  private func build() async throws -> Int? {
    try await Task.sleep(for: .milliseconds(20))
    let outcome = try await tutorialc.run(["build", "--stats"], environment: ["HOME": home.path])
    #expect(outcome.status == 0)
    return outcome.error.firstMatch(of: /\((\d+) compiled/).flatMap { Int($0.1) }
  }

  @Test("lie beneath the tutorials' own themes, and are compiled again if one of them changes")
  func cached() async throws {
    #expect(try await build() == 2)
    #expect(colors("a") == ["#000001", "#000003"] && colors("b") == ["#000002", "#000003"])
    #expect(try await build() == 0)
    try folder.write("colors: { title: { light: \"#000004\" } }\n", to: "base.theme.yaml")
    #expect(try await build() == 1)
    #expect(colors("a") == ["#000003", "#000004"] && colors("b") == ["#000002", "#000003"])
    try folder.write("output: build/tours\n", to: "tutorialc.yaml")
    #expect(try await tutorialc("build").status == 0)
    #expect(colors("a") == ["#000004"] && colors("b") == [])
  }

  @Test("are inputs: a depfile lists them, and who declares inputs declares them")
  func inputs() async throws {
    let outcome = try await tutorialc(
      "build", "a.tutorial.yaml", "--config", "tutorialc.yaml", "--out", "o", "--depfile", "a.d")
    #expect(outcome.status == 0)
    #expect(
      folder.read("a.d") == #"""
        o/a.tour.json: \
          a.tutorial.yaml \
          app.layout.yaml \
          base.theme.yaml \
          brand.theme.yaml \
          own.theme.yaml \
          tutorialc.yaml

        """#)
    let declared = "a.tutorial.yaml\napp.layout.yaml\ntutorialc.yaml\nbrand.theme.yaml\nown.theme.yaml\n"
    try folder.write(declared, to: "list")
    let refused = try await tutorialc(
      "build", "a.tutorial.yaml", "--config", "tutorialc.yaml", "--declared", "list", "--depfile", "a.d",
      "--diagnostics", "short")
    #expect(
      refused.headlines.hasPrefix(
        "own.theme.yaml:1:10: error: \"base.theme.yaml\" cannot be read: it is not among the declared inputs"),
      "\(refused.error)")
  }

  @Test("are inputs in plans, which are renewed if one of them extends another file")
  func plans() async throws {
    #expect(try await tutorialc("plan", "--ninja", "--out", "o").status == 0)
    let plan = folder.read("o/build.ninja") ?? ""
    let lines = plan.split(separator: "\n")
    let own = lines.first { $0.hasPrefix("build ") && $0.contains(" o/a.tour.json:") }
    #expect(own?.contains(" base.theme.yaml ") == true && own?.contains(" brand.theme.yaml ") == true)
    let other = lines.first { $0.hasPrefix("build ") && $0.contains(" o/b.tour.json:") }
    #expect(other?.contains("base.theme.yaml") == false && other?.contains(" brand.theme.yaml") == true)
    let itself = lines.first { $0.hasPrefix("build o/build.ninja") }
    #expect(itself?.contains("own.theme.yaml") == true && itself?.contains("brand.theme.yaml") == true)
  }

  @Test("lie beneath the root of the file that names them, and are not hidden")
  func roots() async throws {
    try folder.makeFolder("sub/.git")
    try folder.write(Fixture.layout, to: "sub/app.layout.yaml")
    try folder.write("theme: ../own.theme.yaml\n" + Fixture.tutorial("c"), to: "sub/c.tutorial.yaml")
    let outside = try await tutorialc("check", "sub/c.tutorial.yaml", "--diagnostics", "short")
    #expect(
      outside.headlines.hasPrefix(
        "sub/c.tutorial.yaml:1:8: error: \"own.theme.yaml\" lies outside of the root \"sub\""),
      "\(outside.error)")
    try folder.write("theme: .git/config\n" + Fixture.tutorial("c"), to: "sub/c.tutorial.yaml")
    try folder.write("colors: {}\n", to: "sub/.git/config")
    let hidden = try await tutorialc("check", "sub/c.tutorial.yaml", "--diagnostics", "short")
    #expect(
      hidden.headlines.hasPrefix("sub/c.tutorial.yaml:1:8: error: \"sub/.git/config\" is hidden"), "\(hidden.error)")
  }

  @Test("of the project are checked once for all tutorials")
  func once() async throws {
    try folder.write("theme: { colors: { body: { light: \"#cccccc\" } } }\n", to: "tutorialc.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
    let outcome = try await tutorialc("check", "--diagnostics", "short")
    #expect(outcome.error.split(separator: "\n").filter { $0.contains("low-contrast") }.count == 1, "\(outcome.error)")
    #expect(outcome.status == 0)
  }
}
