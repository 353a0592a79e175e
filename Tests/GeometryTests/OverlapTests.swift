import Testing
import TutorialGeometry

@Suite("Overlaps")
struct OverlapTests {
  @Test("Outlines overlap where Skia finds a common area")
  func skia() throws {
    let pairs = try Reference.load().overlaps
    #expect(pairs.filter { $0.area > 0.1 }.count > 25)
    #expect(pairs.filter { $0.area == 0 }.count > 30)
    for pair in pairs where pair.area == 0 || pair.area > 0.1 {
      let (a, b) = (Outline(points: pair.a), Outline(points: pair.b))
      #expect(a.overlaps(b) == (pair.area > 0.1), "\(pair)")
      #expect(b.overlaps(a) == (pair.area > 0.1), "\(pair)")
    }
  }

  @Test(
    "Nested, identical and crossing shapes overlap",
    arguments: [
      (Outline(shape: .rect, in: Rect(0, 0, 100, 100)), Outline(shape: .circle, in: Rect(40, 40, 10, 10))),
      (Outline(shape: .rect, in: Rect(0, 0, 100, 100)), Outline(shape: .rect, in: Rect(0, 0, 100, 100))),
      (Outline(shape: .circle, in: Rect(0, 0, 100, 100)), Outline(shape: .circle, in: Rect(0, 0, 100, 100))),
      (Outline(shape: .rect, in: Rect(0, 0, 100, 100)), Outline(shape: .rect, in: Rect(0, 20, 100, 10))),
      (Outline(shape: .rect, in: Rect(0, 0, 100, 100)), Outline(shape: .rect, in: Rect(40, -20, 10, 200))),
      (Outline(shape: .circle, in: Rect(0, 0, 100, 100)), Outline(shape: .rect, in: Rect(0, 0, 100, 100))),
      (Outline(shape: .circle, in: Rect(0, 0, 100, 100)), Outline(shape: .circle, in: Rect(99.99, 0, 100, 100))),
      (Outline(shape: .rect, in: Rect(0, 0, 100, 100)), Outline(shape: .rect, in: Rect(99.99999, 50, 100, 10))),
    ])
  func overlapping(a: Outline, b: Outline) {
    #expect(a.overlaps(b))
    #expect(b.overlaps(a))
  }

  @Test(
    "Touching and separate shapes do not",
    arguments: [
      (Outline(shape: .rect, in: Rect(0, 0, 100, 100)), Outline(shape: .rect, in: Rect(100, 0, 100, 100))),
      (Outline(shape: .rect, in: Rect(0, 0, 100, 100)), Outline(shape: .rect, in: Rect(100 - 1e-9, 50, 10, 10))),
      (Outline(shape: .rect, in: Rect(0, 0, 100, 100)), Outline(shape: .rect, in: Rect(100, 100, 10, 10))),
      (Outline(shape: .circle, in: Rect(0, 0, 100, 100)), Outline(shape: .circle, in: Rect(100, 0, 100, 100))),
      // Their boxes overlap, but the shapes don't.
      (Outline(shape: .circle, in: Rect(0, 0, 100, 100)), Outline(shape: .rect, in: Rect(90, 90, 100, 100))),
      (Outline(shape: .rect, in: Rect(0, 0, 100, 100)), Outline(shape: .rect, in: Rect(20, 20, 0, 50))),
    ])
  func separate(a: Outline, b: Outline) {
    #expect(!a.overlaps(b))
    #expect(!b.overlaps(a))
  }

  @Test("A shape in the gap of another, sharing its edges, does not overlap it")
  func gap() throws {
    let u = try PathShape.make(data: "M0 0H10V30H20V0H30V40H0Z", viewBox: Rect(0, 0, 30, 40)).get().outline
    #expect(!u.overlaps(Outline(shape: .rect, in: Rect(10, 0, 10, 30))))
    #expect(u.overlaps(Outline(shape: .rect, in: Rect(10, 0, 10, 30.001))))
  }

  @Test("An outline that crosses itself is told from one that touches itself")
  func crossing() throws {
    func outline(_ data: String) throws -> Outline {
      let subpath = try #require(PathData.parse(data).get().first)
      let end = try #require(subpath.segments.last?.end)
      return Outline(subpath.segments + [Cubic(line: end, subpath.start)]).canonical()
    }
    #expect(try outline("M0 0L10 10V0L0 10Z").crossesItself)
    #expect(try outline("M5 0L8 10L0 4H10L2 10Z").crossesItself)
    #expect(try outline("M0 0C20 10 -10 10 10 0Z").crossesItself)
    // It only turns right, but twice around.
    #expect(try outline("M0 0H10V10H1V1H9V9H0Z").crossesItself)
    #expect(try outline("M5 0L9 9L0 3H10L1 9Z").crossesItself)
    #expect(try outline("M0 0H10V10H0V0H10V10H0Z").crossesItself)
    // It runs clockwise as a whole, but one segment has a loop.
    #expect(try outline("M0 0H10C10 30 -20 -10 6 5L0 9Z").crossesItself)
    #expect(try !outline("M0 0H10V10H0Z").crossesItself)
    #expect(try !outline("M0 0L5 5L10 0V10L5 5L0 10Z").crossesItself)
    #expect(!Outline(shape: .circle, in: Rect(0, 0, 10, 10)).crossesItself)
  }
}
