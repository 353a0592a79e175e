import Testing

@testable import tutorialc

@Suite("Output folders, and what lies in them")
struct OutputFolderTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    for name in ["a", "b"] { try folder.write(Fixture.tutorial(name), to: "tours/\(name).tutorial.yaml") }
    try folder.write(Fixture.layout, to: "tours/app.layout.yaml")
  }

  @Test("a folder that a build has written into isn't searched, and a warning counts the tutorials in it")
  func unsearched() async throws {
    #expect(try await tutorialc("build", "tours/a.tutorial.yaml", "--out", "tours").status == 0)
    let outcome = try await tutorialc("check", ".", "tours/a.tutorial.yaml", "--diagnostics", "short")
    #expect(
      outcome.headlines
        == "tutorialc: warning: skipped 2 tutorials in \"tours\": builds have written there [unsearched-folder]\n")
    #expect(outcome.status == 0)
    try folder.write("sources: ['**/*.tutorial.yaml', tours/a.tutorial.yaml]\n", to: "tutorialc.yaml")
    let configured = try await tutorialc("check", "--diagnostics", "short")
    #expect(
      configured.headlines
        == "tutorialc.yaml:1:11: error: no tutorial matches \"**/*.tutorial.yaml\" [empty-glob]\n"
        + "tutorialc.yaml:1:11: warning: skipped 2 tutorials in \"tours\": builds have written there [unsearched-folder]\n"
    )
  }

  @Test("outputs that match a pattern of `sources` aren't taken for tutorials")
  func outputs() async throws {
    try folder.write("sources: ['**/*.json', tours]\noutput: o\n", to: "tutorialc.yaml")
    try folder.write(
      #"{"tutorial":"j","layout":"app.layout.yaml","steps":[{"target":"send","callout":"Hi"}]}"#, to: "tours/j.json")
    for _ in 0..<2 {
      let outcome = try await tutorialc("build", "--diagnostics", "short")
      #expect((outcome.status, outcome.error) == (0, ""))
    }
  }

  @Test("outputs of skipped tutorials stay")
  func kept() async throws {
    try folder.write("sources: ['**/*.tutorial.yaml', c.tutorial.yaml]\noutput: o\n", to: "tutorialc.yaml")
    try folder.write(Fixture.tutorial("c").replacing("app.layout", with: "tours/app.layout"), to: "c.tutorial.yaml")
    #expect(try await tutorialc("build").status == 0)
    let made = try folder.files(below: "o").filter { $0.hasSuffix(".json") }
    #expect(made == ["a.tour.json", "b.tour.json", "c.tour.json"])
    _ = try await tutorialc("build", "c.tutorial.yaml", "--out", "tours")
    #expect(try await tutorialc("build").status == 0)
    #expect(try folder.files(below: "o").filter { $0.hasSuffix(".json") } == made)
  }

  @Test("a folder is searched again after `clean`")
  func cleaned() async throws {
    #expect(try await tutorialc("build", "tours", "--out", "tours").status == 0)
    let clean = try await tutorialc("clean", "--out", "tours")
    #expect(clean.output == "tours/a.tutorial.yaml\ntours/app.layout.yaml\ntours/b.tutorial.yaml\n")
    #expect(try folder.files(below: "tours").contains { $0.hasPrefix(".tutorialc") } == false)
    let outcome = try await tutorialc("check", ".", "--diagnostics", "short")
    #expect((outcome.status, outcome.error) == (0, ""))
  }

  @Test("in a folder without a build, clean removes nothing and creates nothing")
  func strange() async throws {
    let clean = try await tutorialc("clean", "--out", "tours")
    #expect((clean.status, clean.output) == (0, ""))
    #expect(clean.error == "no build has written into \"tours\"\n")
    #expect(try folder.files(below: "tours") == ["a.tutorial.yaml", "app.layout.yaml", "b.tutorial.yaml"])
  }

  @Test("builds that wait for one that cleans go on in a new folder")
  func waiting() async throws {
    for _ in 0..<8 {
      _ = try await tutorialc("build", "tours", "--out", "o")
      async let clean = tutorialc("clean", "--out", "o")
      async let builds = [tutorialc("build", "tours", "--out", "o"), tutorialc("build", "tours", "--out", "o")]
      #expect(try await (clean.status, clean.error) == (0, ""))
      for build in try await builds { #expect(build.status == 0) }
      _ = try await tutorialc("build", "tours", "--out", "o")
      #expect(try folder.files(below: "o").filter { !$0.hasPrefix(".") } == ["a.tour.json", "b.tour.json"])
      #expect(try folder.files(below: "o").contains { $0.contains("staging") } == false)
    }
  }
}
