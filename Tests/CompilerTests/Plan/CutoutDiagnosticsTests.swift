import TestSupport
import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialSyntax
import TutorialTour
import TutorialLanguage
import TutorialValues

@Suite struct CutoutDiagnosticsTests {
  private let bar = "      - { id: a, frame: [10, 20, 200, 40] }"

  @Test func aCircleAroundALongBarIsMostlyEmpty() {
    let screens = Screens(steps: "  - { target: a, cutout: { shape: 1️⃣circle1️⃣ } }", elements: bar)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .circleOnOblong, "a circle around 200 × 40 is mostly empty", at: screens.tutorial.span(),
          notes: [.init("`capsule` follows the target; `fit: inscribe` or `circumscribe` says it is meant")],
          variants: ["phone"])
      ])
    let meant = Screens(steps: "  - { target: a, cutout: { shape: circle, fit: inscribe } }", elements: bar)
    #expect(meant.result.diagnostics == [])
    for (width, count) in [(80, 0), (81, 1)] {
      let edge = Screens(
        steps: "  - { target: a, cutout: { shape: circle } }",
        elements: "      - { id: a, frame: [100, 200, \(width), 40] }")
      #expect(edge.findings(.circleOnOblong).count == count)
    }
  }

  @Test func aRadiusThatDoesNotFitIsReportedButNotACapsulesIdiom() {
    let screens = Screens(steps: "  - { target: a, cutout: { radius: 1️⃣401️⃣ } }", elements: bar)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .radiusClamped, "the radius does not fit 216 × 56 and is made smaller", at: screens.tutorial.span(),
          notes: [.init("`shape: capsule`, or `radius: 999`, makes it as round as possible")], variants: ["phone"])
      ])
    // A radius of the shorter side isn't the idiom for "as round as possible" yet.
    let lower = Screens(steps: "  - { target: a, cutout: { radius: 60 } }", elements: bar)
    #expect(lower.findings(.radiusClamped).count == 1)
    let idiom = Screens(steps: "  - { target: a, cutout: { radius: 999 } }", elements: bar)
    #expect(idiom.result.diagnostics == [])
  }

  @Test func aPathStretchedOutOfShapeIsReported() {
    let screens = Screens(
      steps:
        "  - { target: a, cutout: { padding: 0, shape: 1️⃣{ path: \"M0 0H10V10H0Z\", viewBox: [0, 0, 10, 10] }1️⃣ } }",
      elements: bar)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .distortedShape, "the path is stretched from 10 × 10 to 200 × 40", at: screens.tutorial.span(),
          variants: ["phone"])
      ])
  }

  @Test(arguments: [("103", 1), ("97.5", 1), ("100.9", 0), ("99.2", 0)])
  func aHundredthIsNoDistortion(width: String, count: Int) {
    let screens = Screens(
      steps: "  - { target: a, cutout: { padding: 0, shape: { path: \"M0 0H10V10H0Z\", viewBox: [0, 0, 10, 10] } } }",
      elements: "      - { id: a, frame: [10, 20, \(width), 100] }")
    #expect(screens.findings(.distortedShape).count == count)
  }

  @Test func aHoleOfWhichNothingIsLeftIsAnError() {
    // The element's lower half is beyond the display, and the hole is at its lower edge.
    let screens = Screens(
      steps: "  - { target: 1️⃣a1️⃣, cutout: { size: [20, 10], at: bottom, clip: viewport } }",
      elements: "      - { id: a, frame: [100, 700, 50, 200] }")
    var expected = Diagnostic(
      .clippedTarget, "nothing of the hole around \"a\" is left once it is clipped", at: screens.tutorial.span(),
      variants: ["phone"])
    expected.severity = .error
    #expect(screens.result.diagnostics == [expected])
  }

  @Test func aPaddingThatLeavesNothingIsReported() {
    let screens = Screens(steps: "  - { target: a, ring: {}, cutout: { padding: 1️⃣-301️⃣ } }", elements: bar)
    #expect(screens.step?.rings == [])
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .zeroSizeTarget, "the padding leaves nothing of the hole", at: screens.tutorial.span(), variants: ["phone"])
      ])
  }

  @Test func holesThatOverlapAreWorthANoteUnlessCombineSaysThatTheyAreMeant() {
    let two = bar + "\n      - { id: b, frame: [100, 70, 50, 50] }"
    let screens = Screens(steps: "  - { target: [1️⃣a1️⃣, 2️⃣b2️⃣] }", elements: two)
    let expected = Diagnostic(
      .overlappingCutouts, "the holes around \"a\" and \"b\" overlap", at: screens.tutorial.span(2),
      labels: [.init(screens.tutorial.span(1), "overlaps this one")],
      notes: [.init("`combine: bounds` cuts one hole around all, `combine: separate` says that two are meant")],
      variants: ["phone"])
    #expect(screens.result.diagnostics == [expected])
    #expect(expected.severity == .note)
    let ringed = Screens(steps: "  - { target: [a, b], ring: { width: 2 } }", elements: two)
    #expect(
      ringed.findings(.overlappingCutouts).map(\.notes) == [
        [.init("`combine: union` draws one ring around both, `combine: bounds` cuts one hole around all")]
      ])
    for combine in ["separate", "union", "bounds"] {
      let meant = Screens(steps: "  - { target: [a, b], cutout: { combine: \(combine) } }", elements: two)
      #expect(meant.result.diagnostics == [])
    }
  }

  @Test func holesThatOnlyTouchOrWhoseBoxesOverlapAreFine() {
    let touching = Screens(
      steps: "  - { target: [a, b], cutout: { padding: 0, radius: 0 } }",
      elements: bar + "\n      - { id: b, frame: [10, 60, 200, 40] }")
    #expect(touching.result.diagnostics == [])
    // The boxes of two circles overlap at a corner, but the circles don't.
    let circles = Screens(
      steps: "  - { target: [a, b], cutout: { padding: 0 } }",
      elements: """
              - { id: a, frame: [0, 0, 100, 100], shape: circle }
              - { id: b, frame: [80, 80, 100, 100], shape: circle }
        """)
    #expect(circles.result.diagnostics == [])
  }

  @Test func aPathThatCrossesItselfIsCutWhereItWindsAroundSomething() throws {
    let screens = Screens(
      steps: """
          - target: { id: a }
            cutout: { shape: { path: "M0 0L10 10 10 0 0 10Z", viewBox: [0, 0, 10, 10] }, size: [20, 20], padding: 0 }
        """, elements: bar)
    #expect(screens.result.diagnostics == [])
    let outline = try #require(screens.result.tour?.variants.first?.steps.first?.cutouts.first?.outline)
    // Two triangles that touch in the middle, both clockwise.
    #expect(outline.signedArea == 200)
    var tests = CrossingBudget()
    #expect(!outline.crossesItself(&tests))
  }

  @Test func aPathThatLeavesOutAPartOfItsInsideIsRefusedWhereItStarts() {
    // A band around a square, with its end over its start.
    let screens = Screens(
      steps: """
          - target: { id: a }
            cutout: { shape: { path: "1️⃣M1️⃣0 0H10V10H0V1H2V8H8V2H0Z", viewBox: [0, 0, 10, 10] }, size: [20, 20] }
        """, elements: bar)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .invalidPath, "path that leaves out a part of its inside: a hole has one edge", at: screens.tutorial.span())
      ])
  }
}
