import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialTour

@Suite("Rings around holes that are seen in part") struct SeenRingTests {
  /// Returns a step over a list from 100 to 700 with chips at its top, and a bar from 690 down.
  private func step(
    _ target: String, _ keys: String = "cutout: { padding: 8 }, ring: { width: 2, gap: 3 }", bar: Bool = false,
    elements: String = ""
  ) -> TourStep? {
    let occluders = "    occluders: [{ id: bar, frame: [0, 690, 400, 110], opaque: true }]"
    return Screens(
      steps: "  - { target: \(target), \(keys) }",
      elements: """
              - { id: first, space: list, frame: [0, 0, 100, 40] }
              - { id: last, space: list, frame: [20, 560, 100, 80], shape: rect }
              - { id: wide, space: list, frame: [350, 100, 100, 40] }
              - { id: low, space: list, frame: [200, 520, 100, 80], shape: rect }
        \(elements)
        """,
      snapshot: """
            spaces:
              - { id: list, origin: [0, 100], scroll: { axis: vertical, viewport: [0, 100, 400, 600], contentSize: [500, 2000] } }
        \(bar ? occluders : "")
        """
    ).step
  }

  private func box(_ ring: TourRing?) -> Rect? {
    ring.map { ring in
      let box = ring.outline.bounds
      func round(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
      return Rect(round(box.x), round(box.y), round(box.width), round(box.height))
    }
  }

  @Test("An element wholly in sight keeps its padding at the edge of its list, and its ring with it")
  func padding() {
    let step = step("first")
    #expect(step?.cutouts.first?.frame == Rect(-8, 92, 116, 56))
    #expect(step?.cutouts.first?.clip == Rect(0, 0, 400, 800))
    #expect(box(step?.rings.first) == Rect(-12, 88, 124, 64))
    #expect(step?.rings.first?.clip == nil)
    // Less than half a point counts as rounding.
    let rounded = "      - { id: near, space: list, frame: [0, -0.4, 100, 40] }"
    #expect(self.step("near", elements: rounded)?.cutouts.first?.clip == Rect(0, 0, 400, 800))
  }

  @Test(
    "So it does at each of its list's edges", arguments: ["0, 90", "90, 0", "180, 90", "90, 180", "0, 0", "180, 180"])
  func paddingAtEachEdge(place: String) {
    let screens = Screens(
      steps: "  - { target: a, cutout: { padding: 8 } }",
      elements: "      - { id: a, space: list, frame: [\(place), 20, 20] }",
      snapshot: "    spaces: [{ id: list, origin: [100, 100], scroll: { axis: both, viewport: [100, 100, 200, 200] } }]"
    )
    #expect(screens.step?.cutouts.first?.clip == Rect(0, 0, 400, 800))
  }

  @Test("If its list cuts an element, hole and ring end at the cut, and the ring is closed along it")
  func closed() {
    // The last row extends to 740, and the list shows it to 700. Its other sides keep their padding.
    let step = step("last")
    #expect(step?.cutouts.first?.clip == Rect(0, 0, 400, 700))
    #expect(box(step?.rings.first) == Rect(8, 648, 124, 56))
    #expect(step?.rings.first?.clip == nil)
    let wide = self.step("wide")
    #expect(wide?.cutouts.first?.clip == Rect(0, 0, 400, 800))
    #expect(box(wide?.rings.first) == Rect(338, 188, 66, 64))
  }

  @Test(
    "If a bar lies over an element, the ring is open: it goes on beneath, and is drawn within the area that the bar leaves"
  )
  func open() {
    let step = step("low", bar: true)
    #expect(step?.cutouts.first?.clip == Rect(0, 0, 400, 690))
    #expect(box(step?.rings.first) == Rect(188, 608, 124, 104))
    #expect(step?.rings.first?.clip == Rect(0, 0, 400, 690))
    // With both, the ring is closed along the list's edge, which is below the bar.
    let both = self.step("last", bar: true)
    #expect(both?.cutouts.first?.clip == Rect(0, 0, 400, 690))
    #expect(box(both?.rings.first) == Rect(8, 648, 124, 56))
    #expect(both?.rings.first?.clip == Rect(0, 0, 400, 690))
  }

  @Test("The author's clip holds for the ring too", arguments: ["none", "viewport"])
  func written(clip: String) {
    let step = step("last", "cutout: { padding: 8, clip: \(clip) }, ring: { width: 2, gap: 3 }", bar: true)
    #expect(step?.rings.map(\.clip) == [nil])
    #expect(box(step?.rings.first) == Rect(8, 648, 124, 104))
  }

  @Test("A ring around several holes is drawn within their clips, and the box of a hole over which nothing lies")
  func united() throws {
    let keys = "cutout: { padding: 8, combine: union }, ring: { width: 2, gap: 3 }"
    let inside = "      - { id: button, z: 2, space: list, frame: [120, 500, 60, 60], shape: rect }"
    let rings = try #require(step("[last, low]", keys, bar: true)).rings
    #expect(rings.map(\.clip) == [Rect(0, 0, 400, 690), Rect(0, 0, 400, 690)])
    let together = try #require(step("[last, button]", keys, bar: true, elements: inside)).rings
    #expect(together.map(\.cutouts) == [[0, 1]])
    #expect(together.map(\.clip) == [Rect(0, 0, 400, 690)])
    // With a button on the bar itself, the ring continues around it, over that part of the bar.
    let above = "      - { id: tab, z: 20, frame: [120, 700, 40, 60], shape: rect }"
    let onBar = try #require(step("[last, tab]", keys, bar: true, elements: above)).rings
    #expect(onBar.map(\.cutouts) == [[0, 1]])
    #expect(onBar.map(\.clip) == [Rect(0, 0, 400, 773)])
    #expect(try #require(step("button", keys, bar: true, elements: inside)).rings.map(\.clip) == [nil])
  }

  @Test("The rings of effects are cut as the step's own are", arguments: ["ripple", "glow"])
  func effects(kind: String) {
    let rings = step("last", "effects: { kind: \(kind) }", bar: true)?.loops.first?.rings
    #expect(rings?.map(\.clip) == [Rect(0, 0, 400, 690)])
    #expect(box(rings?.first) == Rect(8, 648, 124, 56))
  }

  @Test("A scaled element's ring keeps its own distance along the cut too, a turned one's runs along the list's edge")
  func transformed() throws {
    // Scaled by two: 40 to 140 across, 600 to 760 down. The ring's distance is 2 × 4.
    let scaled =
      "      - { id: large, space: list, frame: [20, 250, 50, 80], shape: rect, transform: [2, 0, 0, 2, 0, 0] }"
    let keys = "cutout: { padding: 0 }, ring: { width: 2, gap: 3 }"
    #expect(box(step("large", keys, elements: scaled)?.rings.first) == Rect(32, 592, 116, 116))
    // A rotation about (200, 700) by the angle of the 3-4-5 triangle.
    let turned =
      "      - { id: turned, space: list, frame: [-20, -20, 40, 40], shape: rect, transform: [0.8, 0.6, -0.6, 0.8, 200, 600] }"
    let ring = try #require(step("turned", keys, elements: turned)?.rings.first)
    #expect(abs(ring.outline.bounds.maxY - 704) < 0.01)
    #expect(abs(ring.outline.bounds.minY - (672 - 4)) < 0.01)
  }

  @Test("Each piece that is left of a hole has its ring")
  func pieces() throws {
    // Two towers on a base below the edge of the list.
    let tower = "      - { id: towers, space: list, frame: [20, 500, 300, 200] }"
    let path = "M0 0H100V150H200V0H300V200H0Z"
    let towers = try #require(
      step(
        "towers",
        "cutout: { padding: 0, shape: { path: \"\(path)\", viewBox: [0, 0, 300, 200] } }, ring: { width: 2, gap: 3 }",
        elements: tower))
    #expect(towers.rings.map(\.cutouts) == [[0], [0]])
    #expect(towers.rings.map { box($0) } == [Rect(16, 596, 108, 108), Rect(216, 596, 108, 108)])
    #expect(Set((towers.rings.map(\.outline) + towers.cutouts.map(\.outline)).map(\.segmentCount)).count == 1)
  }
}
