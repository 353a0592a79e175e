import TestSupport
import Testing
import TutorialCompiler
import TutorialLayouts
import TutorialSyntax

@Suite struct CheckLayoutTests {
  @Test func aManifestByItselfMayExtendWhatStandsInAnother() {
    let text = MarkedText("snapshots: [ { screen: s, variant: v, extends: 1️⃣other/base1️⃣ } ]\n", path: "a.layout.yaml")
    let result = Compiler(world: MemoryWorld(["a.layout.yaml": String(decoding: text.source.bytes, as: UTF8.self)]))
      .checkLayout("a.layout.yaml")
    let found = result.diagnostics.filter { $0.id == .unknownExtends }
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.primary) == [text.span()])
    #expect(!result.diagnostics.contains { $0.severity == .error })
  }

  @Test func aManifestThatIsNotThereIsAFindingAboutItsFile() {
    let result = Compiler(world: MemoryWorld([:])).checkLayout("gone.layout.yaml")
    #expect(result.diagnostics.map(\.message) == ["no file \"gone.layout.yaml\""])
  }
}
