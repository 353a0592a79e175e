import Testing
import TutorialGeometry

@Suite("Goldens of geometry")
struct GoldenTests {
  @Test("A circle half way to a rectangle is a rectangle with half of its radius")
  func circleToRectangle() {
    let circle = Outline(shape: .circle, in: Rect(53, 385, 50, 50))
    let rectangle = Outline(shape: .rect, in: Rect(111, 360, 250, 100))
    let half = circle.interpolated(to: rectangle, progress: 0.5)
    let expected = Outline(shape: .roundedRect(CornerRadii(12.5), smoothing: 0), in: Rect(82, 372.5, 150, 75))
    #expect(half.isNearly(expected, tolerance: 1e-12))
    #expect(half.bounds == Rect(82, 372.5, 150, 75))
  }

  @Test("A circle a quarter of the way to another circle is a circle")
  func circleToCircle() {
    let first = Outline(shape: .circle, in: Rect(78, 215, 100, 100))
    let second = Outline(shape: .circle, in: Rect(186, 190, 150, 150))
    let quarter = first.interpolated(to: second, progress: 0.25)
    #expect(quarter.bounds == Rect(105, 208.75, 112.5, 112.5))
    #expect(quarter.isNearly(Outline(shape: .circle, in: Rect(105, 208.75, 112.5, 112.5)), tolerance: 1e-12))
  }

  @Test("The circle of the example in the format's description starts at its top")
  func startOfACircle() {
    let circle = Outline(shape: .circle, in: Rect(311, 750, 76, 76))
    #expect(circle.points.prefix(2) == [349, 750])
    #expect(circle.points.count == 2 + 6 * 8)
    #expect(circle.points.suffix(2) == [349, 750])
  }

  @Test("The notch of the tab bar has the golden bounds and area")
  func notch() throws {
    let data =
      "M22.5 4.5C31-1.524 45-1.524 53.5 4.5C63.23 11.4 61.4 23.98 75.16 23.98H.84C14.6 23.98 12.77 11.4 22.5 4.5Z"
    let box = Rect(0, 0, 75, 24)
    let shape = try PathShape.make(data: data, viewBox: box).get()
    let outline = Outline(shape: .path(shape), in: box)
    #expect(outline.bounds.isNearly(Rect(minX: 0.84, minY: -0.018, maxX: 75.16, maxY: 23.98), tolerance: 5e-4))
    #expect(abs(outline.signedArea - 1014.21) < 5e-3)
    #expect(!outline.crossesItself)
    // The axis of symmetry: mirrored about x = 38, it is unchanged.
    #expect(outline.bounds.midX == 38)
    for point in outline.segments.flatMap({ segment in [0, 0.3, 0.5, 0.8].map(segment.point) }) {
      #expect(outline.distance(to: Point(76 - point.x, point.y)) < 1e-6)
    }
  }
}
