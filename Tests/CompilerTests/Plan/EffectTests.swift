import TestSupport
import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialMotion
import TutorialPlayback
import TutorialSyntax
import TutorialTour

/// `effects` become loops of keyframes.
@Suite struct EffectTests {
  private let elements = """
          - { id: a, frame: [10, 100, 50, 80] }
          - { id: b, frame: [200, 100, 100, 40] }
    """

  private func loops(_ step: String) -> [TourLoop] {
    let screens = Screens(steps: "  - { \(step) }", elements: elements)
    #expect(screens.result.diagnostics == [])
    return screens.step?.loops ?? []
  }

  @Test func aPulseGrowsTheHolesAndShrinksThemBack() {
    let loops = loops("target: a, effects: { kind: pulse, period: 2, amount: 0.2, repeat: 3 }")
    #expect(
      loops == [
        TourLoop(
          kind: .pulse, period: 2, amount: 0.2, count: 3, subject: .holes,
          keyframes: [
            .init(time: 0, change: .init(), easing: .easeInOut),
            .init(time: 1, change: .init(grow: 0.2), easing: .easeInOut), .init(time: 2, change: .init()),
          ])
      ])
  }

  @Test func aBounceGoesUpAndComesDown() {
    let loops = loops("target: a, cutout: { padding: 0 }, effects: [{ kind: bounce }]")
    #expect(
      loops == [
        TourLoop(
          kind: .bounce, period: 1.5, amount: 0.15, count: nil, subject: .holes,
          keyframes: [
            .init(time: 0, change: .init(), easing: .easeOut),
            .init(time: 0.75, change: .init(shift: Point(0, -0.15)), easing: .easeIn),
            .init(time: 1.5, change: .init()),
          ])
      ])
  }

  @Test func aLargeHoleMovesByAFewUnits() {
    // The larger of the smaller sides is 66: that of 50 × 80 with a padding of 8.
    let moved = loops("target: [a, b], effects: [{ kind: pulse }, { kind: bounce }, { kind: pulse, amount: 0.1 }]")
    #expect(moved.map(\.amount) == [6 / 66.0, 8 / 66.0, 0.1])
  }

  @Test func aGlowIsAWideRingThatBrightensWhereTheRingIs() throws {
    let loop = try #require(
      loops("target: a, ring: { width: 4, gap: 2, color: \"#f00\", dash: [3, 1] }, effects: { kind: glow }").first)
    #expect(loop.subject == .rings)
    #expect(loop.keyframes.map(\.change.opacity) == [0, 0.6, 0])
    let ring = try #require(loop.rings.first)
    #expect(loop.rings.count == 1)
    // The middle of the ring's stroke is 4 outside the hole, as is that of a stroke of width 12 with a gap of −2.
    #expect([ring.width, ring.gap] == [12, -2])
    #expect(ring.color == "#ff0000")
    #expect(ring.dash == nil)
    #expect(ring.outline.bounds == Rect(2 - 4, 92 - 4, 66 + 8, 96 + 8))
  }

  @Test func aRippleSendsOutEveryRingAndADefaultOneWhereThereIsNone() throws {
    let loop = try #require(
      loops("target: [{ target: a, ring: { width: 5, color: \"#0af\" } }, b], effects: { kind: ripple }").first)
    #expect(loop.rings.map(\.cutouts) == [[0], [1]])
    #expect(loop.rings.map(\.width) == [5, 2])
    #expect(loop.rings.map(\.color) == ["#00aaff", "#fffffff2"])
    #expect(loop.keyframes.map(\.change.opacity) == [0, 1, 0])
    #expect(loop.keyframes.map(\.change.grow).first == 0)
    #expect(loop.keyframes.map(\.change.grow).last == 0.6)
  }

  @Test func aRippleRunsOnAtTheSpeedAtWhichItComesUp() throws {
    let loop = try #require(loops("target: a, effects: { kind: ripple, period: 1, amount: 1 }").first)
    let before = try #require(loop.change(at: 0.15 - 1e-6)?.grow)
    #expect(loop.keyframes.map(\.time) == [0, 0.15, 1])
    let at = try #require(loop.change(at: 0.15)?.grow)
    let after = try #require(loop.change(at: 0.15 + 1e-6)?.grow)
    #expect(abs((at - before) - (after - at)) < 1e-9)
  }

  @Test func severalEffectsAreSeveralLoops() {
    #expect(loops("target: a, effects: [{ kind: pulse }, { kind: glow }]").map(\.kind) == [.pulse, .glow])
    #expect(loops("target: a, effects: none") == [])
    #expect(loops("callout: Hi, effects: { kind: ripple }").map(\.rings) == [[]])
  }

  @Test func everyRoundBeginsAndEndsAtRest() {
    for kind in ["pulse", "bounce", "glow", "ripple"] {
      for loop in loops("target: a, effects: { kind: \(kind), amount: 1 }") {
        let ends = [loop.keyframes.first, loop.keyframes.last].compactMap { $0?.change }
        #expect(ends.count == 2)
        for end in ends {
          switch loop.subject {
          case .holes: #expect(end == TourLoop.Change())
          case .rings: #expect(end.opacity == 0)
          }
        }
        #expect(loop.keyframes.last?.time == loop.period)
      }
    }
  }

  @Test func aGlowBrighterThanItCanBeIsBroughtDown() {
    let screens = Screens(
      steps: "  - { target: a, effects: { kind: glow, amount: 1️⃣1.51️⃣ } }", elements: elements)
    #expect(
      screens.result.diagnostics == [
        Diagnostic(
          .valueClamped, "a glow cannot be brighter than 1", at: screens.tutorial.span(),
          fixits: [FixIt("make it 1", .maybe, [.init(screens.tutorial.span(), "1")])], variants: ["phone"])
      ])
    #expect(screens.step?.loops.first?.amount == 1)
    #expect(screens.step?.loops.first?.keyframes[1].change.opacity == 1)
  }

  @Test func holesWithoutExtentHaveNoRingToSendOut() {
    let screens = Screens(
      steps: "  - { target: a, cutout: { padding: -40 }, effects: { kind: ripple } }", elements: elements)
    #expect(screens.result.diagnostics.map(\.id) == [.zeroSizeTarget])
    #expect(screens.step?.loops.first?.rings == [])
  }
}
