import TestSupport
import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialLanguage
import TutorialLayouts
import TutorialSyntax
import TutorialTour
import TutorialYAML

@testable import TutorialThemes

/// A tutorial with themes for a test.
struct ThemedTutorial {
  let tutorial: MarkedText
  let files: [String: MarkedText]
  let project: MarkedText
  let result: Analysis

  /// - Parameters:
  ///   - theme: the value of the tutorial's key `theme`, or nil without the key.
  ///   - project: the same for the configuration `conf/tutorialc.yaml`.
  ///   - files: themes by path. The tutorial is `tours/t.tutorial.yaml`.
  init(_ theme: String?, project: String? = nil, _ files: [String: String] = [:], failures: [String: WorldError] = [:])
  {
    tutorial = MarkedText(
      "tutorial: t\nlayout: a.layout.yaml\n\(theme.map { "theme: \($0)\n" } ?? "")steps: [{ id: s, callout: Hi }]\n",
      path: "tours/t.tutorial.yaml")
    self.files = Dictionary(uniqueKeysWithValues: files.map { ($0, MarkedText($1, path: $0)) })
    self.project = MarkedText(project ?? "", path: "conf/tutorialc.yaml")
    var world = MemoryWorld([
      "tours/a.layout.yaml": "snapshots: [{ screen: s, variant: v, display: { size: [400, 800] } }]\n"
    ])
    world.files[tutorial.source.path] = tutorial.source.bytes
    for file in self.files.values { world.files[file.source.path] = file.source.bytes }
    world.failures = failures
    var options = CompileOptions()
    if project != nil {
      let document = DocumentReader.read(self.project.source).value
      var decoder = Decoder(document)
      if let root = document.root {
        options.theme = ThemeLayer(self.project.source, decoder.map(root, ThemePartial.self))
      }
    }
    result = Compiler(world: world, options: options).compile(tutorial.source.path)
  }

  var theme: TourTheme? { result.tour?.theme }
}

@Suite("A theme")
struct ThemeTests {
  @Test("is the standard one where nobody says anything, and then the tour has none")
  func standard() {
    let tutorial = ThemedTutorial(nil)
    #expect(tutorial.result.diagnostics == [] && tutorial.theme == .standard)
    #expect(ThemedTutorial("{}").theme == .standard && ThemedTutorial("{ colors: {} }").theme == .standard)
  }

  @Test("gives a colour to both schemes, or one to each")
  func schemes() throws {
    let tutorial = ThemedTutorial("{ colors: { link: \"#A00\", border: { dark: \"#12345678\" } } }")
    // Dark red on a dark surface has low contrast.
    #expect(tutorial.result.diagnostics.map(\.id) == [.lowContrast])
    let theme = try #require(tutorial.theme)
    #expect(theme.light[.link] == "#aa0000" && theme.dark[.link] == "#aa0000")
    #expect(theme.dark[.border] == "#12345678" && theme.light[.border] == TourTheme.standard.light[.border])
    var expected = TourTheme.standard
    (expected.light[.link], expected.dark[.link], expected.dark[.border]) = ("#aa0000", "#aa0000", "#12345678")
    #expect(theme == expected)
  }

  @Test("lies over those that it extends, and the tutorial's over the project's, colour by colour")
  func layers() throws {
    let tutorial = ThemedTutorial(
      "{ extends: own.theme.yaml, colors: { surface: \"#fffff0\" } }",
      project:
        "{ extends: ../shared/brand.theme.yaml, colors: { surface: \"#000001\", body: \"#000002\", secondary: \"#000003\" } }",
      [
        "tours/own.theme.yaml":
          "extends: ../shared/base.theme.json\ncolors: { surface: \"#000004\", body: \"#333333\" }\n",
        "shared/base.theme.json": "{ \"colors\": { \"body\": \"#000005\", \"border\": \"#000006\" } }",
        "shared/brand.theme.yaml": "colors: { secondary: \"#000007\", border: \"#000008\", close: \"#000009\" }\n",
      ])
    let light = try #require(tutorial.theme).light
    let found = [TourTheme.Colors.Part.surface, .body, .border, .secondary, .close, .title].map { light[$0] }
    #expect(found == ["#fffff0", "#333333", "#000006", "#000003", "#000009", TourTheme.standard.light[.title]])
    #expect(
      tutorial.result.inputs == [
        "shared/base.theme.json", "shared/brand.theme.yaml", "tours/a.layout.yaml", "tours/own.theme.yaml",
        "tours/t.tutorial.yaml",
      ])
  }

  @Test("sets texts and lengths one by one; `font` holds for all texts without a font of their own")
  func texts() throws {
    let tutorial = ThemedTutorial(
      "{ font: Inter, title: { size: 20 }, body: { line: 24 }, padding: 20, radius: 0, border: 12.5 }",
      project:
        "{ body: { font: [Georgia, serif], size: 16 }, title: { size: 30, weight: 700 }, margin: 100, padding: 3 }")
    #expect(tutorial.result.diagnostics == [])
    let theme = try #require(tutorial.theme)
    // The line height follows: 20 · 22 / 17 is 25.9.
    #expect(theme.title == TourTheme.Text(font: ["Inter"], size: 20, line: 26, weight: 700))
    #expect(theme.body == TourTheme.Text(font: ["Georgia", "serif"], size: 16, line: 24, weight: 400))
    #expect(theme.button == TourTheme.Text(font: ["Inter"], size: 15, line: 20, weight: 600))
    var measures = TourTheme.Measures.standard
    (measures.padding, measures.radius, measures.border, measures.margin) = (20, 0, 12.5, 100)
    #expect(theme.measures == measures)
    #expect(ThemedTutorial("{ font: [] }", project: "{ font: Inter }").theme == .standard)
  }

  @Test("has the shadows of the nearest list, whole; a scheme without a colour has none")
  func shadows() throws {
    let project = "{ shadows: { color: { light: \"#123\" }, offset: 2.5 } }"
    let inherited = try #require(ThemedTutorial("{ padding: 3 }", project: project).theme)
    #expect(
      inherited.shadows == [TourTheme.Shadow(light: "#112233", dark: "#00000000", offset: 2.5, blur: 0)])
    let own =
      "{ shadows: [{ color: \"#456\", blur: 7.25 }, { color: { light: \"#789\", dark: \"#abcd\" }, offset: 1 }] }"
    let theme = try #require(ThemedTutorial(own, project: project).theme)
    #expect(
      theme.shadows == [
        TourTheme.Shadow(light: "#445566", dark: "#445566", offset: 0, blur: 7.25),
        TourTheme.Shadow(light: "#778899", dark: "#aabbccdd", offset: 1, blur: 0),
      ])
    for none in ["none", "[]"] {
      #expect(ThemedTutorial("{ shadows: \(none) }", project: project).theme?.shadows == [])
    }
  }

  @Test("is what callouts are laid out by")
  func laidOut() throws {
    func frame(_ theme: String) throws -> Rect {
      let step = try #require(ThemedTutorial(theme).result.tour?.variants.first?.steps.first)
      return try #require(step.callout?.layouts["en"]).frame
    }
    let standard = try frame("{}")
    let wide = try frame("{ padding: 30, body: { line: 27 }, buttonHeight: 50 }")
    #expect(wide.height == standard.height + 28 + 7 + 14)
    // The widest part is the button.
    #expect(try frame("{ buttonPadding: 110 }").width == frame("{ buttonPadding: 100 }").width + 20)
  }

  @Test("has a margin that bubbles and banners keep from the edges")
  func margins() throws {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: Hi there, kind: banner } }",
      head: "theme: { margin: 40 }\ndefaults: { advance: { tap: anywhere } }",
      elements: "      - { id: a, frame: [0, 600, 60, 60] }")
    #expect(screens.step?.callout?.layouts["en"]?.frame.width == 320)
    #expect(screens.step?.callout?.layouts["en"]?.frame.minY == 40)
  }

  @Test("may be a path, which means the same as extending that file")
  func path() {
    let files = ["tours/own.theme.yaml": "schema: tutorialc.theme/1\ncolors: { surface: \"#fffff0\" }\n"]
    #expect(ThemedTutorial("own.theme.yaml", files).theme?.light[.surface] == "#fffff0")
    #expect(
      ThemedTutorial("own.theme.yaml", files).theme == ThemedTutorial("{ extends: own.theme.yaml }", files).theme)
  }

  @Test("in a file may be empty, and may be of a later minor version")
  func emptyFile() {
    for text in ["", "# nothing\n", "~\n", "schema: tutorialc.theme/1.9\n"] {
      let tutorial = ThemedTutorial("own.theme.yaml", ["tours/own.theme.yaml": text])
      #expect(tutorial.result.diagnostics == [] && tutorial.theme == .standard, "\(text)")
    }
  }
}

@Suite("A theme that is wrong")
struct WrongThemeTests {
  @Test("because its file is not there is reported where it is named, and the rest holds")
  func missing() {
    let tutorial = ThemedTutorial("{ extends: 1️⃣gone.theme.yaml1️⃣, colors: { surface: { light: \"#fffff0\" } } }")
    #expect(
      tutorial.result.diagnostics == [
        Diagnostic(.missingFile, "no file \"tours/gone.theme.yaml\"", at: tutorial.tutorial.span())
      ])
    #expect(tutorial.theme?.light[.surface] == "#fffff0")
  }

  @Test("because a file that it extends is not there is reported in its file")
  func missingBelow() throws {
    let tutorial = ThemedTutorial("own.theme.yaml", ["tours/own.theme.yaml": "extends: 1️⃣x/gone.theme.yaml1️⃣\n"])
    let place = try #require(tutorial.files["tours/own.theme.yaml"]).span()
    #expect(
      tutorial.result.diagnostics == [Diagnostic(.missingFile, "no file \"tours/x/gone.theme.yaml\"", at: place)])
  }

  @Test("because its file cannot be read says why")
  func unreadable() {
    let tutorial = ThemedTutorial(
      "1️⃣own.theme.yaml1️⃣", failures: ["tours/own.theme.yaml": .unreadable("Permission denied")])
    #expect(
      tutorial.result.diagnostics == [
        Diagnostic(
          .unreadableFile, "\"tours/own.theme.yaml\" cannot be read: Permission denied", at: tutorial.tutorial.span())
      ])
  }

  @Test("because it extends itself in the end is reported once, where the circle closes")
  func circles() throws {
    let tutorial = ThemedTutorial(
      "a.theme.yaml",
      ["tours/a.theme.yaml": "extends: b.theme.yaml\n", "tours/b.theme.yaml": "extends: 1️⃣./x/../a.theme.yaml1️⃣\n"])
    let place = try #require(tutorial.files["tours/b.theme.yaml"]).span()
    #expect(
      tutorial.result.diagnostics == [
        Diagnostic(.cyclicExtends, "\"tours/a.theme.yaml\" extends itself in the end", at: place)
      ])
    let own = ThemedTutorial("a.theme.yaml", ["tours/a.theme.yaml": "extends: a.theme.yaml\n"])
    #expect(own.result.diagnostics.map(\.id) == [.cyclicExtends])
  }

  @Test("because too many themes extend each other", arguments: [16, 17])
  func depth(count: Int) {
    var files: [String: String] = [:]
    for number in 1...count {
      files["tours/\(number).theme.yaml"] = number < count ? "extends: \(number + 1).theme.yaml\n" : "colors: {}\n"
    }
    let found = ThemedTutorial("1.theme.yaml", files).result.diagnostics
    #expect(found.map(\.message) == (count == 16 ? [] : ["more than 16 themes extend each other"]))
  }

  @Test("because its file is something else, of which nothing is quoted")
  func otherFiles() {
    let tutorial = ThemedTutorial("a.theme.yaml", ["tours/a.theme.yaml": "password: secret\n"])
    let found = tutorial.result.diagnostics
    #expect(
      found.map(\.message) == ["the file is not a theme: it has no key of a theme at its top"]
        && found.allSatisfy { !$0.quotesSource })
    #expect(ThemedTutorial("a.theme.yaml", ["tours/a.theme.yaml": "- 1\n"]).result.diagnostics.count == 1)
    let newer = ThemedTutorial("a.theme.yaml", ["tours/a.theme.yaml": "schema: tutorialc.theme/2\nsurface: 1\n"])
    #expect(newer.result.diagnostics.map(\.id) == [.unsupportedSchema])
  }

  @Test(
    "because of a value",
    arguments: [
      ("1️⃣[]1️⃣", "a list where a theme or the path of one is expected"),
      ("1️⃣~1️⃣", "nothing where a theme or the path of one is expected"),
      ("1️⃣\"\"1️⃣", "the theme is empty"), ("1️⃣31️⃣", "no file \"tours/3\""),
      ("{ extends: 1️⃣[a]1️⃣ }", "a list where the path of a theme is expected"),
      ("{ colors: 1️⃣31️⃣ }", "\"3\" where a map of keys to values for the colours of a theme is expected"),
      ("{ colors: { body: 1️⃣31️⃣ } }", "\"3\" is not a colour"),
      ("{ colors: { body: 1️⃣.nan1️⃣ } }", "\".nan\" is not a colour"),
      ("{ colors: { body: 1️⃣[\"#000\"]1️⃣ } }", "a list where a colour such as \"#1a2b3c\" is expected"),
      ("{ colors: { body: { light: 1️⃣\"#12\"1️⃣ } } }", "\"#12\" is not a colour"),
      ("{ colors: { body: { 1️⃣lihgt1️⃣: \"#123\" } } }", "unknown key \"lihgt\" in the colour of each scheme"),
      ("{ colors: { 1️⃣background1️⃣: \"#123\" } }", "unknown key \"background\" in the colours of a theme"),
      ("{ padding: 1️⃣-11️⃣ }", "the theme's padding is -1, outside 0 to 1000"),
      ("{ radius: 1️⃣.nan1️⃣ }", ".nan is not a finite number"),
      ("{ radius: 1️⃣.inf1️⃣ }", ".inf is not a finite number"),
      ("{ radius: 1️⃣1e9991️⃣ }", "1e999 is not a finite number"),
      ("{ border: 1️⃣1000.11️⃣ }", "the theme's border is 1000.1, outside 0 to 1000"),
      ("{ shadows: { color: \"#123\", blur: 1️⃣1000.11️⃣ } }", "the shadow's blur is 1000.1, outside 0 to 1000"),
      ("{ shadows: { 1️⃣blur1️⃣: 3 } }", "a shadow needs the key \"color\""),
      ("{ shadows: 1️⃣71️⃣ }", "\"7\" where a map of keys to values for a shadow is expected"),
      ("{ 1️⃣shadowBlur1️⃣: 3 }", "unknown key \"shadowBlur\" in a theme"),
      (
        "{ shadows: 1️⃣[\(Array(repeating: "{ color: \"#123\" }", count: 9).joined(separator: ","))]1️⃣ }",
        "the theme's shadows has 9 shadows, the limit is 8"
      ),
      ("{ title: { size: 1️⃣01️⃣ } }", "the text's size is 0, outside 1 to 200"),
      ("{ title: { size: 1️⃣1e91️⃣ } }", "the text's size is 1e9, outside 1 to 200"),
      ("{ title: { weight: 1️⃣4501.51️⃣ } }", "\"4501.5\" where a whole number is expected"),
      ("{ title: { weight: 1️⃣10011️⃣ } }", "the text's weight is 1001, outside 1 to 1000"),
      ("{ title: 1️⃣171️⃣ }", "\"17\" where a map of keys to values for the text of a theme is expected"),
      ("{ title: { font: 1️⃣\"a\\u0007\"1️⃣ } }", "the text's font has a control character in a family's name"),
      ("{ font: 1️⃣{}1️⃣ }", "a map where a name is expected"),
      (
        "{ font: 1️⃣[\(Array(repeating: "a", count: 21).joined(separator: ","))]1️⃣ }",
        "the theme's font has 21 families, the limit is 20"
      ),
      (
        "{ body: { size: 30, line: 1️⃣201️⃣ } }",
        "the line of the body is 20 high, less than its font's size of 30"
      ),
      ("{ 1️⃣light1️⃣: { body: \"#123\" } }", "unknown key \"light\" in a theme"),
      ("{ colors: { body: \"#000\", 1️⃣body1️⃣: \"#111\" } }", "key \"body\" is written twice"),
    ])
  func values(theme: String, message: String) {
    let tutorial = ThemedTutorial(theme)
    let found = tutorial.result.diagnostics.first
    #expect(found?.message == message && found?.primary == tutorial.tutorial.span(), "\(String(describing: found))")
    #expect(tutorial.result.diagnostics.first?.severity == .error)
  }

  @Test("gets a proposal for keys that other tools use")
  func hints() throws {
    let found = ThemedTutorial("{ colors: { background: \"#fff\" } }").result.diagnostics.first
    #expect(found?.primaryLabel == "did you mean \"surface\"?")
  }
}
