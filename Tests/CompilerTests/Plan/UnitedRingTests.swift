import Testing
import TutorialCompiler
import TutorialGeometry
import TutorialTour

@Suite("United rings") struct UnitedRingTests {
  /// Returns the rings of one step over three elements: `a` and `b` with a distance of 10, and `c` far below.
  private func rings(_ step: String, targets: String = "[a, b, c]") throws -> [TourRing] {
    let screens = Screens(
      steps: "  - { target: \(targets), \(step) }",
      elements: """
              - { id: a, frame: [10, 20, 100, 40] }
              - { id: b, frame: [120, 20, 100, 40] }
              - { id: c, frame: [10, 300, 50, 50] }
        """)
    #expect(screens.result.diagnostics == [])
    return try #require(screens.result.tour?.variants.first?.steps.first).rings
  }

  @Test("Holes whose rings would meet have one, the others their own")
  func near() throws {
    let rings = try rings("cutout: { combine: union, padding: 0, shape: rect }, ring: { gap: 4, width: 4 }")
    #expect(rings.map(\.cutouts) == [[0, 1], [2]])
    #expect(rings.map(\.outline.bounds) == [Rect(4, 14, 222, 52), Rect(4, 294, 62, 62)])
  }

  @Test("Rings that would not meet stay apart")
  func apart() throws {
    let rings = try rings("cutout: { combine: union, padding: 0, shape: rect }, ring: { gap: 1, width: 2 }")
    #expect(rings.map(\.cutouts) == [[0], [1], [2]])
  }

  @Test("Holes each keep their ring where they are separate")
  func separate() throws {
    let rings = try rings("cutout: { combine: separate, padding: 8 }, ring: { gap: 4, width: 4 }")
    #expect(rings.map(\.cutouts) == [[0], [1], [2]])
  }

  @Test("A ring inside the edge follows the common edge")
  func inside() throws {
    let rings = try rings(
      "cutout: { combine: union, padding: 5, shape: rect }, ring: { gap: -4, width: 4 }", targets: "[a, b]")
    #expect(rings.map(\.cutouts) == [[0, 1]])
    #expect(rings.map(\.box) == [Rect(7, 17, 216, 46)])
  }

  @Test("Rings of different looks are not united")
  func looks() throws {
    let rings = try rings(
      "cutout: { combine: union, padding: 0, shape: rect }, ring: { gap: 4, width: 4 }",
      targets: "[a, { target: b, ring: { color: \"#ff0000\" } }]")
    #expect(rings.map(\.cutouts) == [[0], [1]])
  }

  @Test(
    "An area that rings enclose without a hole has its own stroke, which is in the holes if the gap is negative",
    arguments: [
      ("{ gap: 0, width: 2 }", [Rect(9, 9, 202, 202), Rect(31, 31, 158, 158)]),
      ("{ gap: -4, width: 4 }", [Rect(12, 12, 196, 196), Rect(28, 28, 164, 164)]),
    ])
  func island(ring: String, boxes: [Rect]) throws {
    let screens = Screens(
      steps: """
          - target: [a, b, c, d]
            cutout: { combine: union, padding: 0, shape: rect }
            ring: \(ring)
        """,
      elements: """
              - { id: a, frame: [10, 10, 200, 20] }
              - { id: b, frame: [190, 10, 20, 200] }
              - { id: c, frame: [10, 190, 200, 20] }
              - { id: d, frame: [10, 10, 20, 200] }
        """)
    let rings = try #require(screens.result.tour?.variants.first?.steps.first).rings
    #expect(rings.map(\.cutouts) == [[0, 1, 2, 3], [0, 1, 2, 3]])
    #expect(rings.map(\.box) == boxes)
    #expect(rings.allSatisfy { $0.outline.signedArea > 0 })
  }
}

extension TourRing {
  /// The box of its outline, to a thousandth as in the file.
  fileprivate var box: Rect {
    let box = outline.bounds
    let numbers = [box.x, box.y, box.width, box.height].map { ($0 * 1000).rounded() / 1000 }
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
