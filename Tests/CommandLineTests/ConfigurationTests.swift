import Foundation
import Testing
import TutorialCompiler
import TutorialPluginKit
import TutorialSyntax
import TutorialLanguage

@testable import TutorialReporting
@testable import tutorialc

@Suite("tutorialc.yaml")
struct ConfigurationTests {
  private func decode(_ text: String, path: String = "sub/tutorialc.yaml") -> (Configuration, [String]) {
    let parsed = ConfigurationDecoder.decode(SourceText(path: path, bytes: Array(text.utf8)), Plugins.diagnostics)
    var positions = PositionTable()
    let lines = parsed.diagnostics.map { ShortRenderer.render(ReportedDiagnostic($0, &positions, withSnippet: false)) }
    return (parsed.value, lines.map { String($0.prefix { $0 != "\n" }) })
  }

  @Test("every key has prose and an example that is right")
  func described() {
    func findings(_ text: String) -> [String] { decode(text).1 }
    for key in WrittenConfiguration.keys.outline.keys {
      #expect(key.prose.hasSuffix("."))
      for example in key.examples.isEmpty ? key.form.examples : key.examples {
        #expect(findings("{ \(key.name): \(SchemaPrinter.line(example)) }\n") == [], "\(key.name)")
      }
      if case .value(let value) = key.otherwise {
        #expect(findings("{ \(key.name): \(SchemaPrinter.line(value)) }\n") == [], "\(key.name)")
      }
    }
    for key in DiagnosticSettings.keys.outline.keys {
      for example in key.form.examples {
        #expect(findings("diagnostics: { \(key.name): \(SchemaPrinter.line(example)) }\n") == [], "\(key.name)")
      }
    }
  }

  @Test("paths are relative to the file")
  func paths() {
    let (configuration, found) = decode(
      "schema: tutorialc.config/1\nsources: [a, ../b/*.yaml]\nlayouts: l.yaml\noutput: out\n")
    #expect(found == [])
    #expect(configuration.sources?.map(\.value) == ["sub/a", "b/*.yaml"])
    #expect(configuration.layouts.map(\.value) == ["sub/l.yaml"])
    #expect(configuration.output == "sub/out")
  }

  @Test("a minor version of the language is read, as it is of tutorials and layouts")
  func minorVersion() {
    let (configuration, found) = decode("schema: tutorialc.config/1.2\noutput: out\n")
    #expect(found == [])
    #expect(configuration.output == "sub/out")
  }

  @Test("of another language nothing more is said")
  func otherVersion() {
    let (configuration, found) = decode("output: out\nschema: tutorialc.config/12\nnew: 1\n", path: "tutorialc.yaml")
    #expect(
      found == [
        "tutorialc.yaml:2:9: error: \"tutorialc.config/12\" is not a configuration that this version reads "
          + "[unsupported-schema]"
      ])
    #expect(configuration.output == nil)
  }

  @Test("locales are listed once each")
  func locales() {
    let (configuration, found) = decode("locales: [en, pt-BR, pt_br]\n")
    #expect(found == [])
    #expect(configuration.compile.locales == ["en", "pt-BR"])
  }

  @Test("severities are what the command line has")
  func severities() {
    let (configuration, found) = decode(
      "diagnostics: { strict: true, error: [clipped-target], warn: unknown-target, ignore: [unused-style] }\n")
    #expect(found == [])
    #expect(configuration.isStrict)
    #expect(
      configuration.severities == [
        .init(.clippedTarget, .report(.error)), .init(.unknownTarget, .report(.warning)), .init(.unusedStyle, .ignore),
      ])
  }

  @Test("emitters have options, each knowing its place")
  func emitters() throws {
    let (configuration, found) = decode("emitters:\n  json: { pretty: true, list: [1, \"2\"], nothing: }\n")
    #expect(found == [])
    let request = try #require(configuration.emitters?.first)
    #expect(request.name.value == "json")
    #expect(request.options["pretty"]?.value == .bool(true))
    #expect(request.options["list"]?.value == .list([.number(1), .text("2")]))
    #expect(request.options["nothing"] == nil)
    #expect(request.options["pretty"]?.span?.range == ByteRange(28, 32))
  }

  @Test("an emitter that is a program of its own has words, beside the configuration, and options")
  func command() throws {
    let configuration = ConfigurationDecoder.decode(
      SourceText(
        path: "app/tutorialc.yaml",
        bytes: Array("emitters: { mine: { command: [./mine, --fast], size: 2 }, other: { command: other } }\n".utf8)),
      Plugins.diagnostics
    ).value
    #expect(configuration.emitters?.map(\.command) == [["app/mine", "--fast"], ["other"]])
    #expect(configuration.emitters?.first?.options.all.map(\.name) == ["size"])
  }

  @Test(
    "each mistake is shown at its place",
    arguments: [
      ("sorces: a\nlocales: en\n", "1:1: error: unknown key \"sorces\" in the configuration [unknown-key]"),
      ("sources: { a: b }\n", "1:10: error: a map where a path or a list of paths is expected [wrong-type]"),
      ("diagnostics: { ignore: nope }\n", "1:24: error: a diagnostic cannot be \"nope\" [value-out-of-range]"),
      (
        "diagnostics: { ignore: yaml-syntax }\n",
        "1:24: error: yaml-syntax is always an error [value-out-of-range]"
      ),
      ("diagnostics: { strict: maybe }\n", "1:24: error: \"maybe\" where true or false is expected [wrong-type]"),
      ("emitters: { jsn: }\n", "1:13: error: unknown key \"jsn\" in the emitters [unknown-key]"),
      ("emitters: [json]\n", "1:11: error: a list where a map of emitters to their options is expected [wrong-type]"),
      ("emitters: { json: 1 }\n", "1:19: error: \"1\" where a map of options is expected [wrong-type]"),
      (
        "emitters: { json: { command: ./mine } }\n",
        "1:21: error: the emitter \"json\" comes with tutorialc, so it cannot be another program [value-out-of-range]"
      ),
      (
        "emitters: { My Own: { command: ./mine } }\n",
        "1:13: error: the name of an emitter has lower-case letters, digits and hyphens [value-out-of-range]"
      ),
      ("emitters: { mine: { command: [] } }\n", "1:30: error: the emitter is not a program [value-out-of-range]"),
      ("fonts: []\n", "1:8: error: \"fonts\" names no font [value-out-of-range]"),
      ("fonts: { heading: a.ttf }\n", "1:10: error: unknown key \"heading\" in the fonts [unknown-key]"),
      ("fonts: [{ index: 1 }]\n", "1:11: error: a font needs the key \"path\" [missing-key]"),
      (
        "fonts: [{ path: a.ttc, index: -1 }]\n",
        "1:31: error: the index of a font is a whole number from 0 to 999 [value-out-of-range]"
      ),
      (
        "fonts: [{ path: a.ttf, weight: nan }]\n",
        "1:32: error: the weight of a font is a number from 1 to 1000 [value-out-of-range]"
      ),
      ("fonts: [{ path: a.ttf, locales: j }]\n", "1:33: error: \"j\" is not a locale [value-out-of-range]"),
      (
        "locales: [en, german!]\n",
        "1:15: error: \"german!\" is not a language tag such as en or pt-BR [value-out-of-range]"
      ),
      (
        "links: [tel, javascript]\n",
        "1:14: error: \"javascript\" is not a scheme that links may have, such as tel [value-out-of-range]"
      ),
      (
        "locales: { en: de }\n",
        "1:10: error: a map where a language tag or a list of them is expected [wrong-type]"
      ),
      (
        "schema: tutorialc.config/2\n",
        "1:9: error: \"tutorialc.config/2\" is not a configuration that this version reads [unsupported-schema]"
      ),
    ])
  func defects(text: String, expected: String) {
    #expect(decode(text, path: "tutorialc.yaml").1 == ["tutorialc.yaml:\(expected)"])
  }

  @Test("an empty file configures nothing", arguments: ["", "# words\n"])
  func empty(text: String) {
    #expect(decode(text).1 == [])
  }
}

@Suite("tutorialc.yaml in use")
struct ConfigurationUseTests {
  private let folder: TemporaryFolder
  private let tutorialc: Tutorialc

  init() throws {
    folder = try TemporaryFolder()
    tutorialc = Tutorialc(folder: folder)
    try folder.write(Fixture.layout, to: "layouts/app.layout.yaml")
    try folder.write(
      Fixture.tutorial("a").replacing("layout: app.layout.yaml\n", with: ""), to: "tutorials/a.tutorial.yaml")
  }

  @Test("without FILE, the configuration names the inputs and the output")
  func named() async throws {
    try folder.write(
      "sources: tutorials\nlayouts: layouts/*.layout.yaml\noutput: out\nemitters: { json: { pretty: true } }\n",
      to: "tutorialc.yaml")
    #expect(try await tutorialc("build").error == "1 tutorial: 1 written, 0 unchanged in out\n")
    #expect(try #require(folder.read("out/a.tour.json")).hasPrefix("{\n"))
  }

  @Test("it is found from a folder below, and holds where files are named too")
  func found() async throws {
    try folder.write("layouts: layouts/app.layout.yaml\noutput: out\n", to: "tutorialc.yaml")
    let scratch = try TemporaryFolder()
    let process = try tutorialc.prepare(["build", "a.tutorial.yaml", "--quiet"], scratch: scratch)
    process.currentDirectoryURL = .init(fileURLWithPath: folder.path("tutorials"))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(folder.read("out/a.tour.json") != nil)
  }

  @Test("without sources, its folder is searched")
  func noSources() async throws {
    try folder.write("layouts: layouts/app.layout.yaml\n", to: "tutorialc.yaml")
    #expect(try await tutorialc("check", "--strict").status == 0)
  }

  @Test("sources and layouts that match nothing are shown at their place")
  func emptyGlobs() async throws {
    try folder.write("sources: [tutorial/*.yaml, nothing]\nlayouts: [l/*.yaml]\n", to: "tutorialc.yaml")
    let outcome = try await tutorialc("build", "--diagnostics", "short")
    #expect(outcome.status == 1)
    #expect(
      outcome.error == """
        tutorialc.yaml:1:11: error: no tutorial matches "tutorial/*.yaml" [empty-glob]
        tutorialc.yaml:1:28: error: no file or folder "nothing" [missing-file]
        tutorialc.yaml:2:11: error: no manifest matches "l/*.yaml" [empty-glob]

        """)
  }

  @Test("without FILE and without a configuration the command line is wrong")
  func nothing() async throws {
    let outcome = try await tutorialc("build")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix(
        "tutorialc: error: no FILE or FOLDER is named, and there is no tutorialc.yaml in this folder or above\n"))
  }
}
