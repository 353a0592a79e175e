import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialTour

/// Elements whose appearance or absence a rule or a step waits for.
@Suite struct PresenceTests {
  private let elements = """
          - { id: a, frame: [10, 100, 50, 50] }
          - { id: spinner, frame: [10, 200, 50, 50], visibility: hidden }
          - { id: c, nativeId: app:id/c, frame: [10, 300, 50, 50] }
    """
  private let menu =
    "  - { screen: menu, variant: phone, display: { size: [400, 800] }, elements: [ { id: b, nativeId: app:id/b, frame: [9, 300, 50, 50] }, { id: c, frame: [9, 400, 50, 50] }, { id: archive, frame: [9, 500, 50, 50] } ] }"

  private func check(_ first: String, _ second: String = "screen: menu, target: b, callout: B") -> Screens {
    Screens(
      steps: """
          - { id: first, target: a, callout: A, \(first) }
          - { id: second, \(second) }
        """, head: "screen: home", elements: elements, others: menu)
  }

  private func rules(_ screens: Screens) -> [TourAdvance] { screens.step?.advance ?? [] }

  @Test func anElementIsLookedForOnTheStepsScreenAndThenOnTheNextSteps() {
    let next = check("advance: { appears: b }")
    #expect(next.result.diagnostics == [])
    #expect(rules(next) == [TourAdvance(.appears(TourPresence(target: "b", screen: "menu")), to: "second")])
    // Both screens have the element, and the step's own comes first.
    let own = check("advance: [{ appears: c, to: end, when: { flag: x } }, { gone: spinner }]")
    #expect(own.result.diagnostics == [])
    #expect(
      rules(own) == [
        TourAdvance(
          .appears(TourPresence(target: "c", screen: "home")), to: nil, when: .flag("x", equals: .bool(true))),
        TourAdvance(.gone(TourPresence(target: "spinner", screen: "home")), to: "second"),
      ])
  }

  @Test func whatComesBeforeAStepMayWaitForElements() {
    let screens = check(
      "advance: { tap: target }",
      "screen: menu, target: b, callout: B, before: [{ action: open }, { appears: c }, { gone: c }]")
    #expect(screens.result.diagnostics == [])
    #expect(
      screens.result.tour?.variants.first?.steps.last?.before == [
        .action("open"), .appears(TourPresence(target: "c", screen: "menu")),
        .gone(TourPresence(target: "c", screen: "menu")),
      ])
    let ahead = check("advance: { tap: target }, before: { appears: b }")
    #expect(ahead.step?.before == [.appears(TourPresence(target: "b", screen: "menu"))])
  }

  @Test func anElementThatIsOnNeitherScreenIsAnError() {
    let screens = check("advance: [{ appears: 1️⃣nowhere1️⃣ }, { tap: target }]")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .unknownTarget, "no element with id \"nowhere\" on screen \"home\"", at: screens.tutorial.span(),
          notes: [.init("nor on screen \"menu\", the screen of the next step")], variants: ["phone"])
      ])
    // Nothing triggers such a rule.
    #expect(rules(screens) == [TourAdvance(.tapTarget, to: "second")])
    // An element that has to be gone must be on the step's screen.
    let gone = check("advance: [{ gone: 1️⃣b1️⃣ }, { tap: target }]")
    #expect(
      gone.result.diagnostics == [
        Diagnostic(
          .unknownTarget, "no element with id \"b\" on screen \"home\"", at: gone.tutorial.span(), variants: ["phone"])
      ])
    let before = check("advance: { tap: target }", "screen: menu, target: b, callout: B, before: { gone: 1️⃣a1️⃣ }")
    #expect(before.findings(.unknownTarget).map(\.primary) == [before.tutorial.span()])
    let last = check("advance: { tap: target }", "screen: menu, target: b, callout: B, advance: { appears: 1️⃣a1️⃣ }")
    #expect(
      last.result.diagnostics == [
        Diagnostic(
          .unknownTarget, "no element with id \"a\" on screen \"menu\"", at: last.tutorial.span(), variants: ["phone"])
      ])
  }

  @Test func whatTheNextScreenHasIsProposed() {
    let screens = check(
      "advance: [{ appears: 1️⃣archiv1️⃣ }, { tap: target }]", "screen: menu, target: archive, callout: B")
    let found = screens.findings(.unknownTarget)
    #expect(found.map(\.primaryLabel) == ["did you mean \"archive\"?"])
    #expect(found.first?.fixits.first?.title == "replace it with \"archive\"")
    #expect(
      found.first?.notes.map(\.message) == [
        "\"archive\" is declared here", "nor on screen \"menu\", the screen of the next step",
      ])
  }

  @Test(arguments: ["appears: b", "gone: spinner"])
  func aRuleThatWaitsForAnElementLeadsOnAndMayShowAnotherScreen(rule: String) {
    // Neither no-way-on nor unreached-screen is reported.
    #expect(check("advance: { \(rule) }").result.diagnostics == [])
  }

  @Test func whatTheStepRulesOutIsAWarning() {
    let appears = check("advance: [{ appears: 1️⃣a1️⃣ }, { tap: target }]")
    var expected = Diagnostic(
      .contradictoryWait, "the rule waits for \"a\" to appear, but the step highlights it, so it is there already",
      at: appears.tutorial.span(), variants: ["phone"])
    expected.severity = .warning
    #expect(appears.result.diagnostics == [expected])
    let gone = check("advance: { tap: target }", "screen: menu, target: b, callout: B, before: { gone: 1️⃣b1️⃣ }")
    #expect(
      gone.result.diagnostics == [
        Diagnostic(
          .contradictoryWait, "the step waits until \"b\" is gone, and then highlights it", at: gone.tutorial.span(),
          variants: ["phone"])
      ])
    // The same id on another screen is another element.
    #expect(
      check("advance: { gone: a }", "screen: menu, target: c, callout: B, before: { appears: c }").result.diagnostics
        == [])
  }

  @Test func severalElementsAreAnError() {
    let screens = check("advance: [{ appears: { anyOf: [a, c] } }, { tap: target }]")
    #expect(screens.findings(.ambiguousTarget).map(\.severity) == [.error])
    // A single match on the next step's screen makes no difference.
    #expect(screens.result.diagnostics.count == 1)
  }

  @Test func nativeIDsOfAwaitedElementsAreThoseOfTheirScreens() {
    let screens = check("advance: [{ appears: b }, { gone: c }]", "screen: menu, callout: B")
    let all = screens.result.tour?.variants.first?.screens.all ?? []
    #expect(all.map(\.name) == ["home", "menu"])
    #expect(
      all.map { $0.value.elements.all.map { "\($0.name)=\($0.value.native ?? "")" } } == [
        ["c=app:id/c"], ["b=app:id/b"],
      ])
  }

  @Test func aRuleHasOneTriggerAndAnItemSaysOneThing() {
    #expect(check("advance: { appears: b, tap: target }").findings(.conflictingKeys).count == 1)
    #expect(check("advance: { tap: target }, before: { appears: a, action: x }").findings(.conflictingKeys).count == 1)
  }

  @Test func thePlaceOfTheLayoutIsAskedFor() {
    #expect(check("onMissing: { wait: 2s, then: place }").step?.missing == TourMissing(wait: 2, then: .place))
    #expect(check("onMissing: { then: place }").step?.missing == TourMissing(wait: 0, then: .place))
  }

  // MARK: The button that a client adds

  @Test(arguments: [
    ("advance: { tap: target }", true), ("advance: { tap: c }", true), ("advance: { gone: spinner }", true),
    ("advance: [{ tap: target }, { button: back }]", true),
    ("advance: { appears: b }", false), ("advance: { tap: anywhere }", false), ("advance: { after: 3s }", false),
    ("advance: { event: e }", false), ("advance: { route: /a }", false),
    ("advance: { tap: target }, onMissing: { wait: 1s }", false),
  ])
  func stringsHaveTheWordsOfAButtonThatAClientMayAdd(first: String, has: Bool) {
    let screens = check(first, "screen: menu, target: b, callout: B, advance: { event: done }")
    let keys = screens.result.tour?.strings["en"]?.all.map(\.name) ?? []
    #expect(keys.contains("common.next") == has && keys.contains("common.done") == has, "\(keys)")
    #expect(screens.findings(.missingString) == [])
  }
}
