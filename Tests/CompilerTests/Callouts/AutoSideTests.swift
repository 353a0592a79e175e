import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialTour

/// The side that `auto` chooses: the one on which a bubble covers the least content.
///
/// The display is 400 by 800, and bubbles are 200 by 80. Above and below the bar `a` in its middle, a bubble has the
/// areas 100 to 300 by 275 to 355, and 100 to 300 by 445 to 525. Beside it there is no room. Above comes first if
/// nothing else decides.
@Suite struct AutoSideTests {
  private static let above = "[100, 275, 200, 80]"
  private static let below = "[100, 445, 200, 80]"

  private func screens(
    _ elements: [String], target: String = "{ id: a, frame: [16, 375, 368, 50] }", placement: String = "auto",
    size: String = "[200, 80]", snapshot: String = ""
  ) -> Screens {
    Screens(
      steps: "  - { target: a, callout: { body: b, size: \(size), placement: \(placement) } }",
      elements: ([target] + elements).map { "      - \($0)" }.joined(separator: "\n"), snapshot: snapshot)
  }

  private func side(_ elements: String..., snapshot: String = "") -> TourPlacement.Side? {
    screens(elements, snapshot: snapshot).step?.callout?.layouts["en"]?.side
  }

  @Test("The side avoids words")
  func words() {
    #expect(side() == .top)
    for words in ["text: x", "label: x", "value: x", "text: { de: x }"] {
      #expect(side("{ id: t, frame: \(Self.above), \(words) }") == .bottom)
    }
    #expect(side("{ id: t, frame: \(Self.above), type: image }") == .top)
    #expect(side("{ id: t, frame: \(Self.above), text: \" \" }") == .top)
    #expect(side("{ id: t, frame: [0, 275, 100, 80], text: x }") == .top)
  }

  @Test("Covering half of a text counts as much as all of it, and covering less counts less")
  func shares() {
    let whole = "{ id: t, frame: \(Self.above), text: x }"
    #expect(side(whole, "{ id: u, frame: [100, 485, 200, 80], text: x }") == .top)
    #expect(side(whole, "{ id: u, frame: [100, 486, 200, 80], text: x }") == .bottom)
  }

  @Test("A control counts as much as two texts")
  func controls() {
    let control = "{ id: c, frame: \(Self.above), text: x, type: XCUIElementTypeButton }"
    let (one, other) = (
      "{ id: t, frame: [100, 445, 80, 20], text: x }", "{ id: u, frame: [200, 445, 80, 20], text: x }"
    )
    #expect(side(control, one) == .bottom)
    #expect(side(control, one, other) == .top)
    #expect(side(control, one, other, "{ id: v, frame: [200, 485, 80, 20], text: x }") == .top)
    for type in ["type: EditText", "type: tab", "clickable: true", "type: SeekBar"] {
      #expect(side("{ id: c, frame: \(Self.above), text: x, \(type) }", one) == .bottom)
    }
    for type in ["type: tabBar", "type: table", "type: heading"] {
      #expect(side("{ id: c, frame: \(Self.above), text: x, \(type) }", one) == .top)
    }
  }

  @Test("The words of a button may be an element in it; what holds words does not count itself")
  func ancestors() {
    let (one, other) = (
      "{ id: t, frame: [100, 445, 80, 20], text: x }", "{ id: u, frame: [200, 445, 80, 20], text: x }"
    )
    let button = "{ id: c, frame: \(Self.above), label: x, type: button }"
    let words = "{ id: w, frame: [150, 300, 40, 20], parent: c, text: x }"
    #expect(side(button, words, one) == .bottom)
    #expect(side(button, words, one, other) == .top)
    let cell = "{ id: c, frame: \(Self.above), label: x, type: cell }"
    #expect(side(cell, words, one) == .top)
  }

  @Test("Elements in the target's row come before everything else")
  func rows() {
    let others = [0, 1, 2].map { "{ id: o\($0), frame: [100, \(445 + 20 * $0), 200, 20], text: x }" }
    let name = "{ id: t, frame: \(Self.above), parent: card, text: x }"
    let target = "{ id: a, frame: [16, 375, 368, 50], parent: card }"
    func side(_ card: String) -> TourPlacement.Side? {
      let all = ["{ id: card, frame: \(card) }", name] + others
      return screens(all, target: target).step?.callout?.layouts["en"]?.side
    }
    #expect(side("[8, 270, 384, 160]") == .bottom)
    // A container with more than half of the display isn't a row.
    #expect(side("[0, 20, 400, 400]") == .bottom)
    #expect(side("[0, 20, 400, 401]") == .top)
  }

  @Test("The row is the smallest container that holds words besides those of the target")
  func smallestRow() {
    let elements = [
      "{ id: list, frame: [0, 270, 400, 300] }", "{ id: row, frame: [16, 375, 368, 50], parent: list }",
      "{ id: own, frame: [20, 380, 100, 20], parent: a, text: x }",
      "{ id: t, frame: \(Self.above), parent: list, text: x }",
      "{ id: o, frame: [100, 445, 100, 20], text: x }", "{ id: p, frame: [200, 445, 100, 20], text: x }",
    ]
    let target = "{ id: a, frame: [16, 375, 368, 50], parent: row }"
    #expect(screens(elements, target: target).step?.callout?.layouts["en"]?.side == .bottom)
    let sibling = "{ id: s, frame: [250, 380, 100, 20], parent: row, text: x }"
    #expect(screens(elements + [sibling], target: target).step?.callout?.layouts["en"]?.side == .top)
  }

  @Test("Without such a container, the row is the elements on a line with the target")
  func lines() {
    // A bubble at the left covers the name. Above and below it has to be shifted, and covers one text each.
    let texts = ["{ id: t, frame: [184, 320, 200, 40], text: x }", "{ id: u, frame: [184, 440, 200, 40], text: x }"]
    func side(_ name: String) -> TourPlacement.Side? {
      screens(
        texts + ["{ id: n, frame: \(name), text: x }"], target: "{ id: a, frame: [340, 380, 40, 40] }",
        size: "[200, 40]"
      ).step?.callout?.layouts["en"]?.side
    }
    #expect(side("[120, 380, 150, 40]") == .top)
    #expect(side("[120, 400, 150, 40]") == .top)
    #expect(side("[120, 401, 150, 40]") == .left)
  }

  @Test("Invisible elements don't count, nor elements larger than half of the display")
  func unseen() {
    #expect(side("{ id: t, frame: \(Self.above), text: x, visibility: hidden }") == .top)
    #expect(side("{ id: t, frame: \(Self.above), text: x, visibility: occluded }") == .top)
    #expect(side("{ id: t, frame: [0, 0, 400, 400], text: x }") == .bottom)
    #expect(side("{ id: t, frame: [0, 0, 400, 401], text: x }") == .top)
    let text = "{ id: t, frame: \(Self.above), text: x }"
    func covered(_ height: Int) -> TourPlacement.Side? {
      side(text, snapshot: "    occluders: [{ id: o, kind: sheet, frame: [100, 275, 200, \(height)], opaque: true }]")
    }
    #expect(covered(41) == .top)
    #expect(covered(40) == .bottom)
  }

  @Test("Sides that need no shift come first, then those with the most room")
  func ties() {
    let corner = "{ id: a, frame: [16, 16, 40, 40] }"
    #expect(screens([], target: corner).step?.callout?.placement.map(\.rawValue) == ["bottom", "right", "top", "left"])
    let middle = "{ id: a, frame: [180, 500, 40, 40] }"
    #expect(
      screens([], target: middle, size: "[100, 40]").step?.callout?.placement.map(\.rawValue)
        == ["top", "bottom", "right", "left"])
    // Below it would have more room but be shifted: the bubble is 20 wider than the space to the right of the middle.
    let edge = "{ id: a, frame: [340, 300, 40, 40] }"
    let beside = screens([], target: edge, size: "[100, 40]").step?.callout
    #expect(beside?.placement.map(\.rawValue) == ["left", "bottom", "top", "right"])
    #expect(beside?.layouts["en"]?.side == .left)
  }

  @Test("Placements that the author names before `auto` are preferred, moved or not; later ones stay behind")
  func preferred() {
    let text = "{ id: t, frame: \(Self.below), text: x }"
    let named = screens([text], placement: "[bottom, auto]").step?.callout
    #expect(named?.layouts["en"]?.side == .bottom)
    #expect(named?.placement.map(\.rawValue) == ["bottom", "top", "right", "left"])
    let moved = screens([text], target: "{ id: a, frame: [16, 375, 60, 50] }", placement: "[bottom, auto, center]")
    #expect(moved.step?.callout?.layouts["en"]?.frame == Rect(16, 445, 200, 80))
    #expect(moved.step?.callout?.placement.map(\.rawValue) == ["bottom", "right", "top", "left", "center"])
    let alone = Screens(steps: "  - { callout: { body: b, size: [200, 80] } }")
    #expect(alone.step?.callout?.placement.map(\.rawValue) == ["auto"])
  }

  /// Lays out a bubble with a short body in English and a long one in German.
  private func languages(_ elements: [String], target: String) -> [TourPlacement.Side]? {
    let world = MemoryWorld([
      "t.tutorial.yaml": """
      tutorial: t
      layout: [a.layout.yaml]
      strings: strings-{locale}.yaml
      defaults: { advance: { tap: anywhere } }
      steps: [{ target: a, callout: { body: Short, width: 200 } }]
      """,
      "strings-de.yaml": """
      steps.step-1.callout.body: >-
        Ein langer Text, der viele Zeilen braucht, weil er so viel zu sagen hat und damit lange nicht zu Ende kommt,
        auch wenn alle schon wissen, was er sagen will.
      """,
      "a.layout.yaml": """
      snapshots:
        - screen: home
          variant: phone
          display: { size: [400, 800] }
          elements:
      \((elements + [target]).map { "      - \($0)" }.joined(separator: "\n"))
      """,
    ])
    let layouts = Compiler(world: world).compile("t.tutorial.yaml").tour?.variants.first?.steps.first?.callout?.layouts
    return layouts?.all.map(\.value.side)
  }

  @Test("All languages share the side that covers least in total")
  func oneSide() {
    let bar = "{ id: a, frame: [16, 375, 368, 50] }"
    // The long text reaches the upper text, unlike the short one. Both cover a corner of the lower one.
    let far = "{ id: t, frame: [100, 240, 200, 30], text: x }"
    let near = "{ id: u, frame: [0, 440, 400, 360], text: x }"
    #expect(languages([far], target: bar) == [.bottom, .bottom])
    #expect(languages([near], target: bar) == [.top, .top])
    #expect(languages([far, near], target: bar) == [.bottom, .bottom])
  }

  @Test("A language without room on the common side has a side of its own")
  func exception() {
    let high = "{ id: a, frame: [16, 110, 368, 50] }"
    let text = "{ id: u, frame: [16, 170, 368, 60], text: x }"
    #expect(languages([text], target: high) == [.top, .bottom])
    #expect(languages([], target: high) == [.bottom, .bottom])
  }
}
