import Testing
import TutorialGeometry

@testable import TutorialDrawing
@testable import TutorialText
import TutorialTour

/// The drawing of callouts in the tour's layout.
@Suite("Callouts in the drawings of the svg emitter")
struct FittedContentTests {
  /// Returns the drawing of a callout's texts in a box, one element a line.
  private func drawing(
    _ body: String, _ size: Size, kind: TourCallout.Kind = .bubble, buttons: [String] = [], insets: EdgeInsets = .zero,
    change: (inout TourVariant) -> Void = { _ in }
  ) -> [Substring] {
    var tour = DrawnTour.tour()
    tour.strings = ["en": ["words": body, "ok": "OK", "no": "No"], "ar": ["words": body, "ok": "OK", "no": "No"]]
    tour.dismiss = []
    change(&tour.variants[0])
    let callout = TourCallout(
      kind: kind, title: nil, body: "words", buttons: buttons.map { TourButton(title: $0, to: nil) })
    let text = SceneText(tour, tour.variants[0])
    let content = CalloutTypesetter(text.words(of: callout, in: tour.variants[0].steps[0]), in: text.setting)
      .content(width: size.width, insets: insets)
    return draw(content, callout, text, size, insets: insets)
  }

  private func draw(
    _ content: TourContent, _ callout: TourCallout, _ text: SceneText, _ size: Size, insets: EdgeInsets = .zero
  ) -> [Substring] {
    var writer = SVGWriter()
    FittedContent(content, callout, text, size: size, insets: insets).draw(into: &writer)
    return String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
  }

  private func words(_ drawing: [Substring]) -> [String] {
    drawing.filter { $0.hasPrefix("<text") }.map { line in
      String(line[(line.firstIndex(of: ">") ?? line.startIndex)...].dropFirst().dropLast("</text>".count))
    }
  }

  @Test("the words stand in as many lines as the box has room for, strong ones bold")
  func lines() {
    let body = "Hold the **picture** to see where it was taken"
    #expect(
      words(drawing(body, Size(232, 72))) == [
        "Hold the <tspan font-weight=\"700\">picture</tspan> to", "see where it was taken",
      ])
  }

  @Test("emphasis slants, code and links have colours of their own; dots, and a cross")
  func parts() {
    let content = TourContent(
      size: Size(232, 100),
      parts: [
        .init(
          role: .body, frame: Rect(16, 16, 174, 20),
          lines: [
            .init(
              width: 90,
              runs: [
                .init("a", isEmphasized: true), .init(" "), .init("b", isCode: true), .init("c", link: "https://e.x"),
              ])
          ]), .init(role: .progress, frame: Rect(16, 50, 28, 6), dots: .init(number: 2, total: 2)),
        .init(role: .close, frame: Rect(198, 10, 24, 24), touch: Rect(188, 0, 44, 44)),
      ])
    let tour = DrawnTour.tour()
    let drawing = draw(
      content, TourCallout(kind: .bubble, title: nil, body: nil), SceneText(tour, tour.variants[0]), Size(232, 100))
    #expect(
      words(drawing) == [
        "<tspan font-style=\"italic\">a</tspan> <tspan class=\"code\">b</tspan><tspan class=\"link\">c</tspan>"
      ])
    #expect(
      drawing.dropFirst() == [
        "<rect class=\"progress rest\" x=\"16\" y=\"50\" width=\"6\" height=\"6\" rx=\"3\"/>",
        "<rect class=\"progress\" x=\"28\" y=\"50\" width=\"16\" height=\"6\" rx=\"3\"/>",
        "<path class=\"cross\" d=\"M205 17L215 27M215 17L205 27\"/>",
      ])
  }

  @Test("words without room end with an ellipsis, above the buttons")
  func overflow() {
    let drawing = drawing("one two three four five six seven eight nine", Size(120, 128), buttons: ["ok"])
    #expect(words(drawing) == ["one two", "three…", "OK"])
    #expect(drawing.contains { $0.contains("class=\"action\"") && $0.contains("y=\"70\"") })
  }

  @Test("the letters are as large as the variant's text size")
  func textSize() {
    let large = drawing("b", Size(200, 81)) { $0.traits.textSize = "accessibility2" }
    #expect(large.contains { $0.contains("font-size=\"30\"") })
  }

  @Test("a sheet's words keep clear of what the system takes")
  func sheet() {
    let drawing = drawing(
      "b", Size(852, 160), kind: .sheet, insets: EdgeInsets(top: 0, right: 59, bottom: 21, left: 59))
    #expect(drawing.contains { $0.hasPrefix("<text") && $0.contains("x=\"75\"") })
  }

  @Test("the language's script says where lines begin; the way on is at their end")
  func rightToLeft() {
    let drawing = drawing("b", Size(232, 108), buttons: ["no", "ok"]) { $0.traits.locale = "ar" }
    #expect(drawing.contains { $0.contains("class=\"body\"") && $0.contains("x=\"216\"") && $0.contains("rtl") })
    #expect(drawing.contains { $0.contains("class=\"action\"") && $0.contains("x=\"16\"") })
  }
}
