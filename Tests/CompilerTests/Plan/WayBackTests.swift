import TestSupport
import Testing
import TutorialCompiler
import TutorialLanguage
import TutorialSyntax

/// The effect on the flow check of ways back to the step that a person came from.
@Suite struct WayBackTests {
  private func check(_ steps: String, head: String = "") -> Screens {
    Screens(steps: steps, head: head, elements: "      - { id: a, frame: [10, 100, 50, 50] }")
  }

  /// `x` and `y` lead to each other; from the first of them a person can go back to `a`, which leads to the end.
  @Test(arguments: [
    ("[{ button: next }, { button: back }]", "[{ button: next, to: x }, { button: back }]", []),
    ("{ button: next }", "[{ button: next, to: x }, { button: back }]", ["x"]),
    ("[{ button: next }, { button: back }]", "{ button: next, to: x }", ["x"]),
  ])
  func whereTheEndIsOnlyBehindStepsNeedAWayBack(x: String, y: String, expected: [String]) {
    let screens = check(
      """
        - { id: a, callout: { body: A, buttons: [{ title: More, to: x }, { title: End, to: end }] } }
        - { id: x, callout: X, advance: \(x) }
        - { id: y, callout: Y, advance: \(y) }
      """, head: "dismiss: []")
    #expect(
      screens.result.diagnostics.map(\.message) == expected.map { "the end cannot be reached from step \"\($0)\"" })
  }

  @Test func whereATourBeginsNothingLiesBehind() {
    let screens = check(
      """
        - { id: a, callout: { body: A, buttons: [{ title: Back, role: back }, { title: On, to: b }] } }
        - { id: b, callout: B, advance: [{ button: back }, { button: next, to: a }] }
      """, head: "dismiss: []")
    #expect(screens.result.diagnostics.map(\.message) == ["the end cannot be reached from step \"a\""])
  }

  @Test func aStepThatOnlyTheButtonBackLeadsToIsUnreachable() {
    let screens = check(
      """
        - { id: a, callout: { body: A, buttons: [{ title: C, to: c }] } }
        - { id: b, callout: B }
        - { id: c, callout: C, advance: [{ button: next }, { button: back }] }
      """)
    #expect(screens.result.diagnostics.map(\.message) == ["no way leads to step \"b\""])
  }

  @Test(arguments: [
    // A person who comes from `a` can go back there.
    ("b", true, true), ("c", false, true),
    // Only `b` leads to `c`, and from there time leads on.
    ("b", false, true),
  ])
  func aCircleOfTimeIsLeftBackwardsWhereSomebodyComesFromOutside(first: String, backAtB: Bool, backAtC: Bool) {
    let back = ", { button: back }"
    let screens = check(
      """
        - { id: a, callout: A, advance: { button: next, to: \(first) } }
        - { id: b, callout: B, advance: [{ after: 2s, to: c }\(backAtB ? back : "")] }
        - { id: c, callout: C, advance: [{ after: 2s, to: b }\(backAtC ? back : "")] }
      """)
    #expect(screens.findings(.endlessLoop).isEmpty == (first == "c" || backAtB))
  }

  @Test func timeLeadsBackToWhereThePersonCameFrom() {
    let circle = check(
      """
        - { id: a, callout: A, advance: { after: 2s } }
        - { id: b, callout: B, advance: { after: 2s, to: back } }
      """)
    #expect(circle.findings(.endlessLoop).count == 1)
    // Only `a` leads to `c`: back goes there, although `b` precedes it.
    let leap = check(
      """
        - { id: a, callout: A, advance: { after: 2s, to: c } }
        - { id: b, callout: { body: B, buttons: [{ title: End, to: end }] } }
        - { id: c, callout: C, advance: { after: 2s, to: back } }
      """)
    #expect(leap.findings(.endlessLoop).count == 1)
    // Only `c` leads to `b`, and a person triggers it.
    let branch = check(
      """
        - { id: a, callout: A, advance: { after: 2s, to: c } }
        - { id: b, callout: B, advance: [{ after: 2s, to: back }, { event: x, to: c }] }
        - { id: c, callout: { body: C, buttons: [{ title: B, to: b }, { title: End, to: end }] } }
      """)
    #expect(branch.result.diagnostics == [])
  }
}
