import TestSupport
import Testing
import TutorialCompiler
import TutorialSyntax
import TutorialLanguage

/// Motions that take too long, flash, or leave the display.
@Suite struct MotionCheckTests {
  /// - Parameter second: the height and width of `b`.
  private func check(_ steps: String, head: String = "", second: Int = 50) -> Screens {
    Screens(
      steps: steps, head: head,
      elements: """
              - { id: a, frame: [10, 100, 50, 50] }
              - { id: b, frame: [\(390 - second), 100, \(second), \(second)] }
              - { id: c, frame: [10, 700, 50, 50] }
        """)
  }

  private func flash(_ message: String, _ screens: Screens, fix: Bool = true, labels: [Diagnostic.Label] = [])
    -> Diagnostic
  {
    var notes: [Diagnostic.Note] = [.init("more than 3 flashes within a second can trigger seizures")]
    if !labels.isEmpty { notes.append(.init("effects with the same period flash together")) }
    return Diagnostic(
      .flashingEffect, message, at: screens.tutorial.span(), labels: labels, notes: notes,
      fixits: fix ? [FixIt("make it half a second", .maybe, [.init(screens.tutorial.span(), "0.5s")])] : [],
      variants: ["phone"])
  }

  @Test(arguments: ["pulse", "ripple", "glow", "bounce"])
  func anEffectThatFlashesMoreThanThreeTimesASecondIsAnError(kind: String) {
    let screens = check("  - { target: c, effects: { kind: \(kind), period: 1️⃣0.33s1️⃣ } }")
    #expect(screens.result.diagnostics == [flash("the \(kind) flashes more than 3 times within a second", screens)])
    #expect(screens.result.diagnostics.first?.severity == .error)
  }

  @Test(arguments: [
    "period: 0.333334s", "period: 0.1s, repeat: 3", "period: 0.1s, amount: 0", "period: 10s",
  ])
  func whatFlashesThreeTimesOrNotAtAllIsFine(effect: String) {
    #expect(check("  - { target: c, effects: { kind: pulse, \(effect) } }").result.diagnostics == [])
  }

  @Test func fourFlashesInASecondAreTooManyHoweverFewTheyAre() {
    let screens = check("  - { target: c, effects: { kind: pulse, repeat: 4, period: 1️⃣0.1s1️⃣ } }")
    #expect(screens.findings(.flashingEffect).count == 1)
  }

  @Test func effectsFlashTogether() {
    let screens = check(
      "  - { target: c, effects: [2️⃣{ kind: pulse, period: 0.5s }2️⃣, 1️⃣{ kind: glow, period: 0.4s }1️⃣] }")
    #expect(
      screens.result.diagnostics == [
        flash(
          "together these effects flash more than 3 times within a second", screens, fix: false,
          labels: [.init(screens.tutorial.span(2), "with this one")])
      ])
    let inStep = check("  - { target: c, effects: [{ kind: pulse, period: 0.4s }, { kind: glow, period: 0.4s }] }")
    #expect(inStep.result.diagnostics == [])
    let slow = check("  - { target: c, effects: [{ kind: pulse, period: 1.3s }, { kind: glow, period: 0.7s }] }")
    #expect(slow.result.diagnostics == [])
  }

  @Test func aStepWithoutAHoleHasNothingThatFlashes() {
    #expect(check("  - { callout: Hi, effects: { kind: pulse, period: 0.1s } }").result.diagnostics == [])
  }

  @Test func inheritedEffectsAreFoundOnceAtTheirPlace() {
    let screens = check(
      "  - { target: a }\n  - { target: c }", head: "defaults: { effects: { kind: glow, period: 1️⃣0.1s1️⃣ } }")
    #expect(screens.result.diagnostics == [flash("the glow flashes more than 3 times within a second", screens)])
  }

  @Test func aSpringThatThrowsAFadeToAndFroFlashes() {
    let wild = "{ spring: { response: 0.1, dampingFraction: 0.1, velocity: 900 } }"
    let screens = check("  - { target: a, transition: { enter: { easing: 1️⃣\(wild)1️⃣ } } }")
    #expect(
      screens.findings(.flashingEffect) == [
        flash("the entrance flashes more than 3 times within a second", screens, fix: false)
      ])
    for easing in ["{ spring: { response: 0.2, dampingFraction: 0.1 } }", "bouncy", "easeInOut"] {
      let calm = check("  - { target: a, transition: { enter: { easing: \(easing) } } }")
      #expect(calm.findings(.flashingEffect) == [])
    }
    // It falls four times: by the full range, a half, a quarter, and last by 0.15, which counts; 0.09 doesn't.
    for (velocity, count) in [(45, 1), (10, 0)] {
      let spring = "{ spring: { response: 0.2, dampingFraction: 0.1, velocity: \(velocity) } }"
      let edge = check("  - { target: a, transition: { enter: { easing: \(spring) } } }")
      #expect(edge.findings(.flashingEffect).count == count)
    }
    // In a morph only holes oscillate.
    let morph = check("  - { target: a, transition: { enter: { kind: morph, easing: \(wild) } } }")
    #expect(morph.findings(.flashingEffect) == [])
  }

  @Test func pointsThatThrowAFadeToAndFroFlash() {
    let wild = "'linear(0, 1, 0, 1, 0, 1, 0, 1, 0, 1)'"
    let screens = check("  - { target: a, transition: { enter: { easing: 1️⃣\(wild)1️⃣, duration: 1s } } }")
    #expect(
      screens.findings(.flashingEffect) == [
        flash("the entrance flashes more than 3 times within a second", screens, fix: false)
      ])
    for calm in [
      "easing: \(wild), duration: 2s", "easing: 'linear(0, 1, 0, 1, 0, 1)', duration: 0.1s",
      "easing: \(wild), kind: morph, duration: 1s", "easing: 'steps(100, start)', duration: 0.5s",
      "easing: \(wild), kind: cut",
    ] {
      #expect(check("  - { target: a, transition: { enter: { \(calm) } } }").findings(.flashingEffect) == [])
    }
  }

  @Test func holesThatJumpToAndFroFlash() {
    let wild =
      "'linear(0, 0 10%, 1 10%, 1 20%, 0 20%, 0 30%, 1 30%, 1 40%, 0 40%, 0 50%, 1 50%, 1 60%, 0 60%, 0 70%, 1 70%, 1 80%, 0 80%, 0 90%, 1 90%)'"
    let screens = check(
      "  - { target: a }\n  - { target: b, transition: { move: { easing: 1️⃣\(wild)1️⃣, duration: 1s } } }")
    #expect(
      screens.findings(.flashingEffect) == [
        flash("the move flashes more than 3 times within a second", screens, fix: false)
      ])
  }

  @Test func spritesWhoseOpacityGoesToAndFroFlash() {
    func sprite(_ more: String) -> Screens {
      check("  - { target: a, sprites: { symbol: star, from: { target: a }, to: { target: b }, \(more) } }")
    }
    let wild = "'linear(0, 1, 0, 1, 0, 1, 0, 1, 0, 1)'"
    let screens = sprite("opacity: [0, 1], easing: 1️⃣\(wild)1️⃣, duration: 1s")
    #expect(
      screens.findings(.flashingEffect) == [
        flash("the sprite flashes more than 3 times within a second", screens, fix: false)
      ])
    #expect(sprite("opacity: [1, 0.2], easing: \(wild), duration: 1s").findings(.flashingEffect).count == 1)
    let jumping =
      "'linear(0, 0 10%, 1 10%, 1 20%, 0 20%, 0 30%, 1 30%, 1 40%, 0 40%, 0 50%, 1 50%, 1 60%, 0 60%, 0 70%, 1 70%, 1 80%, 0 80%, 0 90%, 1 90%)'"
    #expect(sprite("easing: \(jumping), duration: 1s").findings(.flashingEffect).count == 1)
    for calm in [
      "easing: \(wild), duration: 1s", "opacity: [0.5, 0.55], easing: \(wild), duration: 1s",
      "opacity: [0, 1], easing: \(wild), duration: 3s", "opacity: [0, 1], duration: 1s",
    ] {
      #expect(sprite(calm).findings(.flashingEffect) == [])
    }
  }

  @Test func whatJumpsOverAPlaceIsNeverThere() {
    func findings(_ easing: String) -> [Diagnostic] {
      check("  - { target: a }\n  - { target: b, transition: { move: { arc: 0.5, easing: \(easing) } } }")
        .findings(.motionLeavesViewport)
    }
    // In the middle of the way the arc is outside the display.
    #expect(findings("linear").count == 1)
    #expect(findings("steps(1)") == [])
    #expect(findings("'steps(2, jump-none)'") == [])
    #expect(findings("steps(2)").count == 1)
    #expect(findings("'linear(0, 0.01 50%, 0.99 50%, 1)'") == [])
  }

  @Test func pointsThatOvershootAreLikeASpring() {
    let screens = check(
      "  - { id: one, target: a }\n  - { target: b, transition: { move: { easing: 1️⃣'linear(0, 1.2 80%, 1)'1️⃣ } } }")
    #expect(screens.findings(.motionLeavesViewport).map(\.primary) == [screens.tutorial.span()])
  }

  private func long(_ message: String, _ screens: Screens) -> Diagnostic {
    Diagnostic(
      .longMotion, message, at: screens.tutorial.span(),
      notes: [.init("a person waits for it: more than 2 s is long")], variants: ["phone"])
  }

  @Test(arguments: [
    ("enter", "the entrance"), ("exit", "the exit"), ("move", "the move"),
    ("variantChange", "the change of the variant"),
  ])
  func aMotionThatAPersonWaitsForIsReported(part: String, words: String) {
    let screens = check("  - { target: a, transition: { \(part): { duration: 1️⃣2.5s1️⃣ } } }")
    #expect(screens.result.diagnostics == [long("\(words) takes 2.5 s", screens)])
    #expect(screens.result.diagnostics.first?.severity == .warning)
    #expect(check("  - { target: a, transition: { \(part): { duration: 2s } } }").result.diagnostics == [])
    #expect(check("  - { target: a, transition: { \(part): { kind: cut, duration: 9s } } }").result.diagnostics == [])
  }

  @Test func aSpringTakesTheTimeThatItTakes() {
    let screens = check(
      "  - { target: a, transition: { move: { easing: 1️⃣{ spring: { duration: 3 } }1️⃣ } } }")
    #expect(screens.result.diagnostics == [long("the move takes 4.4 s", screens)])
  }

  @Test func scrollingAndReducedMotionAreWaitedForTooSpritesAndDelaysAreNot() {
    let reduced = check("  - { target: a, reducedMotion: { duration: 1️⃣3s1️⃣ } }")
    #expect(reduced.result.diagnostics == [long("reduced motion takes 3 s", reduced)])
    let scrolled = check("  - { target: a, scroll: { duration: 1️⃣3s1️⃣ } }")
    #expect(scrolled.result.diagnostics == [long("the scrolling takes 3 s", scrolled)])
    #expect(check("  - { target: a, scroll: { duration: 2s } }").result.diagnostics == [])
    let others = check(
      "  - { target: a, delay: 5s, sprites: { image: x, from: [50, 50], to: [60, 60], duration: 9s } }")
    #expect(others.result.diagnostics == [])
  }

  @Test func theTutorialsReducedMotionIsWaitedForInStepsWithoutTheirOwn() {
    let head = "reducedMotion: { kind: fade, duration: 1️⃣9s1️⃣ }"
    let screens = check("  - { target: a }\n  - { target: c }", head: head)
    #expect(screens.findings(.longMotion) == [long("reduced motion takes 9 s", screens)])
    let own = check("  - { target: a, reducedMotion: { duration: 1s } }", head: head)
    #expect(own.findings(.longMotion) == [])
  }

  @Test func aCutTakesNoTimeUnderReducedMotion() {
    #expect(check("  - { target: a, reducedMotion: { kind: cut, duration: 3s } }").findings(.longMotion) == [])
    let inherited = check("  - { target: a, reducedMotion: { kind: cut } }", head: "reducedMotion: { duration: 3s }")
    #expect(inherited.findings(.longMotion) == [])
    let fading = check(
      "  - { target: a, reducedMotion: { kind: fade } }", head: "reducedMotion: { kind: cut, duration: 1️⃣3s1️⃣ }")
    #expect(fading.findings(.longMotion) == [long("reduced motion takes 3 s", fading)])
  }

  private func leaving(_ message: String, _ screens: Screens) -> Diagnostic {
    Diagnostic(.motionLeavesViewport, message, at: screens.tutorial.span(), variants: ["phone"])
  }

  @Test func anArcThatBendsTooFarIsReportedWhereItIsWritten() {
    let screens = check("  - { id: one, target: a }\n  - { target: b, transition: { move: { arc: 1️⃣0.51️⃣ } } }")
    // Half of 330 up from y 92.
    #expect(
      screens.result.diagnostics == [
        leaving("the hole around \"b\" leaves the display by 73 at the top on its way from step \"one\"", screens)
      ])
    #expect(
      check("  - { target: a }\n  - { target: b, transition: { move: { arc: 0.25 } } }").result.diagnostics == [])
  }

  @Test func aSpringThatOvershootsAtTheEdgeIsReportedAtTheSpring() {
    let screens = check(
      "  - { id: one, target: a }\n  - { target: b, transition: { move: { easing: 1️⃣bouncy1️⃣, arc: 0.1 } } }")
    // 4.5988 % of 330, minus the 2 beside the hole.
    #expect(
      screens.result.diagnostics == [
        leaving("the hole around \"b\" leaves the display by 13.2 at the right on its way from step \"one\"", screens)
      ])
  }

  @Test func whereNoMoreThanPaddingLeavesTheDisplayNothingIsSaid() {
    func leaving(padding: Int) -> Int {
      check(
        "  - { id: one, target: a }\n  - { target: b, cutout: { padding: \(padding) }, transition: { move: { easing: bouncy } } }"
      )
      .findings(.motionLeavesViewport).count
    }
    // The element overshoots by 4.6 % of 330 with 10 beside it, so 5.2 are outside.
    #expect(leaving(padding: 0) == 1)
    let gentle = "{ spring: { response: 0.5, dampingFraction: 0.8 } }"
    let screens = check(
      "  - { id: one, target: a }\n  - { target: b, transition: { move: { easing: \(gentle) } } }")
    // 1.5 % of 330 is less than the padding of 8.
    #expect(screens.findings(.motionLeavesViewport) == [])
  }

  @Test func aCurveThatOvershootsIsLikeASpring() {
    let screens = check(
      "  - { id: one, target: a }\n  - { target: b, transition: { move: { easing: 1️⃣[0.3, 0, 0.5, 1.8]1️⃣ } } }")
    #expect(screens.findings(.motionLeavesViewport).map(\.primary) == [screens.tutorial.span()])
  }

  @Test func whatIsOutAtRestMayStayOut() {
    let screens = check(
      "  - { target: a, cutout: { padding: 30 } }\n"
        + "  - { target: c, cutout: { padding: 30 }, transition: { move: { easing: linear } } }")
    #expect(screens.findings(.motionLeavesViewport) == [])
    let farther = check(
      "  - { target: a, cutout: { padding: 30 } }\n"
        + "  - { target: c, cutout: { padding: 30 }, transition: { move: { arc: 1️⃣-0.021️⃣ } } }")
    #expect(
      farther.result.diagnostics == [
        leaving("the hole around \"c\" leaves the display by 12 at the left on its way from step \"step-1\"", farther)
      ])
  }

  @Test func thePlaceToBlameIsReportedOnceForTheFarthestWay() {
    let screens = check(
      "  - { id: one, target: a }\n  - { id: two, target: b }\n  - { id: three, target: c }\n  - { target: b }",
      head: "defaults: { transition: { move: { easing: 1️⃣bouncy1️⃣ } } }")
    #expect(screens.findings(.motionLeavesViewport).map(\.primary) == [screens.tutorial.span()])
    // Of the two bouncing holes the second goes farther.
    let bounce = check(
      "  - { target: [a, { id: b }], cutout: { padding: 0 }, effects: { kind: bounce, amount: 1️⃣2.51️⃣ } }", second: 60)
    #expect(
      bounce.result.diagnostics == [
        leaving("the hole around \"b\" bounces out of the display by 50 at the top", bounce)
      ])
  }

  @Test func spritesAndBouncesLeaveTheDisplayToo() {
    let sprite = check(
      "  - { target: c, sprites: { image: x, size: 20, from: [20, 100], to: [20, 300], arc: 1️⃣-0.251️⃣ } }")
    // The middle is 50 to the left of x 20, plus 10 for half the sprite.
    #expect(
      sprite.result.diagnostics == [leaving("the sprite leaves the display by 40 at the left on its way", sprite)])
    let bounce = check("  - { target: a, effects: { kind: bounce, amount: 1️⃣21️⃣ } }")
    // Twice 66 up from y 92.
    #expect(
      bounce.result.diagnostics == [
        leaving("the hole around \"a\" bounces out of the display by 40 at the top", bounce)
      ])
    let away = check("  - { target: c, sprites: { image: x, from: [20, 100], to: [20, -90], easing: easeIn } }")
    #expect(away.result.diagnostics == [])
  }

  @Test(arguments: [
    ("enter: { arc: 1️⃣0.21️⃣ }", "nothing travels when the overlay comes"),
    ("exit: { kind: morph, arc: 1️⃣0.21️⃣ }", "nothing travels when the overlay goes"),
    ("move: { kind: fade, arc: 1️⃣0.21️⃣ }", "nothing travels in a fade"),
    ("variantChange: { kind: reveal, arc: 1️⃣-0.21️⃣ }", "nothing travels in a reveal"),
  ])
  func anArcWhereNothingTravelsIsReported(transition: String, reason: String) {
    let screens = check("  - { target: a, transition: { \(transition) } }")
    #expect(
      screens.result.diagnostics == [
        Diagnostic(.unusedArc, "\(reason), so there is no path to bend", at: screens.tutorial.span())
      ])
  }

  @Test func anArcThatIsInheritedByAFadeIsMeantForOthers() {
    let screens = check(
      "  - { target: a }\n  - { target: b, transition: { move: { kind: fade } } }",
      head: "defaults: { transition: { move: { arc: 0.1 } } }")
    #expect(screens.result.diagnostics == [])
  }
}
