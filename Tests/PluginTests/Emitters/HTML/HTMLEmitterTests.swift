import Testing
import TutorialGeometry
import TutorialHTMLEmitter
@testable import TutorialPluginKit
import TutorialSyntax
import TutorialTour

@Suite("The html emitter")
struct HTMLEmitterTests {
  private let emitter = HTMLEmitter()
  private static let hostile = "</script><script>alert(1)</script><!--<script>\u{2028}\u{2029}\"'&amp;]]></title>"

  private func page(_ tour: Tour, _ wireframes: [Wireframe] = []) -> String {
    DrawnTour.text(emitter.emit(EmitRequest(tours: [LocatedTour(tour, wireframes: wireframes)])), "mail.html")
  }

  /// Returns the text between two marks, of which the first must occur once.
  private func between(_ start: String, _ end: String, in page: String) throws -> Substring {
    let parts = page.split(separator: start, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    return try #require(parts[1].split(separator: end, maxSplits: 1, omittingEmptySubsequences: false).first)
  }

  private func wireframe(_ steps: [String], text: String = "Inbox") -> Wireframe {
    Wireframe(
      variant: "phone", screen: "home", steps: steps, size: Size(200, 400),
      elements: [.init(id: "a", role: .text, frame: Rect(10, 10, 180, 30), text: text)])
  }

  @Test("writes the file that it announced, with the tour in it, the same each time")
  func file() throws {
    let tour = DrawnTour.tour()
    let request = EmitRequest(tours: [LocatedTour(tour)])
    let result = emitter.emit(request)
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.files.map { AnnouncedFile.named($0.path) }
        == emitter.files(forTutorials: ["mail"], options: PluginOptions()))
    #expect(emitter.emit(request).files == result.files)
    let page = DrawnTour.text(result, "mail.html")
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">\n"))
    #expect(page.contains("<title>First mail</title>"))
    let data = try between("<script type=\"application/json\" id=\"tour\">", "</script>", in: page)
    #expect(try Tour.read(Array(data.utf8)) == tour)
  }

  @Test("allows its own program and its own style, and nothing else")
  func policy() throws {
    let policy = try between("http-equiv=\"Content-Security-Policy\" content=\"", "\"", in: page(DrawnTour.tour()))
    let rules = policy.split(separator: "; ").map(String.init)
    #expect(rules[0] == "default-src 'none'")
    for (rule, name) in zip(rules[1...2], ["script-src", "style-src"]) {
      // A hash of 32 bytes has 44 letters in base64.
      #expect(rule.hasPrefix("\(name) 'sha256-") && rule.hasSuffix("='"))
      #expect(rule.utf8.count == name.utf8.count + 54)
    }
    #expect(
      rules[3...] == [
        "img-src data:", "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ])
  }

  @Test("escapes texts, so that none ends the element or script around it")
  func hostileTexts() throws {
    var tour = DrawnTour.tour { step in
      step.id = Self.hostile
      step.sprites = [
        TourSprite(
          picture: .symbol(Self.hostile), color: nil, size: Size(10, 10), from: Point(0, 0), to: Point(9, 9),
          motion: "m1", delay: 0, fromOpacity: 1, toOpacity: 1, after: .keep)
      ]
    }
    tour.tutorial = Self.hostile
    tour.strings = ["en": ["title": Self.hostile, "words": Self.hostile]]
    tour.variants[0].id = Self.hostile
    var screen = wireframe(["a"], text: Self.hostile)
    screen.variant = Self.hostile
    let found = emitter.emit(EmitRequest(tours: [LocatedTour(tour, name: "mail", wireframes: [screen])]))
    let page = DrawnTour.text(found, "mail.html")
    // The end tags of the data and of the program.
    #expect(page.split(separator: "</script").count == 3)
    #expect(!page.contains("<!--"))
    #expect(!page.contains("alert(1)</script>"))
    #expect(page.split(separator: "</title>").count == 2)
    let data = try between("<script type=\"application/json\" id=\"tour\">", "</script>", in: page)
    #expect(try Tour.read(Array(data.utf8)) == tour)
  }

  @Test("draws a device and what its system shows for each variant, and a screen for the steps that stand on it")
  func drawings() {
    let page = page(DrawnTour.tour(variants: ["phone", "other"]), [wireframe(["a"]), wireframe(["b"], text: "Sent")])
    let symbols = page.split(separator: "\n").filter { $0.hasPrefix(" <symbol") }.map(String.init)
    #expect(
      symbols == [
        " <symbol id=\"device-0\" overflow=\"visible\" data-variant=\"0\" data-outer=\"-11 -11 222 422\" data-radius=\"22\">",
        " <symbol id=\"screen-0\" overflow=\"visible\" data-variant=\"0\">",
        " <symbol id=\"screen-0-0\" overflow=\"visible\" data-variant=\"0\" data-steps=\"0\">",
        " <symbol id=\"screen-0-1\" overflow=\"visible\" data-variant=\"0\" data-steps=\"1\">",
        " <symbol id=\"device-1\" overflow=\"visible\" data-variant=\"1\" data-outer=\"-11 -11 222 422\" data-radius=\"22\">",
        " <symbol id=\"screen-1\" overflow=\"visible\" data-variant=\"1\">",
      ])
    #expect(page.contains(">Inbox</text>") && page.contains(">Sent</text>"))
  }

  @Test("draws a screen once for each text size, its words as large as they are there")
  func textSizes() throws {
    var tour = DrawnTour.tour()
    tour.variants[0].textSizes = ["large": 1, "accessibility1": 1.666667]
    let page = page(tour, [wireframe(["a", "b"])])
    let small = try between("data-steps=\"0 1\" data-size=\"large\">", "</symbol>", in: page)
    let large = try between("data-steps=\"0 1\" data-size=\"accessibility1\">", "</symbol>", in: page)
    #expect(small.contains("font-size=\"17\"") && !large.contains("font-size=\"17\""))
  }

  @Test("shows the pictures that there are of a screen, one for each colour scheme, or else draws it")
  func screenshots() {
    var shown = wireframe(["a", "b"])
    shown.screenshots = ["light", "dark"].map { scheme in
      Screenshot(scheme: scheme, format: .png, width: 2, height: 4, bytes: Array(scheme.utf8))
    }
    let page = page(DrawnTour.tour(), [shown])
    #expect(page.contains("data-steps=\"0 1\" data-scheme=\"light\">\n"))
    #expect(page.contains("data-steps=\"0 1\" data-scheme=\"dark\">\n"))
    for address in ["bGlnaHQ=", "ZGFyaw=="] {
      #expect(page.split(separator: "href=\"data:image/png;base64,\(address)\"").count == 2)
    }
    #expect(!page.contains(">Inbox</text>"))
    let drawn = emitter.emit(
      EmitRequest(
        tours: [LocatedTour(DrawnTour.tour(), wireframes: [shown])],
        options: PluginOptions([.init("screenshot", .bool(false))])))
    let other = DrawnTour.text(drawn, "mail.html")
    #expect(other.contains(">Inbox</text>") && !other.contains("base64,bGln"))
  }

  @Test("says which pictures it cannot show, once for all variants")
  func losses() {
    let tour = DrawnTour.tour(variants: ["phone", "tablet"]) { step in
      step.callout = TourCallout(
        kind: .bubble, title: nil, body: "words", image: TourImage(sources: [.init("hello")]), anchor: nil, width: 100)
      step.sprites = ["heart.fill", "leaf"].map { name in
        TourSprite(
          picture: .symbol(name), color: nil, size: Size(10, 10), from: Point(0, 0), to: Point(9, 9),
          motion: "m1",
          delay: 0, fromOpacity: 1, toOpacity: 1, after: .keep)
      }
    }
    let variants = ["phone", "tablet"]
    #expect(
      emitter.emit(EmitRequest(tours: [LocatedTour(tour)])).diagnostics == [
        Diagnostic(
          .emitterLoss, "the emitter \"html\" shows a placeholder for the app's image \"hello\"", at: nil,
          variants: variants),
        Diagnostic(
          .emitterLoss, "the emitter \"html\" shows a plain sign for the symbol \"leaf\"", at: nil, variants: variants),
      ])
  }

  @Test("makes a page of exactly the largest size, and no larger one")
  func limit() {
    var request = EmitRequest(tours: [LocatedTour(DrawnTour.tour(), wireframes: [wireframe(["a", "b"])])])
    let count = emitter.emit(request).files[0].bytes.count
    request.budget[.bytes] = count
    #expect(emitter.emit(request).files.count == 1)
    request.budget[.bytes] = count - 1
    let result = emitter.emit(request)
    #expect(result.files.isEmpty)
    #expect(result.diagnostics.map(\.id) == [.limitExceeded])
  }
}
