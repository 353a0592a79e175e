import TutorialGeometry
import TutorialMotion
import TutorialTour

/// Handwritten tours for tests.
enum SampleTour {
  /// A tour that uses each part of the format at least once. `Tests/Samples/everything.tour.json` is its text.
  static let everything = Tour(
    generator: "tutorialc 0.0.0", tutorial: "everything", title: "title", once: "everything/2",
    dismiss: [.escape, .overlay], locales: ["en", "ja"],
    strings: [
      "en": ["title": "All of it", "steps.first.callout.body": "A \"quoted\" \\ line\nand another\u{1}"],
      "ja": ["title": "すべて"],
    ],
    motions: [
      "m0": Motion(
        duration: 0.35,
        keyframes: [
          .init(time: 0, progress: 0, easing: CubicBezier(0.42, 0, 0.58, 1)), .init(time: 0.35, progress: 1),
        ]),
      "m1": Motion(
        duration: 0.654997,
        keyframes: [
          .init(time: 0, progress: 0, easing: CubicBezier(0.3333333, 0, 0.6666667, 1)),
          .init(time: 0.280056, progress: 1.0459884), .init(time: 0.654997, progress: 1),
        ]),
    ],
    variants: [phone, tablet], reducedMotion: TourReducedMotion(kind: .fade, motion: "m0"))

  private static let phone = TourVariant(
    id: "phone", traits: TourTraits(platform: "ios", idiom: "phone", locale: "en-US", other: ["theme": "plain"]),
    display: TourDisplay(size: Size(393, 852), scale: 3),
    screens: ["inbox": TourScreen(safeArea: EdgeInsets(top: 59, right: 0, bottom: 34, left: 0))],
    skipped: [TourSkippedStep(step: "pencil", reason: "missing-in-variant")], steps: [first, second])

  private static let tablet = TourVariant(
    id: "tablet", traits: TourTraits(), display: TourDisplay(size: Size(1024, 768)), screens: [:],
    skipped: [TourSkippedStep(step: "first", reason: "only"), TourSkippedStep(step: "second", reason: "only")],
    steps: [])

  private static let first = TourStep(
    id: "first", screen: "inbox",
    overlay: TourOverlay(color: "#000000", opacity: 0.6, blur: 0, frame: Rect(0, 0, 393, 852)),
    cutouts: [
      cutout("compose", Rect(311, 750, 76, 76), .circle),
      cutout(
        "menu", Rect(8.3333333, 60, 40, 40), .roundedRect(radii: [8, 8, 0, 0], smoothing: 0.6), others: ["menu-badge"]),
    ],
    mask: TourMask(path: "M0 0H393V852H0ZM311 750V826H387V750Z"),
    rings: [
      TourRing(
        cutouts: [0, 1], width: 3, gap: -1.5, color: "#0a84ff80", dash: [4, 2.5], outline: box(Rect(310, 749, 78, 78)))
    ],
    interaction: TourInteraction(
      mode: .target, pass: [0], allow: [TourElement(target: "help", frame: Rect(0, 0, 44, 44))],
      hitPadding: EdgeInsets(4)),
    callout: TourCallout(
      kind: .bubble, title: nil, body: "steps.first.callout.body", image: TourImage(sources: [.init("hand")]),
      buttons: [TourButton(title: "common.next", to: "second", role: "next"), TourButton(title: "end", to: nil)],
      anchor: TourElement(target: "compose", frame: Rect(321, 760, 56, 56)),
      placement: [TourPlacement(.top, .end), TourPlacement(.auto)], width: 280, maxHeight: 200, size: Size(200, 90),
      gap: 12, arrow: true, avoid: [TourElement(target: "bar", frame: Rect(0, 800, 393, 52))],
      layouts: [
        "en": TourCalloutLayout(
          frame: Rect(100, 600, 280, 90), side: .top, align: .end,
          arrow: .init(tip: Point(349, 738), baseStart: Point(359, 728), baseEnd: Point(339, 728)), measured: false)
      ]),
    advance: [
      TourAdvance(.tapTarget, to: "second"), TourAdvance(.tapAnywhere, to: nil),
      TourAdvance(.tap(TourElement(target: "help", frame: Rect(0, 0, 44, 44))), to: "first"),
      TourAdvance(.event("mail.sent"), to: "second", when: TourCondition(flag: "pro", equals: .bool(true))),
      TourAdvance(.after(2.5), to: "second", when: TourCondition(flag: "visits", equals: .number(1.0e-7))),
      TourAdvance(.button("next"), to: "second", when: TourCondition(flag: "plan", equals: .text("free"))),
    ],
    when: TourCondition(flag: "visits", equals: .number(3)),
    scroll: TourScroll(
      align: .nearest, duration: 0.3, offsets: [.init(space: "feed", from: Point(0, 0), to: Point(0, 420.5))]),
    sprites: [
      TourSprite(
        picture: .symbol("heart"), color: "#ff2d55", size: Size(24, 24), from: Point(343, 319), to: Point(196.5, 793),
        arc: 0.15, motion: "m1", delay: 0.1, fromOpacity: 1, toOpacity: 0, after: .remove,
        fromElement: TourElement(target: "row", frame: Rect(321, 297, 44, 44))),
      TourSprite(
        picture: .image("coin"), color: nil, size: Size(10, 10), from: Point(0, 0), to: Point(1, 1),
        motion: "m0", delay: 0, fromOpacity: 1, toOpacity: 1, after: .keep),
    ],
    loops: [
      TourLoop(
        kind: .bounce, period: 1.2, amount: 0.05, count: 3, subject: .holes,
        keyframes: [
          .init(time: 0, change: .init(), easing: .easeOut), .init(time: 0.6, change: .init(shift: Point(0, -0.05))),
          .init(time: 1.2, change: .init()),
        ]),
      TourLoop(
        kind: .ripple, period: 2, amount: 0.4, count: nil, subject: .rings,
        rings: [
          TourRing(
            cutouts: [0], width: 3, gap: 0, color: "#ffffff", dash: nil, outline: box(Rect(309.5, 748.5, 79, 79)))
        ],
        keyframes: [
          .init(time: 0, change: .init(opacity: 0)), .init(time: 0.3, change: .init(grow: 0.1)),
          .init(time: 2, change: .init(grow: 0.4, opacity: 0)),
        ]),
    ],
    enter: TourAppearance(motion: "m0", kind: .fade, delay: 0.5, lockInput: true), exit: nil,
    variantChange: TourAppearance(motion: "m0", kind: .morph, arc: -0.25),
    transitions: [
      TourTransition(
        from: "second", kind: .morph, motion: "m1", lockInput: true, pairs: [TourPair(0, 1), TourPair(nil, 0)],
        arc: -0.25),
      TourTransition(
        from: "first", kind: .morph, motion: "m1", pairs: [TourPair(0, 0), TourPair(1, 1)], tracks: tracks),
      TourTransition(from: nil, kind: .reveal, motion: "m0"),
    ],
    accessibility: TourAccessibility(
      label: "label", hint: "hint", announce: .assertive, focus: .target, order: [.cutouts, .callout, .elements]),
    reducedMotion: TourReducedMotion(kind: .cut, motion: nil))

  private static let tracks = TourTracks(
    holes: [
      .init(
        pair: TourPair(0, 0),
        keyframes: [
          .init(time: 0, outline: box(Rect(349, 788, 0, 0)), easing: .easeInOut),
          .init(time: 0.654997, outline: box(Rect(311, 750, 76, 76)), easing: nil),
        ])
    ],
    rings: [
      .init(
        pair: TourPair(nil, 0),
        keyframes: [
          .init(
            time: 0, outline: box(Rect(310, 749, 78, 78)), width: 3, color: "#0a84ff80", opacity: 0, easing: nil),
          .init(
            time: 0.654997, outline: box(Rect(310, 749, 78, 78)), width: 3, color: "#0a84ff80", opacity: 1, easing: nil),
        ])
    ])

  private static let second = TourStep(
    id: "second", screen: "inbox", overlay: nil, cutouts: [cutout("menu", Rect(8, 60, 40, 40), .capsule)], mask: nil,
    interaction: TourInteraction(mode: .block, pass: []),
    callout: TourCallout(kind: .sheet, title: "title", body: nil, arrow: false, sheetHeight: 160), advance: [],
    enter: nil, exit: nil, variantChange: nil,
    transitions: [
      TourTransition(
        from: "first", kind: .morph, motion: "m0", pairs: [TourPair(1, 0), TourPair(0, nil)],
        arc: 0.5),
      TourTransition(from: nil, kind: .cut, motion: nil),
    ],
    accessibility: TourAccessibility())

  /// A hole around an element that is 10 smaller on each side.
  static func cutout(
    _ target: String, _ frame: Rect, _ shape: TourShape, others: [String] = []
  ) -> TourCutout {
    TourCutout(
      target: target, others: others, element: frame.inset(by: EdgeInsets(10)), frame: frame, shape: shape,
      clip: Rect(0, 59, 393, 759), outline: box(frame))
  }

  /// A rectangle of eight straight segments, two on each side.
  static func box(_ frame: Rect) -> Outline {
    let corners = [
      Point(frame.minX, frame.minY), Point(frame.maxX, frame.minY), Point(frame.maxX, frame.maxY),
      Point(frame.minX, frame.maxY), Point(frame.minX, frame.minY),
    ]
    var points = [frame.minX, frame.minY]
    for (start, end) in zip(corners, corners.dropFirst()) {
      for sixth in 1...6 {
        let part = Double(sixth) / 6
        points += [start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part]
      }
    }
    return Outline(points: points)
  }
}
