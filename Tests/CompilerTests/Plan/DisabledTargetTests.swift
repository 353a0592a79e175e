import TestSupport
import Testing
import TutorialCompiler
import TutorialLanguage
import TutorialSyntax

/// Taps on disabled elements that a rule waits for.
@Suite("A tap on something that is disabled")
struct DisabledTargetTests {
  private let elements = """
          - { id: send, frame: [10, 100, 50, 50], enabled: false }
          - { id: address, frame: [10, 300, 200, 50], enabled: true }
          - { id: other, frame: [10, 500, 50, 50] }
          - { id: gray, frame: [100, 500, 50, 50], enabled: false }
    """

  private func check(_ steps: String, others: String = "") -> Screens {
    Screens(steps: steps, head: "screen: home", elements: elements, others: others)
  }

  private let send = "  - { id: s, target: 1️⃣send1️⃣, callout: Send, advance: [{ tap: target }, { button: next }] }"

  @Test("is a warning at the target")
  func warning() {
    let screens = check(send)
    let found = screens.findings(.disabledTarget)
    #expect(screens.result.diagnostics.count == 1)
    #expect(found.map(\.message) == ["\"send\" has to be tapped, but its layout says that it is disabled"])
    #expect(found.map(\.primary) == [screens.tutorial.span()])
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "no step before it on this screen lets touches through to something else, or waits for an event"
      ])
  }

  @Test(
    "is fine where a step before on this screen lets touches through to something else, or waits for an event",
    arguments: [
      ("target: address, callout: Type, advance: { event: typed }", 0),
      ("target: address, callout: Type, advance: { tap: target }", 0),
      ("target: address, callout: Type, interaction: passThrough", 0),
      ("target: address, callout: Type, interaction: { mode: block, allow: [other] }", 0),
      ("target: address, callout: Type", 1), ("callout: Hi", 1),
      ("target: gray, callout: Look, interaction: target", 1),
      ("target: address, callout: Look, interaction: { mode: block, allow: [gray] }", 1),
      ("screen: settings, target: far, callout: Type, advance: { tap: target }", 1),
    ])
  func before(step: String, count: Int) {
    let settings =
      "  - { screen: settings, variant: phone, display: { size: [400, 800] }, elements: [ { id: far, frame: [10, 100, 50, 50], enabled: true } ] }"
    let screens = check("  - { id: before, \(step) }\n\(send)", others: settings)
    #expect(screens.findings(.disabledTarget).count == count)
  }

  @Test("is not made good by a step that comes after it")
  func after() {
    let screens = check("\(send)\n  - { id: after, target: address, callout: Type, advance: { event: typed } }")
    #expect(screens.findings(.disabledTarget).count == 1)
  }

  @Test(
    "is an error where the step itself blocks all else and nothing else leads on",
    arguments: [
      ("advance: { tap: target }", .error), ("advance: [{ tap: target }, { button: back }]", .error),
      ("advance: [{ tap: target }, { tap: { id: gray } }]", .error),
      ("advance: [{ tap: target }, { after: 5s }]", .warning),
      ("advance: [{ tap: target }, { event: sent }]", .warning),
      ("advance: [{ tap: target }, { tap: anywhere }]", .warning),
      ("advance: { tap: target }, interaction: passThrough", .warning),
      ("advance: { tap: target }, interaction: { mode: target, allow: [address] }", .warning),
      ("advance: { tap: target }, interaction: { mode: target, allow: [gray] }", .error),
    ] as [(String, Diagnostic.Severity)])
  func stuck(rules: String, severity: Diagnostic.Severity) {
    let screens = check("  - { id: first, callout: Hi }\n  - { id: s, target: send, callout: Send, \(rules) }")
    #expect(screens.findings(.disabledTarget).allSatisfy { $0.severity == severity })
    #expect(!screens.findings(.disabledTarget).isEmpty)
  }

  @Test("is not said where one of several targets is enabled, or nothing is known")
  func known() {
    #expect(check("  - { target: [send, address], callout: Tap, advance: { tap: target } }").result.diagnostics == [])
    #expect(check("  - { target: other, callout: Tap, advance: { tap: target } }").result.diagnostics == [])
    #expect(check("  - { target: send, callout: Look }").result.diagnostics == [])
  }

  @Test("is said of another element than the target, too")
  func another() {
    let screens = check(
      "  - { target: address, callout: Tap, interaction: block, advance: [{ tap: 1️⃣{ id: send }1️⃣ }, { button: next }] }")
    #expect(screens.findings(.disabledTarget).map(\.primary) == [screens.tutorial.span()])
  }
}
