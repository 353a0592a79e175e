import Testing
import TutorialGeometry
import TutorialPlayer

@testable import TutorialSwiftUI

@Suite("The space that a callout takes")
struct CalloutSpaceTests {
  private let screen = CalloutSurroundings(
    display: Size(400, 800), safeArea: EdgeInsets(top: 50, right: 10, bottom: 30, left: 0))

  private func callout(_ kind: TourCallout.Kind, size: Size? = nil) -> TourCallout {
    TourCallout(kind: kind, title: nil, body: "body", width: 300, size: size)
  }

  private func layout(_ frame: Rect) -> TourCalloutLayout {
    TourCalloutLayout(frame: frame, side: .bottom, align: .center, arrow: nil, measured: false)
  }

  @Test("a bubble is measured at the largest width, at that of its layout, and at half of the author's")
  func bubble() {
    let wide = CalloutSurroundings(display: Size(290, 800))
    #expect(CalloutSpace(callout(.bubble), at: layout(Rect(100, 160, 200, 100)), in: screen).widths == [300, 200, 150])
    #expect(CalloutSpace(callout(.bubble), at: nil, in: screen).widths == [300, 150])
    #expect(CalloutSpace(callout(.bubble), at: nil, in: wide).widths == [258, 150])
  }

  @Test("sheets and banners have one width, and a size that the author has fixed is not measured")
  func strips() {
    #expect(CalloutSpace(callout(.sheet), at: nil, in: screen).widths == [390])
    #expect(CalloutSpace(callout(.banner), at: nil, in: screen).widths == [358])
    #expect(CalloutSpace(callout(.bubble, size: Size(200, 80)), at: nil, in: screen).widths == [])
  }

  @Test("no sizes are reported before all widths are measured, or while the words fit the tour's layout")
  func fits() {
    let space = CalloutSpace(callout(.bubble), at: layout(Rect(100, 160, 200, 100)), in: screen)
    #expect(space.news([300: Size(280, 90)]) == nil)
    #expect(space.news([300: Size(280, 60), 200: Size(190, 100.4), 150: Size(150, 140)]) == nil)
  }

  @Test("words that are too high, or too wide, for the layout are told at all widths")
  func grows() {
    let space = CalloutSpace(callout(.bubble), at: layout(Rect(100, 160, 200, 100)), in: screen)
    let high: [Double: Size] = [300: Size(280, 90), 200: Size(190, 101), 150: Size(150, 140)]
    #expect(space.news(high) == [Size(280, 90), Size(190, 101), Size(150, 140)])
    let wide: [Double: Size] = [300: Size(280, 60), 200: Size(230, 90), 150: Size(230, 90)]
    #expect(space.news(wide) == [Size(280, 60), Size(230, 90), Size(230, 90)])
  }

  @Test("a language without a layout is told as soon as it is measured")
  func unknown() {
    let space = CalloutSpace(callout(.bubble), at: nil, in: screen)
    #expect(space.news([300: Size(280, 60), 150: Size(150, 100)]) == [Size(280, 60), Size(150, 100)])
  }

  @Test("a sheet's words can't use the system's inset below")
  func sheet() {
    let space = CalloutSpace(callout(.sheet), at: layout(Rect(0, 600, 400, 200)), in: screen)
    #expect(space.news([390: Size(390, 170)]) == nil)
    #expect(space.news([390: Size(390, 171)]) == [Size(390, 171)])
  }

  @Test("a session puts a callout where the library's rules do at the sizes that it is told")
  func session() throws {
    let element = Rect(180, 100, 40, 40)
    let corners = [Point(220, 100), Point(220, 140), Point(180, 140), Point(180, 100)]
    let outline = Outline(points: [180, 100] + corners.flatMap { [$0.x, $0.y, $0.x, $0.y, $0.x, $0.y] })
    let step = TourStep(
      id: "a", screen: "home", overlay: nil,
      cutouts: [
        TourCutout(
          target: "button", element: element, frame: element, shape: .rect, clip: nil, outline: outline)
      ], mask: nil, interaction: TourInteraction(mode: .block, pass: []), callout: callout(.bubble), advance: [],
      enter: nil, exit: nil, variantChange: nil, transitions: [], accessibility: TourAccessibility())
    let tour = Tour(
      generator: "test", tutorial: "a", title: nil, once: "a", dismiss: [], locales: ["en"],
      strings: ["en": ["body": "Words."]], motions: [:],
      variants: [
        TourVariant(
          id: "phone", traits: TourTraits(), display: TourDisplay(size: screen.display, scale: nil),
          screens: ["home": TourScreen(safeArea: screen.safeArea)], skipped: [], steps: [step])
      ], reducedMotion: TourReducedMotion(kind: .cut, motion: nil))
    var session = try #require(TourSession(tour, on: .init(TourTraits(locale: "en"), display: screen.display)))
    _ = session.handle(.begin(), at: 0)
    #expect(session.calloutLayout == nil)
    let sizes = [Size(300, 200), Size(150, 390)]
    _ = session.handle(.heights(step: "a", sizes), at: 0)
    let rules = step.calloutLayout(in: screen) { limit in limit < 300 ? sizes[1] : sizes[0] }
    #expect(session.calloutLayout?.frame == rules?.frame && rules?.frame == Rect(50, 152, 300, 200))
    #expect(session.calloutLayout?.arrow != nil)
  }

  @Test("lines are as even as can be: the least width in which there are no more of them", arguments: [300, 120, 77.0])
  func even(limit: Double) {
    // 400 units of text, in as many lines of height 20 as needed.
    let width = evenWidth(upTo: limit) { (400 / max($0, 1)).rounded(.up) * 20 }
    let lines = (400 / limit).rounded(.up)
    #expect(width == (400 / lines).rounded(.up) || width == (400 / lines).rounded(.up) + 1)
    #expect((400 / width).rounded(.up) == lines)
  }

  @Test("a width without an end is left as it is", arguments: [Double.infinity, 0, -1, 1e300, .nan])
  func endless(limit: Double) {
    var asked = 0
    let width = evenWidth(upTo: limit) { _ in
      asked += 1
      return 1
    }
    #expect(asked == 0 && (width == limit || limit.isNaN))
  }
}
