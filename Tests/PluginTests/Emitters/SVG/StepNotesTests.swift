import Testing
import TutorialGeometry
import TutorialPluginKit

@testable import TutorialSVGEmitter
@testable import TutorialDrawing
import TutorialTour

@Suite("Notes beside the steps of a storyboard")
struct StepNotesTests {
  private func notes(_ rules: [TourAdvance], _ buttons: [TourButton] = []) throws -> StepNotes {
    var tour = DrawnTour.tour()
    tour.strings = ["en": ["words": "Tap here to start.", "back": "Back", "done": "Done"]]
    tour.variants[0].steps[0].advance = rules
    tour.variants[0].steps[0].callout = TourCallout(kind: .bubble, title: nil, body: "words", buttons: buttons)
    let scene = SVGScene(LocatedTour(tour), tour.variants[0])
    return StepNotes(step: try #require(scene.variant.steps.first), previous: nil, scene: scene)
  }

  private func advance(_ rules: [TourAdvance], _ buttons: [TourButton]) throws -> [String] {
    try notes(rules, buttons).advance.map(\.words)
  }

  @Test("a button is called by its words, and it is said where it leads unless that is the next step")
  func buttons() throws {
    let again = TourButton(title: "back", to: "a")
    #expect(try advance([], [again, TourButton(title: "done", to: nil)]) == ["“Back” to a (1)", "“Done” ends it"])
    #expect(try advance([TourAdvance(.tapTarget, to: nil)], []) == ["tap the target ends it"])
    #expect(
      try advance([TourAdvance(.tapTarget, to: "b")], [TourButton(title: "done", to: "b")]) == [
        "tap the target or “Done”"
      ])
  }

  @Test("texts have samples in the place of variables")
  func samples() throws {
    var tour = DrawnTour.tour()
    tour.strings = ["en": ["title": "Hello, %{name}", "body": "**%{name}** `%{name}` %%{name}", "go": "Go, %{name}"]]
    tour.variables = ["name": ["en": "*Ann*"]]
    tour.title = "title"
    tour.variants[0].steps[0].callout = TourCallout(
      kind: .bubble, title: "title", body: "body", buttons: [TourButton(title: "go", to: nil)])
    let scene = SVGScene(LocatedTour(tour), tour.variants[0])
    #expect(scene.heading == "Hello, *Ann*")
    #expect(scene.text.plain("body") == "*Ann* *Ann* %{name}")
    let notes = StepNotes(step: try #require(scene.variant.steps.first), previous: nil, scene: scene)
    #expect(notes.title == "Hello, *Ann*")
    #expect(notes.advance.map(\.words) == ["tap the target or “Go, *Ann*” ends it"])
    tour.variables = [:]
    #expect(SVGScene(LocatedTour(tour), tour.variants[0]).text.plain("body") == "%{name} %{name} %%{name}")
  }

  @Test("a button with a role leads where the rules for it do, conditions or not, and is named once for each place")
  func roles() throws {
    let condition = TourCondition(flag: "pro", equals: .bool(true))
    let next = TourButton(title: "done", to: "b", role: "next")
    let sure = TourAdvance(.button("next"), to: nil)
    let unsure = TourAdvance(.button("next"), to: "a", when: condition)
    #expect(try advance([sure], [next]) == ["“Done” ends it"])
    #expect(try advance([unsure], [next]) == ["“Done”", "“Done” to a (1)"])
    #expect(try advance([unsure, sure, sure], [next]) == ["“Done” to a (1)", "“Done” ends it"])
    #expect(try advance([sure], []) == ["next button ends it"])
  }

  @Test("a way back leads to no step that could be named")
  func back() throws {
    let back = TourButton(title: "back", to: nil, role: "back", back: true)
    let rule = TourAdvance(.button("back"), to: nil, back: true)
    #expect(try advance([rule], [back]) == ["“Back” goes back"])
    #expect(try advance([], [back]) == ["“Back” goes back"])
    #expect(try advance([TourAdvance(.event("p"), to: nil, back: true)], []) == ["on p goes back"])
  }

  @Test("of many ways the first are listed and the others counted")
  func many() throws {
    let rules = ["p", "q", "r", "s", "t"].map { TourAdvance(.event($0), to: "b") }
    #expect(try advance(rules, []) == ["on p, on q, on r or on s", "or 1 other way"])
    let more = rules + [TourAdvance(.tapAnywhere, to: "b")]
    #expect(try advance(more, []) == ["on p, on q, on r or on s", "or 2 others"])
    let elsewhere = rules.map { TourAdvance($0.trigger, to: "a") } + [TourAdvance(.tapAnywhere, to: "b")]
    #expect(try advance(elsewhere, []) == ["tap anywhere", "on p, on q or on r to a (1)", "or 2 others"])
  }

  @Test("ways to one place are one line, that to the next step first, and each has the sign of where it leads")
  func lines() throws {
    let rules = [
      TourAdvance(.event("p"), to: "a"), TourAdvance(.tapTarget, to: "b"), TourAdvance(.tapAnywhere, to: "b"),
      TourAdvance(.event("q"), to: nil),
    ]
    #expect(
      try notes(rules).advance == [
        StepNote(sign: .next, words: "tap the target or tap anywhere"),
        StepNote(sign: .branch, words: "on p to a (1)"),
        StepNote(sign: .end, words: "on q ends it"),
      ])
    #expect(
      try notes([TourAdvance(.event("p"), to: nil, back: true)]).advance
        == [StepNote(sign: .back, words: "on p goes back")])
  }

  @Test("a step leads to the next one if any rule does, or else to another step, the end, or back")
  func lead() throws {
    let (next, other) = (TourAdvance(.tapAnywhere, to: "b"), TourAdvance(.event("p"), to: "a"))
    let (end, back) = (TourAdvance(.tapTarget, to: nil), TourAdvance(.event("q"), to: nil, back: true))
    #expect(try notes([end, other, next]).lead == .next)
    #expect(try notes([end, back, other]).lead == .step("a"))
    #expect(try notes([back, end]).lead == .end)
    #expect(try notes([back]).lead == .back)
    #expect(try notes([]).lead == nil)
  }
}
