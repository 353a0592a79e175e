import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialTour
import TutorialTourWriting

/// Positions of compiled callouts. The display is 400 by 800, the margin 16, the padding of holes 8.
@Suite struct CalloutLayoutTests {
  private let middle = "      - { id: a, frame: [175, 375, 50, 50] }"

  private func layout(_ screens: Screens, _ locale: String = "en") -> TourCalloutLayout? {
    var layout = screens.step?.callout?.layouts[locale]
    layout?.content = nil
    return layout
  }

  @Test func aCalloutLiesItsGapAwayFromTheHoleAndPointsAtIt() {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, size: [200, 80], placement: bottom } }", elements: middle)
    #expect(screens.result.diagnostics == [])
    #expect(
      layout(screens)
        == TourCalloutLayout(
          frame: Rect(100, 445, 200, 80), side: .bottom, align: .center,
          arrow: .init(tip: Point(200, 435), baseStart: Point(190, 445), baseEnd: Point(210, 445)), measured: true))
  }

  @Test func aCalloutWithManyWordsIs320WideAtMostUnlessItSaysOtherwise() throws {
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    for (width, most) in [("", 320.0), (", width: 200", 200)] {
      let screens = Screens(
        steps: "  - { target: a, callout: { body: \(words), placement: bottom\(width) } }", elements: middle)
      #expect(screens.result.diagnostics == [])
      #expect(screens.step?.callout?.width == most)
      #expect(try #require(layout(screens)?.frame.width) <= most)
    }
  }

  @Test func anArrowIsAsLargeAsTheAuthorSaysButNoHigherThanTheGap() throws {
    let screens = Screens(
      steps: """
          - { target: a, callout: { body: b, size: [200, 80], placement: bottom, arrow: { width: 28 }, gap: 30 } }
          - { target: a, callout: { body: b, size: [200, 80], placement: bottom, arrow: { height: 20 } } }
          - { target: a, callout: { body: b, size: [200, 80], placement: bottom, arrow: { width: 173 } } }
        """, elements: middle)
    #expect(screens.result.diagnostics == [])
    let steps = try #require(screens.result.tour?.variants.first?.steps)
    #expect(steps.map(\.callout?.arrowSize) == [Size(28, 10), Size(20, 20), Size(173, 10)])
    let arrows = steps.map { $0.callout?.layouts["en"]?.arrow }
    #expect(arrows[0] == .init(tip: Point(200, 453), baseStart: Point(186, 463), baseEnd: Point(214, 463)))
    // The gap is 12.
    #expect(arrows[1] == .init(tip: Point(200, 433), baseStart: Point(190, 445), baseEnd: Point(210, 445)))
    // The round corners leave 172 of the edge.
    #expect(arrows[2] == nil)
    var tour = try #require(screens.result.tour?.withoutContents)
    for index in tour.variants.indices {
      for place in tour.variants[index].steps.indices { tour.variants[index].steps[place].dismiss = nil }
    }
    let json = tour.json()
    #expect(try Tour.read(json).json() == json)
  }

  @Test func anArrowReplacesTheOneThatItInheritsWhole() throws {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, size: [200, 80], arrow: { width: 40 } } }",
      head: "defaults: { advance: { tap: anywhere }, callout: { arrow: { width: 30, height: 16 }, gap: 20 } }",
      elements: middle)
    #expect(screens.result.diagnostics == [])
    #expect(screens.step?.callout?.arrowSize == Size(40, 10))
  }

  @Test func aSizedArrowPointsAtTheMiddleWhereLinesRunFromTheRight() throws {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, size: [120, 60], placement: leading, arrow: { width: 18 } } }",
      elements: middle, snapshot: "    traits: { locale: ar }")
    #expect(screens.result.diagnostics == [])
    #expect(
      layout(screens)?.arrow
        == .init(tip: Point(235, 400), baseStart: Point(245, 409), baseEnd: Point(245, 391)))
  }

  @Test(arguments: [
    ("left-start", Rect(35, 367, 120, 40)), ("left-end", Rect(35, 393, 120, 40)), ("right", Rect(245, 380, 120, 40)),
    ("leading", Rect(35, 380, 120, 40)), ("trailing", Rect(245, 380, 120, 40)), ("top", Rect(140, 315, 120, 40)),
    ("top-start", Rect(167, 315, 120, 40)), ("bottom-end", Rect(113, 445, 120, 40)),
    ("center", Rect(140, 380, 120, 40)),
  ]) func placementsAreThoseOfFloatingUI(placement: String, frame: Rect) {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, size: [120, 40], arrow: false, placement: \(placement) } }",
      elements: middle)
    #expect(layout(screens)?.frame == frame)
  }

  @Test(arguments: [
    ("leading", Rect(245, 380, 120, 40)), ("trailing", Rect(35, 380, 120, 40)), ("left", Rect(35, 380, 120, 40)),
    ("top-start", Rect(113, 315, 120, 40)), ("bottom-end", Rect(167, 445, 120, 40)),
    ("left-start", Rect(35, 367, 120, 40)),
  ]) func leadingAndStartAreMirroredWhereLinesRunFromTheRight(placement: String, frame: Rect) {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, size: [120, 40], arrow: false, placement: \(placement) } }",
      elements: middle, snapshot: "    traits: { locale: ar }")
    #expect(layout(screens)?.frame == frame)
  }

  @Test func withoutATargetItIsInTheMiddleOfWhatCanBeSeen() {
    let screens = Screens(
      steps: "  - { callout: { body: b, size: [200, 80], placement: top } }",
      snapshot: "    insets: { safeArea: [60, 0, 20, 0], ime: [0, 0, 300, 0] }")
    #expect(
      layout(screens)
        == TourCalloutLayout(
          frame: Rect(100, 240, 200, 80), side: .center, align: .center, arrow: nil, measured: true))
  }

  @Test func theAnchorIsWhatItLiesBeside() {
    let screens = Screens(
      steps: "  - { target: a, anchor: b, callout: { body: b, size: [200, 80], placement: top } }",
      elements: middle + "\n      - { id: b, frame: [100, 600, 40, 40] }")
    #expect(layout(screens)?.frame == Rect(20, 508, 200, 80))
    #expect(layout(screens)?.arrow?.tip == Point(120, 598))
  }

  @Test func theHeightOfASheetMakesASheetOfACallout() {
    let screens = Screens(
      steps: "  - { target: a, callout: { body: b, sheet: { height: 160 } } }", elements: middle)
    #expect(screens.result.diagnostics == [])
    #expect(screens.step?.callout?.kind == .sheet)
    #expect(layout(screens)?.frame == Rect(0, 640, 400, 160))
    let bubble = Screens(
      steps: "  - { target: a, callout: { body: b, kind: bubble, sheet: { height: 160 } } }", elements: middle)
    #expect(bubble.step?.callout?.kind == .bubble)
  }

  @Test func sheetsAndBannersLieAlongTheirEdge() {
    let insets = "    insets: { safeArea: [60, 0, 20, 0] }"
    let sheet = Screens(
      steps: "  - { target: a, callout: { body: b, kind: sheet, sheet: { height: 160 } } }", elements: middle,
      snapshot: insets)
    #expect(
      layout(sheet)
        == TourCalloutLayout(
          frame: Rect(0, 640, 400, 160), side: .bottom, align: .center, arrow: nil, measured: true))
    let banner = Screens(
      steps: "  - { target: a, callout: { body: b, kind: banner, size: [360, 50] } }", elements: middle,
      snapshot: insets)
    #expect(
      layout(banner)
        == TourCalloutLayout(
          frame: Rect(20, 76, 360, 50), side: .top, align: .center, arrow: nil, measured: true))
  }

  @Test func aVariantWithoutALanguageIsLaidOutInAllOfThem() {
    let world = MemoryWorld([
      "t.tutorial.yaml": """
      tutorial: t
      layout: [a.layout.yaml]
      strings: strings-{locale}.yaml
      steps: [{ target: a, callout: { body: b, size: [120, 40], placement: leading } }]
      """,
      "strings-ar.yaml": "steps.step-1.callout.body: b\n", "strings-de.yaml": "steps.step-1.callout.body: b\n",
      "a.layout.yaml": """
      snapshots:
        - screen: home
          variant: phone
          display: { size: [400, 800] }
          elements: [{ id: a, frame: [175, 375, 50, 50] }]
      """,
    ])
    let result = Compiler(world: world).compile("t.tutorial.yaml")
    let layouts = result.tour?.variants.first?.steps.first?.callout?.layouts
    #expect(layouts?.all.map(\.name) == ["en", "ar", "de"])
    #expect(layouts?.all.map(\.value.side) == [.left, .right, .left])
  }

  @Test func aHoleThatIsCutCountsAsFarAsItIsSeen() {
    // The list's viewport ends at 400, and so does the hole around the row.
    let screens = Screens(
      steps: "  - { target: row, cutout: { clip: visible }, callout: { body: b, size: [200, 80], placement: bottom } }",
      elements: "      - { id: row, space: list, frame: [0, 270, 400, 60] }",
      snapshot: """
            spaces: [{ id: list, origin: [0, 100], scroll: { axis: vertical, viewport: [0, 100, 400, 300], contentSize: [400, 900] } }]
        """)
    #expect(layout(screens)?.frame == Rect(100, 412, 200, 80))
  }
}
