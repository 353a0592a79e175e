import Testing
import TutorialGeometry
import TutorialPlayback
import TutorialSession
import TutorialTour

/// The rules of a session in docs/tour.md, "How it plays".
///
/// Tests/Conformance has many more cases; these are easier to write in Swift.
struct SessionTests {
  private typealias Sample = SampleSession

  @Test("a tap in the hole or on its element follows the rule for the target; elsewhere it does not")
  func tapTarget() throws {
    let steps = [Sample.step("a", advance: [TourAdvance(.tapTarget, to: "b")]), Sample.step("b")]
    var session = try Sample.session(steps)
    session.handle(.tap(Point(10, 10)), at: 1)
    #expect(session.step?.id == "a")
    session.handle(.tap(Point(101, 101)), at: 1)
    #expect(session.step?.id == "b")
  }

  @Test("an element that was tapped follows the rules for it")
  func tapElement() throws {
    let help = TourElement(target: "help", frame: Rect(0, 0, 10, 10))
    let rules = [TourAdvance(.tapTarget, to: "b"), TourAdvance(.tap(help), to: "c")]
    let steps = [Sample.step("a", advance: rules, mode: .target), Sample.step("b"), Sample.step("c")]
    for (id, expected) in [("button", "b"), ("help", "c"), ("other", "a")] {
      var session = try Sample.session(steps)
      session.handle(.tapElement(id), at: 1)
      #expect(session.step?.id == expected)
    }
  }

  @Test("a touch is the callout's, the app's or the overlay's, and nobody's while touches are locked")
  func touches() throws {
    var step = Sample.step("a", mode: .target, delay: 0.5)
    step.interaction.allow = [TourElement(target: "help", frame: Rect(0, 0, 10, 10))]
    step.interaction.hitPadding = EdgeInsets(2)
    let layout = TourCalloutLayout(
      frame: Rect(100, 200, 200, 80), side: .bottom, align: .center, arrow: nil, measured: true)
    step.callout?.layouts = ["en": layout]
    let session = try Sample.session([step])
    #expect(session.touch(at: Point(120, 120), time: 0.4) == .locked)
    let touches: [(Point, TourTouch)] = [
      (Point(98, 120), .app), (Point(97.9, 120), .overlay), (Point(12, 12), .app), (Point(150, 240), .callout),
    ]
    for (point, expected) in touches { #expect(session.touch(at: point, time: 0.5) == expected) }
  }

  @Test("an `after` rule counts from the step's arrival, without time in the background, and `due` says when it fires")
  func timers() throws {
    let steps = [Sample.step("a", advance: [TourAdvance(.after(2), to: "b")], delay: 0.5), Sample.step("b")]
    var session = try Sample.session(steps)
    #expect(session.due == 2.5)
    session.handle(.background, at: 1)
    #expect(session.due == nil)
    session.handle(.foreground, at: 11)
    #expect(session.due == 12.5)
    session.handle(.time, at: 12.49)
    #expect(session.step?.id == "a")
    session.handle(.time, at: 12.4999999)
    #expect(session.step?.id == "b")
    #expect(session.due == nil)
  }

  @Test("skipped, missing and shown steps are reported in this order")
  func reports() throws {
    let never = TourCondition(flag: "no", equals: .bool(true))
    let steps = [
      Sample.step("a", advance: [TourAdvance(.tapAnywhere, to: "b")]), Sample.step("b", when: never),
      Sample.step("c", missing: TourMissing(wait: 0, then: .skip)), Sample.step("d", screen: "other"),
    ]
    var session = try Sample.session(steps)
    session.handle(.elements(LiveScreen("home", size: Size(400, 800))), at: 1)
    let effects = session.handle(.tap(Point(0, 0)), at: 1.2)
    #expect(effects.reports == ["skipped b", "missing c", "skipped c", "shown d"])
    #expect(session.history.steps == ["a"])
  }

  @Test("a step waits for an action, its screen and its targets, and comes centred where these are not there")
  func waiting() throws {
    let steps = [
      Sample.step("a", advance: [TourAdvance(.event("go"), to: "b")]),
      Sample.step(
        "b", screen: "settings", before: [.action("open")], missing: TourMissing(wait: 3, then: .center)),
    ]
    var session = try Sample.session(steps)
    #expect(session.handle(.event("go"), at: 1) == [.perform("open"), .focus(.app)])
    #expect(!session.stands && session.step?.id == "b" && session.playback.step == nil)
    #expect(session.saved?.contains(#""before":1"#) == true)
    session.handle(.shows(screen: "inbox"), at: 1)
    session.handle(.performed("open"), at: 2)
    session.handle(.elements(LiveScreen("settings", size: Size(400, 800))), at: 2)
    session.handle(.shows(screen: "settings"), at: 3)
    #expect(!session.stands && session.due == 6)
    let effects = session.handle(.time, at: 6)
    #expect(effects.reports == ["missing b", "shown b"])
    #expect(session.stands && session.step?.cutouts.isEmpty == true)
    #expect(session.playback.step?.cutouts.isEmpty == true)
  }

  @Test("words are announced in the person's language, without their markup")
  func words() throws {
    #expect(try Sample.session([Sample.step("a")], locale: "ja-JP").words == "こんにちは\nTap here or there.")
    #expect(try Sample.session([Sample.step("a")], locale: "fr").words == "Hello\nTap here or there.")
  }

  @Test("holes follow the live elements, and so does what may be touched")
  func live() throws {
    var session = try Sample.session([Sample.step("a", mode: .target)])
    session.handle(
      .elements(LiveScreen("home", size: Size(400, 800), frames: ["button": Rect(208, 308, 34, 34)])), at: 1)
    #expect(session.step?.cutouts[0].frame == Rect(200, 300, 50, 50))
    #expect(session.touch(at: Point(201, 301), time: 1) == .app)
  }

  @Test("a saved session resumes where it was; any other text counts as none")
  func saving() throws {
    let back = TourButton(title: "title", to: nil, role: "back", back: true)
    let steps = [
      Sample.step("a", advance: [TourAdvance(.tapAnywhere, to: "c")]), Sample.step("b"),
      Sample.step("c", buttons: [back]),
    ]
    var session = try Sample.session(steps)
    session.handle(.tap(Point(0, 0)), at: 1)
    let saved = try #require(session.saved)
    let device = TourSession.Device(TourTraits(), display: Size(400, 800))
    for (text, expected) in [
      (saved, "c"), ("", "a"), ("[]", "a"), (saved + "!", "a"), (saved.replacing("test/1", with: "test/2"), "a"),
      (saved.replacing(#""c""#, with: #""z""#), "a"), (saved.replacing(#"["a"]"#, with: "[1]"), "a"),
    ] {
      var resumed = try #require(TourSession(Sample.tour(steps), on: device))
      resumed.handle(.begin(saved: text), at: 5)
      #expect(resumed.step?.id == expected)
      #expect(resumed.history.steps == (expected == "c" ? ["a"] : []))
    }
  }

  @Test("no event to any tour stops the program, and time never runs backwards")
  func total() throws {
    for seed in 0..<24 {
      var random = RandomTour(seed: UInt64(seed))
      let tour = try random.tour()
      let device = TourSession.Device(TourTraits(locale: "en"), display: Size(400, 800))
      guard var session = TourSession(tour, on: device) else { continue }
      var last: Double?
      for (number, event) in RandomSessionEvents.all(of: tour, seed: UInt64(seed)).enumerated() {
        let time = [Double(number), -1, .nan, .infinity, Double(number) / 3][number % 5]
        session.handle(event, at: time)
        if let due = session.due, let last { #expect(due >= last) }
        last = session.due ?? last
        _ = (session.focusOrder, session.saved, session.touch(at: Point(1, 1), time: time), session.words)
        if number % 8 == 0 { #expect(session.playback.picture(at: Double(number)).layers.count < 1000) }
      }
      #expect(session.isOver || session.hasBegun)
    }
  }
}
