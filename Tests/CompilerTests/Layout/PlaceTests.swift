import TestSupport
import Testing
import TutorialGeometry
import TutorialLayouts
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Elements are placed")
struct PlaceTests {
  /// Returns the frame of an element `a` with the given place.
  private func placed(_ place: String) throws -> Rect {
    try solvedSnapshot(oneSnapshot("    elements: [{ id: a, place: \(place) }]")).frame("a")
  }

  @Test(
    "two constraints on an axis fix a box",
    arguments: [
      ("{ left: 10, right: 30, top: 1, bottom: 2 }", Rect(10, 1, 160, 97)),
      ("{ left: 10, width: 30, top: 1, height: 2 }", Rect(10, 1, 30, 2)),
      ("{ right: 10, width: 30, bottom: 1, height: 2 }", Rect(160, 97, 30, 2)),
      ("{ centerX: 0, width: 30, centerY: 0, height: 2 }", Rect(85, 49, 30, 2)),
      ("{ centerX: 7, width: 30, centerY: -5, height: 2 }", Rect(92, 44, 30, 2)),
      ("{ left: 10, centerX: 0, top: 20, centerY: 5 }", Rect(10, 20, 180, 70)),
      ("{ right: 10, centerX: 20, bottom: 20, centerY: -5 }", Rect(50, 10, 140, 70)),
      ("{ in: viewport, left: -5, right: -5, top: 0, height: 1 }", Rect(-5, 0, 210, 1)),
      ("{ in: safeArea, left: 1, right: 1, top: 2, bottom: 3 }", Rect(41, 12, 138, 55)),
      ("{ in: safeArea, right: 16, bottom: 8, width: 24, height: 24 }", Rect(140, 38, 24, 24)),
    ])
  func constraints(place: String, expected: Rect) throws {
    #expect(try placed(place) == expected)
  }

  @Test("a place may be in an element that is itself placed, in any order")
  func placedInElement() throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot(
        """
            elements:
              - { id: c, place: { in: b, left: 1, top: 1, right: 1, bottom: 1 } }
              - { id: b, place: { in: a, right: 0, top: 0, width: 20, height: 20 } }
              - { id: a, frame: [50, 60, 100, 40] }
        """))
    #expect(try snapshot.frame("b") == Rect(130, 60, 20, 20))
    #expect(try snapshot.frame("c") == Rect(131, 61, 18, 18))
  }

  @Test("an element placed in another lies in that one's space and turns with it")
  func placedInTransformedElement() throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot(
        """
            spaces: [{ id: feed, origin: [0, 10], scroll: { viewport: [0, 10, 200, 80], contentOffset: [0, 30] } }]
            elements:
              - { id: a, space: feed, frame: [0, 100, 40, 20], transform: [2, 0, 0, 2, 0, 0] }
              - { id: b, place: { in: a, left: 5, top: 5, width: 10, height: 10 } }
        """))
    // The transform scales about the origin of the space: (5, 105) becomes (10, 210), minus 30, plus 10.
    #expect(try snapshot.named("b").frame == Rect(5, 105, 10, 10))
    #expect(try snapshot.frame("b") == Rect(10, 190, 20, 20))
    #expect(try snapshot.named("b").scrollContainer == 0)
  }

  @Test(
    "too many or too few constraints are reported with the axis",
    arguments: [
      (
        "{ left: 1, right: 1, width: 9, top: 0, height: 1 }",
        "the place of \"a\" has too many constraints on the horizontal axis: left, right, width",
        "exactly two of left, right, width and centerX fix a box"
      ),
      (
        "{ left: 1, top: 0, height: 1 }",
        "the place of \"a\" has too few constraints on the horizontal axis: left",
        "exactly two of left, right, width and centerX fix a box"
      ),
      (
        "{ left: 1, right: 1 }", "the place of \"a\" has too few constraints on the vertical axis: none",
        "exactly two of top, bottom, height and centerY fix a box"
      ),
    ])
  func wrongCount(place: String, message: String, note: String) {
    let text = oneSnapshot("    elements: [{ id: a, place: 1️⃣\(place)1️⃣ }]")
    let library = solvedLayouts(text)
    #expect(
      library.diagnostics == [
        Diagnostic(.placeConstraints, message, at: text.span(), notes: [.init(note)], variants: ["v"])
      ])
    #expect(library.value.snapshots.first?.elements.map(\.isSolved) == [false])
  }

  @Test("too many constraints on one axis are reported even if the other axis is not understood")
  func tooManyBesides() {
    let text = oneSnapshot(
      "    elements: [{ id: a, place: { left: 1, right: 1, width: 9, top: 1️⃣x1️⃣, height: 1 } }]")
    #expect(
      solvedLayouts(text).diagnostics.map(\.message) == [
        "\"x\" where a number is expected",
        "the place of \"a\" has too many constraints on the horizontal axis: left, right, width",
      ])
  }

  @Test("a removed constraint doesn't count, and too few are no mistake if one is not understood")
  func takenAway() {
    let rest = "top: 0, height: 1"
    let sides = "left: 1, right: null, centerX: null"
    let understood = solvedLayouts(oneSnapshot("    elements: [{ id: a, place: { \(sides), width: 9, \(rest) } }]"))
    #expect(understood.diagnostics == [])
    let partial = solvedLayouts(oneSnapshot("    elements: [{ id: a, place: { \(sides), width: wide, \(rest) } }]"))
    #expect(partial.diagnostics.map(\.message) == ["\"wide\" where a number is expected"])
  }

  @Test("a place without an extent is reported")
  func noExtent() {
    let text = oneSnapshot(
      """
          elements:
            - { id: a, place: 1️⃣{ left: 150, right: 60, top: 0, height: 5 }1️⃣ }
            - { id: b, place: 2️⃣{ left: 0, width: 5, top: 0, height: 0 }2️⃣ }
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .placeConstraints, "the place of \"a\" has a width of -10: left and right leave nothing of 200",
          at: text.span(1), variants: ["v"]),
        Diagnostic(
          .placeConstraints, "the place of \"b\" has a height of 0: top and height leave nothing of 100",
          at: text.span(2), variants: ["v"]),
      ])
  }

  @Test("places that go round are reported once, and what hangs on them stays quiet")
  func cycle() {
    let text = oneSnapshot(
      """
          elements:
            - { id: d, place: { in: a, left: 0, width: 1, top: 0, height: 1 } }
            - { id: a, place: { in: 1️⃣b1️⃣, left: 0, width: 1, top: 0, height: 1 } }
            - { id: b, row: { in: c, left: 0, width: 1, top: 0, height: 1, items: [2️⃣c2️⃣] } }
            - { id: c, shape: rect }
            - { id: e, place: { in: 3️⃣e3️⃣, left: 0, width: 1, top: 0, height: 1 } }
      """)
    let library = solvedLayouts(text)
    #expect(
      library.diagnostics.map(\.message) == [
        "\"b\" is placed in itself, by way of \"c\"", "\"e\" is placed in itself",
      ])
    #expect(
      library.diagnostics.last
        == Diagnostic(.cyclicPlace, "\"e\" is placed in itself", at: text.span(3), variants: ["v"]))
    #expect(library.diagnostics.first?.labels == [.init(text.span(2), "this is part of the cycle")])
    #expect(library.value.snapshots.first?.elements.contains(where: \.isSolved) == false)
  }

  @Test("a place in something unknown is reported once for all who name it")
  func unknownContainer() {
    let text = oneSnapshot(
      """
          elements:
            - { id: card, frame: [0, 0, 9, 9] }
            - { id: a, place: { in: 1️⃣crad1️⃣, left: 0, width: 1, top: 0, height: 1 } }
            - { id: b, place: { in: crad, left: 0, width: 1, top: 0, height: 1 } }
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .unknownElement, "nothing can be placed in \"crad\", which is not an element, a space, viewport or safeArea",
          at: text.span(), label: "did you mean \"card\"?", notes: [.init("1 more place names it")],
          fixits: [FixIt("replace it with \"card\"", .maybe, [.init(text.span(), "card")])], variants: ["v"])
      ])
  }

  @Test("an element has one frame only")
  func severalPlacements() {
    let text = oneSnapshot(
      """
          elements:
            - { id: a, 1️⃣frame1️⃣: [0, 0, 1, 1], 2️⃣place2️⃣: { left: 0, width: 1, top: 0, height: 1 } }
            - { id: b, space: 3️⃣global3️⃣, place: 4️⃣{ left: 0, width: 1, top: 0, height: 1 }4️⃣ }
            - { id: r, row: { left: 0, width: 9, top: 0, height: 1, items: [5️⃣i5️⃣] } }
            - { id: i, frame: 6️⃣[0, 0, 1, 1]6️⃣ }
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .placeConstraints, "\"a\" has frame and place, of which it can have only one", at: text.span(2),
          labels: [.init(text.span(1), "this one counts")]),
        Diagnostic(
          .placeConstraints, "\"b\" names a space, but lies in the space of its container", at: text.span(3),
          labels: [.init(text.span(4), "placed here")], variants: ["v"]),
        Diagnostic(
          .placeConstraints, "\"i\" has a frame of its own, but is an item of \"r\"", at: text.span(6),
          labels: [.init(text.span(5), "listed here")], variants: ["v"]),
      ])
  }

  @Test("10,000 elements, each placed in the one before, are solved without recursion")
  func longChain() throws {
    var body = "    elements:\n      - { id: e0, place: { left: 0, top: 0, width: 1, height: 1 } }\n"
    for index in 1..<10_000 {
      body += "      - { id: e\(index), place: { in: e\(index - 1), left: 0, top: 0, right: 0, height: 1 } }\n"
    }
    #expect(try solvedSnapshot(oneSnapshot(body)).frame("e9999") == Rect(0, 0, 1, 1))
  }
}
