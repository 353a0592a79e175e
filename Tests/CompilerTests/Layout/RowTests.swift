import TestSupport
import Testing
import TutorialGeometry
import TutorialLayouts
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Rows and columns share their box")
struct RowTests {
  private func row(width: Double, direction: String = "ltr", _ line: String) throws -> Snapshot {
    try solvedSnapshot(
      MarkedText(
        """
        snapshots:
          - screen: s
            variant: v
            traits: { layoutDirection: \(direction) }
            display: { size: [\(width), 1000] }
            elements: [{ id: line, \(line) }]
        """))
  }

  private func items(_ count: Int) -> String {
    "[" + (0..<count).map { "i\($0)" }.joined(separator: ", ") + "]"
  }

  @Test(
    "tab columns and capsules have the widths worked out for them",
    arguments: [
      (375.0, 3, 125.0, 109.0), (375, 5, 75, 62.2), (390, 3, 130, 114), (390, 5, 78, 65.2), (393, 3, 131, 115),
      (393, 5, 78.6, 65.8), (768, 3, 256, 240), (768, 5, 153.6, 140.8),
    ])
  func goldenWidths(width: Double, count: Int, column: Double, capsule: Double) throws {
    let columns = try row(
      width: width, "row: { left: 0, right: 0, bottom: 0, height: 49, items: \(items(count)) }")
    let capsules = try row(
      width: width, "row: { in: viewport, top: 10, left: 16, right: 16, height: 40, gap: 8, items: \(items(count)) }")
    for index in 0..<count {
      let start = Double(index) * width / Double(count)
      #expect(try isClose(columns.frame("i\(index)"), Rect(start, 951, column, 49)))
      let left = 16 + Double(index) * (capsule + 8)
      #expect(try isClose(capsules.frame("i\(index)"), Rect(left, 10, capsule, 40)))
    }
  }

  @Test(
    "a notch over the middle of a column lies where it is worked out to",
    arguments: [
      (375.0, [25.0, 150.0, 275.0]), (390.0, [27.5, 157.5, 287.5]), (393.0, [28.0, 159.0, 290.0]),
      (768.0, [90.5, 346.5, 602.5]),
    ])
  func goldenNotch(width: Double, starts: [Double]) throws {
    for (index, start) in starts.enumerated() {
      let snapshot = try row(
        width: width,
        """
        row: { left: 0, right: 0, bottom: 0, height: 49, items: [i0, i1, i2] } },
                       { id: notch, place: { in: i\(index), centerX: 0, width: 75, top: -24, height: 24 }
        """)
      #expect(try isClose(snapshot.frame("notch"), Rect(start, 927, 75, 24)))
    }
  }

  @Test("thirds are exact fractions, not sums of rounded ones")
  func exactThirds() throws {
    let snapshot = try row(width: 430, "row: { left: 0, right: 0, top: 0, height: 1, items: [i0, i1, i2] }")
    #expect(try snapshot.frame("i1").x == 430.0 / 3)
    #expect(try snapshot.frame("i2").x == 2 * 430.0 / 3)
  }

  @Test("a row begins at the right where reading does; a column never turns")
  func rightToLeft() throws {
    let row = try row(
      width: 100, direction: "rtl", "row: { left: 0, right: 0, top: 0, height: 1, items: [i0, i1, i2, i3] }")
    #expect(try (0..<4).map { try row.frame("i\($0)").x } == [75, 50, 25, 0])
    let column = try self.row(
      width: 100, direction: "rtl", "column: { left: 0, right: 50, top: 0, height: 100, gap: 20, items: [i0, i1] }")
    #expect(try column.frame("i0") == Rect(0, 0, 50, 40))
    #expect(try column.frame("i1") == Rect(0, 60, 50, 40))
  }

  @Test("the direction follows from the locale where nothing is written")
  func directionOfLocale() throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot(
        """
            traits: { locale: fa-IR }
            elements: [{ id: r, row: { left: 0, right: 0, top: 0, height: 1, items: [a, b] } }]
        """))
    #expect(try snapshot.frame("a").x == 100)
  }

  @Test("items are elements inside their row, and an entry of their own can say more of them")
  func items() throws {
    let text = oneSnapshot(
      """
          elements:
            - { id: row, row: { left: 0, right: 0, top: 0, height: 1, items: [a, 1️⃣b1️⃣] } }
            - { id: other, frame: [0, 0, 1, 1] }
            - { id: a, type: tab, shape: capsule, parent: other }
      """)
    let snapshot = try solvedSnapshot(text)
    #expect(snapshot.elements.map(\.id) == ["row", "b", "other", "a"])
    #expect(snapshot.elements.map(\.parent) == [nil, 0, nil, 2])
    #expect(try snapshot.named("a").type == "tab")
    #expect(try snapshot.named("b").span == text.span())
    #expect(try snapshot.named("b").frameSpan == text.span())
  }

  @Test("a row can be an item of a column")
  func nested() throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot(
        """
            elements:
              - { id: grid, column: { left: 0, right: 0, top: 0, bottom: 0, items: [first, second] } }
              - { id: first, row: { items: [a, b] } }
              - { id: second, row: { gap: 20, items: [c, d] } }
        """))
    #expect(try snapshot.frame("b") == Rect(100, 0, 100, 50))
    #expect(try snapshot.frame("d") == Rect(110, 50, 90, 50))
  }

  @Test("a row that is too narrow for its items is reported, with the numbers of every variant")
  func doesNotFit() {
    let text = MarkedText(
      """
      snapshots:
        - screen: s
          variant: wide
          display: { size: [200, 100] }
          elements:
            - { id: r, row: 1️⃣{ left: 0, right: 0, top: 0, height: 1, gap: 50, items: [a, b, c] }1️⃣ }
        - { extends: s/wide, variant: narrow, display: { size: [100, 100] } }
        - { extends: s/wide, variant: tiny, display: { size: [20, 100] } }
      """)
    let library = solvedLayouts(text)
    #expect(
      library.diagnostics == [
        Diagnostic(
          .rowDoesNotFit, "row \"r\" is 100 wide, too little for 3 items with gaps of 50",
          at: text.span(),
          notes: [
            .init(
              "in variant \"tiny\": row \"r\" is 20 wide, too little for 3 items with gaps of 50")
          ], variants: ["narrow", "tiny"])
      ])
    #expect(library.value.snapshots.map { $0.elements.filter(\.isSolved).count } == [4, 1, 1])
  }

  @Test("a row whose own box has no extent is reported as one that does not fit")
  func noBox() {
    let text = oneSnapshot(
      "    elements: [{ id: r, column: 1️⃣{ left: 0, right: 0, top: 60, bottom: 60, items: [a] }1️⃣ }]")
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .rowDoesNotFit, "column \"r\" has a height of -20: top and bottom leave nothing of 100", at: text.span(),
          variants: ["v"])
      ])
  }

  @Test("a row without items is reported")
  func noItems() {
    let text = oneSnapshot(
      """
          elements:
            - { id: a, row: 1️⃣{ left: 0, right: 0, top: 0, height: 1 }1️⃣ }
            - { id: b, row: { left: 0, right: 0, top: 0, height: 1, items: 2️⃣[]2️⃣ } }
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(.valueOutOfRange, "a row needs at least one item", at: text.span(2)),
        Diagnostic(.missingKey, "a row needs the key \"items\"", at: text.span(1), variants: ["v"]),
      ])
  }

  @Test("an element is the item of one row only")
  func duplicateItem() {
    let text = oneSnapshot(
      """
          elements:
            - { id: r, row: { left: 0, right: 0, top: 0, height: 1, items: [1️⃣a1️⃣, b] } }
            - { id: q, row: { left: 0, right: 0, top: 0, height: 1, items: [c, 2️⃣a2️⃣] } }
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .duplicateElement, "element \"a\" is an item twice", at: text.span(2),
          labels: [.init(text.span(1), "first listed here")], variants: ["v"])
      ])
  }
}
