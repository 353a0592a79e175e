import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialTour

/// Steps on other screens, ways out of steps, and the flow in the tour.
@Suite struct ScreenFlowTests {
  private let elements = "      - { id: a, frame: [10, 100, 50, 50] }"
  private let settings =
    "  - { screen: settings, variant: phone, display: { size: [400, 800] }, elements: [ { id: b, frame: [9, 300, 50, 50] } ] }"

  private func check(_ steps: String, head: String = "screen: home") -> Screens {
    Screens(steps: steps, head: head, elements: elements, others: settings)
  }

  // MARK: Screens without a way to them

  @Test(
    "A tap that stays with the overlay leads to no other screen",
    arguments: [
      "advance: 2️⃣{ button: next }2️⃣", "advance: 2️⃣{ tap: anywhere }2️⃣", "advance: 2️⃣{ after: 3s }2️⃣",
    ])
  func unreachedScreens(advance: String) {
    let screens = check(
      """
        - { id: first, target: a, callout: A, \(advance) }
        - { id: second, screen: 1️⃣settings1️⃣, target: b, callout: B }
      """)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .unreachedScreen,
          "step \"second\" is on screen \"settings\", but nothing leads there from step \"first\"",
          at: screens.tutorial.span(),
          labels: [
            .init(screens.tutorial.span(2), "this leads to the step, but the app still shows its old screen")
          ],
          notes: [
            .init("say in `before` how the app gets there: by an action that the client performs, an event or a route")
          ], variants: ["phone"])
      ])
    #expect(screens.result.diagnostics.first?.severity == .warning)
  }

  @Test(
    "The app may show another screen by itself, or by what comes before the step",
    arguments: [
      ("advance: { tap: target }", ""), ("advance: { event: opened }", ""), ("advance: { route: /settings }", ""),
      ("interaction: passThrough, advance: { button: next }", ""),
      ("interaction: { allow: a }, advance: { button: next }", ""),
      ("advance: { button: next }", ", before: { action: open-settings }"),
    ])
  func reachedScreens(first: String, second: String) {
    let screens = check(
      """
        - { id: first, target: a, callout: A, \(first) }
        - { id: second, screen: settings, target: b, callout: B\(second) }
      """)
    #expect(screens.findings(.unreachedScreen) == [])
  }

  @Test("Going back leads to where somebody has been")
  func goingBack() {
    let screens = check(
      """
        - { id: first, target: a, callout: A, advance: { tap: target } }
        - { id: second, screen: settings, target: b, callout: B, advance: [{ button: next }, { button: back }] }
      """)
    #expect(screens.result.diagnostics == [])
  }

  // MARK: Ways out

  @Test("A step that a person may leave saves those that lead to it")
  func dismissOfAStep() {
    func trapped(_ first: String, _ second: String) -> [String] {
      check(
        """
          - { id: first, target: a, callout: A, advance: { tap: target }\(first) }
          - { id: second, target: a, callout: B, advance: { tap: target, to: first }\(second) }
        """, head: "screen: home\ndismiss: []"
      ).findings(.noWayOn).map(\.message)
    }
    #expect(trapped("", "") == ["the end cannot be reached from step \"first\""])
    #expect(trapped("", ", dismiss: [close]") == [])
    #expect(trapped(", dismiss: [overlay]", "") == [])
  }

  @Test("In a tutorial that can be left, a step that can't be left can trap a person")
  func dismissTakenAway() {
    let steps = """
        - { id: first, target: a, callout: A, advance: { tap: target } }
        - { id: second, target: a, callout: B, dismiss: [], advance: { tap: target, to: third } }
        - { id: third, target: a, callout: B, dismiss: [], advance: { tap: target, to: second } }
      """
    #expect(check(steps).findings(.noWayOn).map(\.message) == ["the end cannot be reached from step \"second\""])
  }

  // MARK: The tour

  @Test("The tour has what the author says of the flow, and only that")
  func lowered() throws {
    let screens = check(
      """
        - id: first
          target: a
          callout: A
          advance: [{ route: "/settings/*" }, { tap: target }]
          dismiss: [overlay]
          when: { not: { flag: seen } }
        - { id: second, screen: settings, target: b, callout: B, before: [{ action: go }, { event: there }],
            onMissing: { wait: 4s, then: center } }
        - { id: third, screen: settings, callout: C, onMissing: { wait: 4s } }
      """, head: "screen: home\nkeys: { next: Enter }\nevents: { missing: none }")
    let tour = try #require(screens.result.tour)
    #expect(tour.keys.next == ["Enter"] && tour.events.missing == nil)
    let steps = try #require(tour.variants.first).steps
    #expect(
      steps[0].advance.map(\.trigger) == [.tapTarget, .route(try TourRoute(parsing: "/settings/*"))])
    #expect(steps.map(\.dismiss) == [[.overlay], nil, nil])
    #expect(steps.map(\.when) == [.not(.flag("seen", equals: .bool(true))), nil, nil])
    #expect(steps.map(\.before) == [[], [.action("go"), .event("there")], []])
    // A step without a target doesn't wait for anything.
    #expect(steps.map(\.missing) == [nil, TourMissing(wait: 4, then: .center), nil])
    // If the second step's action fails, the step is shown in the centre, so it's never skipped.
    #expect(steps[2].transitions.map(\.from) == ["second", nil])
  }

  @Test("A step that may be passed over has ways past it")
  func passedOver() throws {
    let screens = check(
      """
        - { id: first, target: a, callout: A }
        - { id: second, target: a, callout: B, onMissing: { wait: 1s, then: skip } }
        - { id: third, target: a, callout: C }
      """)
    let steps = try #require(screens.result.tour?.variants.first).steps
    #expect(steps[2].transitions.map(\.from) == ["second", "first", nil])
    // A failed action counts as a missing target.
    let skipped = ["second", "first", nil]
    for (missing, ways) in [
      ("", skipped), (", onMissing: skip", skipped), (", onMissing: { then: end }", ["second", nil]),
    ] {
      let screens = check(
        """
          - { id: first, target: a, callout: A }
          - { id: second, target: a, callout: B, before: [{ action: open }]\(missing) }
          - { id: third, target: a, callout: C }
        """)
      let steps = try #require(screens.result.tour?.variants.first).steps
      #expect(steps[2].transitions.map(\.from) == ways, "\(missing)")
    }
  }
}
