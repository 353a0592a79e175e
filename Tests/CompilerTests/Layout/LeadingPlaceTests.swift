import TestSupport
import Testing
import TutorialGeometry
import TutorialLayouts
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage

@Suite("Places by where lines begin, in spaces, and without what they inherit")
struct LeadingPlaceTests {
  private func frames(_ elements: String, traits: String) throws -> [Rect] {
    let snapshot = try solvedSnapshot(oneSnapshot("    traits: {\(traits)}\n    elements: \(elements)"))
    return snapshot.elements.map(\.globalFrame)
  }

  /// Displays are 200 wide: a mirrored element begins at 200 minus its end.
  @Test(
    "leading and trailing change sides with the direction; left and right do not",
    arguments: [
      ("leading: 10, width: 30", 10.0, 30.0), ("trailing: 10, width: 30", 160, 30),
      ("leading: 10, trailing: 30", 10, 160),
      ("leading: 10, centerX: 0", 10, 180), ("leading: -5, width: 10", -5, 10),
    ])
  func mirrored(place: String, x: Double, width: Double) throws {
    let element = "[{ id: a, place: { \(place), top: 0, height: 1 } }]"
    #expect(try frames(element, traits: "locale: en") == [Rect(x, 0, width, 1)])
    for traits in ["locale: ar", "locale: en, layoutDirection: rtl", "locale: az-Arab"] {
      #expect(try frames(element, traits: traits) == [Rect(200 - x - width, 0, width, 1)])
    }
    let physical = element.replacing("leading", with: "left").replacing("trailing", with: "right")
    #expect(try frames(physical, traits: "locale: ar") == [Rect(x, 0, width, 1)])
  }

  @Test("a row is mirrored as a box, and its items are in reading order")
  func row() throws {
    let row = "[{ id: r, row: { leading: 20, width: 60, top: 0, height: 1, items: [a, b] } }]"
    #expect(
      try frames(row, traits: "locale: ar") == [Rect(120, 0, 60, 1), Rect(150, 0, 30, 1), Rect(120, 0, 30, 1)])
  }

  @Test("in another language one line shows the screen mirrored")
  func extended() throws {
    let text = MarkedText(
      """
      snapshots:
        - screen: s
          variant: en
          traits: { locale: en }
          display: { size: [200, 100] }
          insets: { safeArea: [0, 8, 0, 40] }
          elements:
            - { id: back, place: { in: safeArea, leading: 4, width: 20, top: 0, height: 20 } }
            - { id: badge, place: { in: back, trailing: -2, width: 6, top: -2, height: 6 } }
        - { extends: s/en, variant: ar, traits: { locale: ar } }
      """)
    let library = solvedLayouts(text)
    #expect(library.diagnostics == [])
    #expect(
      library.value.snapshots.map { $0.elements.map(\.globalFrame) } == [
        [Rect(44, 0, 20, 20), Rect(60, -2, 6, 6)], [Rect(168, 0, 20, 20), Rect(166, -2, 6, 6)],
      ])
  }

  @Test("sides of two kinds contradict each other, whatever the direction", arguments: ["en", "ar"])
  func mixed(locale: String) {
    let text = oneSnapshot(
      """
          traits: { locale: \(locale) }
          elements: [{ id: a, place: 1️⃣{ left: 1, trailing: 1, top: 0, height: 1 }1️⃣ }]
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .placeConstraints, "the place of \"a\" has sides of two kinds: left, trailing", at: text.span(),
          notes: [
            .init(
              "left and right never move; leading and trailing change places if lines begin at the right"),
            .init("to remove an inherited side, write `left: null`"),
          ], variants: ["v"])
      ])
  }

  @Test("too many constraints are reported with all those of their axis")
  func tooMany() {
    let text = oneSnapshot(
      "    elements: [{ id: a, place: { leading: 1, trailing: 1, width: 9, top: 0, height: 1 } }]")
    let found = solvedLayouts(text).diagnostics
    #expect(
      found.map(\.message) == [
        "the place of \"a\" has too many constraints on the horizontal axis: leading, trailing, width"
      ])
    #expect(found.first?.notes.map(\.message) == ["exactly two of leading, trailing, width and centerX fix a box"])
  }

  // MARK: null

  /// Solves a snapshot that overrides the place of `a`, which is at 1, 2, 30 and 40.
  private func heir(_ place: String) -> Parsed<LayoutLibrary> {
    solvedLayouts(
      MarkedText(
        """
        snapshots:
          - screen: s
            variant: v
            display: { size: [200, 100] }
            elements: [{ id: a, place: { left: 1, top: 2, width: 30, height: 40 } }]
          - { extends: s/v, variant: w, elements: [{ id: a, place: \(place) }] }
        """))
  }

  @Test(
    "null takes an inherited side away",
    arguments: [
      ("{ left: null, right: 1 }", Rect(169, 2, 30, 40)),
      ("{ width: ~, trailing: 9, left: ~, leading: 1 }", Rect(1, 2, 190, 40)),
      ("{ top: null, height: null, bottom: 0, centerY: 0 }", Rect(1, 0, 30, 100)),
      ("{ right: null, bottom: null }", Rect(1, 2, 30, 40)),
    ])
  func removed(place: String, expected: Rect) throws {
    let library = heir(place)
    #expect(library.diagnostics == [])
    #expect(try library.value.snapshots.last?.frame("a") == expected)
  }

  @Test("a constraint that was removed is reported as missing")
  func missed() {
    #expect(
      heir("{ left: null }").diagnostics.map(\.message) == [
        "the place of \"a\" has too few constraints on the horizontal axis: width"
      ])
  }

  @Test("a removed constraint can be set again by a third snapshot")
  func cameBack() throws {
    let library = solvedLayouts(
      MarkedText(
        """
        snapshots:
          - { screen: s, variant: v, display: { size: [200, 100] }, elements: [{ id: a, place: { left: 1, top: 2, width: 30, height: 40 } }] }
          - { extends: s/v, variant: w, elements: [{ id: a, place: { left: null, right: 3 } }] }
          - { extends: s/w, variant: x, elements: [{ id: a, place: { left: 5, right: null } }] }
        """))
    #expect(library.diagnostics == [])
    #expect(try library.value.snapshots.last?.frame("a") == Rect(5, 2, 30, 40))
  }

  // MARK: Spaces

  @Test("an element placed in a space lies in its content and scrolls with it")
  func space() throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot(
        """
            spaces:
              - id: feed
                origin: [0, 10]
                scroll: { viewport: [0, 10, 200, 80], contentSize: [200, 500], contentOffset: [0, 30] }
              - { id: chips, scroll: { viewport: [0, 0, 200, 40], axis: horizontal, contentOffset: [25, 0] } }
            elements:
              - { id: last, place: { in: feed, left: 0, right: 20, bottom: 0, height: 50 } }
              - { id: chip, place: { in: chips, right: 0, width: 60, top: 0, bottom: 0 } }
        """))
    #expect(try snapshot.named("last").frame == Rect(0, 450, 180, 50))
    #expect(try snapshot.frame("last") == Rect(0, 430, 180, 50))
    #expect(try snapshot.named("last").scrollContainer == 0)
    // Without a content size, the viewport's size counts.
    #expect(try snapshot.named("chip").frame == Rect(140, 0, 60, 40))
    #expect(try snapshot.frame("chip") == Rect(115, 0, 60, 40))
    #expect(try snapshot.named("chip").scrollContainer == 1)
  }

  @Test("an element comes before a space of the same name, and global is the viewport")
  func names() throws {
    let snapshot = try solvedSnapshot(
      oneSnapshot(
        """
            spaces: [{ id: list, scroll: { viewport: [0, 10, 200, 80] } }]
            elements:
              - { id: list, frame: [0, 10, 100, 80] }
              - { id: a, place: { in: list, right: 0, width: 10, top: 0, height: 10 } }
              - { id: b, place: { in: global, right: 0, width: 10, top: 0, height: 10 } }
        """))
    #expect(try snapshot.frame("a") == Rect(90, 10, 10, 10))
    #expect(try snapshot.named("a").scrollContainer == nil)
    #expect(try snapshot.frame("b") == Rect(190, 0, 10, 10))
  }

  @Test("a space that does not scroll has no size to be placed in")
  func noSize() {
    let text = oneSnapshot(
      """
          spaces: [{ id: sheet, origin: [0, 10] }]
          elements: [{ id: a, place: { in: 1️⃣sheet1️⃣, left: 0, width: 10, top: 0, height: 10 } }]
      """)
    #expect(
      solvedLayouts(text).diagnostics == [
        Diagnostic(
          .placeConstraints, "nothing can be placed in space \"sheet\": it has no size", at: text.span(),
          notes: [.init("a space that scrolls has one: `scroll: { viewport: …, contentSize: … }`")], variants: ["v"])
      ])
  }
}
