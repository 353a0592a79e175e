import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax

/// Elements that a tap rule waits for and that can't be tapped.
@Suite struct TappedElementTests {
  private func check(_ element: String, snapshot: String = "") -> Screens {
    Screens(
      steps: "  - { target: a, callout: Hi, advance: [{ tap: 1️⃣b1️⃣ }, { button: next }] }",
      elements: """
              - { id: a, frame: [170, 300, 60, 60] }
              - { id: b, \(element) }
              - { id: tab-bar, frame: [0, 700, 400, 100] }
        """, snapshot: snapshot)
  }

  @Test(arguments: [
    (
      "frame: 2️⃣[0, 0, 50, 50]2️⃣, visibility: hidden", DiagnosticID.hiddenTarget,
      "\"b\" is not shown: its layout says \"hidden\""
    ),
    ("frame: 2️⃣[5, 6, 0, 50]2️⃣", .zeroSizeTarget, "\"b\" has no size: its frame is [5, 6, 0, 50]"),
    ("frame: 2️⃣[400, 0, 50, 50]2️⃣", .offScreenTarget, "\"b\" at [400, 0, 50, 50] is off the 400 × 800 screen"),
    ("frame: 2️⃣[10, 720, 50, 50]2️⃣", .coveredTarget, "\"b\" lies under \"tab-bar\""),
  ])
  func whatNobodyCanTapIsAWarning(element: String, id: DiagnosticID, message: String) {
    let screens = check(element, snapshot: "    occluders: [ { kind: tabBar, element: tab-bar, opaque: true, z: 9 } ]")
    var expected = Diagnostic(
      id, message, at: screens.tutorial.span(), labels: [.init(screens.layout.span(2), "its frame is here")],
      variants: ["phone"])
    expected.severity = .warning
    #expect(screens.result.diagnostics == [expected])
    #expect(screens.result.tour != nil)
  }

  @Test func whatLiesUnderTheKeyboardIsAWarning() {
    let screens = check("frame: [10, 520, 50, 50]", snapshot: "    insets: { ime: [0, 0, 300, 0] }")
    #expect(screens.result.diagnostics.map(\.message) == ["\"b\" lies under the keyboard"])
    #expect(screens.result.diagnostics.map(\.severity) == [.warning])
  }

  @Test func whatCanBeScrolledToIsFine() {
    let screens = check(
      "space: feed, frame: [0, 2000, 50, 50]",
      snapshot: """
            spaces:
              - id: feed
                origin: [0, 0]
                scroll: { axis: vertical, viewport: [0, 0, 400, 700], contentSize: [400, 4000], contentOffset: [0, 0] }
        """)
    #expect(screens.result.diagnostics == [])
  }
}
