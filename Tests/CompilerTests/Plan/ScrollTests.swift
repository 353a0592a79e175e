import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialTour

@Suite struct ScrollTests {
  private let spaces = """
        spaces:
          - { id: list, origin: [0, 100], scroll: { axis: vertical, viewport: [0, 100, 400, 600], contentSize: [400, 2000], contentOffset: [0, 50] } }
    """

  private func step(row: Int, align: String) -> TourStep? {
    let screens = Screens(
      steps: "  - { target: row, cutout: { padding: 0 }, scroll: { align: \(align), duration: 0.2 } }",
      elements: "      - { id: row, space: list, frame: [0, \(row), 400, 50] }", snapshot: spaces)
    #expect(screens.result.diagnostics == [])
    return screens.step
  }

  // Content y is on the screen at 100 + y − offset. The list shows 100 to 700 and can scroll to 1400.
  @Test(arguments: [
    (900, "start", 900.0, 100.0), (900, "center", 625, 375), (900, "end", 350, 650), (900, "nearest", 350, 650),
    (1900, "start", 1400, 600), (300, "nearest", 50, 350), (20, "nearest", 20, 100), (20, "end", 0, 120),
  ])
  func theTargetIsScrolledWhereItIsWanted(row: Int, align: String, offset: Double, y: Double) {
    let step = step(row: row, align: align)
    #expect(step?.cutouts.map(\.frame) == [Rect(0, y, 400, 50)])
    #expect(step?.scroll?.duration == 0.2)
    let moved = offset == 50 ? [] : [TourScroll.Offset(space: "list", from: Point(0, 50), to: Point(0, offset))]
    #expect(step?.scroll?.offsets == moved)
  }

  /// Players scroll as they like unless the author wrote otherwise. `none` is in the tour, and overrides a default.
  @Test func nothingIsScrolledWhereTheAuthorWroteNone() {
    func step(_ scroll: String, head: String = "dismiss: [escape]") -> TourStep? {
      Screens(
        steps: "  - { target: row, advance: { tap: anywhere }\(scroll) }", head: head,
        elements: "      - { id: row, space: list, frame: [0, 300, 400, 50] }", snapshot: spaces
      ).step
    }
    let nowhere = TourScroll(align: .none, duration: 0, offsets: [])
    #expect(step("")?.scroll == nil)
    #expect(step(", scroll: none")?.scroll == nowhere)
    #expect(
      step(", scroll: none", head: "defaults: { scroll: { align: center } }\ndismiss: [escape]")?.scroll == nowhere)
    #expect(step("", head: "defaults: { scroll: { align: center } }\ndismiss: [escape]")?.scroll?.align == .center)
  }

  @Test func whatIsLongerThanItsViewShowsItsBeginning() {
    let screens = Screens(
      steps: "  - { target: row, cutout: { padding: 0, clip: none }, scroll: { align: nearest } }",
      elements: "      - { id: row, space: list, frame: [0, 900, 400, 700] }", snapshot: spaces)
    #expect(screens.step?.cutouts.map(\.frame) == [Rect(0, 100, 400, 700)])
  }

  @Test func aListThatRunsDownDoesNotScrollAcross() {
    let screens = Screens(
      steps: "  - { target: row, cutout: { padding: 0, clip: none }, scroll: { align: start } }",
      elements: "      - { id: row, space: list, frame: [40, 900, 200, 50] }",
      snapshot: spaces.replacing("contentSize: [400, 2000]", with: "contentSize: [900, 2000]"))
    #expect(
      screens.step?.scroll?.offsets == [TourScroll.Offset(space: "list", from: Point(0, 50), to: Point(0, 900))])
  }

  @Test func aScaledListScrollsByOffsetsOfItsOwn() {
    let screens = Screens(
      steps: "  - { target: row, cutout: { padding: 0 }, scroll: { align: start } }",
      elements: "      - { id: row, space: list, frame: [0, 400, 200, 50] }",
      snapshot: """
            spaces:
              - { id: list, origin: [0, 100], transform: [2, 0, 0, 2, 0, 0],
                  scroll: { axis: vertical, viewport: [0, 100, 400, 600], contentSize: [200, 2000] } }
        """)
    #expect(screens.step?.cutouts.map(\.frame) == [Rect(0, 100, 400, 100)])
    #expect(screens.step?.scroll?.offsets == [TourScroll.Offset(space: "list", from: Point(0, 0), to: Point(0, 400))])
  }

  @Test func anInnerListIsScrolledBeforeTheOuterOne() {
    let screens = Screens(
      steps: "  - { target: card, cutout: { padding: 0 }, scroll: { align: start } }",
      elements: "      - { id: card, space: inner, frame: [500, 0, 100, 100] }",
      snapshot: """
            spaces:
              - { id: outer, origin: [0, 0], scroll: { axis: vertical, viewport: [0, 0, 400, 800], contentSize: [400, 3000] } }
              - { id: inner, parent: outer, origin: [0, 1000], scroll: { axis: horizontal, viewport: [0, 1000, 400, 100], contentSize: [900, 100] } }
        """)
    #expect(screens.result.diagnostics == [])
    #expect(screens.step?.cutouts.map(\.frame) == [Rect(0, 0, 100, 100)])
    #expect(
      screens.step?.scroll?.offsets == [
        TourScroll.Offset(space: "outer", from: Point(0, 0), to: Point(0, 1000)),
        TourScroll.Offset(space: "inner", from: Point(0, 0), to: Point(500, 0)),
      ])
  }

  @Test func anInnerListCutsAHoleWhereTheOuterOneHasBroughtIt() {
    let screens = Screens(
      steps: "  - { target: card, cutout: { padding: 0, clip: visible }, scroll: { align: start } }",
      elements: "      - { id: card, space: inner, frame: [500, 0, 100, 120] }",
      snapshot: """
            spaces:
              - { id: outer, origin: [0, 0], scroll: { axis: vertical, viewport: [0, 0, 400, 800], contentSize: [400, 3000] } }
              - { id: inner, parent: outer, origin: [0, 1000], scroll: { axis: horizontal, viewport: [0, 1000, 400, 100], contentSize: [900, 100] } }
        """)
    #expect(screens.step?.cutouts.map(\.clip) == [Rect(0, 0, 400, 100)])
  }
}
