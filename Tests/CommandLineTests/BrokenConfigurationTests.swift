import Foundation
import Testing

/// The configuration of a good build, broken as an editor or a typo would break it.
@Suite("a broken tutorialc.yaml")
struct BrokenConfigurationTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc
  private static let good = "sources: [tours]\noutput: out\nemitters: { svg: {} }\n"

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "tours/app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "tours/a.tutorial.yaml")
    try folder.write(Self.good, to: "tutorialc.yaml")
  }

  /// Breakages, each with the place and id of the diagnostic that it causes.
  static let breakages: [(text: String, headline: String)] = [
    ("sources: [tours]\noutput: out\nemitters: { svgg: {} }\n", ":3:13: error: unknown key \"svgg\" in the emitters"),
    ("sources: [tours]\noutput: out\nemitters: [svg]\n", ":3:11: error: a list where a map of emitters"),
    ("sources: [tours]\noutput: out\nemitters: { svg: ", ": error: "),
    ("sources: [tours]\noutput: out\nemitters: { svg: [] }\n", ":3:18: error: a list where a map of options"),
    ("sources: [tours\n", ": error: "),
    ("sources: [tours]\noutput: [out]\nemitters: { svg: {} }\n", ":2:9: error: a list where a folder"),
    ("sources: [tours]\noutput: out\nemiters: { svg: {} }\n", ":3:1: error: unknown key \"emiters\""),
    ("sources: { tours: 1 }\noutput: out\nemitters: { svg: {} }\n", ":1:10: error: a map where"),
    (
      "sources: [tours, elsewhere]\noutput: out\nemitters: { svg: {} }\n",
      ":1:18: error: no file or folder \"elsewhere\""
    ),
    (
      "sources: [tours]\noutput: out\nlayouts: no/*.yaml\nemitters: { json: {} }\n", ":3:10: error: no manifest matches"
    ),
    ("schema: tutorialc.config/2\nsources: [tours]\noutput: out\n", ":1:9: error: \"tutorialc.config/2\""),
    ("just words\n", ":1:1: error: "),
  ]

  @Test("writes nothing and removes nothing", arguments: breakages)
  func build(text: String, headline: String) async throws {
    #expect(try await tutorialc("build").status == 0)
    let made = try folder.files(below: "out")
    #expect(made.contains("a.phone.svg"))
    // With this change, a build that went on would rewrite the picture.
    try folder.write(Fixture.tutorial("a").replacing("Tap it.", with: "Press it."), to: "tours/a.tutorial.yaml")
    let picture = folder.read("out/a.phone.svg")
    try folder.write(text, to: "tutorialc.yaml")
    let outcome = try await tutorialc("build", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(outcome.error.hasPrefix("tutorialc.yaml:") && outcome.error.contains(headline), "\(outcome.error)")
    #expect(try folder.files(below: "out") == made)
    #expect(folder.read("out/a.phone.svg") == picture)
    try folder.write(Self.good, to: "tutorialc.yaml")
    #expect(try await tutorialc("build").status == 0)
    #expect(folder.read("out/a.phone.svg")?.contains("Press") == true)
  }

  @Test(
    "stops every command that reads it",
    arguments: [
      ["build"], ["build", "tours/a.tutorial.yaml", "--emit", "json"], ["build", "--set", "svg.draw=storyboard"],
      ["build", "--emit", "mine"], ["build", "tours/a.tutorial.yaml", "--emit", "json", "--out", "-"],
      ["build", "tours/a.tutorial.yaml", "--config", "tutorialc.yaml", "--depfile", "d"],
      ["build", "tours/a.tutorial.yaml", "--config", "tutorialc.yaml", "--summary", "s"],
      ["build", "--touch", "touched"], ["check"], ["check", "tours/a.tutorial.yaml", "--coverage"], ["check", "--fix"],
      ["check", "--against", "tours/app.layout.yaml"], ["lock"], ["lock", "tours"], ["strings", "de"],
      ["plan", "--ninja"], ["plan", "--ninja", "tours", "--out", "gen"],
      ["join", "list", "--config", "tutorialc.yaml", "--stamp", "stamp"], ["emitters"], ["emitters", "svg"],
      ["importers"], ["clean"],
    ])
  func command(words: [String]) async throws {
    try folder.write("[]", to: "list")
    try folder.write("sources: [tours]\noutput: out\nemitters: { svgg: {} }\n", to: "tutorialc.yaml")
    let before = try folder.files(below: ".")
    let outcome = try await tutorialc.run(words + ["--diagnostics", "short"])
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.headlines.hasPrefix("tutorialc.yaml:3:13: error: unknown key \"svgg\" in the emitters"))
    #expect(outcome.headlines.count { $0 == "\n" } == 1, "\(outcome.error)")
    #expect(try folder.files(below: ".") == before)
  }

  @Test("that names missing files stops commands that write, and a check continues")
  func namedInVain() async throws {
    try folder.write(Fixture.tutorial("a", target: "sent"), to: "tours/a.tutorial.yaml")
    try folder.write("sources: [tours, elsewhere]\n", to: "tutorialc.yaml")
    let before = try folder.files(below: ".")
    let vain = "tutorialc.yaml:1:18: error: no file or folder \"elsewhere\" [missing-file]\n"
    #expect(try await tutorialc("check", "--diagnostics", "short").headlines.hasSuffix(vain))
    #expect(try await tutorialc("check", "--diagnostics", "short").headlines.contains("[unknown-target]"))
    for words in [["build"], ["lock"], ["strings", "de"], ["plan", "--ninja"], ["check", "--fix"]] {
      #expect(try await tutorialc.run(words + ["--diagnostics", "short"]).headlines == vain, "\(words)")
    }
    #expect(try folder.files(below: ".") == before)
  }

  @Test("of a project further down is that project's alone")
  func nested() async throws {
    try folder.write(Fixture.layout, to: "web/tours/app.layout.yaml")
    try folder.write(Fixture.tutorial("b"), to: "web/tours/b.tutorial.yaml")
    try folder.write("emitters: { svgg: {} }\n", to: "web/tutorialc.yaml")
    let inner = try await tutorialc("build", "--config-from", "web", "--diagnostics", "short")
    #expect(inner.status == 1)
    #expect(inner.error.hasPrefix("web/tutorialc.yaml:1:13: error: unknown key \"svgg\""))
    #expect(folder.read("out/a.phone.svg") == nil && folder.read("build/tours/b.tour.json") == nil)
    #expect(try await tutorialc("build").status == 0)
    #expect(folder.read("out/a.phone.svg") != nil)
  }

  @Test("is one with errors: warnings don't stop a run, not even with --strict")
  func warnings() async throws {
    try folder.write(Fixture.layout, to: "made/app.layout.yaml")
    try folder.write(Fixture.tutorial("b"), to: "made/b.tutorial.yaml")
    #expect(try await tutorialc("build", "made/b.tutorial.yaml", "--out", "made").status == 0)
    try folder.write(Self.good.replacing("[tours]", with: "['**/*.tutorial.yaml']"), to: "tutorialc.yaml")
    let outcome = try await tutorialc("build", "--strict", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(
      outcome.headlines
        == "tutorialc.yaml:1:11: error: skipped 1 tutorial in \"made\": builds have written there [unsearched-folder]\n"
    )
    #expect(folder.read("out/a.phone.svg") != nil)
  }

  @Test("of two documents is an error")
  func documents() async throws {
    #expect(try await tutorialc("build").status == 0)
    let made = try folder.files(below: "out")
    try folder.write(Self.good + "---\n- a: [", to: "tutorialc.yaml")
    let outcome = try await tutorialc("build", "--diagnostics", "short")
    #expect(outcome.status == 1, "\(outcome.error)")
    #expect(try folder.files(below: "out") == made)
  }

  @Test("is passed over by a watch, which goes on once it is mended")
  func watched() async throws {
    let scratch = try TemporaryFolder()
    let process = try tutorialc.prepare(["build", "--watch", "--poll"], scratch: scratch)
    try process.run()
    defer { process.terminate() }
    try await waits(scratch) { $0.hasSuffix("waiting for changes\n") }
    let picture = try #require(folder.read("out/a.phone.svg"))
    for (text, error) in [
      ("sources: [tours]\noutput: out\nemitters: { svg: ", "a value is expected here"),
      ("emitters: [svg]\n", "a list where a map of emitters"),
    ] {
      try replaceConfiguration(with: text)
      try await waits(scratch) { $0.contains(error) && $0.hasSuffix("waiting for changes\n") }
      #expect(folder.read("out/a.phone.svg") == picture)
      #expect(folder.read("out/a.tour.json") == nil && folder.read("build/tours/a.tour.json") == nil)
    }
    try replaceConfiguration(with: Self.good.replacing("svg: {}", with: "svg: {}, json: {}"))
    try await waits(scratch) { _ in folder.read("out/a.tour.json") != nil }
    #expect(folder.read("out/a.phone.svg") == picture)
    process.terminate()
    try await process.ended()
  }

  /// Replaces the file in one step: a watch that reads it while it is empty builds by the defaults.
  private func replaceConfiguration(with text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("tutorialc.yaml")), options: .atomic)
  }

  /// Waits until a watch's standard error meets a condition.
  private func waits(_ scratch: TemporaryFolder, until condition: (String) -> Bool) async throws {
    for _ in 0..<12_000 {
      if let said = scratch.read("error"), condition(said) { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("it is waited for in vain: \(scratch.read("error") ?? "")")
  }
}
