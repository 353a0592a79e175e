import Testing

@testable import TutorialTour
import TutorialTourWriting

/// Variables in the texts of a tour: docs/tour.md, "Variables".
@Suite struct TourTemplateTests {
  private func show(_ text: String) -> String {
    TourTemplate(text).text { $0 == "unknown" ? nil : "<\($0)>" }
  }

  @Test(arguments: [
    ("", ""), ("Hello", "Hello"), ("Hello, %{name}!", "Hello, <name>!"), ("%{a}%{b_2}", "<a><b_2>"),
    ("%%{name}", "%{name}"), ("%%%{name}", "%<name>"), ("%%%%{name}", "%%{name}"), ("%%%%%{name}", "%%<name>"),
    ("100%", "100%"), ("50%%, {name}, % {name}", "50%%, {name}, % {name}"), ("%", "%"), ("%%", "%%"), ("%%{", "%{"),
    ("é%{name}é", "é<name>é"), ("%{unknown}", "%{unknown}"),
  ])
  func ofPercentSignsBeforeABraceTwoAreOneAndOneIsAVariable(text: String, shown: String) {
    #expect(show(text) == shown)
  }

  @Test(arguments: [
    "%{}", "%{1x}", "%{a-b}", "%{ name }", "%{name", "%{name, and so on}", "%{_a}", "%{é}", "%{", "a %{ b",
  ])
  func whatIsNoVariableIsShownAsItIs(text: String) {
    #expect(show(text) == text)
    #expect(TourTemplate(text).mentions.map(\.name) == [nil])
  }

  @Test func aNameHas64LettersAtMost() {
    let (longest, tooLong) = (String(repeating: "n", count: 64), String(repeating: "n", count: 65))
    #expect(show("%{\(longest)}") == "<\(longest)>")
    #expect(show("%{\(tooLong)}") == "%{\(tooLong)}")
  }

  @Test func whatIsPutInIsNoTemplate() {
    #expect(TourTemplate("%{a}{b}, %{b}").text { $0 == "a" ? "%" : "%{a}" } == "%{b}, %{a}")
  }

  @Test func isolatesAreAroundValuesAndNothingElse() {
    let shown = TourTemplate("a %{b} %{unknown}").text(isIsolated: true) { $0 == "b" ? "c" : nil }
    #expect(shown == "a \u{2068}c\u{2069} %{unknown}")
  }

  @Test func itSaysWhereVariablesStand() {
    let mentions = TourTemplate("é%{a}%%{b}%%%{c}%{1}").mentions
    #expect(mentions.map(\.name) == ["a", "c", nil])
    #expect(mentions.map(\.range) == [2..<6, 13..<17, 17..<21])
  }

  @Test func samplesAreFoundAsTextsAre() {
    var tour = SampleTour.everything
    tour.locales = ["en-GB", "pt-BR"]
    tour.variables = ["total": ["en": "£1", "pt": "R$ 1"]]
    #expect(tour.sample(of: "total", in: "pt-BR") == "R$ 1")
    #expect(tour.sample(of: "total", in: "de") == "£1")
    #expect(tour.sample(of: "other", in: "de") == nil)
  }

  @Test(arguments: [false, true])
  func theyAreThereAfterReadingAndWritingAgain(pretty: Bool) throws {
    var tour = SampleTour.everything
    #expect(!String(decoding: tour.json(pretty: pretty), as: UTF8.self).contains("variables"))
    tour.variables = ["total": ["en": "£1", "pt": "R$ 1"], "name": ["en": "Ann"]]
    let json = tour.json(pretty: pretty)
    let read = try Tour.read(json)
    #expect(read.variables == tour.variables)
    #expect(read.json(pretty: pretty) == json)
  }
}
