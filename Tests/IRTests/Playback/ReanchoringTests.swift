import Testing
import TutorialGeometry
import TutorialPlayback
import TutorialTour

/// Steps on displays other than the one that they were compiled for.
struct ReanchoringTests {
  private func cutout(_ element: Rect, _ frame: Rect, _ shape: TourShape, _ outline: Outline) -> TourCutout {
    TourCutout(target: "a", element: element, frame: frame, shape: shape, clip: nil, outline: outline)
  }

  private func reanchor(
    _ cutout: TourCutout, to frame: Rect?, rings: [TourRing] = [], clip: Rect? = nil,
    on size: Size = Size(430, 932), division: OutlineDivision = .plain
  ) -> TourStep {
    var step = SamplePlayback.step("only", [], rings: rings)
    step.cutouts = [cutout]
    step.cutouts[0].clip = clip
    step.overlay?.frame = Rect(0, 0, 393, 852)
    let live = LiveScreen(
      "home", size: size, safeArea: EdgeInsets(top: 62, right: 0, bottom: 34, left: 0),
      frames: frame.map { ["a": $0] } ?? [:])
    return step.reanchored(
      on: live, measuredOn: Size(393, 852), safeArea: EdgeInsets(top: 59, right: 0, bottom: 34, left: 0),
      division: division)
  }

  @Test("an element that has only moved takes its outline along")
  func moved() {
    let outline = Outline.rounded(Rect(10, 10, 100, 50), 5)
    let step = reanchor(
      cutout(Rect(18, 20, 84, 30), Rect(10, 10, 100, 50), .path, outline), to: Rect(118, 220, 84, 30))
    #expect(step.cutouts[0].frame == Rect(110, 210, 100, 50))
    #expect(step.cutouts[0].outline == outline.moved(100, 200))
    #expect(step.cutouts[0].element == Rect(118, 220, 84, 30))
  }

  @Test("the padding on each side is kept around an element of another size")
  func padding() {
    let step = reanchor(
      cutout(Rect(20, 20, 80, 30), Rect(10, 15, 100, 50), .rect, Outline.square(Rect(10, 15, 100, 50))),
      to: Rect(40, 40, 160, 20))
    #expect(step.cutouts[0].frame == Rect(30, 35, 180, 40))
    #expect(step.cutouts[0].outline.box == Rect(30, 35, 180, 40))
    #expect(step.cutouts[0].outline.segmentCount == 8)
  }

  @Test("an edge that is divided stays an edge, and a corner a corner")
  func dividedEdges() throws {
    let (old, new) = (Rect(10, 10, 100, 50), Rect(10, 10, 200, 150))
    let radii = TourShape.roundedRect(radii: [8, 8, 8, 8], smoothing: 0)
    let counts = [4, 1, 2, 1, 4, 1, 2, 1]
    let divided = Outline(
      zip(Outline.rounded(old, 8).segments, counts).flatMap { segment, count in
        count == 1
          ? [segment]
          : (0..<count).map { part in
            Cubic(
              line: segment.point(at: Double(part) / Double(count)), segment.point(at: Double(part + 1) / Double(count))
            )
          }
      })
    let hole = reanchor(
      cutout(Rect(18, 18, 84, 34), old, radii, divided), to: Rect(18, 18, 184, 134),
      division: try #require(OutlineDivision(counts))
    ).cutouts[0]
    #expect(hole.outline.segmentCount == 16)
    let whole = Outline.rounded(new, 8)
    for point in hole.outline.segments.flatMap({ [$0.start, $0.point(at: 0.5)] }) {
      #expect(whole.distance(to: point) < 0.01)
    }
  }

  @Test("rounded corners keep their radius, capsules and circles stay what they are")
  func shapes() {
    let old = Rect(10, 10, 100, 50)
    let radii = TourShape.roundedRect(radii: [8, 8, 8, 8], smoothing: 0)
    let rounded = reanchor(
      cutout(Rect(18, 18, 84, 34), old, radii, .rounded(old, 8)), to: Rect(18, 18, 184, 134))
    #expect(rounded.cutouts[0].outline == .rounded(Rect(10, 10, 200, 150), 8))
    let capsule = reanchor(
      cutout(Rect(18, 18, 84, 34), old, .capsule, .rounded(old, 25)), to: Rect(18, 18, 184, 84))
    #expect(capsule.cutouts[0].outline == .rounded(Rect(10, 10, 200, 100), 50))
  }

  @Test("a circle around an element's corners stays around them, one around a round element stays as far from it")
  func circles() {
    // A 3-4-5 element: half its diagonal is 50, the padding 10.
    let around = reanchor(
      cutout(Rect(20, 20, 80, 60), Rect(0, -10, 120, 120), .circle, .rounded(Rect(0, -10, 120, 120), 60)),
      to: Rect(20, 20, 160, 120))
    #expect(around.cutouts[0].frame == Rect(-10, -30, 220, 220))
    let round = reanchor(
      cutout(Rect(20, 20, 80, 80), Rect(12, 12, 96, 96), .circle, .rounded(Rect(12, 12, 96, 96), 48)),
      to: Rect(20, 20, 100, 100))
    #expect(round.cutouts[0].frame == Rect(12, 12, 116, 116))
  }

  @Test("without a known element, shapes in the middle stay there, and others keep their distance from the edges")
  func unknownPlaces() {
    func moved(_ old: Rect) -> Rect { reanchor(cutout(old, old, .rect, .square(old)), to: nil).cutouts[0].frame }
    // The display grows by 37 across and 80 down; a hole in the middle moves by half of that.
    #expect(moved(Rect(146.5, 401, 100, 50)) == Rect(165, 441, 100, 50))
    #expect(moved(Rect(10, 100, 100, 50)) == Rect(10, 103, 100, 50))
    #expect(moved(Rect(283, 700, 100, 50)) == Rect(320, 780, 100, 50))
    // A hole that fills at least half of the display grows with it.
    #expect(moved(Rect(46.5, 401, 300, 50)) == Rect(46.5, 441, 337, 50))
  }

  @Test("an outline with another division than the tour's is stretched")
  func otherDivisions() throws {
    let old = Rect(10, 10, 100, 50)
    let radii = TourShape.roundedRect(radii: [8, 8, 8, 8], smoothing: 0)
    for division in [[2, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 2]] {
      let step = reanchor(
        cutout(Rect(18, 18, 84, 34), old, radii, .rounded(old, 8)), to: Rect(18, 18, 184, 84),
        division: try #require(OutlineDivision(division)))
      let points = Outline.rounded(old, 8).points.map { 10 + ($0 - 10) * 2 }
      #expect(step.cutouts[0].outline.points == points)
    }
    #expect(OutlineDivision([1, 1, 1, 1, 1, 1, 1]) == nil && OutlineDivision([1, 1, 1, 1, 1, 1, 1, 0]) == nil)
  }

  @Test("a ring keeps its distance")
  func rings() {
    let old = Rect(10, 10, 100, 50)
    let ring = TourRing(
      cutouts: [0], width: 4, gap: 1, color: "#ffffff", dash: nil, outline: .rounded(old.inset(by: EdgeInsets(-3)), 11))
    let step = reanchor(
      cutout(
        Rect(18, 18, 84, 34), old, .roundedRect(radii: [8, 8, 8, 8], smoothing: 0), .rounded(old, 8)),
      to: Rect(18, 18, 184, 134), rings: [ring])
    #expect(step.rings[0].outline == .rounded(Rect(7, 7, 206, 156), 11))
  }

  @Test("a ring along the edge of a list follows that edge, and is open at the bars of the live display")
  func cutRings() {
    // The list ends at 700, where it clips the element. The bar begins at 769, 49 above the safe area.
    let old = Rect(10, 650, 100, 100)
    let ring = TourRing(
      cutouts: [0], width: 4, gap: 1, color: "#ffffff", dash: nil, outline: .square(Rect(7, 647, 106, 56)),
      clip: Rect(0, 0, 393, 769))
    let hole = cutout(old, old, .rect, .square(old))
    var listed = hole
    listed.cut = TourCut(bottom: 0)
    let step = reanchor(listed, to: Rect(10, 730, 200, 100), rings: [ring], clip: Rect(0, 0, 393, 700))
    #expect(step.cutouts[0].clip == Rect(0, 0, 430, 780))
    #expect(step.rings[0].outline.box == Rect(7, 727, 206, 56))
    #expect(step.rings[0].clip == Rect(0, 0, 430, 849))
    // If only the bar clips it, it continues beneath.
    let whole = TourRing(
      cutouts: [0], width: 4, gap: 1, color: "#ffffff", dash: nil, outline: .square(Rect(7, 647, 106, 106)),
      clip: Rect(0, 0, 393, 700))
    let open = reanchor(hole, to: Rect(10, 730, 200, 100), rings: [whole], clip: Rect(0, 0, 393, 700))
    #expect(open.rings[0].outline.box == Rect(7, 727, 206, 106))
  }

  @Test("the mask is the dim less the holes where they are now")
  func mask() throws {
    let step = reanchor(
      cutout(Rect(20, 20, 80, 30), Rect(20, 20, 80, 30), .rect, .square(Rect(20, 20, 80, 30))),
      to: Rect(40, 40, 160, 20))
    #expect(step.mask?.path == "M0 0H430V932H0ZM40 40V60H200V40Z")
  }

  @Test("a ring around two holes goes around each of them where they have parted, and around both where they meet")
  func unitedRings() {
    let (one, two) = (Rect(10, 10, 100, 50), Rect(100, 40, 50, 50))
    var step = SamplePlayback.step("only", [])
    step.cutouts = [cutout(one, one, .rect, .square(one)), cutout(two, two, .rect, .square(two))]
    step.cutouts[1].target = "b"
    step.overlay?.frame = Rect(0, 0, 393, 852)
    step.rings = [
      TourRing(cutouts: [0, 1], width: 2, gap: 1, color: "#ffffff", dash: nil, outline: .square(one.union(two)))
    ]
    func reanchored(_ second: Rect) -> TourStep {
      step.reanchored(
        on: LiveScreen("home", size: Size(393, 852), frames: ["a": one, "b": second]), measuredOn: Size(393, 852),
        safeArea: .zero)
    }
    let together = reanchored(Rect(105, 40, 50, 50))
    #expect(together.rings.map(\.cutouts) == [[0, 1]])
    #expect(together.rings.map(\.outline.box) == [Rect(8, 8, 149, 84)])
    // The edges of both holes, with two corners where they cross.
    #expect(together.mask?.path == "M0 0H393V852H0ZM10 10V60H105V90H155V40H110V10Z")
    let apart = reanchored(Rect(200, 40, 50, 50))
    #expect(apart.rings.map(\.cutouts) == [[0], [1]])
    #expect(apart.rings.map(\.outline.box) == [Rect(8, 8, 104, 54), Rect(198, 38, 54, 54)])
  }

  @Test("the dim and the clip follow the display's edges and bars")
  func clip() {
    let step = reanchor(
      cutout(Rect(20, 20, 80, 80), Rect(12, 12, 96, 96), .rect, .square(Rect(12, 12, 96, 96))),
      to: Rect(20, 20, 80, 80), clip: Rect(0, 103, 393, 666))
    #expect(step.overlay?.frame == Rect(0, 0, 430, 932))
    // 44 below the status bar of 59, and 83 above the bottom.
    #expect(step.cutouts[0].clip == Rect(0, 106, 430, 743))
  }

  @Test("an element that is not there keeps its distance from the nearest edges")
  func missing() {
    let button = cutout(
      Rect(321, 760, 56, 56), Rect(311, 750, 76, 76), .rect, .square(Rect(311, 750, 76, 76)))
    let step = reanchor(button, to: nil)
    #expect(step.cutouts[0].element == Rect(358, 840, 56, 56))
    #expect(step.cutouts[0].frame == Rect(348, 830, 76, 76))
    #expect(LiveScreen("home", size: Size(430, 932)).missingTargets(of: step) == ["a"])
  }

  @Test("areas to touch, point at and avoid are where the app has them")
  func elements() {
    var step = SamplePlayback.step(
      "only", [],
      callout: TourCallout(
        kind: .bubble, title: nil, body: "text", anchor: TourElement(target: "a", frame: Rect(0, 0, 10, 10)),
        avoid: [TourElement(target: "b", frame: Rect(0, 0, 10, 10))],
        layouts: [
          "en": TourCalloutLayout(
            frame: Rect(0, 22, 100, 50), side: .bottom, align: .center, arrow: nil, measured: true)
        ]))
    step.interaction.allow = [TourElement(target: "b", frame: Rect(0, 0, 10, 10))]
    step.advance = [TourAdvance(.tap(TourElement(target: "b", frame: Rect(0, 0, 10, 10))), to: nil)]
    let live = LiveScreen(
      "home", size: Size(400, 800), frames: ["a": Rect(300, 100, 10, 10), "b": Rect(5, 6, 7, 8)])
    let result = step.reanchored(on: live, measuredOn: Size(400, 800), safeArea: .zero)
    #expect(result.interaction.allow.map(\.frame) == [Rect(5, 6, 7, 8)])
    #expect(result.advance == [TourAdvance(.tap(TourElement(target: "b", frame: Rect(5, 6, 7, 8))), to: nil)])
    #expect(result.callout?.anchor?.frame == Rect(300, 100, 10, 10))
    #expect(result.callout?.avoid.map(\.frame) == [Rect(5, 6, 7, 8)])
    // Below the element, centred.
    #expect(result.callout?.layouts["en"]?.frame == Rect(255, 122, 100, 50))
  }

  private func callout(
    _ kind: TourCallout.Kind = .bubble, placement: [TourPlacement] = [TourPlacement(.auto)],
    sheetHeight: Double? = nil, _ frame: Rect, side: TourPlacement.Side = .bottom
  ) -> TourCallout {
    let layout = TourCalloutLayout(frame: frame, side: side, align: .center, arrow: nil, measured: false)
    return TourCallout(
      kind: kind, title: nil, body: "text", placement: placement, sheetHeight: sheetHeight,
      layouts: ["en": layout, "ar": layout])
  }

  private func reanchor(
    _ callout: TourCallout, element: Rect, on size: Size = Size(400, 800), layoutDirection: String? = nil
  ) -> TourEntries<TourCalloutLayout>? {
    var step = SamplePlayback.step("only", [("a", Rect(100, 100, 50, 50))], callout: callout)
    step.cutouts[0].target = "a"
    let live = LiveScreen(
      "home", size: size, safeArea: EdgeInsets(top: 40, right: 0, bottom: 20, left: 0), frames: ["a": element])
    return step.reanchored(
      on: live, measuredOn: Size(400, 800), safeArea: EdgeInsets(top: 0, right: 0, bottom: 30, left: 0),
      layoutDirection: layoutDirection
    ).callout?.layouts
  }

  @Test("a callout keeps its size and goes to another side where there is no room")
  func calloutSides() {
    let below = [TourPlacement(.bottom)]
    let high = reanchor(callout(placement: below, Rect(0, 0, 200, 80)), element: Rect(108, 108, 34, 34))?["en"]
    #expect(high?.frame == Rect(25, 162, 200, 80))
    #expect(high?.arrow?.tip == Point(125, 152))
    #expect(high?.measured == false)
    let low = reanchor(callout(placement: below, Rect(0, 0, 200, 80)), element: Rect(108, 708, 34, 34))?["en"]
    #expect(low?.side == .top)
    #expect(low?.frame == Rect(25, 608, 200, 80))
    // The element fills the screen and leaves no room beside it: the callout is in its middle.
    let everywhere = reanchor(callout(placement: below, Rect(0, 0, 200, 80)), element: Rect(8, 8, 384, 784))?["en"]
    #expect(everywhere?.frame == Rect(100, 370, 200, 80))
    #expect(everywhere?.arrow == nil)
  }

  @Test("it stays on its side while that has room, then the placements come in their order")
  func calloutRanking() {
    let ranked = callout(placement: [TourPlacement(.right), TourPlacement(.top)], Rect(0, 0, 100, 40), side: .left)
    #expect(reanchor(ranked, element: Rect(183, 300, 34, 34))?["en"]?.frame == Rect(63, 297, 100, 40))
    #expect(reanchor(ranked, element: Rect(103, 300, 34, 34))?["en"]?.frame == Rect(157, 297, 100, 40))
    let wide = callout(placement: [TourPlacement(.right), TourPlacement(.top)], Rect(0, 0, 300, 40), side: .left)
    #expect(reanchor(wide, element: Rect(183, 300, 34, 34))?["en"]?.side == .top)
    let below = callout(placement: [TourPlacement(.auto)], Rect(0, 0, 100, 40), side: .bottom)
    // There is more room above.
    #expect(reanchor(below, element: Rect(183, 600, 34, 34))?["en"]?.side == .bottom)
  }

  @Test("leading is on the right where the language, or the variant, runs from right to left")
  func calloutDirections() {
    // There is no room above, where it was.
    let leading = callout(placement: [TourPlacement(.leading)], Rect(0, 0, 100, 400), side: .top)
    let element = Rect(183, 300, 34, 34)
    #expect(reanchor(leading, element: element)?["en"]?.side == .left)
    #expect(reanchor(leading, element: element)?["ar"]?.side == .right)
    #expect(reanchor(leading, element: element, layoutDirection: "rtl")?["en"]?.side == .right)
  }

  @Test("sheets and banners span their edge of the display, above or below what the system takes")
  func calloutBands() {
    let element = Rect(108, 308, 34, 34)
    let sheet = reanchor(callout(.sheet, Rect(0, 630, 400, 170)), element: element, on: Size(500, 900))?["en"]
    #expect(sheet?.frame == Rect(0, 740, 500, 160))
    let fixed = reanchor(callout(.sheet, sheetHeight: 200, Rect(0, 600, 400, 200)), element: element)?["en"]
    #expect(fixed?.frame == Rect(0, 600, 400, 200))
    let banner = reanchor(callout(.banner, Rect(16, 16, 368, 60)), element: element, on: Size(500, 900))?["en"]
    #expect(banner?.frame == Rect(16, 56, 468, 60))
  }

  @Test("a callout keeps what stands in it where it is as wide as before")
  func contents() {
    let element = Rect(100, 100, 50, 50)
    func content(_ kind: TourCallout.Kind, _ frame: Rect, on size: Size) -> Int?? {
      var callout = callout(kind, frame)
      callout.layouts.all[0].value.content = 3
      return reanchor(callout, element: element, on: size)?["en"]?.content
    }
    #expect(content(.bubble, Rect(75, 162, 100, 50), on: Size(500, 900)) == .some(3))
    #expect(content(.sheet, Rect(0, 640, 400, 160), on: Size(400, 900)) == .some(3))
    #expect(content(.sheet, Rect(0, 640, 400, 160), on: Size(500, 900)) == .some(nil))
    #expect(content(.banner, Rect(16, 16, 368, 60), on: Size(500, 900)) == .some(nil))
  }

  @Test("steps of other screens stay as they are")
  func otherScreens() {
    let home = SamplePlayback.step("home", [("a", Rect(0, 0, 50, 50))])
    let away = SamplePlayback.step("away", screen: "away", [("a", Rect(0, 0, 50, 50))])
    let variant = SamplePlayback.tour([home, away]).variants[0]
    let live = LiveScreen("home", size: Size(400, 800), frames: ["a": Rect(108, 8, 34, 34)])
    let steps = variant.reanchored(on: live).steps
    #expect(steps.map { $0.cutouts[0].frame.x } == [100, 0])
    #expect(steps[1] == away)
  }
}

extension Outline {
  /// The outline, translated.
  fileprivate func moved(_ x: Double, _ y: Double) -> Outline {
    Outline(points: points.enumerated().map { $0 % 2 == 0 ? $1 + x : $1 + y })
  }

  /// A rectangle in canonical form, computed by hand: four edges, and four corners without length.
  fileprivate static func square(_ frame: Rect) -> Outline { rounded(frame, 0) }

  /// A rounded rectangle in canonical form, starting at the end of its top left corner.
  fileprivate static func rounded(_ frame: Rect, _ radius: Double) -> Outline {
    let reach = radius * (1 - 0.5522847498307936)
    let (l, t, r, b) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    func edge(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> [Double] { [x0, y0, x1, y1, x1, y1] }
    return Outline(
      points: [l + radius, t] + edge(l + radius, t, r - radius, t) + [r - reach, t, r, t + reach, r, t + radius]
        + edge(r, t + radius, r, b - radius) + [r, b - reach, r - reach, b, r - radius, b]
        + edge(r - radius, b, l + radius, b) + [l + reach, b, l, b - reach, l, b - radius]
        + edge(l, b - radius, l, t + radius) + [l, t + reach, l + reach, t, l + radius, t])
  }
}
