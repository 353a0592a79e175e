import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialTour

@Suite struct StringsTests {
  private let layout =
    "snapshots:\n  - { screen: s, variant: v, traits: { orientation: landscape }, display: { size: [400, 800] }, elements: [ { id: a, frame: [0, 0, 50, 50] } ] }\n  - { screen: s, variant: w, display: { size: [400, 800] }, elements: [ { id: a, frame: [0, 0, 50, 50] } ] }\n"

  private func compile(_ tutorial: String, _ more: [String: String] = [:]) -> Analysis {
    let files = ["x/t.tutorial.yaml": tutorial, "x/a.layout.yaml": layout].merging(more) { $1 }
    return Compiler(world: MemoryWorld(files)).compile("x/t.tutorial.yaml")
  }

  @Test func textsStandUnderTheKeysOfStringsFiles() {
    let result = compile(
      """
      tutorial: t
      title: Tour
      layout: [a.layout.yaml]
      steps:
        - { id: s, target: a, callout: { title: T, body: B, buttons: [ { title: Go } ] }, accessibility: { label: L, hint: H } }
      """)
    #expect(result.diagnostics == [])
    #expect(result.tour?.locales == ["en"])
    #expect(
      result.tour?.strings["en"]?.all.map { "\($0.name)=\($0.value)" } == [
        "title=Tour", "steps.s.callout.title=T", "steps.s.callout.body=B", "steps.s.callout.buttons.0.title=Go",
        "steps.s.accessibility.label=L", "steps.s.accessibility.hint=H",
      ])
  }

  @Test func aTextThatDiffersByVariantHasAKeyOfItsOwn() {
    let result = compile(
      """
      tutorial: t
      layout: [a.layout.yaml]
      styles: { low: { only: { orientation: landscape }, callout: { body: Wide } } }
      defaults: { callout: { body: Tall } }
      steps: [ { id: s, style: [low], target: a } ]
      """)
    #expect(result.diagnostics == [])
    #expect(
      result.tour?.variants.map { $0.steps[0].callout?.body } == ["steps.s.callout.body", "steps.s.callout.body.2"])
  }

  @Test func stringsFilesAreCarriedByLocale() {
    let result = compile(
      "tutorial: t\nlayout: [a.layout.yaml]\nlocale: en\ndefaults: { advance: { tap: anywhere } }\nstrings: strings/{locale}.yaml\nsteps: [ { id: s, callout: Hi } ]\n",
      [
        "x/strings/en.yaml": "common.next: Next\nsteps.s.callout.body: ignored\n",
        "x/strings/ja.yaml": "common: { next: 次へ }\nsteps.s.callout.body: やあ\n",
      ])
    #expect(result.diagnostics == [])
    #expect(result.tour?.locales == ["en", "ja"])
    #expect(
      result.tour?.strings["en"]?.all.map { "\($0.name)=\($0.value)" } == [
        "steps.s.callout.body=Hi", "common.next=Next",
      ])
    #expect(
      result.tour?.strings["ja"]?.all.map { "\($0.name)=\($0.value)" } == [
        "common.next=次へ", "steps.s.callout.body=やあ",
      ])
    #expect(result.inputs == ["x/a.layout.yaml", "x/strings/en.yaml", "x/strings/ja.yaml", "x/t.tutorial.yaml"])
  }
}
