import Foundation
import Testing
import TutorialJSONEmitter
import TutorialGeometry
import TutorialMotion
import TutorialPluginKit
import TutorialSyntax
import TutorialTour
import TutorialTourWriting

@Suite("The json emitter")
struct JSONEmitterTests {
  private let emitter = JSONEmitter()
  private let tour = Tour(
    generator: "tutorialc 0.1.0", tutorial: "first-mail", once: "first-mail/1", dismiss: [.close], locales: ["en"],
    strings: [:], motions: [:], variants: [], reducedMotion: TourReducedMotion(kind: .cut, motion: nil))
  private let config = SourceText(path: "tutorialc.yaml", bytes: Array("emitters: { json: { prety: true } }".utf8))

  private func emit(_ options: PluginOptions.Given...) -> EmitResult {
    emitter.emit(EmitRequest(tours: [LocatedTour(tour)], options: PluginOptions(options)))
  }

  @Test("writes the file that it announced, compact")
  func compactFile() {
    let result = emit()
    #expect(result.files == [ProducedFile(path: "first-mail.tour.json", bytes: tour.json())])
    #expect(result.diagnostics.isEmpty)
    let announced = emitter.files(forTutorials: ["first-mail"], options: PluginOptions())
    #expect(announced == [.named("first-mail.tour.json")])
  }

  @Test("indents where it is asked to; of two requests the later counts")
  func prettyFile() {
    let result = emit(.init("pretty", .bool(false)), .init("pretty", .bool(true)))
    #expect(result.files.map(\.bytes) == [tour.json(pretty: true)])
  }

  @Test("writes a file for each tour")
  func severalTours() {
    var other = tour
    other.tutorial = "second-mail"
    let result = emitter.emit(EmitRequest(tours: [LocatedTour(tour), LocatedTour(other)]))
    #expect(result.files.map(\.path) == ["first-mail.tour.json", "second-mail.tour.json"])
  }

  @Test("reports an option that it does not have, where it is written")
  func unknownOption() {
    let span = SourceSpan(config, ByteRange(20, 25))
    let expected = Diagnostic(
      .unknownKey, "unknown option \"prety\" of the emitter \"json\"", at: span,
      notes: [.init("did you mean \"pretty\"?")])
    #expect(emit(.init("prety", .bool(true), at: span)).diagnostics == [expected])
  }

  @Test("reports an option of the wrong type")
  func wrongType() {
    let expected = Diagnostic(
      .wrongType, "option \"pretty\" of the emitter \"json\" is not true or false", at: nil,
      label: "expected true or false")
    #expect(emit(.init("pretty", .text("yes"))).diagnostics == [expected])
    let word = Diagnostic(
      .wrongType, "option \"tracks\" of the emitter \"json\" is not one of formula, expanded", at: nil,
      label: "expected one of formula, expanded")
    #expect(emit(.init("tracks", .text("all"))).diagnostics == [word])
  }

  @Test("writes absolute keyframes besides where it is asked to")
  func expandedTracks() throws {
    func step(_ id: String, _ x: Double, _ ways: [TourTransition]) -> TourStep {
      let frame = Rect(x, 0, 10, 10)
      return TourStep(
        id: id, screen: "home", overlay: nil,
        cutouts: [
          TourCutout(
            target: id, element: frame, frame: frame, shape: .rect, clip: nil, outline: Outline(shape: .rect, in: frame)
          )
        ],
        mask: nil, interaction: TourInteraction(mode: .block, pass: []), callout: nil, advance: [], enter: nil,
        exit: nil, variantChange: nil, transitions: ways, accessibility: TourAccessibility())
    }
    var moving = tour
    moving.motions = [
      "m0": Motion(duration: 1, keyframes: [.init(time: 0, progress: 0), .init(time: 1, progress: 1)])
    ]
    let ways = [
      TourTransition(from: "a", kind: .morph, motion: "m0", pairs: [TourPair(0, 0)]),
      TourTransition(from: nil, kind: .fade, motion: "m0"),
    ]
    moving.variants = [
      TourVariant(
        id: "phone", traits: TourTraits(), display: TourDisplay(size: Size(400, 800)), screens: [:], skipped: [],
        steps: [step("a", 0, []), step("b", 100, ways)])
    ]
    let request = EmitRequest(
      tours: [LocatedTour(moving)], options: PluginOptions([.init("tracks", .text("expanded"))]))
    let result = emitter.emit(request)
    #expect(result.diagnostics.isEmpty)
    let written = try Tour.read(try #require(result.files.first).bytes)
    let tracks = written.variants[0].steps[1].transitions.map(\.tracks)
    #expect(tracks.map { $0?.holes.count } == [1, nil])
    #expect(tracks[0]?.holes[0].keyframes.map(\.time) == [0, 1])
    #expect(tracks[0]?.holes[0].keyframes.map(\.outline.bounds.x) == [0, 100])
    #expect(emit(.init("tracks", .text("formula"))).files.map(\.bytes) == [tour.json()])
    // The speed is a million units a second, so that a microsecond is a unit.
    moving.motions = [
      "m0": Motion(duration: 1, keyframes: [.init(time: 0, progress: 0), .init(time: 1, progress: 10_000)])
    ]
    let fast = emitter.emit(
      EmitRequest(tours: [LocatedTour(moving)], options: PluginOptions([.init("tracks", .text("expanded"))])))
    let message = "the emitter \"json\" writes no tracks of the way to step \"b\": it is too fast"
    #expect(fast.diagnostics == [Diagnostic(.emitterLoss, message, at: nil, variants: ["phone"])])
    let left = try Tour.read(try #require(fast.files.first).bytes).variants[0].steps[1].transitions
    #expect(left.map { $0.tracks == nil } == [true, true])
  }

  @Test("has a name, and reads the tours of this library")
  func description() throws {
    let found = emitter.describe()
    #expect(found.plugin.name == "json")
    #expect(found.tourMajors.contains(Tour.majorVersion))
    #expect(found.cannotExpress.isEmpty)
    let schema = try JSONSerialization.jsonObject(with: Data(found.optionsSchema.utf8)) as? [String: Any]
    let options = try #require(schema?["properties"] as? [String: Any])
    #expect(Set(options.keys) == ["pretty", "tracks"])
  }
}
