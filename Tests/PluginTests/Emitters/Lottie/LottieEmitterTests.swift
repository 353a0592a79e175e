import Foundation
import Testing
import TutorialGeometry
import TutorialLottieEmitter
import TutorialMotion

@testable import TutorialPluginKit
import TutorialSyntax
import TutorialTour

@Suite("The lottie emitter")
struct LottieEmitterTests {
  private let emitter = LottieEmitter()

  private func emit(_ tour: Tour, _ options: PluginOptions.Given...) -> EmitResult {
    emitter.emit(EmitRequest(tours: [LocatedTour(tour)], options: PluginOptions(options)))
  }

  /// Returns the only file of a tour, parsed.
  private func movie(_ tour: Tour, _ options: PluginOptions.Given...) throws -> [String: Any] {
    let result = emitter.emit(EmitRequest(tours: [LocatedTour(tour)], options: PluginOptions(options)))
    let file = try #require(result.files.first)
    return try #require(try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
  }

  /// Returns all objects inside a value that satisfy a condition.
  private func objects(_ value: Any, where holds: ([String: Any]) -> Bool) -> [[String: Any]] {
    if let list = value as? [Any] { return list.flatMap { objects($0, where: holds) } }
    guard let object = value as? [String: Any] else { return [] }
    return (holds(object) ? [object] : []) + object.keys.sorted().flatMap { objects(object[$0] ?? 0, where: holds) }
  }

  private func callout(_ tour: inout Tour, body: String) {
    tour.strings = ["en": ["title": "First mail", "words": body]]
    for place in tour.variants[0].steps.indices {
      tour.variants[0].steps[place].callout = TourCallout(
        kind: .bubble, title: "title", body: "words", anchor: nil, width: 160, maxHeight: nil, gap: 12, avoid: [])
    }
  }

  @Test("makes a file for each variant, all of them announced, of names that every file system takes")
  func files() {
    let result = emit(DrawnTour.tour(variants: ["Phone", "phone", "a/b"]))
    #expect(
      result.files.map(\.path) == ["mail.Phone.lottie.json", "mail.phone-2.lottie.json", "mail.a-b.lottie.json"])
    #expect(result.diagnostics == [])
    let announced = emitter.files(forTutorials: ["mail"], options: PluginOptions())
    #expect(announced == [.perVariant(prefix: "mail.", suffix: ".lottie.json")])
    #expect(result.files.allSatisfy { file in announced.contains { $0.announces(file.path) } })
  }

  @Test(
    "marks each step from where its way begins to where the next one's does, on whole frames", arguments: [60.0, 24])
  func markers(rate: Double) throws {
    let movie = try movie(DrawnTour.tour(), .init("frameRate", .number(rate)))
    let markers = try #require(movie["markers"] as? [[String: Any]])
    #expect(markers.map { $0["cm"] as? String } == ["a", "b"])
    // The passage to the first step takes 0.25 s, to the second 1 s; each rests for 1.6 s.
    let first = (1.85 * rate).rounded(.up)
    #expect(markers.map { $0["tm"] as? Double } == [0, first])
    #expect(markers[0]["dr"] as? Double == first)
    #expect((movie["fr"] as? Double, movie["w"] as? Double, movie["h"] as? Double) == (rate, 200, 400))
  }

  @Test("keeps an easing as the handles of two keyframes")
  func easing() throws {
    let movie = try movie(DrawnTour.tour(easing: CubicBezier(0.42, 0, 0.58, 1)), .init("rest", .number(1)))
    let eased = objects(movie) { ($0["o"] as? [String: Double])?["x"] == 0.42 }
    #expect(!eased.isEmpty)
    for keyframe in eased {
      #expect(keyframe["o"] as? [String: Double] == ["x": 0.42, "y": 0])
      #expect(keyframe["i"] as? [String: Double] == ["x": 0.58, "y": 1])
    }
  }

  @Test("bakes curves that leave the unit square into keyframes that do not")
  func spring() throws {
    let movie = try movie(DrawnTour.tour(easing: CubicBezier(0.34, 1.56, 0.64, 1)))
    // The value turns back once, so there are keyframes at its start, turn and end, and at the end of the step's time.
    let paths = objects(movie) { $0["ty"] as? String == "sh" }
    let keyframes = paths.compactMap { ($0["ks"] as? [String: Any])?["k"] as? [[String: Any]] }
    #expect(keyframes.map(\.count) == [4])
    let handles = objects(movie) { $0["t"] is Double && $0["o"] is [String: Double] }
    for keyframe in handles {
      for name in ["o", "i"] {
        let handle = try #require(keyframe[name] as? [String: Double])
        #expect(handle.values.allSatisfy { (0...1).contains($0) })
      }
    }
  }

  @Test("leaves one hole out of the dim's path; two that overlap, and one that is cut, are a matte")
  func holes() throws {
    func mattes(_ change: (inout TourStep) -> Void) throws -> [[String: Any]] {
      objects(try movie(DrawnTour.tour(change: change))) { $0["tt"] as? Int == 2 }
    }
    #expect(try mattes { _ in }.isEmpty)
    #expect(try mattes { step in step.cutouts[0].clip = Rect(0, 0, 200, 400) }.isEmpty)
    #expect(try mattes { step in step.cutouts[0].clip = Rect(0, 0, 200, 250) }.count == 2)
    let overlapping = try mattes { step in
      var other = step.cutouts[0]
      other.outline = DrawnTour.square(140, 240, 60)
      step.cutouts.append(other)
    }
    #expect(overlapping.count == 2)
  }

  @Test("gives each text a slot that holds what the text is")
  func slots() throws {
    var tour = DrawnTour.tour()
    callout(&tour, body: "Tap here to start.")
    let movie = try movie(tour)
    let slots = try #require(movie["slots"] as? [String: [String: [String: Any]]])
    #expect(Set(slots.keys) == ["a.title", "a.body", "b.title", "b.body"])
    let texts = objects(movie["assets"] ?? []) { $0["sid"] != nil }
    #expect(texts.count == 4)
    for text in texts {
      let slot = try #require(slots[text["sid"] as? String ?? ""]?["p"])
      #expect(NSDictionary(dictionary: ["k": text["k"] ?? 0]) == NSDictionary(dictionary: slot))
    }
    let fonts = objects(movie["fonts"] ?? []) { $0["fName"] != nil }
    #expect(fonts.map { $0["fName"] as? String } == ["title", "body"])
  }

  @Test("is without callouts where nobody wants them")
  func noCallouts() throws {
    var tour = DrawnTour.tour()
    callout(&tour, body: "Tap here to start.")
    let movie = try movie(tour, .init("callouts", .bool(false)))
    #expect(objects(movie) { $0["ty"] as? Int == 5 }.isEmpty)
    #expect((movie["slots"] as? [String: Any])?.isEmpty == true)
  }

  @Test("has the colours of the scheme that is asked for", arguments: ["light", "dark"])
  func scheme(word: String) throws {
    var tour = DrawnTour.tour()
    callout(&tour, body: "Tap here to start.")
    let colors = word == "dark" ? tour.theme.dark : tour.theme.light
    let channels = try #require(TourColorChannels(colors[.surface]))
    let movie = try movie(tour, .init("scheme", .text(word)))
    let boxes = objects(movie) { $0["nm"] as? String == "box" && $0["ty"] as? String == "gr" }
    let fills = objects(boxes) { $0["ty"] as? String == "fl" }
    #expect(!fills.isEmpty)
    for fill in fills {
      let color = try #require((fill["c"] as? [String: Any])?["k"] as? [Double])
      for (shown, meant) in zip(color, channels.values) { #expect(abs(shown - meant / 255) < 0.0002) }
    }
  }

  @Test("takes hostile texts as texts")
  func hostile() throws {
    var tour = DrawnTour.tour()
    let words = "</script>\u{2028}\"\\ \u{0} \u{202E}\u{FFFE} 🎈"
    callout(&tour, body: words)
    tour.variants[0].steps[0].id = "\"},{\"cm\":\"x"
    let movie = try movie(tour)
    let markers = try #require(movie["markers"] as? [[String: Any]])
    #expect(markers.map { $0["cm"] as? String } == ["\"},{\"cm\":\"x", "b"])
  }

  @Test("says what it loses, at the step, once for all variants")
  func losses() {
    let source = SourceText(path: "a.tutorial.yaml", bytes: Array("tutorial: a\nsteps: [b]\n".utf8))
    let span = SourceSpan(source, ByteRange(20, 21))
    let tour = DrawnTour.tour(variants: ["phone", "tablet"]) { step in
      step.overlay?.blur = 4
      step.sprites = [
        TourSprite(
          picture: .image("gift"), color: nil, size: Size(10, 10), from: Point(0, 0), to: Point(10, 10),
          motion: "m1", delay: 0, fromOpacity: 1, toOpacity: 1, after: .remove)
      ]
    }
    let located = LocatedTour(tour, stepSpans: ["b": span])
    let found = emitter.emit(EmitRequest(tours: [located])).diagnostics
    let both = ["phone", "tablet"]
    #expect(
      found == [
        Diagnostic(.emitterLoss, "the emitter \"lottie\" shows the overlay without its blur", at: span, variants: both),
        Diagnostic(
          .emitterLoss, "the emitter \"lottie\" shows a square for the app's image \"gift\"", at: span, variants: both),
      ])
  }

  @Test("says that a language is none of the tour's, and that letters of another may stand apart")
  func languages() {
    var tour = DrawnTour.tour()
    callout(&tour, body: "Tap here to start.")
    #expect(
      emit(tour, .init("locale", .text("de"))).diagnostics == [
        Diagnostic(
          .emitterLoss, "the emitter \"lottie\" finds no texts in \"de\", and shows those in \"en\"", at: nil)
      ])
    #expect(emit(tour, .init("locale", .text("en-GB"))).diagnostics == [])
    tour.locales = ["en", "ar"]
    tour.strings = ["en": ["title": "First mail"], "ar": ["words": "انقر هنا للبدء."]]
    #expect(
      emit(tour, .init("locale", .text("ar"))).diagnostics == [
        Diagnostic(
          .emitterLoss,
          "the emitter \"lottie\" leaves it to players to join the letters of \"ar\", which lottie-web does not",
          at: nil,
          variants: ["phone"])
      ])
  }

  @Test("ends at the limit, and makes no file then")
  func limit() {
    var request = EmitRequest(tours: [LocatedTour(DrawnTour.tour(variants: ["phone", "tablet"]))])
    let whole = emitter.emit(request).files.reduce(0) { $0 + $1.bytes.count }
    request.budget[.bytes] = whole
    #expect(emitter.emit(request).files.count == 2)
    for limit in [whole - 1, whole / 2, 100] {
      request.budget[.bytes] = limit
      let result = emitter.emit(request)
      #expect(result.files.isEmpty)
      #expect(result.diagnostics == [request.tooLarge(request.tours[0])])
    }
  }
}

/// The channels of a colour in hexadecimal notation.
private struct TourColorChannels {
  let values: [Double]

  init?(_ text: String) {
    guard text.count >= 7, let number = UInt32(text.dropFirst().prefix(6), radix: 16) else { return nil }
    values = [16, 8, 0].map { Double((number >> $0) & 255) }
  }
}
