import TutorialGeometry
import TutorialPlayback
import TutorialSession
import TutorialTour

/// Random events for a session, the same in each run. Most of them refer to the tour.
enum RandomSessionEvents {
  /// Events of all kinds in random order. The first one starts the tour.
  static func all(of tour: Tour, seed: UInt64) -> [TourSessionEvent] {
    var random = SplitMix(state: seed)
    let steps = tour.variants.flatMap(\.steps)
    let screens = steps.map(\.screen) + ["elsewhere"]
    let flags = steps.flatMap { $0.when?.flags ?? [] } + ["flag"]
    let events = steps.flatMap { $0.advance.compactMap { if case .event(let name) = $0.trigger { name } else { nil } } }
    let before = steps.flatMap(\.before).map { item in
      switch item {
      case .action(let name), .event(let name): name
      case .route(let route): route.pattern
      case .appears(let element), .gone(let element): element.target
      }
    }
    let names = events + before + ["event"]
    let traits = tour.variants.map(\.traits) + [TourTraits(locale: "ar", textSize: "accessibility5")]
    var result: [TourSessionEvent] = [.begin()]
    for _ in 0..<60 {
      let name = random.pick(names)
      let screen = random.pick(screens)
      let point = Point(random.number(4000) - 2000, random.number(4000) - 2000)
      result.append(
        random.pick([
          .tap(point), .tap(random.pick(steps.flatMap(\.cutouts).map(\.frame.center) + [point])), .tapElement(name),
          .button(Int(random.number(4)) - 1), .key("ArrowRight"), .key("ArrowLeft"), .key("Escape"), .escape, .close,
          .event(name), .event(name), .route(name), .performed(name), .failed(name),
          .flags([random.pick(flags): .bool(true)]), .shows(screen: screen), .shows(screen: screen),
          .elements(LiveScreen(screen, size: Size(400, 800), frames: [name: Rect(1, 2, 3, 4)])),
          .device(.init(random.pick(traits), display: Size(800, 400), prefersReducedMotion: name.isEmpty)),
          .appeared(name), .disappeared(name),
          .missing(TourMissing(wait: random.number(3) - 1, then: random.pick(TourMissing.Fallback.allCases))),
          .variables([name: name]), .background, .foreground, .time,
          .begin(saved: #"{"state":"tutorialc.session/1","once":"\#(tour.once)"}"#),
        ]))
    }
    return result
  }

  private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }

    mutating func number(_ limit: UInt64) -> Double { Double(next() % limit) }
    mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(next() % UInt64(values.count))] }
  }
}
