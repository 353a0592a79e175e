import Testing

@testable import tutorialc

@Suite("tutorialc check")
struct CheckTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
  }

  @Test("a check writes nothing")
  func writesNothing() async throws {
    let outcome = try await tutorialc("check", ".")
    #expect(outcome.status == 0)
    #expect(outcome.output == "" && outcome.error == "")
    #expect(try folder.files() == ["a.tutorial.yaml", "app.layout.yaml"])
  }

  @Test("a manifest is checked by itself")
  func manifest() async throws {
    #expect(try await tutorialc("check", "app.layout.yaml").status == 0)
    try folder.write("snapshots: [{ screen: home, varaint: x }]\n", to: "bad.layout.yaml")
    let outcome = try await tutorialc("check", "bad.layout.yaml", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(
      outcome.error.split(separator: "\n").contains(
        "bad.layout.yaml:1:29: error: unknown key \"varaint\" in a snapshot [unknown-key]"))
  }

  @Test("json goes to standard output of a check, and to standard error of a build")
  func jsonStreams() async throws {
    let check = try await tutorialc("check", ".", "--diagnostics", "json")
    #expect(check.output.hasPrefix("{\n  \"schema\": \"tutorialc.diagnostics/1\""))
    #expect(check.error == "")
    let build = try await tutorialc("build", ".", "--diagnostics", "json", "--out", "o")
    #expect(build.output == "")
    #expect(build.error == check.output)
  }

  @Test("diagnostics go to a file if asked")
  func file() async throws {
    try folder.write(Fixture.tutorial("a", target: "snd"), to: "a.tutorial.yaml")
    let outcome = try await tutorialc("check", ".", "--diagnostics", "short", "--diagnostics-file", "found/d.txt")
    #expect(outcome.status == 1)
    #expect(outcome.output == "" && outcome.error == "")
    #expect(try #require(folder.read("found/d.txt")).contains("[unknown-target]\n"))
  }

  @Test("colours are for terminals, or asked for")
  func colors() async throws {
    try folder.write(Fixture.tutorial("a", target: "snd"), to: "a.tutorial.yaml")
    #expect(try await !tutorialc("check", ".").error.contains("\u{1B}"))
    let asked = try await tutorialc("check", ".", "--color", "always", environment: ["NO_COLOR": "1"])
    #expect(asked.error.contains("\u{1B}[1;31merror"))
  }

  @Test("--quiet leaves the errors")
  func quiet() async throws {
    try folder.write("# tutorialc: ignore clipped-target\n" + Fixture.tutorial("a"), to: "a.tutorial.yaml")
    #expect(try await tutorialc("check", ".").error.hasSuffix("1 warning\n"))
    #expect(try await tutorialc("check", ".", "--quiet").error == "")
    let strict = try await tutorialc("check", ".", "--quiet", "--strict", "--diagnostics", "short")
    #expect(strict.status == 1)
    #expect(
      strict.headlines
        == "a.tutorial.yaml:1:21: error: no clipped-target is reported on the line below, so nothing is ignored "
        + "[unused-ignore]\n")
  }

  @Test("a layout without snapshots leaves no tour, which cannot be silenced")
  func silencedLayout() async throws {
    try folder.write("schema: tutorialc.layout/1\n", to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
    let outcome = try await tutorialc("check", "a.tutorial.yaml", "--ignore", "missing-key", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(
      outcome.headlines
        == "app.layout.yaml:1:1: error: a layout manifest needs the key \"snapshots\" [missing-key]\n")
  }

  @Test("an unknown id is a wrong command line, with the nearest")
  func unknownID() async throws {
    let outcome = try await tutorialc("check", ".", "--ignore", "unsed-ignore")
    #expect(outcome.status == 2)
    #expect(
      outcome.error == """
        tutorialc: error: --ignore unsed-ignore: there is no such diagnostic
          did you mean "unused-ignore"?
          try "tutorialc check --help"

        """)
  }

  @Test("an id that is always an error cannot be lowered")
  func alwaysError() async throws {
    let outcome = try await tutorialc("check", ".", "--warn", "yaml-syntax")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("tutorialc: error: --warn yaml-syntax: this one is always an error\n"))
  }

  @Test("a finding in a manifest is reported once, whoever uses it")
  func sharedManifest() async throws {
    try folder.write(Fixture.tutorial("b"), to: "b.tutorial.yaml")
    try folder.write(Fixture.layout.replacing("display:", with: "dispaly: 1\n    display:"), to: "app.layout.yaml")
    let outcome = try await tutorialc("check", ".", "--diagnostics", "short")
    #expect(outcome.headlines == "app.layout.yaml:5:5: error: unknown key \"dispaly\" in a snapshot [unknown-key]\n")
  }
}
