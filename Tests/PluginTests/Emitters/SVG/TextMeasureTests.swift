import Testing
import TutorialGeometry

@testable import TutorialDrawing
@testable import TutorialSVGEmitter
import TutorialTour

@Suite("Text in the drawings of the svg emitter")
struct TextMeasureTests {
  private let measure = TextMeasure(TextStyle(classes: "", size: 10))

  @Test("lines end between words and keep to their width")
  func words() {
    let lines = measure.lines("Every picture you take lands here.", width: 80, limit: 9)
    #expect(lines.joined(separator: " ") == "Every picture you take lands here.")
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { measure.width($0) <= 80 })
  }

  @Test("scripts without spaces break between letters, words that are too long anywhere")
  func breaks() {
    #expect(measure.lines("日本語日本語", width: 30, limit: 9) == ["日本語", "日本語"])
    let long = measure.lines(String(repeating: "a", count: 100), width: 57, limit: 20)
    #expect(long.count == 10)
    #expect(long.allSatisfy { measure.width($0) <= 57.1 })
  }

  @Test("words that don't fit are replaced by an ellipsis")
  func ellipsis() {
    let lines = measure.lines("one two three four five six seven", width: 40, limit: 2)
    #expect(lines.count == 2)
    #expect(lines[1].hasSuffix("…"))
    #expect(measure.shortened("Favourites", width: 30).hasSuffix("…"))
    #expect(measure.shortened("Fav", width: 30) == "Fav")
    #expect(measure.lines("", width: 30, limit: 2) == [])
  }

  @Test("line feeds end lines, and empty lines are left out")
  func paragraphs() {
    #expect(measure.lines("one\n\ntwo three\n", width: 300, limit: 9) == ["one", "two three"])
    #expect(measure.lines("one\ntwo\nthree", width: 300, limit: 2) == ["one", "two…"])
  }

  @Test("a text runs as its first letter does")
  func direction() {
    #expect(["مرحبا mail", "«שלום»", "1. مرحبا"].allSatisfy { TextMeasure.startsFromRight($0) })
    #expect(["mail مرحبا", "日本", "12", ""].allSatisfy { !TextMeasure.startsFromRight($0) })
  }

  @Test("the facts of a variant stand in one line or two, and no fact of an ordinary phone is cut")
  func description() {
    let traits = TourTraits(
      platform: "ios", idiom: "phone", orientation: "portrait", locale: "en-US", colorScheme: "light")
    let variant = TourVariant(
      id: "phone", traits: traits, display: TourDisplay(size: Size(393, 852)), screens: [:], steps: [])
    let small = TextMeasure(TextStyle(classes: "", size: 13))
    let whole = "iOS · phone · portrait · en-US · light · 393 × 852"
    #expect(variant.description(locale: "en-US", width: 900, small) == [whole])
    let lines = variant.description(locale: "en-US", width: 304, small)
    #expect(lines.count == 2 && lines.joined(separator: " · ") == whole)
    #expect(lines.allSatisfy { small.width($0) <= 304 })
  }
}
