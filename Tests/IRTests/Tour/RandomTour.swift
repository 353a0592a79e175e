import TutorialGeometry
import TutorialMotion
import TutorialTour

/// Generates tours with all forms that the types allow, the same in each run.
///
/// Their numbers have no more decimals than the format, so that reading a written tour must give the same tour.
struct RandomTour {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func count(_ limit: Int) -> Int { Int(next() % UInt64(limit + 1)) }
  private mutating func bool() -> Bool { next() & 1 == 0 }
  private mutating func fraction() -> Double { Double(count(1_000_000)) / 1_000_000 }
  private mutating func arc() -> Double { Double(count(2_000_000) - 1_000_000) / 1_000_000 }
  private mutating func coordinate() -> Double {
    bool() ? Double(count(4000) - 2000) : Double(count(20_000_000) - 10_000_000) / 1000
  }
  private mutating func length() -> Double { abs(coordinate()) }
  private mutating func pick<Value>(_ values: [Value]) -> Value { values[count(values.count - 1)] }
  private mutating func maybe<Value>(_ value: (inout RandomTour) -> Value) -> Value? { bool() ? value(&self) : nil }
  private mutating func list<Value>(_ limit: Int, _ value: (inout RandomTour) -> Value) -> [Value] {
    (0..<count(limit)).map { _ in value(&self) }
  }
  private mutating func text() -> String {
    list(8) { $0.pick(["a", "é", "日", "\"", "\\", "\n", "\u{7F}", "\u{0}", "🎈", " ", "/", "{", "\u{2028}"]) }.joined()
  }
  private mutating func entries<Value>(_ limit: Int, _ value: (inout RandomTour) -> Value) -> TourEntries<Value> {
    TourEntries((0..<count(limit)).map { .init("\(text())\($0)", value(&self)) })
  }
  private mutating func point() -> Point { Point(coordinate(), coordinate()) }
  private mutating func size() -> Size { Size(length(), length()) }
  private mutating func rect() -> Rect { Rect(coordinate(), coordinate(), coordinate(), coordinate()) }
  private mutating func insets() -> EdgeInsets {
    EdgeInsets(top: coordinate(), right: coordinate(), bottom: coordinate(), left: coordinate())
  }
  private mutating func color() -> String { pick(["#000000", "#0a84ff", "#12345678"]) }
  private mutating func outline() -> Outline { Outline(points: (0..<50).map { _ in coordinate() }) }
  private mutating func element() -> TourElement { TourElement(target: text(), frame: rect()) }

  /// The next tour.
  mutating func tour() -> Tour {
    let motions: TourEntries<Motion> = ["m0": motion(), "m1": motion(), "m2": motion()]
    let division = OutlineDivision((0..<8).map { _ in 1 + count(3) }) ?? .plain
    return Tour(
      generator: text(), tutorial: text(), title: maybe { $0.text() }, once: text(),
      dismiss: dismissals(), keys: maybe { $0.keys() } ?? .standard, events: maybe { $0.events() } ?? .standard,
      theme: maybe { $0.theme() } ?? .standard,
      locales: list(3) { $0.text() },
      strings: entries(2) { $0.entries(3) { $0.text() } }, variables: entries(2) { $0.entries(2) { $0.text() } },
      motions: motions, division: division, contents: [content(), content()],
      probes: entries(2) {
        TourProbes(
          title: $0.maybe { $0.probe() }, body: $0.maybe { $0.probe() }, strong: $0.maybe { $0.probe() },
          button: $0.maybe { $0.probe() })
      },
      variants: (0..<count(3)).map { variant("v\($0)") }, reducedMotion: reducedMotion())
  }

  private mutating func motion() -> Motion {
    let times = [0] + list(4) { $0.fraction() }.sorted()
    return Motion(
      duration: times.last ?? 0,
      keyframes: times.map { time in
        Motion.Keyframe(
          time: time, progress: coordinate(),
          easing: maybe { CubicBezier($0.fraction(), $0.coordinate(), $0.fraction(), $0.coordinate()) })
      })
  }

  private mutating func variant(_ id: String) -> TourVariant {
    let cutoutCounts = (0..<count(3)).map { _ in count(2) }
    let names = cutoutCounts.indices.map { "s\($0)" }
    return TourVariant(
      id: id,
      traits: TourTraits(
        platform: maybe { $0.text() }, idiom: maybe { $0.text() }, orientation: maybe { $0.text() },
        locale: maybe { $0.text() }, layoutDirection: maybe { $0.text() }, horizontalSizeClass: maybe { $0.text() },
        verticalSizeClass: maybe { $0.text() }, textSize: maybe { $0.text() }, colorScheme: maybe { $0.text() },
        other: entries(2) { $0.text() }),
      display: TourDisplay(size: size(), scale: maybe { $0.length() }),
      screens: entries(2) { random in
        TourScreen(
          safeArea: random.insets(),
          elements: random.entries(2) { names in
            TourElementNames(native: names.maybe { $0.text() }, selector: names.maybe { $0.text() })
          })
      },
      skipped: list(2) { TourSkippedStep(step: $0.text(), reason: $0.text()) },
      steps: names.indices.map { step(names[$0], cutouts: cutoutCounts[$0], from: Array(zip(names, cutoutCounts))) })
  }

  private mutating func step(_ id: String, cutouts: Int, from others: [(String, Int)]) -> TourStep {
    func places(_ random: inout RandomTour) -> [Int] { (0..<cutouts).filter { _ in random.bool() } }
    return TourStep(
      id: id, screen: text(),
      overlay: maybe {
        TourOverlay(color: $0.color(), opacity: $0.fraction(), blur: $0.length(), frame: $0.rect())
      },
      cutouts: (0..<cutouts).map { _ in
        TourCutout(
          target: text(), others: list(2) { $0.text() }, element: rect(), frame: rect(), shape: shape(),
          clip: maybe { $0.rect() },
          cut: maybe {
            TourCut(
              top: $0.maybe { $0.length() }, right: $0.maybe { $0.length() }, bottom: $0.maybe { $0.length() },
              left: $0.maybe { $0.length() })
          }, outline: outline())
      },
      mask: maybe { TourMask(path: $0.text()) },
      rings: list(2) {
        TourRing(
          group: $0.count(9), cutouts: places(&$0), width: $0.length(), gap: $0.coordinate(), color: $0.color(),
          dash: $0.maybe { [$0.length(), $0.length()] }, outline: $0.outline(), clip: $0.maybe { $0.rect() })
      },
      interaction: TourInteraction(
        mode: pick(TourInteraction.Mode.allCases), pass: places(&self), allow: list(2) { $0.element() },
        hitPadding: insets()),
      callout: maybe { $0.callout() },
      advance: rules { $0.trigger() } + rules { .route($0.route()) }, dismiss: maybe { $0.dismissals() },
      when: maybe { $0.condition() },
      before: list(2) { $0.preparation() },
      missing: maybe { TourMissing(wait: $0.length(), then: $0.pick(TourMissing.Fallback.allCases)) },
      scroll: maybe {
        TourScroll(
          align: $0.pick(TourScroll.Alignment.allCases), duration: $0.length(),
          offsets: $0.list(2) { .init(space: $0.text(), from: $0.point(), to: $0.point()) })
      },
      sprites: list(2) { $0.sprite() },
      loops: list(2) {
        $0.loop { places(&$0) }
      },
      enter: maybe { $0.appearance() }, exit: maybe { $0.appearance() }, variantChange: maybe { $0.variantChange() },
      transitions: list(3) { $0.transition(cutouts: cutouts, from: others) },
      accessibility: TourAccessibility(
        label: maybe { $0.text() }, hint: maybe { $0.text() }, announce: pick(TourAccessibility.Announcement.allCases),
        focus: pick(TourAccessibility.Focus.allCases),
        order: TourAccessibility.Stop.allCases.filter { _ in bool() }),
      reducedMotion: maybe { $0.reducedMotion() })
  }

  private mutating func shape() -> TourShape {
    pick([
      .rect, .circle, .ellipse, .capsule, .path,
      .roundedRect(radii: [length(), length(), length(), length()], smoothing: fraction()),
    ])
  }

  private mutating func callout() -> TourCallout {
    TourCallout(
      kind: pick(TourCallout.Kind.allCases), title: maybe { $0.text() }, body: maybe { $0.text() },
      image: maybe { $0.image() },
      progress: maybe { TourProgress($0.pick(TourProgress.Kind.allCases), text: $0.text()) },
      buttons: list(2) {
        let to = $0.destination()
        return TourButton(title: $0.text(), to: to.step, role: $0.maybe { $0.text() }, back: to.back)
      },
      anchor: maybe { $0.element() },
      placement: list(3) {
        TourPlacement($0.pick([.top, .bottom, .leading, .left]), $0.pick(TourPlacement.Alignment.allCases))
      }, width: length(), maxHeight: maybe { $0.length() }, size: maybe { $0.size() }, gap: coordinate(),
      arrow: bool(), avoid: list(2) { $0.element() }, sheetHeight: maybe { $0.length() },
      layouts: entries(2) {
        TourCalloutLayout(
          frame: $0.rect(), side: $0.pick(TourPlacement.Side.allCases),
          align: $0.pick(TourPlacement.Alignment.allCases),
          arrow: $0.maybe { .init(tip: $0.point(), baseStart: $0.point(), baseEnd: $0.point()) }, measured: $0.bool(),
          content: $0.maybe { $0.count(1) })
      })
  }

  private mutating func content() -> TourContent {
    TourContent(
      size: size(),
      parts: list(3) { random in
        TourContent.Part(
          role: random.pick(TourContent.Role.allCases), frame: random.rect(), touch: random.maybe { $0.rect() },
          lines: random.maybe { $0.list(3) { $0.line() } },
          dots: random.maybe { TourContent.Dots(number: $0.count(9), total: $0.count(9)) })
      })
  }

  private mutating func line() -> TourContent.Line {
    TourContent.Line(
      width: length(),
      runs: list(3) {
        TourContent.Run(
          $0.text(), isStrong: $0.bool(), isEmphasized: $0.bool(), isCode: $0.bool(), link: $0.maybe { $0.text() })
      })
  }

  private mutating func probe() -> TourProbe { TourProbe(text(), width: length(), measured: bool()) }

  /// A step, the end of the tour (nil), or back.
  private mutating func destination() -> (step: String?, back: Bool) {
    bool() ? (nil, true) : (maybe { $0.text() }, false)
  }

  private mutating func image() -> TourImage {
    TourImage(
      size: maybe { $0.size() },
      sources: [TourImage.Source(text())]
        + list(2) {
          TourImage.Source(
            $0.text(), scheme: $0.maybe { $0.pick(["light", "dark"]) }, scale: $0.maybe { $0.length() })
        }, label: maybe { $0.text() })
  }

  private mutating func trigger() -> TourAdvance.Trigger {
    pick([
      .tapTarget, .tapAnywhere, .tap(element()), .event(text()), .after(length()), .button(text()),
    ])
  }

  private mutating func rules(_ trigger: (inout RandomTour) -> TourAdvance.Trigger) -> [TourAdvance] {
    list(4) {
      let to = $0.destination()
      return TourAdvance(trigger(&$0), to: to.step, when: $0.maybe { $0.condition() }, back: to.back)
    }
  }

  private mutating func preparation() -> TourPreparation {
    pick([.action(text()), .event(text()), .route(route())])
  }

  private mutating func route() -> TourRoute {
    pick(["/", "/a/:id", "/*", "/\"/%2F/:_a1/*", "//日"].compactMap { TourRoute($0) })
  }

  private mutating func dismissals() -> [Tour.Dismissal] { Tour.Dismissal.allCases.filter { _ in bool() } }

  private mutating func keys() -> TourKeys {
    TourKeys(next: list(2) { $0.text() }, back: list(2) { $0.text() }, dismiss: list(2) { $0.text() })
  }

  private mutating func events() -> TourEvents {
    TourEvents(
      shown: maybe { $0.text() }, completed: maybe { $0.text() }, skipped: maybe { $0.text() },
      dismissed: maybe { $0.text() }, missing: maybe { $0.text() })
  }

  private mutating func theme() -> TourTheme {
    var measures = TourTheme.Measures()
    for part in TourTheme.Measures.Part.allCases { measures[part] = length() }
    return TourTheme(
      light: TourTheme.Colors { _ in color() }, dark: TourTheme.Colors { _ in color() }, title: themeText(),
      body: themeText(), button: themeText(), progress: themeText(), measures: measures)
  }

  private mutating func themeText() -> TourTheme.Text {
    TourTheme.Text(font: list(2) { $0.text() }, size: length(), line: length(), weight: count(1000))
  }

  private mutating func condition(depth: Int = 0) -> TourCondition {
    switch depth < 3 ? count(5) : 0 {
    case 3: .not(condition(depth: depth + 1))
    case 4: .all([condition(depth: depth + 1)] + list(2) { $0.condition(depth: depth + 1) })
    case 5: .any([condition(depth: depth + 1)] + list(2) { $0.condition(depth: depth + 1) })
    default: .flag(text(), equals: scalar())
    }
  }

  private mutating func scalar() -> TourScalar {
    pick([.bool(bool()), .number(coordinate()), .number(fraction() * 1e-9), .text(text()), .number(1e300)])
  }

  private mutating func sprite() -> TourSprite {
    TourSprite(
      picture: bool() ? .image(text()) : .symbol(text()), color: maybe { $0.color() }, size: size(), from: point(),
      to: point(), arc: arc(), motion: "m1", delay: length(), fromOpacity: fraction(),
      toOpacity: fraction(), after: pick(TourSprite.Ending.allCases), fromElement: maybe { $0.element() },
      toElement: maybe { $0.element() })
  }

  private mutating func loop(_ places: (inout RandomTour) -> [Int]) -> TourLoop {
    let times = [0] + list(4) { $0.fraction() }.sorted()
    return TourLoop(
      kind: pick(TourLoop.Kind.allCases), period: times.last ?? 0, amount: coordinate(), count: maybe { $0.count(9) },
      subject: pick(TourLoop.Subject.allCases),
      rings: list(2) {
        TourRing(
          group: $0.count(9), cutouts: places(&$0), width: $0.length(), gap: $0.coordinate(), color: $0.color(),
          dash: nil,
          outline: $0.outline(), clip: $0.maybe { $0.rect() })
      },
      keyframes: times.map { time in
        TourLoop.Keyframe(
          time: time,
          change: .init(grow: fraction(), shift: Point(fraction(), fraction()), opacity: fraction()),
          easing: maybe { CubicBezier($0.fraction(), $0.coordinate(), $0.fraction(), $0.coordinate()) })
      })
  }

  private mutating func appearance() -> TourAppearance {
    TourAppearance(
      motion: maybe { $0.pick(["m0", "m2"]) }, kind: pick(TourTransitionKind.allCases), delay: length(),
      lockInput: bool())
  }

  private mutating func variantChange() -> TourAppearance {
    var change = appearance()
    change.arc = fraction()
    return change
  }

  private mutating func transition(cutouts: Int, from others: [(name: String, cutouts: Int)]) -> TourTransition {
    let other = maybe { $0.pick(others) }
    let pairs = (0..<max(cutouts, other?.cutouts ?? 0)).map { place in
      TourPair(place < other?.cutouts ?? 0 ? place : nil, place < cutouts ? place : nil)
    }
    return TourTransition(
      from: other?.name, kind: pick(TourTransitionKind.allCases), motion: maybe { $0.pick(["m0", "m1"]) },
      delay: length(), lockInput: bool(), pairs: pairs, arc: arc())
  }

  private mutating func reducedMotion() -> TourReducedMotion {
    TourReducedMotion(kind: pick(TourReducedMotion.Kind.allCases), motion: maybe { _ in "m2" })
  }
}
