import Testing
import TutorialGeometry
import TutorialPlayback
import TutorialTour

/// Rings and callouts that move with their holes.
struct RingPassageTests {
  private static func ring(
    _ cutouts: [Int], _ frame: Rect, width: Double = 4, dash: [Double]? = nil
  ) -> TourRing {
    TourRing(
      cutouts: cutouts, width: width, gap: 0, color: "#ffffff", dash: dash, outline: SampleTour.box(frame))
  }

  private func step(
    _ id: String, _ holes: [(String, Rect)], rings: [TourRing], pairs: [TourPair] = []
  ) -> TourStep {
    SamplePlayback.step(id, holes, rings: rings, transitions: [SamplePlayback.morph(from: "left", pairs)])
  }

  private func rings(_ first: TourStep, _ second: TourStep, at time: Double = 0.25) -> [TourPicture.Ring] {
    SamplePlayback.tour([first, second]).passage(
      to: second, from: first, showing: first.picture(locale: nil)
    ).picture(at: time).layers[0].rings
  }

  @Test("a ring becomes the ring around the hole that its hole becomes")
  func paired() {
    let left = step(
      "left", [("a", Rect(0, 0, 100, 100)), ("b", Rect(200, 0, 100, 100))],
      rings: [
        Self.ring([0], Rect(-2, -2, 104, 104)), Self.ring([1], Rect(198, -2, 104, 104), width: 8, dash: [4, 4]),
      ])
    let right = step(
      "right", [("b", Rect(200, 400, 100, 100)), ("a", Rect(0, 400, 100, 100))],
      rings: [
        Self.ring([0], Rect(198, 398, 104, 104), dash: [8, 4]), Self.ring([1], Rect(-2, 398, 104, 104), width: 2),
      ], pairs: [TourPair(0, 1), TourPair(1, 0)])
    let half = rings(left, right)
    #expect(half.map(\.outline.box) == [Rect(-2, 98, 104, 104), Rect(198, 98, 104, 104)])
    #expect(half.map(\.width) == [3.5, 7])
    #expect(half.map(\.dash) == [nil, [5, 4]])
    #expect(half.map(\.opacity) == [1, 1])
    #expect(half.map(\.cutouts) == [[1], [0]])
  }

  @Test("a ring is drawn within what both ends' clips reach around while it moves, and anywhere where one has none")
  func clips() {
    let hole = ("a", Rect(0, 0, 100, 100))
    var left = step("left", [hole], rings: [Self.ring([0], Rect(-2, -2, 104, 104))])
    var right = step(
      "right", [("a", Rect(0, 400, 100, 100))], rings: [Self.ring([0], Rect(-2, 398, 104, 104))],
      pairs: [TourPair(0, 0)])
    left.rings[0].clip = Rect(0, 0, 400, 300)
    #expect(rings(left, right).map(\.clip) == [nil])
    right.rings[0].clip = Rect(0, 50, 400, 700)
    #expect(rings(left, right).map(\.clip) == [Rect(0, 0, 400, 750)])
    #expect(rings(left, right, at: 1).map(\.clip) == [Rect(0, 50, 400, 700)])
    // A ring that appears or disappears keeps its own clip.
    var bare = right
    bare.rings = []
    #expect(rings(left, bare).map(\.clip) == [Rect(0, 0, 400, 300)])
  }

  @Test("a ring that only one step has travels with its hole, keeps its distance, and fades")
  func oneSided() {
    let hole = ("a", Rect(0, 0, 100, 100))
    let left = step("left", [hole], rings: [Self.ring([0], Rect(-2, -2, 104, 104))])
    let bare = step("right", [("a", Rect(200, 0, 100, 100))], rings: [], pairs: [TourPair(0, 0)])
    #expect(rings(left, bare).map(\.opacity) == [0.75])
    #expect(rings(left, bare).map(\.outline.box) == [Rect(48, -2, 104, 104)])
    // The hole becomes twice as wide, and so does the ring.
    let wide = step("right", [("a", Rect(200, 0, 200, 100))], rings: [], pairs: [TourPair(0, 0)])
    #expect(rings(left, wide).map(\.outline.box) == [Rect(48, -2, 129, 104)])
    var back = left
    back.transitions = [SamplePlayback.morph(from: "right", [TourPair(0, 0)])]
    #expect(rings(bare, back).map(\.opacity) == [0.25])
    #expect(rings(bare, back, at: 1) == left.picture(locale: nil).layers[0].rings)
  }

  @Test("a ring grows and shrinks with its hole")
  func unpaired() {
    let left = step(
      "left", [("a", Rect(0, 0, 100, 100))], rings: [Self.ring([0], Rect(-10, -10, 120, 120))])
    let gone = step("right", [], rings: [], pairs: [TourPair(0, nil)])
    #expect(rings(left, gone).map(\.outline.box) == [Rect(5, 5, 90, 90)])
    #expect(rings(left, gone).map(\.opacity) == [0.75])
  }

  @Test("a ring around several holes moves while its members stay, and fades in place where they change")
  func united() {
    let both = [("a", Rect(0, 0, 100, 100)), ("b", Rect(50, 0, 100, 100))]
    let left = step("left", both, rings: [Self.ring([0, 1], Rect(0, 0, 150, 100))])
    let moved = step(
      "right", both.map { ($0.0, Rect($0.1.x, 400, 100, 100)) },
      rings: [Self.ring([0, 1], Rect(0, 400, 150, 100))], pairs: [TourPair(0, 0), TourPair(1, 1)])
    #expect(rings(left, moved).map(\.outline.box) == [Rect(0, 100, 150, 100)])
    #expect(rings(left, moved).map(\.opacity) == [1])
    let fewer = step(
      "right", [("a", Rect(0, 400, 100, 100))], rings: [Self.ring([0], Rect(0, 400, 100, 100))],
      pairs: [TourPair(0, 0), TourPair(1, nil)])
    #expect(rings(left, fewer).map(\.opacity) == [0.75, 0.25])
    #expect(rings(left, fewer)[0].outline.box == Rect(0, 0, 150, 100))
  }

  @Test("a callout's box moves while its texts change over; one that only one step has fades")
  func callouts() {
    func callout(_ frame: Rect) -> TourCallout {
      TourCallout(
        kind: .bubble, title: nil, body: "text",
        layouts: [
          "en": TourCalloutLayout(
            frame: frame, side: .bottom, align: .center,
            arrow: .init(
              tip: Point(frame.midX, frame.y - 10), baseStart: Point(frame.midX - 10, frame.y),
              baseEnd: Point(frame.midX + 10, frame.y)), measured: true)
        ])
    }
    let left = SamplePlayback.step("left", [], callout: callout(Rect(0, 100, 100, 50)))
    let right = SamplePlayback.step(
      "right", [], transitions: [SamplePlayback.morph(from: "left", [])], callout: callout(Rect(200, 100, 200, 50)))
    let tour = SamplePlayback.tour([left, right])
    func callout(_ old: TourStep, _ new: TourStep, locale: String) -> TourPicture.Callout? {
      tour.passage(to: new, from: old, showing: old.picture(locale: locale), locale: locale).picture(at: 0.25)
        .layers[0].callout
    }
    let now = callout(left, right, locale: "en")
    #expect(now?.frame == Rect(50, 100, 125, 50))
    #expect(now?.arrow?.tip == Point(112.5, 90))
    #expect(now?.opacity == 1)
    #expect(now?.contents == [.init(step: "left", opacity: 1 - 0.25 / 0.35), .init(step: "right", opacity: 0)])
    #expect(callout(left, right, locale: "ja")?.frame == nil)
    var bare = right
    bare.callout = nil
    #expect(callout(left, bare, locale: "en")?.opacity == 0.75)
  }
}
