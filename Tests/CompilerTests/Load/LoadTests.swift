import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialTour
import TutorialYAML

@Suite struct LoadTests {
  private func compile(_ text: String, _ failures: [String: WorldError] = [:]) -> (MarkedText, Analysis) {
    let marked = MarkedText(text, path: "x/t.tutorial.yaml")
    var world = MemoryWorld([:])
    world.files = ["x/t.tutorial.yaml": marked.source.bytes]
    world.failures = failures
    return (marked, Compiler(world: world).compile("x/t.tutorial.yaml"))
  }

  @Test func aManifestThatIsNotThereIsReportedWhereItIsNamed() {
    let (text, result) = compile("tutorial: t\nlayout: [1️⃣gone.layout.yaml1️⃣]\nsteps: [ { callout: Hi } ]\n")
    #expect(result.diagnostics == [Diagnostic(.missingFile, "no file \"x/gone.layout.yaml\"", at: text.span())])
    #expect(result.tour == nil)
    #expect(result.inputs == ["x/gone.layout.yaml", "x/t.tutorial.yaml"])
  }

  @Test(arguments: [
    (WorldError.notAFile, DiagnosticID.unreadableFile, "\"x/a.layout.yaml\" is not a file"),
    (.unreadable("Permission denied"), .unreadableFile, "\"x/a.layout.yaml\" cannot be read: Permission denied"),
    (.tooLarge, .limitExceeded, "\"x/a.layout.yaml\" is larger than the limit of 64 MiB for a file"),
  ])
  func aManifestThatCannotBeReadSaysWhy(error: WorldError, id: DiagnosticID, message: String) {
    let (text, result) = compile(
      "tutorial: t\nlayout: [1️⃣a.layout.yaml1️⃣]\nsteps: [ { callout: Hi } ]\n", ["x/a.layout.yaml": error])
    #expect(result.diagnostics == [Diagnostic(id, message, at: text.span())])
  }

  @Test func aTutorialInJSONIsReadByTheRulesOfJSON() {
    let layout = #"{ "snapshots": [ { "screen": "s", "variant": "v", "display": { "size": [400, 800] } } ] }"#
    let steps = #"[ { "id": "s", "callout": { "title": "\ud83d\udc69", "body": "a\/b" } } ]"#
    let tutorial = #"{ "tutorial": "t", "layout": "a.layout.json", "strings": "s/{locale}.json", "steps": \#(steps) }"#
    let german = #"{ "steps.s.callout": { "title": "\ud83e\uddd1", "body": "Zwei" }, "common.done": "Fertig" }"#
    let world = MemoryWorld(["t.tutorial.json": tutorial, "a.layout.json": layout, "s/de.json": german])
    let result = Compiler(world: world).compile("t.tutorial.json")
    #expect(result.diagnostics == [])
    #expect(result.tour?.text("steps.s.callout.title", in: "en") == "👩")
    #expect(result.tour?.text("steps.s.callout.body", in: "en") == "a/b")
    #expect(result.tour?.text("steps.s.callout.title", in: "de") == "🧑")
  }

  @Test func aTutorialInJSONThatIsNotJSONSaysSoInItsTerms() {
    let marked = MarkedText(#"{ "tutorial": "t"1️⃣'1️⃣ }"#, path: "t.tutorial.json")
    var world = MemoryWorld([:])
    world.files = [marked.source.path: marked.source.bytes]
    let result = Compiler(world: world).compile("t.tutorial.json")
    #expect(result.diagnostics.first?.id == .jsonSyntax)
    #expect(result.diagnostics.first?.primary == marked.span())
  }

  @Test func aGlobThatMatchesNothingIsReported() {
    let (text, result) = compile("tutorial: t\nlayout: [1️⃣\"*.layout.yaml\"1️⃣]\nsteps: [ { callout: Hi } ]\n")
    #expect(result.diagnostics == [Diagnostic(.emptyGlob, "no file matches \"*.layout.yaml\"", at: text.span())])
  }

  @Test func aTutorialWithoutLayoutsSaysHowToNameThem() {
    let (text, result) = compile("tutorial: 1️⃣t1️⃣\nsteps: [ { callout: Hi } ]\n")
    #expect(
      result.diagnostics == [
        Diagnostic(
          .missingKey, "\"t\" has no layouts", at: text.span(),
          notes: [.init("name its manifests with `layout: [app.layout.yaml]`, or pass them with --layout")])
      ])
  }

  @Test func aTutorialThatCannotBeReadIsAFindingAboutItsFile() {
    var world = MemoryWorld([:])
    world.failures = ["d.tutorial.yaml": .notAFile]
    let result = Compiler(world: world).compile("d.tutorial.yaml")
    #expect(result.diagnostics.map(\.message) == ["\"d.tutorial.yaml\" is not a file"])
    #expect(result.diagnostics.first?.primary?.source.path == "d.tutorial.yaml")
  }

  @Test func aBrokenManifestDoesNotHideWhatIsWrongInTheTutorialNorRaiseFalseAlarm() {
    var world = MemoryWorld([
      "t.tutorial.yaml":
        "tutorial: t\nlayout: [a.layout.yaml]\nsteps: [ { targett: a, callout: Hi }, { target: b } ]\n",
      "a.layout.yaml": "snapshots: [ {",
    ])
    world.failures = [:]
    let ids = Compiler(world: world).compile("t.tutorial.yaml").diagnostics.map(\.id)
    #expect(ids.contains(.unknownKey))
    #expect(ids.contains(.yamlSyntax))
    #expect(!ids.contains(.unknownTarget))
  }
}
