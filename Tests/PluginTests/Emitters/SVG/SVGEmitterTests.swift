import Foundation
import Testing
import TutorialGeometry
import TutorialMotion
import TutorialPluginKit

@testable import TutorialSVGEmitter
@testable import TutorialDrawing
import TutorialSyntax
import TutorialTour

@Suite("The svg emitter")
struct SVGEmitterTests {
  private let emitter = SVGEmitter()

  private func emit(_ tour: Tour, _ options: PluginOptions.Given..., wireframes: [Wireframe] = []) -> EmitResult {
    emitter.emit(
      EmitRequest(tours: [LocatedTour(tour, wireframes: wireframes)], options: PluginOptions(options)))
  }

  @Test("makes a storyboard and an animation of each variant, all of them announced")
  func files() {
    let result = emit(DrawnTour.tour(variants: ["phone", "tablet"]))
    #expect(result.files.map(\.path) == ["mail.storyboard.svg", "mail.phone.svg", "mail.tablet.svg"])
    #expect(result.diagnostics == [])
    let announced = emitter.files(forTutorials: ["mail"], options: PluginOptions())
    #expect(announced == [.named("mail.storyboard.svg"), .perVariant(prefix: "mail.", suffix: ".svg")])
    #expect(result.files.allSatisfy { file in announced.contains { $0.announces(file.path) } })
  }

  @Test(
    "makes what is asked for",
    arguments: [("storyboard", ["mail.storyboard.svg"]), ("animation", ["mail.phone.svg"])])
  func draw(word: String, files: [String]) {
    let options = PluginOptions([.init("draw", .text(word))])
    let result = emitter.emit(EmitRequest(tours: [LocatedTour(DrawnTour.tour())], options: options))
    #expect(result.files.map(\.path) == files)
    #expect(emitter.files(forTutorials: ["mail"], options: options).count == 1)
  }

  @Test("gives variants whose names are alike files of their own, and never the storyboard's name")
  func names() {
    let variants = ["Phone", "phone", "a/b", "a b", "storyboard", "", "..", "日本"]
    #expect(
      emit(DrawnTour.tour(variants: variants), .init("draw", .text("animation"))).files.map(\.path) == [
        "mail.Phone.svg", "mail.phone-2.svg", "mail.a-b.svg", "mail.a-b-2.svg", "mail.storyboard-2.svg", "mail.-.svg",
        "mail.--2.svg", "mail.日本.svg",
      ])
  }

  @Test("draws a ring within its clip")
  func rings() {
    func texts(clip: Rect?) -> [String] {
      let tour = DrawnTour.tour { step in
        step.rings = [
          TourRing(
            cutouts: [0], width: 4, gap: 2, color: "#ffffff", dash: nil, outline: DrawnTour.square(116, 216, 68),
            clip: clip)
        ]
      }
      return ["mail.phone.svg", "mail.storyboard.svg"].map { DrawnTour.text(emit(tour), $0) }
    }
    let ring = "<path class=\"ring\""
    for text in texts(clip: nil) {
      #expect(text.contains(ring) && !text.contains("r0)\""))
    }
    let (animation, storyboard) = (texts(clip: Rect(0, 0, 200, 250))[0], texts(clip: Rect(0, 0, 200, 250))[1])
    #expect(animation.contains(ring) && animation.contains("r0)\"") && animation.contains("M0 0L200 0L200 250L0 250Z"))
    #expect(storyboard.contains("clip-path=\"url(#v0s1r0)\""))
    #expect(storyboard.contains("<rect x=\"0\" y=\"0\" width=\"200\" height=\"250\"/>"))
  }

  @Test("says what is wrong with its options")
  func options() {
    func wrong(_ name: String, _ expected: String) -> Diagnostic {
      Diagnostic(
        .wrongType, "option \"\(name)\" of the emitter \"svg\" is not \(expected)", at: nil,
        label: "expected \(expected)")
    }
    let result = emit(
      DrawnTour.tour(), .init("draw", .text("all")), .init("theme", .bool(true)), .init("rest", .number(11)),
      .init("loop", .text("no")), .init("color", .text("red")))
    #expect(
      result.diagnostics == [
        wrong("draw", "one of both, storyboard, animation"), wrong("theme", "one of auto, light, dark"),
        wrong("rest", "a number from 0 to 10"), wrong("loop", "true or false"),
        Diagnostic(
          .unknownKey, "unknown option \"color\" of the emitter \"svg\"", at: nil,
          notes: [.init("its options: draw, theme, callouts, wireframe, screenshot, rest, loop")]),
      ])
  }

  @Test("describes the options that it reads")
  func schema() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(emitter.describe().optionsSchema.utf8)) as? [String: Any]
    let properties = try #require(schema?["properties"] as? [String: Any])
    #expect(Set(properties.keys) == ["draw", "theme", "callouts", "wireframe", "screenshot", "rest", "loop"])
  }

  @Test("says what it does not draw, once for each step, with the variants")
  func losses() {
    let span = SourceSpan(SourceText(path: "mail.tutorial.yaml", bytes: Array("id: b".utf8)), ByteRange(4, 5))
    let tour = DrawnTour.tour(variants: ["phone", "tablet"]) { step in
      step.overlay?.blur = 4
      step.callout = TourCallout(kind: .bubble, title: nil, body: "words", image: TourImage(sources: [.init("photo")]))
      step.sprites = ["heart.fill", "paperplane"].map { name in
        TourSprite(
          picture: .symbol(name), color: nil, size: Size(24, 24), from: Point(0, 0), to: Point(9, 9),
          motion: "m0", delay: 0, fromOpacity: 1, toOpacity: 0, after: .remove)
      }
    }
    let result = emitter.emit(EmitRequest(tours: [LocatedTour(tour, stepSpans: ["b": span])]))
    let expected = [
      "the emitter \"svg\" draws the overlay without its blur",
      "the emitter \"svg\" draws the callout without the app's image \"photo\"",
      "the emitter \"svg\" draws a plain sign for the symbol \"paperplane\"",
    ].map { message in
      var loss = Diagnostic(.emitterLoss, message, at: span)
      loss.variants = ["phone", "tablet"]
      return loss
    }
    #expect(result.diagnostics == expected)
  }

  @Test("writes well-formed XML whatever the texts hold")
  func hostileTexts() {
    let words = "</text><script>x</script>&\"'<![CDATA[]]>\u{0}\u{1}\u{B}\u{7F}\u{85}\u{FFFE}\u{202E}\r\n\t🎈"
    var tour = DrawnTour.tour(variants: [words])
    tour.strings = ["en": ["title": words, "words": words]]
    tour.variants[0].steps[0].id = words
    tour.variants[0].steps[0].callout = TourCallout(
      kind: .bubble, title: "words", body: "words", buttons: [TourButton(title: "words", to: nil)])
    tour.variants[0].traits.platform = words
    let wireframe = Wireframe(
      variant: words, screen: "home", steps: [words, "b"], size: Size(200, 400),
      elements: WireframeRole.allCases.map { role in
        Wireframe.Element(id: words, role: role, frame: Rect(20, 20, 160, 60), text: words)
      })
    let result = emitter.emit(EmitRequest(tours: [LocatedTour(tour, wireframes: [wireframe])]))
    #expect(result.files.count == 2)
    for file in result.files {
      let parser = XMLReaderProbe(file.bytes)
      #expect(parser.isWellFormed, "\(file.path): \(parser.complaint)")
      #expect(!parser.elements.contains("script"))
      #expect(parser.text.contains("<script>"))
    }
  }

  @Test("draws tours that lack everything, and survives NaN and infinities")
  func emptyTours() {
    var tour = DrawnTour.tour()
    tour.variants[0].steps = []
    #expect(emit(tour).files.count == 2)
    tour.variants = []
    #expect(emit(tour).files.map(\.path) == ["mail.storyboard.svg"])
    for number in [0, -1, 1e300, Double.infinity, Double.nan] {
      var odd = DrawnTour.tour { step in
        step.cutouts[0].outline = Outline(points: [number, number])
        step.overlay?.frame = Rect(number, number, number, number)
        step.rings = [
          TourRing(cutouts: [7], width: number, gap: 0, color: "?", dash: [number], outline: Outline(points: []))
        ]
        step.callout = TourCallout(kind: .sheet, title: "none", body: nil, width: number, sheetHeight: number)
      }
      odd.variants[0].display.size = Size(number, number)
      odd.motions = ["m0": Motion(duration: number, keyframes: []), "m1": Motion(duration: 1, keyframes: [])]
      for file in emit(odd).files {
        #expect(XMLReaderProbe(file.bytes).isWellFormed)
        #expect(!String(decoding: file.bytes, as: UTF8.self).contains("nan"))
      }
    }
  }

  @Test("has no script and no CSS that animates, and stands still where less motion is asked for")
  func plainAnimation() {
    let text = DrawnTour.text(emit(DrawnTour.tour()), "mail.phone.svg")
    #expect(!text.contains("<script") && !text.contains("@keyframes") && !text.contains("d:path"))
    #expect(text.contains("@media (prefers-reduced-motion:reduce){.lively{display:none}.calm{display:inline}}"))
    #expect(text.contains("@media screen and (prefers-color-scheme:dark)"))
    #expect(text.contains("repeatCount=\"indefinite\""))
    #expect(text.contains("keySplines=\"0 0 1 1;0.42 0 0.58 1;0 0 1 1;0 0 1 1\""))
  }

  @Test("keeps to the theme that is asked for, and plays once where it is told so")
  func themes() {
    let text = DrawnTour.text(
      emit(DrawnTour.tour(), .init("theme", .text("dark")), .init("loop", .bool(false))), "mail.phone.svg")
    #expect(!text.contains("prefers-color-scheme"))
    #expect(!text.contains("indefinite") && text.contains("fill=\"freeze\""))
  }

  @Test("draws a callout that the tour leaves to its client beside the hole, inside the screen")
  func callout() throws {
    let tour = DrawnTour.tour { $0.callout = TourCallout(kind: .bubble, title: nil, body: "words") }
    let scene = SVGScene(LocatedTour(tour), tour.variants[0])
    let layout = try #require(scene.variant.steps[1].callout?.layouts["en"])
    #expect(layout.side == .top)
    #expect(layout.frame.maxY == 220 - 12)
    #expect(Rect(16, 16, 168, 368).contains(layout.frame))
    #expect(layout.arrow != nil && !layout.measured)
    #expect(DrawnTour.text(emit(tour), "mail.phone.svg").contains(">Tap here to start.</text>"))
    #expect(
      !DrawnTour.text(emit(tour, .init("callouts", .bool(false))), "mail.phone.svg").contains(
        ">Tap here to start.</text>"))
  }

  @Test("sets a callout's words as they were measured, without the markup of the body")
  func words() {
    var tour = DrawnTour.tour { step in
      step.callout = TourCallout(
        kind: .bubble, title: "name", body: "words", buttons: [TourButton(title: "next", to: nil)])
      let frame = Rect(16, 100, 168, 154)
      step.callout?.layouts = ["en": .init(frame: frame, side: .top, align: .center, arrow: nil, measured: false)]
    }
    tour.strings = ["en": ["name": "*One*", "words": "Tap **here** for your new mail.", "next": "On"]]
    let text = DrawnTour.text(emit(tour), "mail.storyboard.svg")
    for line in [
      #"<text class="title" x="16" y="32.95" font-size="17" font-weight="600" letter-spacing="-0.24">*One*</text>"#,
      #"<text class="body" x="16" y="57.25" font-size="15" letter-spacing="-0.21">Tap <tspan font-weight="700">here</tspan> for</text>"#,
      #"<text class="body" x="16" y="77.25" font-size="15" letter-spacing="-0.21">your new mail.</text>"#,
      #"<rect class="action" x="102" y="96" width="50" height="36" rx="18"/>"#,
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }
}
