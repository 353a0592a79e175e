import Testing
import TutorialGeometry
import TutorialSyntax
import TutorialTour

@testable import TutorialPluginKit

@Suite("Requests and responses of emitters")
struct PluginProtocolTests {
  private struct Sample: Emitter {
    static let odd = DiagnosticID(
      plugin: "sample", "odd", .note, rule: "Nothing is odd.", wrong: "odd", right: "even")
    enum Kind: String { case one, two }

    func describe() -> EmitterDescription {
      EmitterDescription(
        plugin: PluginDescription(name: "sample", version: "2", summary: "a \"sample\"", diagnostics: [Self.odd]),
        tourMajors: 1...Int.max, scope: .wholeBuild, readsScreenshots: true,
        options: OptionTable(
          PluginOption.flag("flag", default: true, "A flag."),
          PluginOption.number("number", in: 0...2.5, default: 0.1, "A number."),
          PluginOption.text("text", default: "", "A text.").required(),
          PluginOption<Kind>.word("word", default: .two, "A word.", [.one: "the first", .two: "the second"])),
        cannotExpress: ["holes"])
    }

    func files(forTutorials names: [String], options: PluginOptions) -> [AnnouncedFile] {
      names.map { .named("\($0).a") } + names.map { .perVariant(prefix: "\($0)-", suffix: ".b") } + [.named("all.c")]
    }

    func emit(_ request: EmitRequest) -> EmitResult { EmitResult(files: []) }
  }

  @Test("a description is read as it was meant")
  func description() throws {
    let written = EmitterAnnouncement(Sample(), options: PluginOptions())
    let read = try EmitterAnnouncement(reading: written.bytes)
    #expect(read.description == Sample().describe())
    #expect(read.description.plugin.diagnostics.map(\.rule) == ["Nothing is odd."])
    #expect(read.versions == 1...1)
    #expect(
      read.files(forTutorials: ["x", "{variant}"])
        == Sample().files(forTutorials: ["x", "{variant}"], options: .init()))
  }

  @Test("a template has a name, and at most one variant", arguments: ["", "{variant}", "{name}{variant}{variant}"])
  func noTemplate(text: String) {
    #expect(FileTemplate(text) == nil)
  }

  @Test("places of steps come back as they were sent, and files that are no text as base64")
  func places() throws {
    let source = SourceText(path: "a.tutorial.yaml", bytes: Array("tutorial: a".utf8))
    let tour = Tour.sample
    let request = EmitRequest(tours: [
      LocatedTour(
        tour, name: "a", span: SourceSpan(source, ByteRange(10, 11)),
        stepSpans: ["one": SourceSpan(source, ByteRange(2, 5))], wireframes: [Self.wireframe])
    ])
    let bytes = try #require(EmitRequestMessage.bytes(request, options: [.init("flag", .bool(true))]))
    let read = try EmitRequestMessage.request(reading: bytes)
    #expect(read.tours.map(\.tour) == [tour])
    #expect(read.tours.map(\.wireframes) == [[Self.wireframe]])
    #expect(read.options["flag"]?.value == .bool(true))
    #expect(read.byteLimit == request.byteLimit)
    let span = try #require(read.tours[0].stepSpans["one"])
    #expect(span.source.path == "a.tutorial.yaml" && span.range == ByteRange(2, 5))
    let file = ProducedFile(path: "a.png", bytes: [0x89, 0xFF, 0, 1])
    let made = EmitResult(files: [file], diagnostics: [Diagnostic(Sample.odd, "odd", at: span, notes: [.init("look")])])
    let result = try EmitResponseMessage.result(
      reading: EmitResponseMessage.bytes(made, to: read), to: request, ids: [Sample.odd])
    #expect(result.files == [file])
    #expect(
      result.diagnostics == [
        Diagnostic(Sample.odd, "odd", at: request.tours[0].stepSpans["one"], notes: [.init("look")])
      ])
  }

  private static let wireframe = Wireframe(
    variant: "phone", screen: "home", steps: ["one"], size: Size(390, 844.5),
    safeArea: EdgeInsets(top: 1, right: 2, bottom: 3, left: 4), cornerRadius: 0.1, displayCutouts: [Rect(1, 2, 3, 4)],
    screenshots: [
      Screenshot(scheme: "dark", format: .webp, width: 3, height: 7, bytes: [0, 1, 0xFF]),
      Screenshot(format: .png, width: 1, height: 1, bytes: [7]),
    ],
    elements: [
      .init(id: "a", role: .bar, frame: Rect(0, 0, 390, 44)),
      .init(
        id: "b", parent: 0, role: .button, frame: Rect(0.1, 0, 1.0 / 3, 44), outline: Outline(points: [0, 1.0 / 3]),
        clip: Rect(0, 0, 1, 1), text: "\u{1F600}"),
    ], omitted: 3)

  @Test("fields that a later compiler adds to a request are skipped")
  func later() throws {
    let bytes = try #require(EmitRequestMessage.bytes(EmitRequest(tours: []), options: []))
    let text = String(decoding: bytes, as: UTF8.self).replacing("{\"schema\"", with: "{\"colour\":[1],\"schema\"")
    #expect(try EmitRequestMessage.request(reading: Array(text.utf8)).tours.isEmpty)
  }

  @Test("bytes become base64 and come back", arguments: 0..<70)
  func base64(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ count) }
    #expect(Base64.bytes(Base64.text(bytes)) == bytes)
  }

  @Test("base64 is as RFC 4648 has it")
  func vectors() {
    for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
      #expect(Base64.text(Array(bytes.utf8)) == text)
    }
    for text in ["Zg", "Zg=", "Zh==", "Z===", "====", "Zm 9", "Zm9v\n"] {
      #expect(Base64.bytes(text) == nil, "\(text)")
    }
  }
}

extension Tour {
  /// The smallest tour.
  fileprivate static let sample = Tour(
    generator: "test", tutorial: "a", once: "a/1", dismiss: [], locales: ["en"], strings: [:], motions: [:],
    variants: [], reducedMotion: TourReducedMotion(kind: .cut, motion: nil))
}
