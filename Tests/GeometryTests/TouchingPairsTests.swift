import Testing

@testable import TutorialGeometry

@Suite("Pairs of boxes that touch")
struct TouchingPairsTests {
  @Test("every pair is found once, and pairs beyond a limit are noticed")
  func count() {
    // A row of 40 boxes, each of which touches its two neighbours.
    let chain = (0..<40).map { Rect(Double($0) * 10, 0, 10, 10) }
    var tests = CrossingBudget()
    #expect(Rect.touchingPairs(chain, &tests).count == 39)
    #expect(tests.count == 39)
    #expect(!Rect.hasManyTouchingPairs(chain, moreThan: 39))
    #expect(Rect.hasManyTouchingPairs(chain, moreThan: 38))
  }

  @Test("boxes above each other are compared, not kept, and only as long as that is worth it")
  func columns() {
    let column = (0..<1200).map { Rect(0, Double($0) * 20, 10, 10) }
    var tests = CrossingBudget()
    #expect(Rect.touchingPairs(column, &tests).isEmpty)
    // It takes 719,400 comparisons to find no pair.
    #expect(tests.count == 719_400)
    #expect(!Rect.hasManyTouchingPairs(column, moreThan: 1500))
    #expect(Rect.hasManyTouchingPairs(column, moreThan: 1000))
  }

  @Test("a path with too many possible crossings is refused without listing them")
  func tangle() {
    // 1,990 spokes: about two million pairs.
    let spokes = (0..<1990).map { "L\($0 % 2 == 0 ? 0 : 100) \($0 % 100)" }.joined()
    guard case .failure(let error) = PathShape.make(data: "M0 0\(spokes)Z", viewBox: Rect(0, 0, 100, 100)) else {
      Issue.record("the path is taken")
      return
    }
    #expect(error.message == "path that crosses itself too often")
  }
}
