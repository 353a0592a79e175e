import Testing
import TutorialGeometry

@testable import TutorialDrawing
import TutorialTour

/// How callouts are drawn where the tour has laid them out.
@Suite("Callouts in the drawings of the svg emitter")
struct CalloutWordsTests {
  /// The drawing of the words of a callout in a box, an element to a line.
  private func drawing(
    _ body: String, _ size: Size, kind: TourCallout.Kind = .bubble, buttons: [String] = [], insets: EdgeInsets = .zero,
    change: (inout TourVariant) -> Void = { _ in }
  ) -> [Substring] {
    var tour = DrawnTour.tour()
    tour.strings = ["en": ["words": body, "ok": "OK", "no": "No"], "ar": ["words": body, "ok": "OK", "no": "No"]]
    change(&tour.variants[0])
    let callout = TourCallout(
      kind: kind, title: nil, body: "words", buttons: buttons.map { TourButton(title: $0, to: nil) })
    var writer = SVGWriter()
    CalloutWords(callout, SceneText(tour, tour.variants[0]), size: size, insets: insets).draw(into: &writer)
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

  @Test("letters are taken for narrower where the box was found with the app's fonts")
  func narrow() {
    let body = "Hold the picture to see where it was taken"
    #expect(words(drawing(body, Size(320, 72))).count == 2)
    #expect(words(drawing(body, Size(320, 52))) == [body])
  }

  @Test("what no box has room for ends with an ellipsis, above the buttons")
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
