import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialYAML

/// A part of a step that wasn't understood is one finding. The step's seemingly missing parts aren't reported too.
@Suite struct ConsequenceTests {
  private let elements = "      - { id: a, frame: [10, 100, 50, 50] }"

  @Test(arguments: [
    ("  - target: a\n    callout: Hi: there\n", DiagnosticID.yamlSyntax),
    ("  - target: a\n    callout: @home\n", .yamlSyntax), ("  - target: a\n    Callout: Hi\n", .unknownKey),
    ("  - target: a\n    callout: [Hi]\n", .wrongType), ("  - { Callout: Hi }\n", .unknownKey),
    ("  - { target: { idd: a } }\n", .unknownKey),
    ("  - { target: a, advance: { button: on }, accessibility: { labell: A } }\n", .unknownKey),
  ])
  func aStepThatWasNotUnderstoodLacksNothing(steps: String, id: DiagnosticID) {
    let screens = Screens(steps: steps, elements: elements, labels: true)
    #expect(screens.result.diagnostics.map(\.id) == [id])
  }

  @Test func theOtherStepsAreLookedAt() {
    let screens = Screens(steps: "  - { target: a, Callout: Hi }\n  - target: a\n", elements: elements, labels: true)
    #expect(screens.result.diagnostics.map(\.id) == [.unknownKey, .missingLabel])
  }

  @Test func aStyleThatWasNotUnderstoodMayHaveTheWords() {
    let screens = Screens(
      steps: "  - { target: a, style: s }", head: "styles: { s: { Callout: Hi } }", elements: elements, labels: true)
    #expect(screens.result.diagnostics.map(\.id) == [.unknownKey])
  }
}
