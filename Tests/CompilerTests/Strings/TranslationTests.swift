import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialTour
import TutorialYAML

/// Strings files compared with the texts of a tutorial.
@Suite struct TranslationTests {
  private let layout = "snapshots: [ { screen: s, variant: v, display: { size: [400, 800] }, elements: [] } ]\n"

  /// A tutorial with a title and a step, compiled with strings files by locale.
  private struct Translated {
    let tutorial: MarkedText
    let strings: [String: MarkedText]
    let result: Analysis

    func findings(_ id: DiagnosticID) -> [Diagnostic] { result.diagnostics.filter { $0.id == id } }
  }

  private func compile(
    _ tutorial: String, _ strings: [String: String], locales: [String]? = nil
  ) -> Translated {
    let tutorial = MarkedText(tutorial, path: "t.tutorial.yaml")
    var files: [String: MarkedText] = [:]
    for (locale, text) in strings { files[locale] = MarkedText(text, path: "strings/\(locale).yaml") }
    var world = MemoryWorld(["a.layout.yaml": layout])
    world.files["t.tutorial.yaml"] = tutorial.source.bytes
    for file in files.values { world.files[file.source.path] = file.source.bytes }
    var options = CompileOptions()
    options.locales = locales
    return Translated(
      tutorial: tutorial, strings: files, result: Compiler(world: world, options: options).compile("t.tutorial.yaml"))
  }

  private let tutorial = """
    tutorial: t
    layout: a.layout.yaml
    strings: strings/{locale}.yaml
    defaults: { advance: { tap: anywhere } }
    steps: [ { id: s, callout: { title: 1️⃣Hello1️⃣, body: 2️⃣Tap here.2️⃣ } } ]

    """
  private let whole = "steps.s.callout: { title: T, body: B }\n"

  // MARK: Missing texts

  @Test func aTextThatALocaleLacksIsReportedWhereTheTutorialHasIt() {
    let translated = compile(tutorial, ["de": "steps.s.callout.title: Hallo\n"])
    #expect(
      translated.result.diagnostics == [
        Diagnostic(
          .missingString, "no \"de\" text for \"steps.s.callout.body\"", at: translated.tutorial.span(2),
          notes: [.init("strings/de.yaml lacks it")])
      ])
    #expect(translated.result.diagnostics.first?.severity == .warning)
  }

  @Test func aTextThatSeveralLocalesLackIsReportedOnce() {
    let translated = compile(
      tutorial, ["de": "steps.s.callout.title: Hallo\n", "ja": "steps.s.callout: { title: やあ, 1️⃣body1️⃣: }\n"])
    #expect(
      translated.result.diagnostics == [
        Diagnostic(
          .missingString, "no text in \"de\" and 1 more locale for \"steps.s.callout.body\"",
          at: translated.tutorial.span(2),
          notes: [
            .init("strings/de.yaml lacks it"),
            .init("it is still empty here", at: translated.strings["ja"].map { $0.span() }),
          ])
      ])
  }

  @Test func aTextThatManyLocalesLackCountsThem() {
    let german = "steps.s.callout.title: Hallo\n"
    let translated = compile(tutorial, ["de": german, "ja": german, "fr": german])
    #expect(
      translated.result.diagnostics.map(\.message) == [
        "no text in \"de\" and 2 more locales for \"steps.s.callout.body\""
      ])
  }

  @Test func aFileThatIsCutShortLacksNothingAndIsOneFinding() {
    let translated = compile(tutorial, ["de": "steps: [\n1️⃣"])
    #expect(
      translated.result.diagnostics == [
        Diagnostic(.yamlSyntax, "a value is expected here", at: translated.strings["de"]?.span())
      ])
  }

  // MARK: File names

  private let marked = """
    tutorial: t
    layout: a.layout.yaml
    strings: 1️⃣strings/{locale}.yaml1️⃣
    defaults: { advance: { tap: anywhere } }
    steps: [ { id: s, callout: { title: Hello, body: Tap here. } } ]

    """

  @Test(arguments: [
    ("README", "such as en or pt-BR"), ("en us", "did you mean \"en-US\"?"), ("de.old", "did you mean \"de-old\"?"),
    ("1", "such as en or pt-BR"), ("a-layout", "such as en or pt-BR"),
  ])
  func aFileThatIsForNoLocaleIsReportedWhereFilesAreNamed(name: String, label: String) {
    let translated = compile(marked, ["de": whole, name: "x: y\n"])
    #expect(
      translated.result.diagnostics == [
        Diagnostic(
          .valueOutOfRange, "\"strings/\(name).yaml\" is for no locale: \"\(name)\" is not a language tag",
          at: translated.tutorial.span(), label: label,
          notes: [.init("every file that the path matches is read; keep others in another folder")])
      ])
    #expect(!translated.result.inputs.contains("strings/\(name).yaml"))
  }

  @Test(arguments: [nil, ["de-DE", "zh-Hant-TW"]])
  func aLocaleIsNamedByItsTagHoweverItsFileIsSpelt(locales: [String]?) {
    let translated = compile(marked, ["de_DE": whole, "zh_Hant_TW": whole], locales: locales)
    #expect(translated.result.diagnostics == [])
    #expect(translated.result.tour?.locales == ["en", "de-DE", "zh-Hant-TW"])
  }

  @Test(arguments: [nil, ["de-DE"]])
  func twoFilesOfOneLocaleAreReported(locales: [String]?) {
    let translated = compile(marked, ["de_DE": whole, "de-DE": whole], locales: locales)
    #expect(
      translated.result.diagnostics == [
        Diagnostic(
          .conflictingKeys, "\"strings/de_DE.yaml\" and \"strings/de-DE.yaml\" are both for \"de-DE\"",
          at: translated.tutorial.span(), label: "a locale has one strings file")
      ])
  }

  @Test func whatALocaleFallsBackToServes() {
    let files = ["pt": whole, "pt-BR": "steps.s.callout.title: Oi\n", "en-GB": "", "EN_au": ""]
    let translated = compile(tutorial, files)
    #expect(translated.result.diagnostics == [])
    let tour = translated.result.tour
    #expect(tour?.text("steps.s.callout.title", in: "pt-BR") == "Oi")
    #expect(tour?.text("steps.s.callout.body", in: "pt-BR") == "B")
    #expect(tour?.text("steps.s.callout.body", in: "en-GB") == "Tap here.")
  }

  @Test func whatTheFallbackLacksIsReportedOfIt() {
    let translated = compile(tutorial, ["pt": "steps.s.callout.title: Olá\n", "pt-BR": "steps.s.callout.title: Oi\n"])
    #expect(
      translated.result.diagnostics.map(\.message) == ["no \"pt\" text for \"steps.s.callout.body\""])
  }

  @Test func anotherScriptOfTheSameLanguageIsAnotherLanguage() {
    let chinese = tutorial.replacing("tutorial: t\n", with: "tutorial: t\nlocale: zh-Hans\n")
    #expect(compile(chinese, ["zh-Hant": ""]).findings(.missingString).count == 2)
    #expect(compile(chinese, ["zh-Hans-SG": ""]).result.diagnostics == [])
  }

  // MARK: Unknown keys

  @Test func aKeyThatTheTutorialLacksIsReportedWithTheNearest() {
    let translated = compile(tutorial, ["de": whole + "1️⃣steps.s.calout.title1️⃣: Hallo\n"])
    #expect(
      translated.result.diagnostics == [
        Diagnostic(
          .unknownString, "\"t\" has no text \"steps.s.calout.title\"", at: translated.strings["de"]?.span(),
          label: "did you mean \"steps.s.callout.title\"?",
          fixits: [
            FixIt(
              "replace it with \"steps.s.callout.title\"", .maybe,
              [.init(translated.strings["de"]?.span() ?? translated.tutorial.span(), "steps.s.callout.title")])
          ])
      ])
  }

  @Test func aNestedKeyIsMarkedAtItsLastPart() {
    let translated = compile(tutorial, ["de": whole + "steps: { s: { callout: { 1️⃣bodi1️⃣: X } } }\n"])
    #expect(translated.result.diagnostics.map(\.id) == [.unknownString])
    #expect(translated.result.diagnostics.map(\.primary) == [translated.strings["de"]?.span()])
    #expect(translated.result.diagnostics.first?.fixits == [])
  }

  @Test func keysOfTheClientAndOfOtherVariantsAreFine() {
    let text = """
      tutorial: t
      title: T
      layout: a.layout.yaml
      strings: strings/{locale}.yaml
      styles: { tv: { only: { idiom: tv }, callout: { title: Big } } }
      defaults: { advance: { tap: anywhere } }
      steps: [ { id: s, style: tv, callout: B }, { id: p, only: { idiom: phone }, callout: P }, { id: q, callout: Q } ]

      """
    let strings = """
      title: T
      common.next: Weiter
      app.greeting: Hallo
      steps.s.callout: { title: Gross, title.2: Anders, body: B }
      steps.p.callout.body: P
      steps.q.callout.body: Q

      """
    #expect(compile(text, ["de": strings]).findings(.unknownString) == [])
  }

  // MARK: Wanted locales

  @Test func onlyTheLocalesAskedForAndTheirFallbacksAreCarried() {
    let files = ["de": whole, "fr": "", "pt": whole, "pt-BR": ""]
    let translated = compile(tutorial, files, locales: ["pt-BR", "en", "de"])
    #expect(translated.result.diagnostics == [])
    #expect(translated.result.tour?.locales == ["en", "pt-BR", "pt", "de"])
    #expect(!translated.result.inputs.contains("strings/fr.yaml"))
  }

  @Test func aLocaleWithoutAFileIsReportedWhereFilesAreNamed() {
    let marked = tutorial.replacing("strings/{locale}.yaml", with: "3️⃣strings/{locale}.yaml3️⃣")
    let translated = compile(marked, ["de": whole], locales: ["de-AT", "ja", "en-US"])
    #expect(
      translated.result.diagnostics == [
        Diagnostic(
          .missingString, "no strings file for \"ja\"", at: translated.tutorial.span(3),
          notes: [.init("`locales` in tutorialc.yaml asks for texts in these languages")])
      ])
  }

  @Test func aTutorialWithoutTranslationsIsReportedAtItsID() {
    let text = "tutorial: 1️⃣t1️⃣\nlayout: a.layout.yaml\nsteps: [ { callout: Hi, advance: { tap: anywhere } } ]\n"
    let translated = compile(text, [:], locales: ["en", "ja"])
    #expect(translated.result.diagnostics.map(\.message) == ["no strings file for \"ja\""])
    #expect(translated.result.diagnostics.map(\.primary) == [translated.tutorial.span()])
    #expect(compile(text, [:], locales: ["en-GB"]).result.diagnostics == [])
  }
}
