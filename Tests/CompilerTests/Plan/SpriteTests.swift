import TestSupport
import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialMotion
import TutorialPlayback
import TutorialSyntax
import TutorialTour

/// Pictures that fly after a step has come.
@Suite struct SpriteTests {
  private let elements = """
          - { id: a, frame: [10, 100, 50, 50] }
          - { id: b, frame: [300, 600, 80, 40] }
    """

  private func step(_ sprites: String, snapshot: String = "") -> TourStep? {
    let screens = Screens(
      steps: "  - target: a\n    sprites: \(sprites)", elements: elements, snapshot: snapshot)
    #expect(screens.result.diagnostics == [])
    return screens.step
  }

  @Test func aSpriteHasItsPointsItsArcAndItsMotion() throws {
    let screens = Screens(
      steps: """
          - target: a
            sprites:
              symbol: heart.fill
              color: "#FF375F"
              size: [20, 30]
              from: { target: a }
              to: { target: b, at: topTrailing }
              arc: 0.1
              easing: easeOut
              duration: 1
              delay: 100ms
              opacity: [1, 0.25]
              after: keep
        """, elements: elements)
    #expect(screens.result.diagnostics == [])
    let sprite = try #require(screens.step?.sprites.first)
    #expect(
      sprite
        == TourSprite(
          picture: .symbol("heart.fill"), color: "#ff375f", size: Size(20, 30), from: Point(35, 125),
          to: Point(380, 600), arc: 0.1, motion: sprite.motion, delay: 0.1, fromOpacity: 1,
          toOpacity: 0.25, after: .keep, fromElement: TourElement(target: "a", frame: Rect(10, 100, 50, 50)),
          toElement: TourElement(target: "b", frame: Rect(300, 600, 80, 40))))
    let motion = try #require(screens.result.tour?.motions[sprite.motion])
    #expect(motion.duration == 1)
    #expect(motion.keyframes.first?.easing == .easeOut)
  }

  @Test func whatIsLeftOutIsAsInAMove() throws {
    let sprite = try #require(step("{ image: coin, from: [0, 0], to: [9, 9] }")?.sprites.first)
    #expect(
      sprite
        == TourSprite(
          picture: .image("coin"), color: nil, size: Size(24, 24), from: Point(0, 0), to: Point(9, 9),
          motion: sprite.motion, delay: 0, fromOpacity: 1, toOpacity: 1, after: .remove))
  }

  @Test func leadingIsTheRightWhereTextRunsFromRightToLeft() throws {
    let sprites = "{ image: x, from: { target: b, at: leading }, to: { target: b, at: left } }"
    let sprite = try #require(step(sprites, snapshot: "    traits: { locale: ar }")?.sprites.first)
    #expect([sprite.from, sprite.to] == [Point(380, 620), Point(300, 620)])
  }

  @Test func theFlyingHeartOfTheDesign() throws {
    let sprite = try #require(step("{ image: x, from: [343, 319], to: [196.5, 793], arc: 0.15 }")?.sprites.first)
    let middle = sprite.center(at: 0.5)
    #expect(abs(middle.x - 340.85) < 1e-9 && abs(middle.y - 577.975) < 1e-9)
  }

  @Test func aSpriteThatGoesNowhereIsNotBent() throws {
    let sprite = try #require(step("{ image: x, from: [5, 5], to: [5, 5], arc: 3, opacity: [0, 1] }")?.sprites.first)
    #expect(sprite.center(at: 0.5) == Point(5, 5))
  }

  @Test func pointsAreWhereTheScreenIsOnceItIsScrolled() throws {
    let screens = Screens(
      steps: "  - { target: row, scroll: {}, sprites: { image: x, from: { target: row }, to: { target: bar } } }",
      elements: """
              - { id: bar, frame: [0, 750, 400, 50] }
              - { id: row, frame: [0, 900, 400, 100], space: list }
        """,
      snapshot: """
            spaces:
              - { id: list, origin: [0, 0], scroll: { axis: vertical, viewport: [0, 0, 400, 750], contentSize: [400, 2000] } }
        """)
    #expect(screens.result.diagnostics == [])
    let sprite = try #require(screens.step?.sprites.first)
    #expect([sprite.from, sprite.to] == [Point(200, 700), Point(200, 775)])
  }

  @Test func anElementThatTheScreenLacksIsAnErrorWhereItIsNamed() {
    let screens = Screens(
      steps: "  - { target: a, sprites: [{ image: x, from: { target: 1️⃣c1️⃣ }, to: [0, 0] }] }", elements: elements)
    #expect(screens.result.diagnostics.map(\.id) == [.unknownTarget])
    #expect(screens.result.diagnostics.first?.primary == screens.tutorial.span())
  }

  @Test func whereOnMissingMakesDoTheSpriteIsLeftOut() {
    let screens = Screens(
      steps: "  - { id: 1️⃣one1️⃣, target: a, onMissing: skip, sprites: [{ image: x, from: { target: c }, to: [0, 0] }] }",
      elements: elements)
    #expect(screens.result.diagnostics.map(\.id) == [.skippedStep])
    #expect(screens.result.diagnostics.first?.primary == screens.tutorial.span())
    #expect(screens.result.diagnostics.first?.message.hasPrefix("a sprite of step \"one\" is left out: ") == true)
    #expect(screens.step?.sprites == [])
  }
}
