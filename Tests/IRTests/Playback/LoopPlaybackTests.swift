import Testing
import TutorialGeometry
import TutorialMotion
import TutorialPlayback
import TutorialTour

/// Effects that repeat while a step is shown.
struct LoopPlaybackTests {
  private let box = Rect(100, 100, 100, 50)
  private let pulse = TourLoop(
    kind: .pulse, period: 2, amount: 0.2, count: nil, subject: .holes,
    keyframes: [
      .init(time: 0, change: .init()), .init(time: 1, change: .init(grow: 0.2)), .init(time: 2, change: .init()),
    ])
  private let bounce = TourLoop(
    kind: .bounce, period: 1, amount: 0.4, count: 2, subject: .holes,
    keyframes: [
      .init(time: 0, change: .init(), easing: .easeOut),
      .init(time: 0.5, change: .init(shift: Point(0, -0.4)), easing: .easeIn), .init(time: 1, change: .init()),
    ])

  private func ring(_ distance: Double) -> TourRing {
    TourRing(
      cutouts: [0], width: 4, gap: distance - 2, color: "#ffffff", dash: nil,
      outline: SampleTour.box(box.inset(by: EdgeInsets(-distance))))
  }

  private var ripple: TourLoop {
    TourLoop(
      kind: .ripple, period: 1, amount: 1, count: nil, subject: .rings, rings: [ring(2)],
      keyframes: [
        .init(time: 0, change: .init(opacity: 0)), .init(time: 0.25, change: .init(grow: 0.5)),
        .init(time: 1, change: .init(grow: 1, opacity: 0)),
      ])
  }

  private func tour(_ loops: [TourLoop], rings: [TourRing] = []) -> Tour {
    var first = SamplePlayback.step("first", [("a", box)], rings: rings)
    first.loops = loops
    let second = SamplePlayback.step(
      "second", [("b", Rect(300, 500, 40, 40))],
      transitions: [SamplePlayback.morph(from: "first", [TourPair(0, 0)], arc: 0.1)])
    return SamplePlayback.tour([first, second])
  }

  /// The layer at `time` after the first step has appeared.
  private func layer(_ loops: [TourLoop], rings: [TourRing] = [], at time: Double, reduced: Bool = false)
    -> TourPicture.Layer?
  {
    var playback = SamplePlayback.playback(tour(loops, rings: rings), reduced: reduced)
    playback.show("first", at: 0)
    return playback.picture(at: 1 + time).layers.last
  }

  @Test("a hole grows by the same length across and down, about its middle")
  func growth() {
    // 0.2 of the smaller side of 50 is 10.
    #expect(layer([pulse], at: 1)?.holes[0].outline.box == Rect(95, 95, 110, 60))
    #expect(layer([pulse], at: 0.5)?.holes[0].outline.box == Rect(97.5, 97.5, 105, 55))
    #expect(layer([pulse], at: 0)?.holes[0].outline.box == box)
    #expect(layer([pulse], at: 4)?.holes[0].outline.box == box)
  }

  @Test("a ring stays as far from its hole as before")
  func ringsGoAlong() {
    let layer = layer([pulse], rings: [ring(6)], at: 1)
    #expect(layer?.rings.map(\.outline.box) == [Rect(89, 89, 122, 72)])
  }

  @Test("a bounce moves holes and rings, as often as it says")
  func bounces() {
    #expect(layer([bounce], rings: [ring(6)], at: 0.5)?.holes[0].outline.box == Rect(100, 80, 100, 50))
    #expect(layer([bounce], rings: [ring(6)], at: 0.5)?.rings[0].outline.box.y == 74)
    // easeOut at one half is 0.684643, of a distance of 20.
    let quarter = layer([bounce], at: 0.25)?.holes[0].outline.box.y ?? 0
    #expect(abs(quarter - (100 - 20 * 0.684643)) < 1e-4)
    #expect(layer([bounce], at: 1.5)?.holes[0].outline.box.y == 80)
    #expect(layer([bounce], at: 2.5)?.holes[0].outline.box == box)
  }

  @Test("a ring keeps its clip while it goes along, and so does a loop's own")
  func clips() {
    var clipped = ring(6)
    clipped.clip = Rect(0, 0, 300, 120)
    #expect(layer([pulse], rings: [clipped], at: 1)?.rings.map(\.clip) == [Rect(0, 0, 300, 120)])
    var loop = ripple
    loop.rings[0].clip = Rect(0, 0, 300, 120)
    #expect(layer([loop], at: 0.25)?.rings.map(\.clip) == [Rect(0, 0, 300, 120)])
  }

  @Test("a ripple is a ring of its own, which comes and goes")
  func ripples() {
    #expect(layer([ripple], at: 0)?.rings.isEmpty == true)
    let early = layer([ripple], at: 0.125)?.rings.first
    #expect(early?.opacity == 0.5)
    #expect(early?.outline.box == Rect(98 - 6.25, 98 - 6.25, 104 + 12.5, 54 + 12.5))
    #expect(layer([ripple], at: 0.25)?.rings.first?.opacity == 1)
    #expect(layer([ripple], rings: [ring(2)], at: 0.25)?.rings.count == 2)
    #expect(layer([ripple], at: 0.25)?.holes[0].outline.box == box)
  }

  @Test("loops add up")
  func several() {
    #expect(layer([pulse, bounce], at: 0.5)?.holes[0].outline.box == Rect(97.5, 77.5, 105, 55))
  }

  @Test("less motion leaves loops out")
  func reducedMotion() {
    let layer = layer([pulse, bounce, ripple], at: 0.5, reduced: true)
    #expect(layer?.holes[0].outline.box == box)
    #expect(layer?.rings.isEmpty == true)
  }

  @Test("the playback says if drawing has to go on", arguments: [(nil, true), (2, false)] as [(Int?, Bool)])
  func animating(count: Int?, goesOn: Bool) {
    var loop = pulse
    loop.count = count
    var playback = SamplePlayback.playback(tour([loop]))
    playback.show("first", at: 0)
    #expect(playback.isAnimating(at: 4.9))
    #expect(playback.isAnimating(at: 5.1) == goesOn)
    playback.prefersReducedMotion = true
    #expect(!playback.isAnimating(at: 4.9))
  }

  @Test("a move goes on from where a loop had brought the hole")
  func interruption() {
    for time in [1.0, 1.3, 1.77, 2.5] {
      var playback = SamplePlayback.playback(tour([pulse, bounce, ripple], rings: [ring(2)]))
      playback.show("first", at: 0)
      let before = playback.picture(at: time)
      playback.show("second", at: time)
      let after = playback.picture(at: time)
      #expect(after.layers.last?.holes.map(\.outline) == before.layers.last?.holes.map(\.outline))
      let rings = after.layers.last?.rings.filter { $0.opacity > 0 }
      #expect(rings?.map(\.outline) == before.layers.last?.rings.map(\.outline))
      #expect(rings?.map(\.opacity) == before.layers.last?.rings.map(\.opacity))
      let soon = playback.picture(at: time + 1e-6).layers.last
      let step = soon?.holes.first.map { ($0.outline.box.center - (before.layers[0].holes[0].outline.box.center)) }
      #expect(abs(step?.x ?? 1) < 1e-2 && abs(step?.y ?? 1) < 1e-2)
    }
  }

  @Test("loops and arcs lie on the same curve each time")
  func frameRates() {
    func boxes(_ rate: Double) -> [Rect] {
      var playback = SamplePlayback.playback(tour([pulse, bounce, ripple]))
      playback.show("first", at: 0)
      var found: [Rect] = []
      for frame in 0...Int(rate) * 4 {
        let time = Double(frame) / rate
        if frame == Int(rate) * 3 { playback.show("second", at: 3) }
        let picture = playback.picture(at: time)
        guard frame % (Int(rate) / 6) == 0, let layer = picture.layers.last else { continue }
        found += layer.holes.map(\.outline.box) + layer.rings.map(\.outline.box)
      }
      return found
    }
    let slow = boxes(6)
    #expect(slow.count > 24)
    for rate in [24.0, 30, 60, 90, 120] {
      let fast = boxes(rate)
      #expect(fast.count == slow.count)
      for (one, other) in zip(fast, slow) {
        #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
        #expect(abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9)
      }
    }
  }

  @Test("no loop made by hand stops the program, or turns finite numbers into infinities or NaN")
  func hostileLoops() {
    let numbers = [0, -1, 1e308, -1e308, Double.infinity, -.infinity, .nan, .leastNonzeroMagnitude]
    for number in numbers {
      for count in [nil, 0, -3, Int.max] {
        var odd = ripple
        odd.period = number
        odd.count = count
        odd.rings[0].cutouts = [0, -1, 7]
        odd.keyframes = [
          .init(time: number, change: .init(grow: number, shift: Point(number, number), opacity: number)),
          .init(time: 1, change: .init(), easing: CubicBezier(number, number, number, number)),
        ]
        for subject in TourLoop.Subject.allCases {
          odd.subject = subject
          for time in numbers {
            let layer = layer([odd], rings: [ring(2)], at: time)
            #expect(layer?.rings.allSatisfy { (0...1).contains($0.opacity) } ?? true)
          }
          odd.keyframes = []
        }
      }
    }
  }

  @Test("holes without extent stay where they are")
  func emptyHoles() {
    var step = SamplePlayback.step("only", [("a", Rect(50, 50, 0, 0))])
    step.loops = [pulse, bounce]
    var playback = SamplePlayback.playback(SamplePlayback.tour([step]))
    playback.show("only", at: 0)
    #expect(playback.picture(at: 1.5).layers[0].holes[0].outline.box == Rect(50, 50, 0, 0))
  }

  @Test("on another display, loops and sprites go along with their elements")
  func reanchoring() {
    var first = SamplePlayback.step("first", [("a", box)])
    first.loops = [ripple]
    first.sprites = [
      TourSprite(
        picture: .symbol("x"), color: nil, size: Size(9, 9), from: Point(10, 10), to: Point(150, 125),
        arc: 0.2, motion: "second", delay: 0, fromOpacity: 1, toOpacity: 0, after: .remove,
        toElement: TourElement(target: "a", frame: Rect(108, 108, 84, 34)))
    ]
    let second = SamplePlayback.step(
      "second", [("b", Rect(300, 100, 100, 50))],
      transitions: [SamplePlayback.morph(from: "first", [TourPair(0, 0)], arc: 0.25)])
    let live = LiveScreen(
      "home", size: Size(400, 800), frames: ["a": Rect(108, 208, 84, 34), "b": Rect(308, 408, 84, 34)])
    let tour = SamplePlayback.tour([first, second])
    let moved = tour.variants[0].reanchored(on: live)
    #expect(moved.steps[0].loops[0].rings[0].outline.box == Rect(98, 198, 104, 54))
    let sprite = moved.steps[0].sprites[0]
    #expect([sprite.from, sprite.to] == [Point(10, 10), Point(150, 225)])
    // A fifth of the way to its left, as before.
    #expect((sprite.center(at: 0.5) - Point(123, 89.5)).length < 1e-9)
    // The way was (200, 0) and is (200, 200), so half way the hole is (50, −50) beside it.
    var playback = SamplePlayback.playback(tour)
    playback.show("first", at: 0)
    playback.reanchor(to: moved)
    playback.show("second", at: 5)
    #expect(playback.picture(at: 5.5).layers[0].holes[0].outline.box == Rect(250, 250, 100, 50))
  }

  @Test("a change of the variant may travel in an arc")
  func variantChange() {
    var wide = SamplePlayback.step("first", [("a", Rect(300, 100, 100, 50))])
    wide.variantChange = TourAppearance(motion: "second", kind: .morph, arc: 0.25)
    let tour = tour([])
    var landscape = tour.variants[0]
    landscape.steps = [wide]
    var playback = SamplePlayback.playback(tour)
    playback.show("first", at: 0)
    playback.change(to: landscape, at: 5)
    #expect(playback.picture(at: 5.5).layers[0].holes[0].outline.box == Rect(200, 50, 100, 50))
  }

  @Test("holes that swap places on arcs each bend to their left")
  func exchangedHoles() {
    let first = SamplePlayback.step("first", [("a", Rect(0, 0, 10, 10)), ("b", Rect(100, 0, 10, 10))])
    let way = SamplePlayback.morph(from: "first", [TourPair(0, 1), TourPair(1, 0)], arc: 0.2)
    let second = SamplePlayback.step(
      "second", [("c", Rect(0, 0, 10, 10)), ("d", Rect(100, 0, 10, 10))], transitions: [way])
    var playback = SamplePlayback.playback(SamplePlayback.tour([first, second]))
    playback.show("first", at: 0)
    playback.show("second", at: 2)
    #expect(playback.picture(at: 2.5).layers[0].holes.map(\.outline.box.y) == [-20, 20])
  }
}
