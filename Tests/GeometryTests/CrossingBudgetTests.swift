import Testing

@testable import TutorialGeometry

@Suite("The budget for finding crossings")
struct CrossingBudgetTests {
  private func circle(_ x: Double) -> Outline { Outline(shape: .circle, in: Rect(x, 0, 100, 100)) }

  private func count(uniting outlines: [Outline]) -> Int {
    var tests = CrossingBudget()
    _ = Outline.union(outlines, &tests)
    return tests.count
  }

  @Test("equal outlines are one, wherever they come from")
  func equal() {
    let one = circle(0)
    let same = Array(repeating: one, count: 200)
    #expect(Outline.union(same) == Outline.union([one, one]))
    // Each pair costs one test of boxes and nothing else.
    let pairs = 200 * 199 / 2
    #expect(count(uniting: same) == count(uniting: [one, one]) + pairs - 1)
    let two = [one, circle(30)]
    let many = (0..<200).map { two[$0 % 2] }
    #expect(count(uniting: many) == count(uniting: two) + pairs - 1)
    #expect(Outline.union(many) == Outline.union(two))
  }

  @Test("equal outlines count as often as they are there, where others run the other way")
  func counts() {
    let one = circle(0)
    let backwards = Outline(circle(30).segments.reversed().map(\.reversed))
    #expect(
      Outline.union([one, one, backwards]).map(\.signedArea) != Outline.union([one, backwards]).map(\.signedArea))
    #expect(Outline.union([one, one, backwards]).count == 1)
  }

  @Test("an edge that many outlines have in common is one, whichever way they run along it")
  func edges() {
    // Triangles around a point: each inner edge belongs to two, which run along it in opposite directions.
    let rim = [(100, 0), (71, 71), (0, 100), (-71, 71), (-100, 0), (-71, -71), (0, -100), (71, -71)].map {
      Point(Double($0.0), Double($0.1))
    }
    let triangles = rim.indices.map { place in
      let (a, b, center) = (rim[place], rim[(place + 1) % rim.count], Point(0, 0))
      return Outline([Cubic(line: center, a), Cubic(line: a, b), Cubic(line: b, center)])
    }
    var tests = CrossingBudget()
    let arrangement = ArcArrangement(triangles, tolerance: 1e-6, &tests)
    #expect(arrangement.pieceCount == 16)
    #expect(Outline.union(triangles).map(\.segmentCount) == [8])
  }

  @Test("curves that run along each other at a distance of millionths end the search, and nothing else does")
  func nearlyEqual() {
    let near = (0..<10).map { circle(Double($0) * 3e-6) }
    var tests = CrossingBudget(limit: 1_000_000)
    _ = Outline.union(near, &tests)
    #expect(tests.isExceeded)
    #expect(tests.count == 1_000_001)
    let spread = (0..<10).map { circle(Double($0) * 3) }
    var few = CrossingBudget(limit: 1_000_000)
    #expect(Outline.union(spread, &few).count == 1)
    #expect(!few.isExceeded)
  }

  @Test("an overlap test stops when the budget is exceeded")
  func overlaps() {
    var tests = CrossingBudget(limit: 10)
    _ = circle(0).overlaps(circle(30), &tests)
    #expect(tests.isExceeded)
    var more = CrossingBudget(limit: 100_000)
    #expect(circle(0).overlaps(circle(30), &more))
    #expect(!more.isExceeded)
  }

  @Test("a count ends at its limit, even the largest")
  func limits() {
    var tests = CrossingBudget(limit: .max)
    tests.spend(.max)
    #expect(tests.isExceeded)
    tests.spend(.max)
    #expect(tests.count == .max)
    var none = CrossingBudget(limit: -1)
    #expect(!none.isExceeded)
    none.spend(1)
    #expect(none.isExceeded)
  }
}
