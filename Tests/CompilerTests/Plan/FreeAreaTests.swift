import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialTour
import TutorialSyntax

/// Targets that are scrolled in on a display of 400 by 800, with a list that fills it.
@Suite("Scrolling into the free area") struct FreeAreaTests {
  /// Returns the row's y coordinate after scrolling.
  private func y(_ keys: String = "scroll: { align: nearest }", row: Int = 900, _ snapshot: String) -> Double? {
    let screens = Screens(
      steps: "  - { target: row, \(keys) }",
      elements: "      - { id: row, space: list, frame: [20, \(row), 200, 50] }",
      snapshot: """
            spaces:
              - { id: list, origin: [0, 0], scroll: { axis: vertical, viewport: [0, 0, 400, 800], contentSize: [400, 3000], contentOffset: [0, 400] } }
        \(snapshot)
        """)
    #expect(screens.result.diagnostics.filter { $0.id != .outsideSafeArea } == [])
    return screens.step?.cutouts.first?.element.y
  }

  private let bars = """
        occluders:
          - { id: top, frame: [0, 0, 400, 100], opaque: true }
          - { id: bottom, frame: [0, 700, 400, 100], opaque: true }
    """

  @Test("It ends below and above bars, with room for padding and ring")
  func belowBars() {
    let bare = "cutout: { padding: 0 }, scroll:"
    #expect(y("\(bare) { align: nearest }", row: 1200, bars) == 650)
    #expect(y("\(bare) { align: nearest }", row: 420, bars) == 100)
    #expect(y("\(bare) { align: start }", bars) == 100)
    #expect(y("\(bare) { align: end }", bars) == 650)
    #expect(y("\(bare) { align: center }", bars) == 375)
    #expect(y(row: 1200, bars) == 642)
    #expect(y("ring: { width: 2, gap: 3 }, scroll: { align: start }", bars) == 113)
    // A row in place stays there.
    #expect(y(row: 700, bars) == 300)
  }

  @Test("It ends within the safe area, above the keyboard and above the sheet")
  func others() {
    let bare = "cutout: { padding: 0 }, scroll: { align: end }"
    #expect(y(bare, "    insets: { safeArea: [50, 0, 30, 0] }") == 720)
    #expect(y(bare, "    insets: { ime: [0, 0, 300, 0] }") == 450)
    #expect(y("\(bare), callout: { body: b, kind: sheet, sheet: { height: 250 } }", bars) == 500)
    #expect(y("\(bare), callout: { body: b, size: [100, 60] }", bars) == 650)
  }

  @Test("At the edge of its container and of the display it needs no room, and where there is too little it takes none")
  func edges() {
    #expect(y("scroll: { align: end }", "") == 750)
    let narrow = """
          occluders:
            - { id: top, frame: [0, 0, 400, 370], opaque: true }
            - { id: bottom, frame: [0, 430, 400, 370], opaque: true }
      """
    #expect(y("scroll: { align: start }", narrow) == 370)
  }
}
