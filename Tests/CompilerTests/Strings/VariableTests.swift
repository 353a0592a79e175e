import TestSupport
import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Variables that the app fills in: docs/language.md, "Variables".
@Suite struct VariableTests {
  private func findings(_ variables: String, _ callout: String, _ strings: [String: MarkedText] = [:]) -> [Diagnostic] {
    compile(text(variables, callout), strings).diagnostics
  }

  private func text(_ variables: String, _ callout: String) -> MarkedText {
    MarkedText(
      """
      tutorial: t
      layout: a.layout.yaml
      strings: strings/{locale}.yaml
      \(variables.isEmpty ? "" : "variables: \(variables)")
      defaults: { advance: { tap: anywhere } }
      steps:
        - id: s
          callout: \(callout)

      """, path: "t.tutorial.yaml")
  }

  private func compile(_ tutorial: MarkedText, _ strings: [String: MarkedText] = [:]) -> Analysis {
    var world = MemoryWorld([
      "a.layout.yaml": "snapshots: [{ screen: s, variant: v, display: { size: [400, 800] }, elements: [] }]\n",
      "strings/en.yaml": "",
    ])
    world.files["t.tutorial.yaml"] = tutorial.source.bytes
    for (locale, text) in strings { world.files["strings/\(locale).yaml"] = text.source.bytes }
    return Compiler(world: world, options: CompileOptions()).compile("t.tutorial.yaml")
  }

  private func strings(_ text: String) -> MarkedText { MarkedText(text, path: "strings/de.yaml") }

  // MARK: Declarations

  @Test func theTourHasThemWithTheirSamples() throws {
    let tutorial = text(
      #"{ name: { sample: Ann }, total: { sample: { en: $1, de: 1 $ } } }"#, #""%{name}, %{total}""#)
    let result = compile(tutorial, ["de": strings("steps.s.callout.body: \"%{total}, %{name}\"\n")])
    #expect(result.diagnostics == [])
    let tour = try #require(result.tour)
    #expect(tour.variables == ["name": ["en": "Ann"], "total": ["en": "$1", "de": "1 $"]])
    #expect(tour.strings["en"]?["steps.s.callout.body"] == "%{name}, %{total}")
  }

  @Test(arguments: [
    ("{ 1️⃣1x1️⃣: { sample: a } }", DiagnosticID.valueOutOfRange), ("{ 1️⃣a-b1️⃣: { sample: a } }", .valueOutOfRange),
    ("{ x: 1️⃣{}1️⃣ }", .missingKey), ("{ x: 1️⃣Ann1️⃣ }", .wrongType), ("{ x: { sample: 1️⃣[a]1️⃣ } }", .wrongType),
    ("{ x: { sample: 1️⃣''1️⃣ } }", .valueOutOfRange), ("{ x: { sample: 1️⃣{}1️⃣ } }", .wrongType),
    ("{ x: { sample: 1️⃣{ de: a }1️⃣ } }", .valueOutOfRange), ("{ x: { sample: { en: a, 1️⃣EN1️⃣: a } } }", .duplicateKey),
    ("{ x: { sample: { en: a, 1️⃣english1️⃣: a } } }", .valueOutOfRange),
    ("{ x: { sample: a }, 1️⃣x1️⃣: { sample: a } }", .duplicateKey),
    ("1️⃣[x]1️⃣", .wrongType), ("{ x: { 1️⃣example1️⃣: a } }", .unknownKey),
  ])
  func whatIsWrongWithADeclarationIsReportedThere(variables: String, id: DiagnosticID) {
    let tutorial = text(variables, #""%%{x}""#)
    let found = compile(tutorial).diagnostics.filter { $0.id != .unusedVariable }
    #expect(found.map(\.id) == [id])
    #expect(found.first?.primary == tutorial.span())
  }

  @Test func namesSamplesAndTheirNumberHaveLimits() {
    let (name, sample) = (String(repeating: "n", count: 64), String(repeating: "s", count: 500))
    func ids(_ name: String, _ sample: String) -> [DiagnosticID] {
      findings("{ \(name): { sample: \(sample) } }", "\"%{\(name)}\"").filter { $0.severity == .error }.map(\.id)
    }
    #expect(ids(name, sample) == [])
    #expect(ids(name, sample + "s") == [.limitExceeded])
    #expect(ids(name + "n", sample) == [.valueOutOfRange])
    let many = (0..<101).map { "v\($0): { sample: a }" }.joined(separator: ", ")
    #expect(findings("{ \(many) }", "Hi").map(\.id) == [.limitExceeded])
  }

  @Test func aTextHasALimitWithItsSamplesIn() {
    func ids(_ count: Int) -> [DiagnosticID] {
      let sample = String(repeating: "s", count: 500)
      let body = String(repeating: "%{x} ", count: count)
      return findings("{ x: { sample: { en: a, de: \(sample) } } }", "\"\(body)\"").map(\.id)
    }
    #expect(!ids(19).contains(.limitExceeded))
    #expect(ids(20).contains(.limitExceeded))
  }

  // MARK: Uses

  @Test func whatIsNotDeclaredIsReportedWithTheNearestWhereverTextsStand() {
    for callout in [
      #"{ title: "Hi, 1️⃣%{nmae}1️⃣", body: "%{name}" }"#, "|\n      Hi, %{name}\n      and 1️⃣%{nmae}1️⃣.",
      #"{ body: "%{name}", buttons: [{ title: "Go, 1️⃣%{nmae}1️⃣", role: next }] }"#,
      "\"%{name}\"\n    accessibility: { label: \"a 1️⃣%{nmae}1️⃣\" }",
      "\"%{name}\"\n    accessibility: { hint: 'a 1️⃣%{nmae}1️⃣' }",
    ] {
      let tutorial = text("{ name: { sample: Ann } }", callout)
      let found = compile(tutorial).diagnostics.filter { $0.id == .unknownVariable }
      #expect(
        found == [
          Diagnostic(
            .unknownVariable, "no variable is called \"nmae\"", at: tutorial.span(), label: "did you mean \"name\"?",
            fixits: [FixIt("replace it with %{name}", .maybe, [.init(tutorial.span(), "%{name}")])])
        ])
    }
  }

  @Test func whereATextEscapesWhatItSaysAllOfItIsThePlace() {
    let tutorial = text("{ name: { sample: Ann } }", #"1️⃣"%{name} \x25{nmae}"1️⃣"#)
    let found = compile(tutorial).diagnostics
    #expect(found.map(\.id) == [.unknownVariable])
    #expect(found.first?.primary == tutorial.span())
    #expect(found.first?.fixits == [])
  }

  @Test(arguments: [
    ("1️⃣%{1x}1️⃣", "is not a variable"), ("a %%{b} 1️⃣%{1️⃣", "begins a variable that has no end"),
    ("1️⃣%{ x }1️⃣ %%{ x }", "is not a variable"), ("%%%{x} 1️⃣%{x-y}1️⃣", "is not a variable"),
  ])
  func whatIsNoVariableIsAnError(body: String, words: String) {
    let tutorial = text("{ x: { sample: Ann } }", "\"%{x} \(body)\"")
    let found = compile(tutorial).diagnostics
    #expect(found.map(\.id) == [.malformedVariable])
    #expect(found.first?.primary == tutorial.span())
    #expect(found.first?.message.hasSuffix(words) == true)
  }

  @Test func whatNoTextHasIsAWarningAtItsName() {
    let tutorial = text("{ x: { sample: a }, 1️⃣y1️⃣: { sample: b } }", #""%{x} %%{y}""#)
    #expect(
      compile(tutorial).diagnostics == [
        Diagnostic(.unusedVariable, "no text has the variable \"y\"", at: tutorial.span())
      ])
  }

  @Test func aStandardButtonsWordsInAStringsFileUseOne() {
    let tutorial = MarkedText(
      """
      tutorial: t
      layout: a.layout.yaml
      strings: strings/{locale}.yaml
      variables: { x: { sample: a } }
      steps: [{ id: s, callout: Hi }]

      """, path: "t.tutorial.yaml")
    let file = MarkedText("common.done: \"%{x}, done\"\n", path: "strings/en.yaml")
    let result = compile(tutorial, ["en": file])
    #expect(result.diagnostics == [])
    #expect(result.tour?.strings["en"]?["common.done"] == "%{x}, done")
  }

  @Test func aTutorialThatDeclaresNoneIsReadAsEver() throws {
    let tutorial = text("", #""Hi 1️⃣%{name}1️⃣ %{1x} %%{a} 50%""#)
    let result = compile(tutorial)
    #expect(result.diagnostics.map(\.id) == [.unknownVariable])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics.first?.primary == tutorial.span())
    let tour = try #require(result.tour)
    #expect(tour.strings["en"]?["steps.s.callout.body"] == "Hi %{name} %{1x} %%{a} 50%")
  }

  // MARK: Translations

  @Test(arguments: [
    ("1️⃣Hallo1️⃣", "lacks %{x}"), ("1️⃣\"%{x} %{y}\"1️⃣", "has %{y}, which the tutorial's own text does not have"),
    ("1️⃣'%{y}'1️⃣", "has %{y} instead of %{x}"), ("1️⃣'%%{x}'1️⃣", "lacks %{x}"),
  ])
  func aTranslationWithOthersIsAWarningThere(german: String, what: String) {
    let tutorial = text("{ x: { sample: a }, y: { sample: b } }", #"{ title: "%{y}", body: 1️⃣"%{x}"1️⃣ }"#)
    let file = strings("steps.s.callout: { title: \"%{y}\", body: \(german) }\n")
    #expect(
      compile(tutorial, ["de": file]).diagnostics == [
        Diagnostic(
          .missingVariable, "the \"de\" text for \"steps.s.callout.body\" \(what)", at: file.span(),
          notes: [.init("the tutorial's own text", at: tutorial.span())])
      ])
  }

  @Test func aTranslationMayHaveThemInAnotherOrderAndTwice() {
    let german = strings("steps.s.callout.body: \"%{y} %{x} %{y}\"\n")
    #expect(findings("{ x: { sample: a }, y: { sample: b } }", #""%{x} %{y}""#, ["de": german]) == [])
  }

  @Test func aTranslationThatMisspellsOneIsOneErrorThere() {
    let file = strings("steps.s.callout.body: \"Hallo, 1️⃣%{nmae}1️⃣\"\n")
    let found = findings("{ name: { sample: Ann } }", #""%{name}""#, ["de": file])
    #expect(found.map(\.id) == [.unknownVariable])
    #expect(found.first?.primary == file.span())
    #expect(found.first?.primaryLabel == "did you mean \"name\"?")
  }

  @Test func keysOfTheClientsOwnAreTheClients() {
    let file = strings("steps.s.callout.body: Hallo\nmine: \"%{other} %{\"\n")
    #expect(findings("{ x: { sample: a } }", "Hi", ["de": file]).map(\.id) == [.unusedVariable])
  }

  // MARK: Layout

  @Test func calloutsAreLaidOutWithTheSampleOfTheirLanguage() throws {
    let long = "Bartholomew Cuthbert Featherstonehaugh"
    func frames(_ variables: String, _ body: String, _ german: String) throws -> [TourCalloutLayout?] {
      let file = strings("steps.s.callout.body: \"\(german)\"\n")
      let tour = try #require(compile(text(variables, "\"\(body)\""), ["de": file]).tour)
      let layouts = try #require(tour.variants.first?.steps.first?.callout?.layouts)
      return [layouts["en"], layouts["de"]]
    }
    let variables = "{ x: { sample: { en: Bo, de: \(long) } } }"
    let found = try frames(variables, "Hi *%{x}*, 5%%{x}", "Hallo %{x}")
    #expect(try found == frames("", "Hi *Bo*, 5%{x}", "Hallo \(long)"))
    #expect(found[0]?.frame.width ?? 0 < found[1]?.frame.width ?? 0)
  }
}
