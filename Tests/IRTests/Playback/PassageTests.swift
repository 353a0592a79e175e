import Testing
import TutorialGeometry
import TutorialPlayback
import TutorialTour

/// Pictures on the way from one step to another.
struct PassageTests {
  private let left = SamplePlayback.step("left", [("a", Rect(0, 0, 100, 100))])

  private func picture(
    _ first: TourStep, _ second: TourStep, at time: Double, reduced: Bool = false
  ) -> TourPicture {
    SamplePlayback.tour([first, second]).passage(
      to: second, from: first, showing: first.picture(locale: nil), reducedMotion: reduced
    ).picture(at: time)
  }

  @Test("a paired hole is at from + (to − from)·p")
  func pairedHole() {
    let right = SamplePlayback.step(
      "right", [("b", Rect(200, 100, 50, 20))], transitions: [SamplePlayback.morph(from: "left", [TourPair(0, 0)])])
    #expect(picture(left, right, at: 0.25).layers.map { $0.holes.map(\.outline.box) } == [[Rect(50, 25, 87.5, 80)]])
    #expect(picture(left, right, at: 0) != left.picture(locale: nil), "the layer is the new step's")
    #expect(picture(left, right, at: 0).layers[0].holes[0].outline == left.cutouts[0].outline)
    #expect(picture(left, right, at: 1) == right.picture(locale: nil))
  }

  @Test("nothing moves before the delay, and touches are ignored until the end")
  func delay() {
    let right = SamplePlayback.step(
      "right", [("b", Rect(200, 0, 100, 100))],
      transitions: [SamplePlayback.morph(from: "left", [TourPair(0, 0)], delay: 0.5)])
    let passage = SamplePlayback.tour([left, right]).passage(
      to: right, from: left, showing: left.picture(locale: nil))
    #expect(passage.duration == 1.5)
    #expect(passage.picture(at: 0.49) == left.picture(locale: nil))
    #expect(passage.picture(at: 1).layers[0].holes[0].outline.box.x == 100)
    #expect(passage.locksInput(at: 0) && passage.locksInput(at: 1.49) && !passage.locksInput(at: 1.5))
  }

  @Test("an arc adds 4p(1 − p) of its bend to every point of a paired hole")
  func arc() {
    let right = SamplePlayback.step(
      "right", [("b", Rect(200, 0, 100, 100))],
      transitions: [SamplePlayback.morph(from: "left", [TourPair(0, 0)], arc: 0.2)])
    #expect(picture(left, right, at: 0.5).layers[0].holes[0].outline.box == Rect(100, -40, 100, 100))
    #expect(picture(left, right, at: 0.25).layers[0].holes[0].outline.box == Rect(50, -30, 100, 100))
  }

  @Test("a hole without a partner grows out of, or shrinks into, its own centre")
  func unpaired() {
    let right = SamplePlayback.step(
      "right", [("b", Rect(200, 0, 100, 100))],
      transitions: [SamplePlayback.morph(from: "left", [TourPair(0, nil), TourPair(nil, 0)])])
    let holes = picture(left, right, at: 0.25).layers[0].holes
    #expect(holes.map(\.outline.box) == [Rect(12.5, 12.5, 75, 75), Rect(237.5, 37.5, 25, 25)])
    #expect(holes.map(\.cutout) == [nil, 0])
    #expect(picture(left, right, at: 1).layers[0].holes.count == 1)
  }

  @Test("a spring carries a hole past its end, but turns none inside out")
  func overshoot() {
    let right = SamplePlayback.step(
      "right", [("b", Rect(200, 0, 10, 100))],
      transitions: [SamplePlayback.morph(from: "left", [TourPair(0, 0)], motion: "spring")])
    // At p = 1.5, the middle continues from 205 to 282.5. The width would be −35.
    #expect(picture(left, right, at: 0.5).layers[0].holes[0].outline.box == Rect(282.5, 0, 0, 100))
    let gone = SamplePlayback.step(
      "right", [], transitions: [SamplePlayback.morph(from: "left", [TourPair(0, nil)], motion: "spring")])
    #expect(picture(left, gone, at: 0.5).layers[0].holes[0].outline.box == Rect(50, 50, 0, 0))
  }

  @Test("a clip is the union of both ends' while a hole moves, and none where one end has none")
  func clips() {
    var (first, second) = (left, left)
    second.id = "right"
    second.transitions = [SamplePlayback.morph(from: "left", [TourPair(0, 0)])]
    first.cutouts[0].clip = Rect(0, 0, 50, 50)
    second.cutouts[0].clip = Rect(20, 30, 50, 50)
    #expect(picture(first, second, at: 0.5).layers[0].holes[0].clip == Rect(0, 0, 70, 80))
    #expect(picture(first, second, at: 1).layers[0].holes[0].clip == Rect(20, 30, 50, 50))
    second.cutouts[0].clip = nil
    #expect(picture(first, second, at: 0.5).layers[0].holes[0].clip == nil)
  }

  @Test("a fade shows the old picture at 1 − p below the new one at p")
  func fade() {
    let right = SamplePlayback.step("right", [("b", Rect(200, 0, 100, 100))])
    let layers = picture(left, right, at: 0.25).layers
    #expect(layers.map(\.step) == ["left", "right"])
    #expect(layers.map(\.opacity) == [0.75, 0.25])
    #expect(layers.map { $0.holes[0].outline } == [left.cutouts[0].outline, right.cutouts[0].outline])
  }

  @Test("a reveal grows the new holes and shrinks the old ones, even if the tour pairs them")
  func reveal() {
    let right = SamplePlayback.step(
      "right", [("a", Rect(0, 0, 100, 100))],
      transitions: [TourTransition(from: "left", kind: .reveal, motion: "second", pairs: [TourPair(0, 0)])])
    #expect(
      picture(left, right, at: 0.25).layers[0].holes.map(\.outline.box) == [
        Rect(12.5, 12.5, 75, 75), Rect(37.5, 37.5, 25, 25),
      ])
  }

  @Test("a cut, and a motion that the tour lacks, are at once, after the delay")
  func cut() {
    for way in [
      TourTransition(from: "left", kind: .cut, motion: nil, delay: 0.5),
      TourTransition(from: "left", kind: .cut, motion: "second", delay: 0.5),
      TourTransition(from: "left", kind: .fade, motion: "no such", delay: 0.5),
    ] {
      let right = SamplePlayback.step("right", [("b", Rect(200, 0, 100, 100))], transitions: [way])
      #expect(picture(left, right, at: 0.49) == left.picture(locale: nil))
      #expect(picture(left, right, at: 0.5) == right.picture(locale: nil))
    }
  }

  @Test("a step on another screen comes by its entrance, once the old one has gone")
  func anotherScreen() {
    let right = SamplePlayback.step("right", screen: "away", [("b", Rect(200, 0, 100, 100))])
    #expect(picture(left, right, at: 0.25).layers.map { [$0.step: $0.opacity] } == [["left": 0.75]])
    #expect(picture(left, right, at: 1) == .empty)
    #expect(picture(left, right, at: 1.25).layers.map { [$0.step: $0.opacity] } == [["right": 0.25]])
    #expect(picture(left, right, at: 2) == right.picture(locale: nil))
  }

  @Test("a morph between steps of two screens is played if the tour has one")
  func writtenMove() {
    let right = SamplePlayback.step(
      "right", screen: "away", [("b", Rect(200, 0, 100, 100))],
      transitions: [SamplePlayback.morph(from: "left", [TourPair(0, 0)])])
    #expect(picture(left, right, at: 0.5).layers[0].holes[0].outline.box == Rect(100, 0, 100, 100))
  }

  @Test("the dim's opacity, colour and frame go along, and stay within their bounds")
  func overlay() {
    var right = SamplePlayback.step(
      "right", [], overlay: 0.9, transitions: [SamplePlayback.morph(from: "left", [], motion: "spring")])
    right.overlay?.color = "#ff0000"
    right.overlay?.frame = Rect(0, 50, 400, 700)
    let half = picture(left, right, at: 0.25).layers[0].overlay
    #expect(half?.opacity == 0.5.advanced(by: 0.4 * 0.75))
    #expect(half?.color.text == "#bf0000")
    #expect(half?.frame == Rect(0, 37.5, 400, 725))
    let over = picture(left, right, at: 0.5).layers[0].overlay
    #expect(over?.opacity == 1)
    #expect(over?.color.text == "#ff0000")
  }

  @Test("a dim that only one step has comes or goes where it is")
  func overlayOfOneStep() {
    let bare = SamplePlayback.step(
      "bare", [], overlay: nil, transitions: [SamplePlayback.morph(from: "left", [])])
    let layer = picture(left, bare, at: 0.5).layers[0]
    #expect(layer.overlay?.opacity == 0.25)
    #expect(layer.overlay?.frame == Rect(0, 0, 400, 800))
    #expect(picture(left, bare, at: 1).layers[0].overlay == nil)
  }

  @Test("less motion replaces every kind of way, but not its delay")
  func reducedMotion() {
    var right = SamplePlayback.step(
      "right", [("b", Rect(200, 0, 100, 100))],
      transitions: [SamplePlayback.morph(from: "left", [TourPair(0, 0)], delay: 0.5)])
    #expect(picture(left, right, at: 0.75, reduced: true).layers.map(\.opacity) == [0.75, 0.25])
    // With the motion for reduced motion, not that of the transition.
    right.reducedMotion = TourReducedMotion(kind: .fade, motion: "spring")
    #expect(picture(left, right, at: 0.75, reduced: true).layers.map(\.opacity) == [0.25, 0.75])
    right.reducedMotion = TourReducedMotion(kind: .cut, motion: nil)
    #expect(picture(left, right, at: 0.5, reduced: true) == right.picture(locale: nil))
  }
}
