import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialLanguage

/// Unreachable steps, dead ends, and loops that time drives forever.
@Suite struct FlowCheckTests {
  private let elements = "      - { id: a, frame: [10, 100, 50, 50] }"
  private let tablet =
    "  - { screen: home, variant: tablet, display: { size: [800, 1200] }, elements: [ { id: other, frame: [0, 0, 50, 50] } ] }"

  private func check(_ steps: String, head: String = "", others: String = "") -> Screens {
    Screens(steps: steps, head: head, elements: elements, others: others)
  }

  // MARK: Unreachable steps

  @Test func aStepThatNothingLeadsToIsUnreachable() {
    let screens = check(
      """
        - { id: a, callout: A, advance: { tap: anywhere, to: 2️⃣c2️⃣ } }
        - { id: 1️⃣b1️⃣, callout: B }
        - { id: c, callout: C }
      """)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .unreachableStep, "no way leads to step \"b\"", at: screens.tutorial.span(),
          labels: [.init(screens.tutorial.span(2), "step \"a\" leads to step \"c\"")], variants: ["phone"])
      ])
    #expect(screens.result.diagnostics.first?.severity == .warning)
  }

  @Test func whatComesOnlyAfterAnUnreachableStepIsNotReportedToo() {
    let screens = check(
      """
        - { id: a, callout: A, advance: { tap: anywhere, to: 2️⃣end2️⃣ } }
        - { id: 1️⃣b1️⃣, callout: B }
        - { id: c, callout: C }
      """)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .unreachableStep, "no way leads to step \"b\"", at: screens.tutorial.span(),
          labels: [.init(screens.tutorial.span(2), "step \"a\" leads to the end")], variants: ["phone"])
      ])
  }

  @Test(arguments: [
    "{ id: a, callout: { body: A, buttons: [{ title: B, to: b }, { title: C, to: c }] }, advance: { tap: anywhere, to: c } }",
    "{ id: a, callout: A, advance: [{ event: x, to: c }, { after: 2s, to: b }] }",
    "{ id: a, callout: A, when: { flag: f }, advance: { tap: anywhere, to: c } }",
    "{ id: a, callout: A, advance: [{ button: next, to: c, when: { flag: f } }, { button: next, to: b }] }",
  ])
  func buttonsEventsTimeAndConditionsLeadToSteps(first: String) {
    let screens = check("  - \(first)\n  - { id: b, callout: B }\n  - { id: c, callout: C }")
    #expect(screens.result.diagnostics == [])
  }

  @Test func aStepIsUnreachableOnlyInTheVariantsThatLeaveOutTheWayToIt() {
    let screens = check(
      """
        - { id: a, callout: { body: A, buttons: [{ title: On, to: c }] } }
        - { id: x, target: a, callout: X, onMissing: skip, advance: { tap: target, to: 2️⃣d2️⃣ } }
        - { id: 1️⃣c1️⃣, callout: C }
        - { id: d, callout: D }
      """, others: tablet)
    #expect(screens.findings(.unreachableStep).map(\.message) == ["no way leads to step \"x\""])
    #expect(screens.findings(.unreachableStep).map(\.variants) == [["phone"]])
  }

  @Test func whereADestinationIsUnknownNothingIsSaidOfSteps() {
    let screens = check("  - { id: a, callout: A, advance: { tap: anywhere, to: x } }\n  - { id: b, callout: B }")
    #expect(screens.result.diagnostics.map(\.id) == [.unknownStep])
  }

  @Test func aStepThatOnlyLeadsToItselfLeadsNowhere() {
    let screens = check("  - { id: a, callout: A, advance: 1️⃣{ tap: anywhere, to: a }1️⃣ }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .noWayOn, "nothing leads on from step \"a\"", at: screens.tutorial.span(), variants: ["phone"])
      ])
    #expect(screens.result.diagnostics.first?.severity == .error)
  }

  // MARK: Endless loops

  @Test func stepsThatTimeDrivesInACircleAreAnError() {
    let screens = check(
      """
        - { id: a, callout: A, advance: { after: 2s, to: 2️⃣b2️⃣ } }
        - { id: b, callout: B, advance: { after: 2s, to: 1️⃣a1️⃣ } }
      """)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .endlessLoop, "steps \"a\" and \"b\" lead to one another by themselves, for ever",
          at: screens.tutorial.span(), labels: [.init(screens.tutorial.span(2), "by way of this")],
          notes: [.init("a button, a tap or an event that leads elsewhere lets a person out")], variants: ["phone"])
      ])
    #expect(screens.result.diagnostics.first?.severity == .error)
  }

  @Test func theCircleBeginsWhereTheWayThereEnds() {
    let screens = check(
      """
        - { id: a, callout: A, advance: { after: 1s } }
        - { id: b, callout: B, advance: [{ after: 9s, to: end }, { after: 1s }] }
        - { id: c, callout: C, advance: [{ after: 1s, to: 1️⃣b1️⃣ }, { tap: anywhere, to: b }] }
      """)
    #expect(screens.findings(.endlessLoop).map(\.primary) == [screens.tutorial.span()])
    #expect(
      screens.findings(.endlessLoop).map(\.message) == [
        "steps \"b\" and \"c\" lead to one another by themselves, for ever"
      ])
  }

  @Test func aStepThatTimeLeadsToItselfIsAnEndlessLoop() {
    let screens = check("  - { id: a, callout: A, advance: { after: 2s, to: 1️⃣a1️⃣ } }")
    #expect(
      screens.findings(.endlessLoop).map(\.message) == ["step \"a\" leads to itself, for ever"])
    #expect(screens.findings(.endlessLoop).map(\.primary) == [screens.tutorial.span()])
    // A dead end isn't reported in addition.
    #expect(screens.result.diagnostics.map(\.id) == [.endlessLoop])
    let followed = check("  - { id: a, callout: A, advance: { after: 2s, to: a } }\n  - { id: b, callout: B }")
    #expect(followed.result.diagnostics.map(\.id) == [.endlessLoop])
  }

  @Test(arguments: [
    "{ tap: anywhere, to: a }", "{ event: back, to: a }", "[{ after: 2s, to: a }, { button: next, to: end }]",
    "[{ after: 2s, to: a }, { event: done, to: end }]", "{ after: 2s, to: a, when: { flag: f } }",
    "[{ after: 3s, to: a }, { after: 2s, to: end }]",
    "[{ after: 3s, to: a }, { after: 2s, to: end, when: { flag: f } }]",
  ])
  func aCircleThatSomebodyDrivesOrCanLeaveIsFine(rules: String) {
    let screens = check(
      "  - { id: a, callout: A, advance: { after: 2s, to: b } }\n  - { id: b, callout: B, advance: \(rules) }")
    #expect(screens.result.diagnostics == [])
  }

  // MARK: Dead ends

  @Test func aTapOnATargetThatTheStepLacksIsNoWayOn() {
    let screens = check("  - { id: a, callout: A, advance: 1️⃣{ tap: target }1️⃣ }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .noWayOn, "nothing leads on from step \"a\"", at: screens.tutorial.span(),
          notes: [.init("`tap: target` waits for a tap on a target, and the step has none")], variants: ["phone"])
      ])
    #expect(screens.result.diagnostics.first?.severity == .error)
  }

  @Test func aStepThatIsCentredInAVariantNeedsAnotherWayOnThere() {
    let screens = check(
      "  - { id: a, target: a, onMissing: center, callout: A, advance: 1️⃣[{ tap: target }]1️⃣ }", others: tablet)
    #expect(
      screens.findings(.noWayOn) == [
        Diagnostic(
          .noWayOn, "nothing leads on from step \"a\"", at: screens.tutorial.span(),
          notes: [.init("the step is shown without its target here, so nobody can tap it")], variants: ["tablet"])
      ])
  }

  @Test func aTargetThatIsMissingByMistakeIsOneError() {
    let screens = check("  - { target: b, callout: A, advance: { tap: target } }")
    #expect(screens.result.diagnostics.map(\.id) == [.unknownTarget])
  }

  @Test func aWayBackDoesNotLeadOn() {
    let screens = check(
      "  - { id: a, callout: A }\n  - { id: b, callout: { body: B, buttons: 1️⃣[{ title: Back, role: back }]1️⃣ } }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .noWayOn, "nothing leads on from step \"b\"", at: screens.tutorial.span(),
          notes: [.init("its only way leads back")], variants: ["phone"])
      ])
  }

  @Test func whereTheWayOnIsInheritedTheStepIsToBlame() {
    let screens = check(
      "  - { id: a, target: a }\n  - { id: 1️⃣b1️⃣, callout: B }", head: "defaults: { advance: { tap: target } }")
    #expect(screens.findings(.noWayOn).map(\.primary) == [screens.tutorial.span()])
  }

  @Test func withoutDismissalTheEndMustBeInReach() {
    let steps = """
        - { id: 1️⃣a1️⃣, callout: A }
        - { id: b, callout: B, advance: { button: next, to: a } }
      """
    let screens = check(steps, head: "dismiss: []")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .noWayOn, "the end cannot be reached from step \"a\"", at: screens.tutorial.span(),
          notes: [.init("with `dismiss: []`, there is no other way to leave")], variants: ["phone"])
      ])
    #expect(check(steps).result.diagnostics == [])
  }

  // MARK: Buttons

  @Test func aRuleForAButtonThatTheCalloutLacksIsAnError() {
    let screens = check(
      "  - { callout: { body: A, buttons: [{ title: Skip, role: skip }] }, advance: [{ button: 1️⃣skp1️⃣, to: end }, { button: next }] }"
    )
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .unknownButton, "no button of the callout has the role \"skp\"", at: screens.tutorial.span(),
          label: "did you mean \"skip\"?",
          fixits: [FixIt("replace it with \"skip\"", .maybe, [.init(screens.tutorial.span(), "skip")])])
      ])
  }

  @Test func aRuleForAButtonOfAStepWithoutACalloutIsAnError() {
    let screens = check("  - { id: a, target: a, advance: { button: 1️⃣next1️⃣ } }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .unknownButton, "step \"a\" has no callout, so it has no button \"next\"", at: screens.tutorial.span())
      ])
  }

  @Test func aRuleThatSeveralStepsInheritIsNeededByOneOfThem() {
    let head = "defaults: { advance: [{ button: skip, to: end }, { tap: anywhere }] }"
    let screens = check(
      "  - { target: a }\n  - { callout: { body: A, buttons: [{ title: Skip, role: skip }] } }", head: head)
    #expect(screens.result.diagnostics == [])
    #expect(check("  - { target: a }", head: head).result.diagnostics.map(\.id) == [.unknownButton])
  }

  // MARK: Steps in no variant

  @Test func aStepForNoVariantIsReportedAtItsCondition() {
    let screens = check("  - { id: a, target: a, only: 1️⃣{ platform: tv }1️⃣ }\n  - { target: a }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .matchesNothing, "step \"a\" is for none of the variants in the layouts", at: screens.tutorial.span())
      ])
  }

  @Test func aStepForVariantsThatAreNotAskedForIsFine() {
    var options = CompileOptions()
    options.isVariantWanted = { $0 == "tablet" }
    let screens = Screens(
      steps: "  - { target: a, onMissing: skip }\n  - { callout: Hi }", elements: elements, others: tablet,
      options: options)
    #expect(screens.findings(.unknownTarget) == [])
  }
}
