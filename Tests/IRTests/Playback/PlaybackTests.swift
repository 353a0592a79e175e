import Testing
import TutorialGeometry
import TutorialMotion
import TutorialPlayback
import TutorialTour

/// A tour from start to end.
struct PlaybackTests {
  private let hole = ("a", Rect(0, 0, 100, 100))

  @Test("a tour fades in, stands, and fades out")
  func wholeTour() {
    let step = SamplePlayback.step("only", [hole])
    var playback = SamplePlayback.playback(SamplePlayback.tour([step]))
    #expect(playback.picture(at: 5) == .empty)
    let isShown = playback.show("only", at: 10)
    #expect(isShown)
    #expect(playback.picture(at: 10.25).layers.map(\.opacity) == [0.25])
    #expect(playback.isMoving(at: 10.9) && !playback.isMoving(at: 11))
    #expect(playback.arrival == 11)
    #expect(playback.picture(at: 11) == step.picture(locale: "en"))
    playback.finish(at: 20)
    #expect(playback.step == nil && playback.arrival == nil)
    #expect(playback.picture(at: 20.25).layers.map(\.opacity) == [0.75])
    #expect(playback.picture(at: 21) == .empty)
    playback.finish(at: 22)
    #expect(playback.picture(at: 22) == .empty)
  }

  @Test("a step that the variant lacks changes nothing")
  func unknownStep() {
    var playback = SamplePlayback.playback(SamplePlayback.tour([SamplePlayback.step("only", [hole])]))
    playback.show("only", at: 0)
    let before = playback.picture(at: 0.5)
    let isShown = playback.show("other", at: 0.5)
    #expect(!isShown)
    #expect(playback.picture(at: 0.5) == before)
    #expect(playback.step?.id == "only")
  }

  @Test("a tour that is ended while it begins goes from what is on the screen")
  func endedEarly() {
    var playback = SamplePlayback.playback(SamplePlayback.tour([SamplePlayback.step("only", [hole])]))
    playback.show("only", at: 0)
    playback.finish(at: 0.5)
    #expect(playback.picture(at: 0.5).layers.map(\.opacity) == [0.5])
    #expect(playback.picture(at: 1).layers.map(\.opacity) == [0.25])
  }

  @Test("a sprite flies once the step has come, by its arc, and fades")
  func sprites() throws {
    let heart = TourSprite(
      picture: .symbol("heart"), color: "#ff0000", size: Size(24, 24), from: Point(343, 319), to: Point(196.5, 793),
      arc: 0.15, motion: "second", delay: 0.5, fromOpacity: 1, toOpacity: 0, after: .remove)
    let tour = SamplePlayback.tour([SamplePlayback.step("only", [hole], sprites: [heart])])
    var playback = SamplePlayback.playback(tour)
    playback.show("only", at: 0)
    #expect(playback.picture(at: 1.49).layers[0].sprites.isEmpty)
    let half = try #require(playback.picture(at: 2).layers[0].sprites.first)
    // Computed by hand: the midpoint of the flying heart in the design's table.
    #expect(abs(half.center.x - 340.85) < 1e-9 && abs(half.center.y - 577.975) < 1e-9)
    #expect(half.opacity == 0.5 && half.color?.text == "#ff0000")
    #expect(playback.picture(at: 2.5).layers[0].sprites.isEmpty)
    var calm = SamplePlayback.playback(tour, reduced: true)
    calm.show("only", at: 0)
    #expect(calm.picture(at: 2).layers[0].sprites.isEmpty)
  }

  @Test("a device that is turned shows the step where the other variant has it, or ends the tour")
  func variantChange() {
    var wide = SamplePlayback.step("only", [("a", Rect(300, 0, 100, 100))])
    wide.variantChange = TourAppearance(motion: "second", kind: .morph)
    let tour = SamplePlayback.tour([SamplePlayback.step("only", [hole])])
    var landscape = tour.variants[0]
    landscape.steps = [wide]
    var playback = SamplePlayback.playback(tour)
    playback.show("only", at: 0)
    playback.change(to: landscape, at: 5)
    #expect(playback.picture(at: 5.5).layers[0].holes[0].outline.box == Rect(150, 0, 100, 100))
    landscape.steps = []
    playback.change(to: landscape, at: 6)
    #expect(playback.step == nil)
    #expect(playback.picture(at: 8) == .empty)
  }

  @Test("elements that move take the hole along, at rest and on the way")
  func reanchoring() {
    let second = SamplePlayback.step(
      "second", [("b", Rect(200, 0, 100, 100))],
      transitions: [SamplePlayback.morph(from: "only", [TourPair(0, 0)])])
    let tour = SamplePlayback.tour([SamplePlayback.step("only", [hole]), second])
    let live = LiveScreen(
      "home", size: Size(400, 800), frames: ["a": Rect(8, 108, 84, 84), "b": Rect(208, 508, 84, 84)])
    let moved = tour.variants[0].reanchored(on: live)
    var playback = SamplePlayback.playback(tour)
    playback.show("only", at: 0)
    playback.reanchor(to: moved)
    #expect(playback.picture(at: 2).layers[0].holes[0].outline.box == Rect(0, 100, 100, 100))
    playback.show("second", at: 2)
    #expect(playback.picture(at: 2.5).layers[0].holes[0].outline.box == Rect(100, 300, 100, 100))
    playback.reanchor(to: tour.variants[0])
    #expect(playback.picture(at: 2).layers[0].holes[0].outline.box == Rect(0, 100, 100, 100))
    #expect(playback.picture(at: 3).layers[0].holes[0].outline.box == Rect(200, 0, 100, 100))
  }

  @Test("no tour made by hand stops the program")
  func hostileTours() {
    let numbers = [0, -1, 1e308, -1e308, Double.infinity, -.infinity, .nan, .leastNonzeroMagnitude]
    for number in numbers {
      for count in [0, 1, 2, 7, 8, 9, 14, 50] {
        var step = SamplePlayback.step(
          "odd", [("a", Rect(number, 0, number, 1))],
          rings: [
            TourRing(
              cutouts: [-1, 7, .max], width: number, gap: number, color: "red", dash: [number],
              outline: Outline(points: Array(repeating: number, count: count)))
          ],
          transitions: [
            TourTransition(
              from: nil, kind: .morph, motion: "odd", delay: number,
              pairs: [TourPair(-3, .max), TourPair(.min, 0), TourPair(nil, nil), TourPair(0, 0)],
              arc: number)
          ])
        step.cutouts[0].outline = Outline(points: Array(repeating: number, count: count))
        step.overlay?.color = "#ff"
        var other = step
        other.id = "other"
        other.cutouts = [step.cutouts[0], SampleTour.cutout("b", Rect(0, 0, 10, 10), .path)]
        var tour = SamplePlayback.tour([step, other])
        tour.motions = [
          "odd": Motion(
            duration: number, keyframes: [.init(time: number, progress: number), .init(time: 0, progress: 1)]),
          "second": Motion(duration: 1, keyframes: []),
        ]
        var playback = SamplePlayback.playback(tour)
        for time in numbers {
          playback.show("odd", at: time)
          playback.show("other", at: time)
          _ = playback.picture(at: number)
          for layer in playback.picture(at: 0.5).layers { _ = layer.overlay?.color.text }
        }
        let live = LiveScreen("home", size: Size(number, number), frames: ["a": Rect(0, number, 1, number)])
        playback.reanchor(to: tour.variants[0].reanchored(on: live))
        #expect(playback.step?.id == "other")
        playback.finish(at: number)
      }
    }
  }
}
