import TestSupport
import Testing
import TutorialGeometry
import TutorialSyntax

@testable import TutorialCompiler
@testable import TutorialLanguage
import TutorialTour

@Suite("Callouts and rules, as written")
struct CalloutDecodingTests {
  @Test("A plain string is the body")
  func sugar() throws {
    let callout = try #require(try stepPartial("callout: Tap *here*.").callout?.partial)
    #expect(callout.body?.value == "Tap *here*." && callout.title == nil)
  }

  @Test("Every key of a callout is decoded")
  func keys() throws {
    let callout = try #require(
      try stepPartial(
        "callout: { title: T, body: B, image: star.png, placement: [top-start, left, auto], width: 280, "
          + "maxHeight: 200, size: [100, 50], gap: 4, arrow: false, avoid: [bar], kind: sheet, sheet: { height: 160 }, "
          + "buttons: [{ title: Go, role: next }, { title: Skip, to: end }] }"
      ).callout?.partial)
    #expect(callout.title?.value == "T" && callout.body?.value == "B" && callout.image?.name?.value == "star.png")
    #expect(callout.placement?.value.map(\.rawValue) == ["top-start", "left", "auto"])
    #expect(callout.width?.value == 280 && callout.maxHeight?.value == 200 && callout.gap?.value == 4)
    #expect(callout.size?.value == Size(100, 50) && callout.arrow?.value == .absent)
    #expect(callout.avoid?.value.map(\.plainID?.value) == ["bar"])
    #expect(callout.kind?.value == .sheet && callout.sheetHeight?.value == 160)
    let buttons = try #require(callout.buttons?.value)
    #expect(buttons.map(\.title.value) == ["Go", "Skip"])
    #expect(buttons[0].role?.value == "next" && buttons[1].destination?.value == .end)
  }

  @Test(
    "A placement is a side with an alignment, or a place of its own",
    arguments: ["center-start", "auto-end", "top-center", "top-", "start", "top-start-end", "-start", "\"\""])
  func placements(written: String) {
    let text = stepText("callout: { placement: 1️⃣\(written)1️⃣ }")
    let word = written.filter { $0 != "\"" }
    let found = findings(text)
    #expect(found.map(\.message) == ["a placement cannot be \"\(word)\""])
    #expect(found.map(\.id) == [.valueOutOfRange] && found.map(\.primary) == [text.span()])
  }

  @Test("A button has a title, a callout no empty texts")
  func empty() {
    let text = stepText("callout: { title: 1️⃣\"\"1️⃣, buttons: [{ 2️⃣to2️⃣: end }] }")
    #expect(
      findings(text) == [
        Diagnostic(.valueOutOfRange, "the callout's title is empty", at: text.span(1)),
        Diagnostic(.missingKey, "a button needs the key \"title\"", at: text.span(2)),
      ])
  }

  @Test("A callout of null is an error")
  func null() {
    let text = stepText("callout: 1️⃣~1️⃣")
    #expect(
      findings(text) == [
        wrongType("nothing", expected: "text or a map of keys to values for a callout", at: text.span())
      ])
  }

  @Test("An arrow is there or not")
  func arrow() {
    let text = stepText("callout: { arrow: 1️⃣yes1️⃣ }")
    let found = findings(text)
    #expect(found.map(\.message) == ["\"yes\" where true, false or { width, height } is expected"])
    #expect(found.map(\.primaryLabel) == ["write true"])
  }

  @Test(
    "A number that a tour rounds to 0 is refused where it is written",
    arguments: [
      ("callout: { arrow: { width: 1️⃣0.00011️⃣ } }", "the arrow's width"),
      ("ring: { width: 1️⃣0.00041️⃣ }", "the ring's width"),
      ("callout: { size: [1️⃣1e-91️⃣, 40] }", "the callout's size"), ("cutout: { size: 1️⃣4e-41️⃣ }", "the cutout's size"),
      ("effects: { kind: pulse, period: 1️⃣0.0000001s1️⃣ }", "the effect's period"),
    ])
  func roundedAway(step: String, name: String) {
    let text = stepText(step)
    let written = String(decoding: text.source.bytes[text.span().range.range], as: UTF8.self)
    #expect(
      findings(text) == [
        Diagnostic(.valueOutOfRange, "\(name) is \(written), which a tour rounds to 0", at: text.span())
      ])
    #expect(findings(stepText("callout: { arrow: { width: 0.0005, height: 0.001 } }, ring: { width: 0.0005 }")) == [])
  }

  @Test("Rules are one or many, each with one trigger")
  func rules() throws {
    let rules = try #require(
      try stepPartial(
        "advance: [{ tap: target, to: end }, { tap: anywhere }, { tap: { label: Send } }, { event: mail-sent, to: back }, "
          + "{ after: 2s, when: { flag: fast } }, { button: next }, { appears: menu }, { gone: { label: Send } }]"
      ).advance?.value)
    var found: [String] = []
    for rule in rules {
      switch rule.trigger.value {
      case .tapTarget: found.append("target")
      case .tapAnywhere: found.append("anywhere")
      case .route(let route): found.append("route \(route.pattern)")
      case .tap: found.append("tap")
      case .event(let name): found.append(name)
      case .after(let seconds): found.append("\(seconds)")
      case .button(let role): found.append(role)
      case .appears: found.append("appears")
      case .gone: found.append("gone")
      }
    }
    #expect(found == ["target", "anywhere", "tap", "mail-sent", "2.0", "next", "appears", "gone"])
    #expect(rules.map(\.destination) == [.end, .next, .next, .back, .next, .next, .next, .next])
    #expect(rules[4].when?.plain?.flag.value == "fast")
    #expect(try stepPartial("advance: { tap: target }").advance?.value.count == 1)
  }

  @Test("A rule without a trigger, and one with two")
  func triggers() {
    let text = stepText("advance: [{ 1️⃣to1️⃣: end }, { 2️⃣tap2️⃣: target, 3️⃣after3️⃣: 2 }]")
    #expect(
      findings(text) == [
        Diagnostic(
          .missingKey,
          "a rule needs one of the keys \"tap\", \"event\", \"route\", \"after\", \"button\", \"appears\" and \"gone\"",
          at: text.span(1)),
        Diagnostic(
          .conflictingKeys, "a rule has one trigger only", at: text.span(3), label: "write a rule of its own for it",
          labels: [.init(text.span(2), "the first trigger is written here")]),
      ])
  }

  @Test("A step can be left")
  func noRules() {
    let text = stepText("advance: 1️⃣[]1️⃣")
    #expect(
      findings(text) == [
        Diagnostic(.valueOutOfRange, "the list of rules is empty, so the step could not be left", at: text.span())
      ])
  }

  @Test("A name of an event has a limit")
  func longEvent() {
    let text = stepText("advance: { event: 1️⃣\(String(repeating: "e", count: 201))1️⃣ }")
    #expect(
      findings(text) == [
        Diagnostic(.limitExceeded, "the event is longer than the limit of 200 bytes for a name", at: text.span())
      ])
  }
}
