import TestSupport
import Testing
import TutorialSyntax
import TutorialTour

@testable import TutorialCompiler
@testable import TutorialLanguage

/// Decoding of conditions, routes, preparations, missing elements, keys and events.
@Suite struct FlowDecodingTests {
  /// Returns the messages about a step with the given keys, without labels.
  private func messages(_ keys: String) -> [String] {
    findings(stepText(keys)).map { "\($0.message) [\($0.id.rawValue)]" }
  }

  /// Returns the messages about a tutorial of one step with further top-level keys.
  private func messages(top keys: String) -> [String] {
    findings(MarkedText("tutorial: t\n\(keys)\nsteps: [{ target: a }]\n")).map { "\($0.message) [\($0.id.rawValue)]" }
  }

  // MARK: Conditions

  @Test("Conditions are put together, an item of a list may stand alone")
  func conditions() throws {
    let partial = try stepPartial("when: { all: [{ flag: a }, { not: { flag: b, equals: 2 } }, { any: { flag: c } }] }")
    let condition = TourCondition(try #require(partial.when))
    #expect(
      condition
        == .all([
          .flag("a", equals: .bool(true)), .not(.flag("b", equals: .number(2))),
          .any([.flag("c", equals: .bool(true))]),
        ]))
  }

  @Test(
    "A condition asks one thing, and a list is not empty",
    arguments: [
      ("{ flag: a, not: { flag: b } }", "a condition asks one thing only [conflicting-keys]"),
      ("{ all: [] }", "the condition's all is empty: a list of conditions has at least one [value-out-of-range]"),
      ("{ not: { flag: a }, equals: 3 }", "\"equals\" needs a \"flag\" [conflicting-keys]"),
      ("{ not: {} }", "a condition needs one of the keys \"flag\", \"not\", \"all\" and \"any\" [missing-key]"),
      ("{ and: [{ flag: a }] }", "unknown key \"and\" in a condition [unknown-key]"),
    ])
  func wrongConditions(written: String, message: String) {
    #expect(messages("when: \(written)") == [message])
  }

  @Test("The depth of conditions, and the number of their flags, have limits")
  func limits() {
    func nested(_ depth: Int) -> String {
      String(repeating: "{ not: ", count: depth - 1) + "{ flag: a }" + String(repeating: " }", count: depth - 1)
    }
    func flags(_ count: Int) -> String {
      "{ any: [\((0..<count).map { "{ flag: f\($0) }" }.joined(separator: ", "))] }"
    }
    #expect(messages("when: \(nested(8))") == [] && messages("when: \(flags(100))") == [])
    #expect(messages("when: \(nested(9))") == ["the condition is nested 9 deep, the limit is 8 [limit-exceeded]"])
    #expect(messages("when: \(flags(101))") == ["the condition asks for 101 flags, the limit is 100 [limit-exceeded]"])
  }

  // MARK: Routes

  @Test("A rule waits for a route")
  func route() throws {
    let rules = try #require(try stepPartial("advance: { route: \"/inbox/:id\", to: end }").advance?.value)
    guard case .route(let route) = rules[0].trigger.value else {
      Issue.record("no route")
      return
    }
    #expect(rules.count == 1 && route.matches("/inbox/7") && !route.matches("/inbox"))
  }

  @Test(
    "A malformed pattern of routes is refused with the reason",
    arguments: [
      ("inbox", "the route \"inbox\" does not begin with a slash [value-out-of-range]", "/inbox"),
      (
        "\"https://example.com/inbox?x=1\"",
        "the route \"https://example.com/inbox?x=1\" is an address, not a route [value-out-of-range]", "\"/inbox\""
      ),
      (
        "/inbox?unread",
        "a route has no ? and no #, but \"/inbox?unread\" has one [value-out-of-range]",
        "/inbox"
      ),
      (
        "/a*", "a * in \"/a*\" is not the last part: it stands for the rest of a route [value-out-of-range]",
        nil
      ),
      ("\"/:a/:a\"", "\":a\" is in \"/:a/:a\" twice [value-out-of-range]", nil),
    ] as [(String, String, String?)])
  func wrongRoutes(written: String, message: String, fix: String?) {
    let found = findings(stepText("advance: { route: \(written) }"))
    #expect(found.map { "\($0.message) [\($0.id.rawValue)]" } == [message])
    #expect(found.first?.fixits.first?.edits.first?.text == fix)
  }

  // MARK: Preparations

  @Test("`before` has one item or several")
  func before() throws {
    #expect(try stepPartial("before: { action: go }").before?.value == [.action("go")])
    let items = try stepPartial("before: [{ event: e }, { route: /a }]").before?.value
    #expect(items == [.event("e"), .route(try TourRoute(parsing: "/a"))])
  }

  @Test(
    "An item says one thing",
    arguments: [
      ("{ action: a, event: b }", "an item has one of these keys only [conflicting-keys]"),
      (
        "[{}]",
        "an item of `before` needs one of the keys \"action\", \"event\", \"route\", \"appears\" and \"gone\" [missing-key]"
      ),
      ("{ do: x }", "unknown key \"do\" in `before` [unknown-key]"),
    ])
  func wrongItems(written: String, message: String) {
    #expect(messages("before: \(written)") == [message])
  }

  @Test("There are at most 20 items")
  func tooManyItems() {
    func items(_ count: Int) -> String {
      "[\((0..<count).map { "{ event: e\($0) }" }.joined(separator: ", "))]"
    }
    #expect(messages("before: \(items(20))") == [])
    #expect(messages("before: \(items(21))") == ["before has 21 items, the limit is 20 [limit-exceeded]"])
  }

  // MARK: Missing elements

  @Test("onMissing is a word or a map, whose times may be longer than others")
  func missing() throws {
    let word = try #require(try stepPartial("onMissing: center").onMissing)
    #expect(word.layoutOrDefault == .center && !word.isAwaited)
    let map = try #require(try stepPartial("onMissing: { wait: 300s, then: end }").onMissing)
    #expect(map.layoutOrDefault == .error && map.wait?.value == 300 && map.thenOrDefault == .end)
    #expect(
      messages("onMissing: { wait: 301s }") == [
        "the time to wait is 301s, outside 0 to 300 s [value-out-of-range]"
      ])
    #expect(
      messages("onMissing: { wait: 5000 }") == [
        "the time to wait of 5000 seconds is surely meant in milliseconds [suspicious-duration]"
      ])
    #expect(findings(stepText("onMissing: wait")).first?.primaryLabel == "write \"{ wait: 5s, then: skip }\"")
  }

  @Test("A word over a map keeps what the map says of the running app")
  func mergedMissing() throws {
    let text = MarkedText(
      """
      tutorial: t
      defaults: { onMissing: { wait: 3s, then: end } }
      steps: [{ target: a, onMissing: skip }]
      """)
    let tutorial = try #require(decode(text).value)
    let step = mergedStep(0, of: tutorial) { _ in true }
    #expect(step.onMissing == .skip && TourMissing(step.partial.onMissing) == TourMissing(wait: 3, then: .end))
  }

  // MARK: Keys and events

  @Test("Keys have names, and what is not written stays as it is")
  func keys() throws {
    let text = MarkedText("tutorial: t\nkeys: { next: [Space, ArrowDown], back: [] }\nsteps: [{ target: a }]\n")
    let keys = try #require(decode(text).value?.keyNames)
    #expect(TourKeys(keys) == TourKeys(next: [" ", "ArrowDown"], back: [], dismiss: ["Escape"]))
    #expect(TourKeys(KeysPartial()) == .standard)
  }

  @Test(
    "A key that types something, or does two things, is refused",
    arguments: [
      ("next: n", "\"n\" types a character, so it cannot be one of the tutorial's keys [value-out-of-range]"),
      ("next: Tab", "the key cannot be \"Tab\" [value-out-of-range]"),
      ("next: Escape", "\"Escape\" stands for \"next\" and for \"dismiss\" [value-out-of-range]"),
      ("back: Enter", "\"Enter\" stands for \"next\" and for \"back\" [value-out-of-range]"),
    ])
  func wrongKeys(written: String, message: String) {
    #expect(messages(top: "keys: { \(written) }") == [message])
  }

  @Test("Events have names, or are not reported")
  func events() throws {
    func events(_ written: String) throws -> TourEvents {
      let text = MarkedText("tutorial: t\n\(written)\nsteps: [{ target: a }]\n")
      #expect(findings(text) == [])
      return TourEvents(try #require(decode(text).value).events)
    }
    #expect(try events("title: x") == .standard)
    #expect(
      try events("events: { shown: seen, missing: none }")
        == TourEvents(
          shown: "seen", completed: "tutorial_completed", skipped: "tutorial_skipped",
          dismissed: "tutorial_dismissed", missing: nil))
    #expect(
      try events("events: none")
        == TourEvents(shown: nil, completed: nil, skipped: nil, dismissed: nil, missing: nil))
    #expect(messages(top: "events: { started: x }") == ["unknown key \"started\" in the events [unknown-key]"])
  }

  // MARK: Styles

  @Test("`applies: always` puts a style under all steps, if its traits match")
  func alwaysStyles() throws {
    let text = MarkedText(
      """
      tutorial: t
      defaults: { delay: 1 }
      styles:
        night: { applies: always, only: { colorScheme: dark }, delay: 2, ring: { width: 2 } }
        calm: { delay: 3, ring: { width: 3 } }
      steps:
        - { target: a }
        - { target: a, style: calm }
        - { target: a, style: [calm, night] }
      """)
    #expect(findings(text) == [])
    let tutorial = try #require(decode(text).value)
    func widths(isDark: Bool) -> [Double?] {
      (0...2).map { place in
        mergedStep(place, of: tutorial) { _ in isDark }.rings[0]?.widthOrDefault
      }
    }
    #expect(widths(isDark: true) == [2, 3, 2])
    #expect(widths(isDark: false) == [nil, 3, 3])
    #expect(
      messages(top: "styles: { x: { applies: all, delay: 1 } }") == ["applies cannot be \"all\" [value-out-of-range]"])
  }
}
