import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialPlayback
import TutorialTour

@Suite("Rings of compiled tours on other displays") struct ReanchoredRingTests {
  /// Returns a step with rings over a list from 100 to 700, whose edge clips `last` and `end`.
  ///
  /// A bar from 690 down covers both and `low`, or a bar from 400 to the right covers `side`. `button` and `far` lie
  /// over the bars.
  private func step(_ targets: String, bars: String = "[0, 690, 500, 110]", ring: String = "{ width: 2, gap: 3 }")
    -> TourStep?
  {
    Screens(
      steps: "  - { target: \(targets), cutout: { padding: 8, combine: union }, ring: \(ring) }",
      elements: """
              - { id: low, space: list, frame: [20, 520, 100, 80], shape: rect }
              - { id: last, space: list, frame: [20, 560, 100, 80], shape: rect }
              - { id: side, space: list, frame: [340, 480, 100, 160], shape: rect }
              - { id: round, space: list, frame: [240, 510, 100, 100], shape: circle }
              - { id: button, z: 2, space: list, frame: [120, 540, 60, 40], shape: rect }
              - { id: far, z: 2, space: list, frame: [240, 20, 60, 40], shape: rect }
        """,
      snapshot: """
            spaces:
              - { id: list, origin: [0, 100], scroll: { axis: vertical, viewport: [0, 100, 500, 600], contentSize: [500, 2000] } }
            occluders: [{ id: bar, frame: \(bars), opaque: true }]
        """
    ).step
  }

  /// Returns the step with its elements moved down, on a display that is higher by as much.
  private func moved(_ step: TourStep, by way: Double) -> TourStep {
    let frames = step.cutouts.map { cutout in
      (cutout.target, Rect(cutout.element.x, cutout.element.y + way, cutout.element.width, cutout.element.height))
    }
    let live = LiveScreen(
      "home", size: Size(400, 800 + way), frames: Dictionary(frames, uniquingKeysWith: { first, _ in first }))
    return step.reanchored(on: live, measuredOn: Size(400, 800), safeArea: .zero)
  }

  private func places(_ rings: [TourRing], by way: Double = 0) -> [[Double]] {
    rings.map { ring in
      let box = ring.outline.bounds
      return [box.minX, box.minY + way, box.maxX, box.maxY + way].map { ($0 * 100).rounded() / 100 }
    }
  }

  @Test(
    "a united ring is open at the bar that cuts one of its holes, and closed along the edge of a list, wherever they lie",
    arguments: ["[low, button]", "[last]", "[low, round]", "[round]", "[round, button]", "[low, far]"],
    ["{ width: 2, gap: 3 }", "{ width: 4, gap: -5 }", "{ width: 30, gap: 20 }"])
  func bars(targets: String, ring: String) throws {
    let step = try #require(self.step(targets, ring: ring))
    for way in [0.0, 60] {
      let live = moved(step, by: way)
      #expect(places(live.rings) == places(step.rings, by: way))
      #expect(live.rings.map(\.cutouts) == step.rings.map(\.cutouts))
    }
    #expect(moved(step, by: 0).rings.map(\.clip) == step.rings.map(\.clip))
  }

  @Test("a hole that a bar cuts on one side and its list on another has a ring that is open there and closed here")
  func both() throws {
    // The bar leaves the area above it. Here it is a rail along the right edge.
    for targets in ["[side]", "[side, button]", "[side, round]"] {
      let step = try #require(self.step(targets, bars: "[380, 0, 20, 800]"))
      #expect(step.cutouts.first?.clip == Rect(0, 0, 380, 700))
      #expect(places(step.rings).map { $0[2] }.max() == 452)
      #expect(places(step.rings).map { $0[3] }.max() == 704)
      #expect(places(moved(step, by: 60).rings) == places(step.rings, by: 60))
    }
  }

  @Test("each of the rings that are drawn anew has the clip of its own holes")
  func clips() throws {
    let step = try #require(self.step("[low, button, far]"))
    #expect(step.rings.map(\.cutouts) == [[2], [0, 1]])
    // The button lies over the bar, which begins at 690.
    #expect(step.rings.map(\.clip) == [nil, Rect(0, 0, 400, 693)])
    #expect(moved(step, by: 0).rings.map(\.clip) == step.rings.map(\.clip))
    let apart = try #require(self.step("[low, round, far, last]"))
    #expect(apart.rings.map(\.clip) == [nil, Rect(0, 0, 400, 690), Rect(0, 0, 400, 690)])
    #expect(moved(apart, by: 0).rings.map(\.clip) == apart.rings.map(\.clip))
  }
}
