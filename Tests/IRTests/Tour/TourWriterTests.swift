import Foundation
import Testing
import TutorialGeometry
import TutorialMotion
import TutorialTour
import TutorialTourWriting

@Suite("Writing a tour")
struct TourWriterTests {
  private var empty: Tour {
    Tour(
      generator: "g", tutorial: "t", once: "t/1", dismiss: [], locales: [], strings: [:], motions: [:], variants: [],
      reducedMotion: TourReducedMotion(kind: .cut, motion: nil))
  }

  @Test("keeps every field, in the format's order, on one line that ends")
  func compactText() {
    #expect(
      String(decoding: empty.json(), as: UTF8.self) == """
        {"schema":"tutorialc.tour/1","generator":"g","tutorial":"t","title":null,"once":"t/1","dismiss":[],\
        "locales":[],"strings":{},"motions":{},"variants":[],"reducedMotion":{"kind":"cut","motion":null}}

        """)
  }

  @Test("rounds lengths to 3 decimals and times, progress and handles to 6, without trailing zeros")
  func decimals() throws {
    var tour = empty
    tour.motions = [
      "m0": Motion(
        duration: 0.1234565,
        keyframes: [
          .init(time: 0, progress: -0.0, easing: CubicBezier(1 / 3, -0.0000004, 0.10, 1)),
          .init(time: 0.1234565, progress: 1.0000005),
        ])
    ]
    tour.variants = [
      TourVariant(
        id: "v", traits: TourTraits(), display: TourDisplay(size: Size(100.0005, 62.20), scale: 1.33125),
        screens: ["s": TourScreen(safeArea: EdgeInsets(top: 0.0004, right: -0.0004, bottom: 1e6, left: 143 + 1 / 3))],
        steps: [])
    ]
    let text = String(decoding: tour.json(), as: UTF8.self)
    #expect(
      text.contains(
        """
        "m0":{"duration":0.123457,"keyframes":[{"time":0,"progress":0,"easing":[0.333333,0,0.1,1]},\
        {"time":0.123457,"progress":1.000001}]}
        """))
    #expect(text.contains("\"display\":{\"size\":[100.001,62.2],\"scale\":1.33125}"))
    #expect(text.contains("\"safeArea\":[0,0,1000000,143.333]"))
  }

  @Test(
    "says of each variant what it says of it alone, however much of it the one before has said",
    arguments: [true, false])
  func variantsThatSayTheSame(pretty: Bool) throws {
    let step = plainStep(0, ["a", "b"], Size(393, 852))
    let changes: [(inout TourStep) -> Void] = [
      { _ in }, { $0.interaction.mode = .passThrough }, { $0.callout?.title = nil }, { $0.callout?.layouts = [:] },
      { $0.callout = nil }, { $0.callout?.gap = 3 },
      { $0.callout?.avoid = [TourElement(target: "x", frame: Rect(0, 0, 1, 1))] },
      { $0.advance = [] }, { $0.transitions = [TourTransition(from: "b", kind: .cut, motion: nil)] },
      { $0.enter = nil },
      { $0.accessibility.order = [.elements] }, { $0.reducedMotion = TourReducedMotion(kind: .cut, motion: nil) },
      { $0.scroll = TourScroll(align: .center, duration: 1, offsets: []) }, { $0.cutouts = [] }, { _ in },
    ]
    let variants = changes.enumerated().map { number, change in
      var other = step
      change(&other)
      return TourVariant(
        id: "v\(number)", traits: TourTraits(), display: TourDisplay(size: Size(393, 852), scale: 3), screens: [:],
        steps: number == 3 ? [] : [other, other])
    }
    func text(_ variants: [TourVariant]) throws -> String {
      var tour = empty
      tour.variants = variants
      let text = String(decoding: tour.json(pretty: pretty), as: UTF8.self)
      let start = try #require(text.range(of: pretty ? "\"variants\": [\n" : "\"variants\":["))
      let end = try #require(
        text.range(of: pretty ? "\n  ],\n  \"reducedMotion\"" : "],\"reducedMotion\"", options: .backwards))
      return String(text[start.upperBound..<end.lowerBound])
    }
    let separator = pretty ? ",\n" : ","
    #expect(try text(variants) == variants.map { try text([$0]) }.joined(separator: separator))
  }

  @Test("ten plain steps in six variants stay under 150 kB, under 20 kB gzipped")
  func size() throws {
    let bytes = plainTour(steps: 10, variants: 6).json()
    #expect(bytes.count < 150_000)
    #expect(try gzipped(bytes) < 20_000)
  }

  /// Steps like the first ones in `language.md`: a round hole, a callout with two texts, a tap to continue.
  private func plainTour(steps: Int, variants: Int) -> Tour {
    let ids = (0..<steps).map { "step-\($0 + 1)" }
    var tour = empty
    tour.locales = ["en"]
    tour.strings = [
      "en": TourEntries(
        ids.flatMap {
          [
            .init("steps.\($0).callout.title", "Write a mail to somebody"),
            .init("steps.\($0).callout.body", "Tap here to start. It is saved until you send it."),
          ]
        })
    ]
    tour.motions = SampleTour.everything.motions
    tour.variants = (0..<variants).map { number in
      let size = Size(360 + Double(number) * 33.3, 800 + Double(number) * 17.7)
      return TourVariant(
        id: "variant-\(number)", traits: TourTraits(platform: "ios", idiom: "phone", orientation: "portrait"),
        display: TourDisplay(size: size, scale: 3), screens: ["main": TourScreen(safeArea: EdgeInsets(20))],
        steps: ids.indices.map { plainStep($0, ids, size) })
    }
    return tour
  }

  private func plainStep(_ place: Int, _ ids: [String], _ display: Size) -> TourStep {
    let frame = Rect(17.3 + Double(place) * 31.7, display.height / 3 + Double(place) * 41.3, 77.77, 77.77)
    let outline = roundOutline(frame)
    let next = place + 1 < ids.count ? ids[place + 1] : nil
    let element = TourElement(target: "element-\(place)", frame: frame)
    return TourStep(
      id: ids[place], screen: "main",
      overlay: TourOverlay(
        color: "#000000", opacity: 0.6, blur: 0, frame: Rect(0, 0, display.width, display.height)),
      cutouts: [
        TourCutout(
          target: element.target, element: frame, frame: frame, shape: .circle,
          clip: Rect(0, 59, display.width, display.height - 93), outline: outline)
      ],
      // A mask repeats the outline's numbers.
      mask: TourMask(
        path: "M0 0H393V852H0ZM" + outline.points.map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " ") + "Z"
      ),
      interaction: TourInteraction(mode: .target, pass: [0]),
      callout: TourCallout(
        kind: .bubble, title: "steps.\(ids[place]).callout.title", body: "steps.\(ids[place]).callout.body",
        layouts: [
          "en": TourCalloutLayout(
            frame: frame, side: .top, align: .center,
            arrow: .init(tip: frame.center, baseStart: frame.center, baseEnd: frame.center), measured: false)
        ]),
      advance: [TourAdvance(.tapTarget, to: next)], enter: TourAppearance(motion: "m0", kind: .fade),
      exit: TourAppearance(motion: "m0", kind: .fade), variantChange: nil,
      transitions: [
        TourTransition(from: place > 0 ? ids[place - 1] : nil, kind: .morph, motion: "m0", pairs: [TourPair(0, 0)]),
        TourTransition(from: nil, kind: .fade, motion: "m0"),
      ], accessibility: TourAccessibility())
  }

  /// Eight segments with a full set of decimals in each number, like a circle's outline.
  private func roundOutline(_ frame: Rect) -> Outline {
    let radius = frame.width / 2
    var points: [Double] = []
    for third in 0...24 {
      let angle = Double(third) / 12 * Double.pi
      points += [frame.midX + radius * cos(angle), frame.midY + radius * sin(angle)]
    }
    return Outline(points: points)
  }

  private func gzipped(_ bytes: [UInt8]) throws -> Int {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-c", "-n", file.path]
    let pipe = Pipe()
    gzip.standardOutput = pipe
    try gzip.run()
    let packed = pipe.fileHandleForReading.readDataToEndOfFile()
    gzip.waitUntilExit()
    try #require(gzip.terminationStatus == 0)
    return packed.count
  }
}
