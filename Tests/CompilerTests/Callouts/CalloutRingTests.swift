import Testing
import TutorialCallouts
import TutorialCompiler
import TutorialGeometry
import TutorialTour

/// Callouts beside holes with rings. The display is 400 by 800, the padding 8; the ring ends 5 outside the hole.
@Suite struct CalloutRingTests {
  private static let places =
    ["top", "bottom", "left", "right"].flatMap { side in [side, "\(side)-start", "\(side)-end"] } + ["auto"]

  @Test(
    "A callout keeps its gap from the ring's outer edge, and its arrow's tip stays off the ring",
    arguments: places, [6.0, 12, 30])
  func gap(placement: String, gap: Double) throws {
    let screens = Screens(
      steps: """
          - target: a
            ring: { width: 2, gap: 3 }
            callout: { body: b, size: [110, 80], gap: \(gap), placement: \(placement) }
        """, elements: "      - { id: a, frame: [170, 370, 60, 60] }")
    #expect(screens.result.diagnostics == [])
    let layout = try #require(screens.step?.callout?.layouts["en"])
    let edge = Rect(157, 357, 86, 86)
    let frame = layout.frame
    let distance = max(
      max(edge.minX - frame.maxX, frame.minX - edge.maxX), max(edge.minY - frame.maxY, frame.minY - edge.maxY))
    #expect(abs(distance - gap) < 1e-9)
    let tip = try #require(layout.arrow?.tip)
    let out = max(max(edge.minX - tip.x, tip.x - edge.maxX), max(edge.minY - tip.y, tip.y - edge.maxY))
    #expect(abs(out - max(0, gap - 10)) < 1e-9)
  }

  @Test("A part of a ring that bars or a list hide keeps no callout away")
  func seen() throws {
    let screens = Screens(
      steps: """
          - target: a
            cutout: { clip: visible }
            ring: { width: 2, gap: 3 }
            callout: { body: b, size: [110, 80], placement: bottom }
        """, elements: "      - { id: a, frame: [170, 70, 60, 60] }",
      snapshot: "    occluders: [{ id: bar, frame: [0, 0, 400, 80], opaque: true }]")
    #expect(screens.step?.callout?.layouts["en"]?.frame == Rect(145, 155, 110, 80))
    let solver = try #require(screens.step.map { CalloutObstacles($0, display: Rect(0, 0, 400, 800)) })
    #expect(solver.reference == Rect(157, 80, 86, 63))
  }

  @Test("A ring around several holes keeps callouts off around each of them")
  func united() throws {
    let screens = Screens(
      steps: """
          - target: [a, b]
            cutout: { combine: union, padding: 0 }
            ring: { width: 2, gap: 3 }
            callout: { body: b, size: [110, 80], placement: right }
        """,
      elements: """
              - { id: a, frame: [20, 370, 60, 60] }
              - { id: b, frame: [80, 370, 60, 60] }
        """)
    #expect(screens.result.diagnostics == [])
    #expect(screens.step?.callout?.layouts["en"]?.frame == Rect(157, 360, 110, 80))
  }

  @Test("Anchored at what the step highlights, a callout lies beside its hole", arguments: [false, true])
  func anchored(hasAnchor: Bool) throws {
    let screens = Screens(
      steps: """
          - target: [b, a]
            ring: { width: 2, gap: 3 }
            callout: { body: b, size: [110, 80], gap: 4, placement: top }
            \(hasAnchor ? "anchor: b" : "")
        """,
      elements: """
              - { id: a, frame: [40, 130, 60, 60] }
              - { id: b, frame: [170, 370, 60, 60] }
        """)
    #expect(screens.result.diagnostics == [])
    let frame = try #require(screens.step?.callout?.layouts["en"]?.frame)
    // The ring ends at 357 around b, and the box around both begins at 117.
    #expect(frame == (hasAnchor ? Rect(145, 273, 110, 80) : Rect(80, 33, 110, 80)))
  }

  @Test(
    "A callout keeps its gap from the mitred corner of a ring around what is turned",
    arguments: ["top", "bottom", "left", "right"], ["a", "[a, b]"])
  func mitred(placement: String, targets: String) throws {
    // An eighth of a turn about (200, 400): the corners of the square with side 60 are 30√2 from there, and those of
    // the stroke's outer edge, which is 13 outside its sides, 43√2.
    let half = 0.5.squareRoot()
    let turn = [half, half, -half, half, 200, 400].map { "\($0)" }.joined(separator: ", ")
    let screens = Screens(
      steps: """
          - target: \(targets)
            cutout: { padding: 8, shape: rect, combine: union }
            ring: { width: 4, gap: 1 }
            callout: { body: b, size: [60, 40], placement: \(placement) }
            anchor: a
        """,
      elements: """
              - { id: a, frame: [-30, -30, 60, 60], transform: [\(turn)] }
              - { id: b, frame: [210, 410, 10, 10] }
        """)
    let frame = try #require(screens.step?.callout?.layouts["en"]?.frame)
    let distance = max(max(200 - frame.maxX, frame.minX - 200), max(400 - frame.maxY, frame.minY - 400))
    #expect(abs(distance - (43 * 2.0.squareRoot() + 12)) < 0.001)
  }

  @Test("Shapes that effects draw or move keep no callout away", arguments: ["glow", "ripple", "pulse", "bounce"])
  func effects(kind: String) throws {
    func step(_ more: String) throws -> TourStep {
      try #require(
        Screens(
          steps: """
              - target: a
                ring: { width: 6 }
                callout: { body: b, size: [110, 80], gap: 4, placement: right }
                \(more)
            """, elements: "      - { id: a, frame: [170, 370, 60, 60] }"
        ).step)
    }
    let (bare, moving) = (try step(""), try step("effects: { kind: \(kind), amount: 0.9 }"))
    #expect(moving.callout == bare.callout)
    // The glow's rings extend over the callout.
    let widest = moving.loops.flatMap(\.rings).map { $0.outline.bounds.maxX + $0.width / 2 }.max()
    if kind == "glow" { #expect(try #require(widest) > 244 + 4) }
    let display = Rect(0, 0, 400, 800)
    #expect(CalloutObstacles(moving, display: display) == CalloutObstacles(bare, display: display))
  }

  @Test("A client finds the place that the compiler has found", arguments: places)
  func client(placement: String) throws {
    let screens = Screens(
      steps: """
          - target: a
            ring: { width: 2, gap: 3 }
            callout: { body: b, size: [110, 80], placement: \(placement) }
        """, elements: "      - { id: a, frame: [170, 370, 60, 60] }")
    let step = try #require(screens.step)
    let surroundings = CalloutSurroundings(display: Size(400, 800))
    var compiled = try #require(step.callout?.layouts["en"])
    compiled.content = nil
    #expect(step.calloutLayout(in: surroundings) { _ in Size(0, 0) } == compiled)
  }
}
