import Testing
import TutorialGeometry
import TutorialIR
import TutorialMotion
import TutorialRuntime

struct TourSessionTests {
  private static func step(
    _ id: String, advance: [TourAdvance] = [], mode: TourInteraction.Mode = .block, when: TourCondition? = nil,
    buttons: [TourButton] = [], delay: Double = 0
  ) -> TourStep {
    let frame = Rect(100, 100, 50, 50)
    return TourStep(
      id: id, screen: "home",
      overlay: TourOverlay(color: "#000000", opacity: 0.6, blur: 0, frame: Rect(0, 0, 400, 800)),
      cutouts: [
        TourCutout(
          target: "button", element: Rect(108, 108, 34, 34), frame: frame, shape: .rect, clip: nil,
          outline: Outline(points: [100, 100]))
      ], mask: nil, interaction: TourInteraction(mode: mode, pass: mode == .target ? [0] : []),
      callout: TourCallout(kind: .bubble, title: "title", body: nil, buttons: buttons), advance: advance, when: when,
      enter: TourAppearance(motion: nil, kind: .cut, delay: delay, lockInput: true), exit: nil, variantChange: nil,
      transitions: [], accessibility: TourAccessibility())
  }

  private static func tour(_ steps: [TourStep], dismiss: [Tour.Dismissal] = []) -> Tour {
    Tour(
      generator: "test", tutorial: "test", once: "test/1", dismiss: dismiss, locales: ["en", "ja"],
      strings: ["en": ["title": "Hello"], "ja": ["title": "こんにちは"]], motions: [:],
      variants: [
        TourVariant(
          id: "phone", traits: TourTraits(), display: TourDisplay(size: Size(400, 800)), screens: [:], steps: steps)
      ], reducedMotion: TourReducedMotion(kind: .cut, motion: nil))
  }

  private func session(
    _ steps: [TourStep], dismiss: [Tour.Dismissal] = [], locale: String? = nil,
    flags: @escaping @Sendable (String) -> TourScalar? = { _ in nil }
  ) throws -> TourSession {
    var session = try #require(
      TourSession(
        Self.tour(steps, dismiss: dismiss), traits: TourTraits(locale: locale), display: Size(400, 800), flags: flags))
    session.start(at: 0)
    return session
  }

  @Test("a tap in the hole or on its element follows the rule for the target; elsewhere it does not")
  func tapTarget() throws {
    var session = try session([Self.step("a", advance: [TourAdvance(.tapTarget, to: "b")]), Self.step("b")])
    session.tapped(Point(10, 10), at: 1)
    #expect(session.step?.id == "a")
    session.tapped(Point(101, 101), at: 1)
    #expect(session.step?.id == "b")
  }

  @Test("a tagged view that was tapped follows the rules for it")
  func tapView() throws {
    let help = TourElement(target: "help", frame: Rect(0, 0, 10, 10))
    let rules = [TourAdvance(.tapTarget, to: "b"), TourAdvance(.tap(help), to: "c")]
    let steps = [Self.step("a", advance: rules, mode: .target), Self.step("b"), Self.step("c")]
    for (id, expected) in [("button", "b"), ("help", "c"), ("other", "a")] {
      var session = try session(steps)
      session.tapped(target: id, at: 1)
      #expect(session.step?.id == expected)
    }
  }

  @Test("the first rule whose condition holds decides, and nil ends the tour")
  func conditions() throws {
    let rules = [
      TourAdvance(.event("sent"), to: "b", when: TourCondition(flag: "pro", equals: .bool(true))),
      TourAdvance(.event("sent"), to: nil),
    ]
    let steps = [Self.step("a", advance: rules), Self.step("b")]
    var free = try session(steps)
    free.report(event: "other", at: 1)
    #expect(free.step?.id == "a")
    free.report(event: "sent", at: 1)
    #expect(free.step == nil)
    var pro = try session(steps, flags: { $0 == "pro" ? .bool(true) : nil })
    pro.report(event: "sent", at: 1)
    #expect(pro.step?.id == "b")
  }

  @Test("a step whose condition does not hold is passed over, at the start too")
  func stepConditions() throws {
    let never = TourCondition(flag: "no", equals: .bool(true))
    let steps = [
      Self.step("a", when: never), Self.step("b", advance: [TourAdvance(.tapAnywhere, to: "c")]),
      Self.step("c", when: never), Self.step("d", advance: [TourAdvance(.tapAnywhere, to: "e")]),
      Self.step("e", when: never),
    ]
    var session = try session(steps)
    #expect(session.step?.id == "b")
    session.tapped(Point(0, 0), at: 1)
    #expect(session.step?.id == "d")
    session.tapped(Point(0, 0), at: 2)
    #expect(session.step == nil)
  }

  @Test("a button follows its rule, or else leads where it says itself")
  func buttons() throws {
    let next = TourButton(title: "title", to: "b", role: "next")
    let steps = [
      Self.step("a", advance: [TourAdvance(.button("next"), to: "c")], buttons: [next]), Self.step("b"), Self.step("c"),
    ]
    var ruled = try session(steps)
    ruled.press(next, at: 1)
    #expect(ruled.step?.id == "c")
    var plain = try session(steps)
    plain.press(TourButton(title: "title", to: "b"), at: 1)
    #expect(plain.step?.id == "b")
    plain.press(TourButton(title: "title", to: nil), at: 1)
    #expect(plain.step == nil)
  }

  @Test("a step goes on by itself once its time has passed since it came")
  func after() throws {
    var session = try session([
      Self.step("a", advance: [TourAdvance(.after(2), to: "b")], delay: 0.5), Self.step("b"),
    ])
    #expect(session.deadline == 2.5)
    session.tick(at: 2.49)
    #expect(session.step?.id == "a")
    session.tick(at: 2.5)
    #expect(session.step?.id == "b")
    #expect(session.deadline == nil)
  }

  @Test("nothing that is touched counts while input is locked")
  func locked() throws {
    var session = try session([
      Self.step("a", advance: [TourAdvance(.tapAnywhere, to: nil)], delay: 0.5), Self.step("b"),
    ])
    session.tapped(Point(0, 0), at: 0.4)
    session.press(TourButton(title: "title", to: nil), at: 0.4)
    #expect(session.step?.id == "a")
    session.tapped(Point(0, 0), at: 0.5)
    #expect(session.step == nil)
  }

  @Test("a tour is left only in the ways that it allows")
  func dismissal() throws {
    var closed = try session([Self.step("a")])
    closed.dismiss(.escape, at: 1)
    closed.tapped(Point(0, 0), at: 1)
    #expect(closed.step?.id == "a")
    var open = try session([Self.step("a")], dismiss: [.overlay])
    open.dismiss(.escape, at: 1)
    open.tapped(Point(110, 110), at: 1)
    #expect(open.step?.id == "a")
    open.tapped(Point(0, 0), at: 1)
    #expect(open.step == nil)
  }

  @Test(
    "escape, a tap beside the holes and the close button leave a tour that allows them, the last two not while input is locked"
  )
  func waysOut() throws {
    let ways: [Tour.Dismissal] = [.escape, .overlay, .close]
    for way in ways {
      func leave(_ session: inout TourSession, at time: Double) {
        switch way {
        case .escape: session.dismiss(.escape, at: time)
        case .overlay: session.tapped(Point(0, 0), at: time)
        case .close: session.close(at: time)
        }
      }
      var forbidden = try session([Self.step("a")], dismiss: ways.filter { $0 != way })
      leave(&forbidden, at: 1)
      #expect(forbidden.step?.id == "a")
      var allowed = try session([Self.step("a", delay: 0.5)], dismiss: [way])
      leave(&allowed, at: 0.4)
      #expect((allowed.step == nil) == (way == .escape))
      leave(&allowed, at: 0.6)
      #expect(allowed.step == nil)
    }
  }

  @Test("a standard button asks the rules of its role in their order, whose conditions may hold or not")
  func standardButtons() throws {
    let isPro = TourCondition(flag: "pro", equals: .bool(true))
    let back = TourButton(title: "common.back", to: nil, role: "back")
    let rules = [TourAdvance(.button("next"), to: "c", when: isPro), TourAdvance(.button("next"), to: "b")]
    let next = TourButton(title: "common.next", to: "b", role: "next")
    let steps = [
      Self.step("a", advance: rules, buttons: [back, next]), Self.step("b"),
      Self.step("c", advance: [TourAdvance(.button("back"), to: "a")], buttons: [back]),
    ]
    var free = try session(steps)
    free.press(next, at: 1)
    #expect(free.step?.id == "b")
    var pro = try session(steps, flags: { $0 == "pro" ? .bool(true) : nil })
    pro.press(next, at: 1)
    #expect(pro.step?.id == "c")
    pro.press(back, at: 2)
    #expect(pro.step?.id == "a")
  }

  private static let back = TourButton(title: "common.back", to: "b", role: "back", back: true)

  /// Step a leads to c by a tap; c has a button back, and b is never seen.
  private static let branch = [
    step("a", advance: [TourAdvance(.tapAnywhere, to: "c")], buttons: [back]), step("b"),
    step("c", advance: [TourAdvance(.button("back"), to: "b", back: true)], buttons: [back]),
  ]

  @Test("back leads to where the person came from, and nowhere where the tour began")
  func history() throws {
    var session = try session(Self.branch)
    #expect(!session.isEnabled(Self.back))
    session.press(Self.back, at: 1)
    #expect(session.step?.id == "a")
    session.tapped(Point(0, 0), at: 2)
    #expect(session.step?.id == "c")
    #expect(session.isEnabled(Self.back))
    session.press(Self.back, at: 3)
    #expect(session.step?.id == "a")
    #expect(session.history == TourHistory())
  }

  @Test("what lies behind survives a change of the variant, and is part of what is resumed")
  func resuming() throws {
    var tour = Self.tour(Self.branch)
    var wide = tour.variants[0]
    wide.id = "wide"
    wide.traits.orientation = "landscape"
    tour.variants[0].traits.orientation = "portrait"
    tour.variants.append(wide)
    func open() throws -> TourSession {
      try #require(TourSession(tour, traits: TourTraits(orientation: "portrait"), display: Size(400, 800)))
    }
    var session = try open()
    session.start(at: 0)
    session.tapped(Point(0, 0), at: 1)
    session.adopt(TourTraits(orientation: "landscape"), display: Size(800, 400), at: 2)
    #expect(session.playback.variant.id == "wide")
    var resumed = try open()
    resumed.resume("c", history: session.history, at: 0)
    for var session in [session, resumed] {
      session.press(Self.back, at: 9)
      #expect(session.step?.id == "a")
    }
    var lost = try open()
    lost.resume("gone", history: TourHistory(["a"]), at: 0)
    #expect(lost.step?.id == "a")
    #expect(lost.history == TourHistory())
  }

  @Test("holes follow the live frames, and so does what may be touched")
  func live() throws {
    var session = try session([Self.step("a", mode: .target)])
    session.update(LiveScreen("home", size: Size(400, 800), frames: ["button": Rect(208, 308, 34, 34)]))
    #expect(session.step?.cutouts[0].frame == Rect(200, 300, 50, 50))
    #expect(session.step?.touchable == [Rect(200, 300, 50, 50), Rect(208, 308, 34, 34)])
  }

  @Test("texts are those of the person's language, or else the tour's own")
  func texts() throws {
    #expect(try session([Self.step("a")], locale: "ja-JP").spokenText == "こんにちは")
    #expect(try session([Self.step("a")], locale: "fr").spokenText == "Hello")
  }

  @Test("a tour without variants does not begin")
  func empty() {
    var tour = Self.tour([])
    tour.variants = []
    #expect(TourSession(tour, traits: TourTraits(), display: Size(1, 1)) == nil)
  }
}
