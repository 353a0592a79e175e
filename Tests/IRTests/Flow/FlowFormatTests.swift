import Foundation
import Testing
import TutorialTour
import TutorialTourWriting

@Suite("Fields of the flow in the tour's format")
struct FlowFormatTests {
  private func tour(_ change: (inout TourStep) throws -> Void) rethrows -> Tour {
    var tour = SampleTour.everything
    try change(&tour.variants[0].steps[1])
    return tour
  }

  private func text(_ tour: Tour) -> String { String(decoding: tour.json(), as: UTF8.self) }

  @Test("is written and read as it is")
  func stepFields() throws {
    let tour = try tour { step in
      step.advance = [
        TourAdvance(.tapAnywhere, to: nil, when: .not(.flag("a", equals: .number(2)))),
        TourAdvance(.route(try #require(TourRoute("/inbox/:id"))), to: nil, back: true),
      ]
      step.dismiss = []
      step.when = .all([.flag("a", equals: .bool(true)), .any([.flag("b", equals: .text("x"))])])
      step.before = [.action("open"), .event("opened"), .route(try #require(TourRoute("/*")))]
      step.missing = TourMissing(wait: 2.5, then: .center)
    }
    #expect(text(tour).hasPrefix(#"{"schema":"tutorialc.tour/1""#))
    let expected = #"""
      "advance":[{"tap":"anywhere","to":null,"when":{"not":{"flag":"a","equals":2}}},\#
      {"route":"/inbox/:id","back":true,"when":null}],"dismiss":[],\#
      "when":{"all":[{"flag":"a","equals":true},{"any":[{"flag":"b","equals":"x"}]}]},\#
      "before":[{"action":"open"},{"event":"opened"},{"route":"/*"}],"missing":{"wait":2.5,"then":"center"},\#
      "scroll":
      """#
    #expect(text(tour).contains(expected))
    #expect(try Tour.read(tour.json()).json() == tour.json())
  }

  @Test("elements that appear or disappear are written and read, and so is the policy `place`", arguments: 0..<5)
  func presence(which: Int) throws {
    let element = TourPresence(target: "menu", screen: "home")
    let tour = tour { step in
      switch which {
      case 0: step.advance = [TourAdvance(.appears(element), to: nil)]
      case 1: step.advance = [TourAdvance(.gone(element), to: "first", when: .flag("a", equals: .bool(true)))]
      case 2: step.before = [.appears(element)]
      case 3: step.before = [.action("open"), .gone(element)]
      default: step.missing = TourMissing(wait: 1, then: .place)
      }
    }
    let expected = [
      #""advance":[{"appears":{"target":"menu","screen":"home"},"to":null,"when":null}]"#,
      #""advance":[{"gone":{"target":"menu","screen":"home"},"to":"first","when":{"flag":"a","equals":true}}]"#,
      #""before":[{"appears":{"target":"menu","screen":"home"}}]"#,
      #""before":[{"action":"open"},{"gone":{"target":"menu","screen":"home"}}]"#,
      #""missing":{"wait":1,"then":"place"}"#,
    ][which]
    #expect(text(tour).contains(expected), "\(text(tour))")
    #expect(try Tour.read(tour.json()).json() == tour.json())
  }

  @Test("keys and events are written at the tour's top only if they differ from the standard ones")
  func tourFields() throws {
    var tour = SampleTour.everything
    #expect(!text(tour).contains("\"keys\"") && !text(tour).contains("\"events\""))
    tour.keys = TourKeys(next: ["Enter"], back: [], dismiss: ["Escape"])
    #expect(text(tour).contains(#""keys":{"next":["Enter"],"back":[],"dismiss":["Escape"]},"locales""#))
    tour.keys = .standard
    tour.events.missing = nil
    tour.events.shown = "seen"
    #expect(
      text(tour).contains(
        #"""
        "events":{"shown":"seen","completed":"tutorial_completed","skipped":"tutorial_skipped",\#
        "dismissed":"tutorial_dismissed","missing":null},"locales"
        """#))
    #expect(
      TourEvents.Kind.allCases.map { tour.events[$0] } == [
        "seen", "tutorial_completed", "tutorial_skipped", "tutorial_dismissed", nil,
      ])
    #expect(try Tour.read(tour.json()).json() == tour.json())
  }

  @Test(
    "is refused where it makes no sense",
    arguments: [
      (
        #""before":[{}]"#, "before[0]",
        "what comes before a step has exactly one of action, event, route, appears, gone"
      ),
      (
        #""before":[{"action":"a","event":"b"}]"#, "before[0]",
        "what comes before a step has exactly one of action, event, route, appears, gone"
      ),
      (#""before":[{"route":"a"}]"#, "before[0].route", #""a" is no pattern of routes"#),
      (#""missing":{"wait":-1,"then":"skip"}"#, "missing.wait", "the number must not be negative"),
      (#""missing":{"wait":1,"then":"error"}"#, "missing.then", #""error" is none of skip, end, center, place"#),
      (#""dismiss":["tap"]"#, "dismiss[0]", #""tap" is none of escape, close, overlay"#),
      (#""when":{}"#, "when", "a condition has exactly one of flag, not, all, any"),
      (#""when":{"all":[]}"#, "when.all", "a condition has at least one part"),
      (
        #""when":{"any":[{"flag":"a","equals":1}],"not":{"flag":"a","equals":1}}"#, "when",
        "a condition has exactly one of flag, not, all, any"
      ),
    ])
  func errors(field: String, path: String, message: String) {
    // A field that the step has already is replaced, and one that it doesn't have comes first.
    let sample = text(SampleTour.everything)
    let isCondition = field.hasPrefix(#""when""#)
    let parts = sample.components(separatedBy: isCondition ? #""when":null,"scroll""# : #""id":"second","#)
    let last = isCondition ? field + #","scroll""# : #""id":"second",\#(field),"#
    let changed =
      parts.dropLast().joined(separator: isCondition ? #""when":null,"scroll""# : #""id":"second","#) + last
      + (parts.last ?? "")
    #expect { try Tour.read(Array(changed.utf8)) } throws: { error in
      let error = error as? TourReadError
      return error?.path == "variants[0].steps[1]." + path && error?.message == message
    }
  }
}
