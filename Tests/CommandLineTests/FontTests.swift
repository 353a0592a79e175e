import Testing
import TutorialPluginKit
import TutorialSyntax

@testable import tutorialc

@Suite("The fonts of a configuration")
struct FontSettingsTests {
  private func fonts(_ text: String) -> FontSettings? {
    ConfigurationDecoder.decode(SourceText(path: "app/tutorialc.yaml", bytes: Array(text.utf8)), Plugins.diagnostics)
      .value.fonts
  }

  @Test("One font, or a list, serves all faces; its path is relative to the configuration")
  func list() throws {
    let settings = try #require(fonts("fonts: [a.ttf, { path: b.ttc, index: 2, locales: [ja, zh-Hant] }]\n"))
    let expected = [
      MeasurerFont(path: "app/a.ttf"), MeasurerFont(path: "app/b.ttc", index: 2, locales: ["ja", "zh-Hant"]),
    ]
    #expect(settings.fonts == MeasurerFonts(title: expected, body: expected, strong: expected, button: expected))
  }

  @Test("Strong words and buttons are in the titles' font, unless they have their own")
  func faces() throws {
    let settings = try #require(
      fonts("fonts: { body: a.ttf, title: { path: v.ttf, weight: 600 }, button: c.ttf, measurer: ./m }\n"))
    let title = MeasurerFont(path: "app/v.ttf", weight: 600)
    #expect(
      settings.fonts
        == MeasurerFonts(
          title: [title], body: [MeasurerFont(path: "app/a.ttf")], strong: [title],
          button: [MeasurerFont(path: "app/c.ttf")]))
    #expect(settings.command == ["app/m"])
    #expect(settings.files.map(\.font.path) == ["app/v.ttf", "app/a.ttf", "app/c.ttf"])
  }
}

@Suite("Builds with fonts")
struct FontBuildTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "app.layout.yaml")
    try folder.write(Fixture.tutorial("a"), to: "a.tutorial.yaml")
    try folder.write("no font", to: "a.ttf")
  }

  private func build(_ configuration: String) async throws -> Tutorialc.Outcome {
    try folder.write(configuration, to: "tutorialc.yaml")
    return try await tutorialc("build", "--diagnostics", "short", "--out", "out", "--allow-plugins")
  }

  @Test("A font that is not there is an error at its name, and nothing is written")
  func missingFile() async throws {
    let outcome = try await build("fonts: [b.ttf]\n")
    #expect(outcome.status == 1)
    #expect(outcome.error == "tutorialc.yaml:1:9: error: no file \"b.ttf\" [missing-file]\n")
    #expect(folder.read("out/a.tour.json") == nil)
  }

  @Test("A measurer that is not there is an error, and nothing is written")
  func missingMeasurer() async throws {
    let outcome = try await build("fonts: { body: a.ttf, measurer: ./none }\n")
    #expect(outcome.status == 1)
    #expect(
      outcome.headlines == """
        tutorialc.yaml:1:1: error: the fonts cannot be measured: cannot run "./none": no such file or folder \
        [unmeasurable-fonts]

        """)
    #expect(folder.read("out/a.tour.json") == nil)
  }

  @Test("Neither a comment nor the command line makes unmeasurable fonts less than an error")
  func alwaysAnError() async throws {
    try folder.write(
      "# tutorialc: ignore unmeasurable-fonts x\nfonts: { body: a.ttf, measurer: ./none }\n", to: "tutorialc.yaml")
    let outcome = try await tutorialc("build", "--out", "out", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(folder.read("out/a.tour.json") == nil)
  }

  @Test(
    "A measurer that fails is shown with what it said, and nothing is written",
    arguments: [
      ("exit 3", "\"sh\" ended before it had answered"),
      (
        "read line; echo junk; cat",
        "\"sh\" cannot be used as a measurer: its first line is not the answer of a measurer"
      ),
      (
        "read line; echo '{\"version\":9}'; cat",
        "\"sh\" cannot be used as a measurer: it does not speak version 1 of the protocol"
      ),
      (
        "read line; echo '{\"version\":1}'; read line; echo '{\"advances\":[1]}'; cat",
        "\"sh\" cannot be used as a measurer: an answer does not fit its request"
      ),
      ("read line; echo '{\"version\":1}'; read line; exit 0", "\"sh\" ended before it had answered"),
    ])
  func crashes(script: String, message: String) async throws {
    let quoted = script.replacing("'", with: "''")
    let outcome = try await build("fonts: { body: a.ttf, measurer: [sh, -c, '\(quoted)'] }\n")
    #expect(outcome.status == 3)
    #expect(outcome.error == "tutorialc.yaml:1:1: error: \(message) [plugin-crashed]\n")
    #expect(folder.read("out/a.tour.json") == nil)
  }

  @Test("A font that the measurer refuses is marked")
  func refused() async throws {
    let answer = "read line; echo '{\"error\":\"it is no font\",\"face\":\"body\",\"font\":0}'"
    let outcome = try await build(
      "fonts: { body: a.ttf, measurer: [sh, -c, '\(answer.replacing("'", with: "''"))'] }\n")
    #expect(outcome.status == 1)
    #expect(
      outcome.error
        == "tutorialc.yaml:1:16: error: the fonts cannot be measured: it is no font [unmeasurable-fonts]\n")
  }

  /// Answers every text of seven scalars, such as `Tap it.`
  private func configuration(advances: String, missing: String = "") -> String {
    let answer = "{\"advances\":[\(advances)],\"lineEnds\":[],\"lineStarts\":[],\"missing\":[\(missing)]}"
    let script = "read line; echo '{\"version\":1}'; while read line; do echo '\(answer)'; done"
    return "fonts: { body: a.ttf, measurer: [sh, -c, '\(script.replacing("'", with: "''"))'] }\n"
  }

  @Test("Callouts are as large as the measurer says, and say that they are measured")
  func measured() async throws {
    let outcome = try await build(configuration(advances: "10,10,10,10,10,10,10.5"))
    #expect(outcome.status == 0)
    let tour = try #require(folder.read("out/a.tour.json"))
    #expect(tour.contains(",129,52],"))
    #expect(tour.contains("\"measured\":true") && !tour.contains("\"measured\":false"))
  }

  @Test("A character that no font has is a warning, and the layout is no measured one")
  func missingGlyph() async throws {
    let outcome = try await build(
      configuration(advances: "10,10,10,10,10,10,10", missing: "\"T\""))
    #expect(outcome.status == 0)
    #expect(
      outcome.headlines
        == "a.tutorial.yaml:4:39: warning: no font of the body has \"T\" (U+0054) [missing-glyph]\n")
    #expect(folder.read("out/a.tour.json")?.contains("\"measured\":false") == true)
  }

  @Test(
    "If the fonts' settings are wrong, nothing is written with the table's sizes",
    arguments: [
      ("[]", "8: error: \"fonts\" names no font [value-out-of-range]"),
      ("{ body: a.ttf, measurer: [] }", "33: error: the measurer is not a program [value-out-of-range]"),
      (
        "{ path: a.ttf, weight: bold }",
        "31: error: the weight of a font is a number from 1 to 1000 [value-out-of-range]"
      ),
    ])
  func wrongSettings(value: String, message: String) async throws {
    let outcome = try await build("fonts: \(value)\n")
    #expect(outcome.status == 1)
    #expect(outcome.error == "tutorialc.yaml:1:\(message)\n")
    #expect(folder.read("out/a.tour.json") == nil)
  }

  @Test("Fonts are dependencies of what is built with them, and so is the configuration")
  func depfile() async throws {
    try folder.write(
      configuration(advances: "10,10,10,10,10,10,10"), to: "tutorialc.yaml")
    let outcome = try await tutorialc(
      "build", "a.tutorial.yaml", "--config", "tutorialc.yaml", "--depfile", "d", "--out", "out", "--allow-plugins")
    #expect(outcome.status == 0)
    #expect(
      folder.read("d")
        == "out/a.tour.json: \\\n  a.ttf \\\n  a.tutorial.yaml \\\n  app.layout.yaml \\\n  tutorialc.yaml\n")
  }

  @Test("Fonts that are not declared are not read")
  func declared() async throws {
    try folder.write("fonts: { body: a.ttf, measurer: ./none }\n", to: "tutorialc.yaml")
    try folder.write("other.ttf\na.tutorial.yaml\napp.layout.yaml\n", to: "inputs.txt")
    let declared = try await tutorialc(
      "build", "a.tutorial.yaml", "--config", "tutorialc.yaml", "--declared", "inputs.txt", "--diagnostics", "short",
      "--out", "out")
    #expect(
      declared.error
        == "tutorialc.yaml:1:16: error: cannot read \"a.ttf\": it is not among the declared inputs [unreadable-file]\n")
  }
}
