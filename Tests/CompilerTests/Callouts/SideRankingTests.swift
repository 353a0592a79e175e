import Testing
import TutorialGeometry

@testable import TutorialSides

/// The ranking of a target's four sides for all languages and text sizes together.
@Suite struct SideRankingTests {
  /// Ranks the sides by their costs in each language; a side without a cost doesn't fit.
  private func order(_ languages: [CalloutSide: Int]...) -> [CalloutSide] {
    var ranking = SideRanking(isRightToLeft: false)
    for costs in languages {
      let offers = CalloutSide.allCases.map { side in
        let frame = Rect(Double(costs[side] ?? 0), 0, 10, 10)
        return CalloutSideOffer(
          side: side, spot: costs[side] == nil ? nil : CalloutSpot(frame: frame, side: side), room: 0)
      }
      ranking.add(offers) { CoverCost(own: 0, all: Int($0.x)) }
    }
    return ranking.order
  }

  @Test("The side on which it covers least comes first")
  func least() {
    #expect(order([.top: 3, .right: 2, .bottom: 1, .left: 0]) == [.left, .bottom, .right, .top])
    #expect(order([.top: 1, .right: 1, .bottom: 1, .left: 1]) == [.top, .right, .bottom, .left])
  }

  @Test("A side that doesn't fit in one language counts there as the most expensive side that fits")
  func dearest() {
    // Above fits only in the first language and would be expensive in the other: 1 and 6 are more than 0 and 2.
    #expect(
      order([.top: 1, .right: 9, .bottom: 0], [.right: 6, .bottom: 2]).prefix(2) == [.bottom, .top])
    // It costs no more than that: 1 and 6 are less than 2 and 6.
    #expect(order([.top: 1, .right: 9, .bottom: 2], [.right: 5, .bottom: 6]).first == .top)
  }

  @Test("Of equal sides, those on which it fits in more languages come first; those on which it never fits come last")
  func misfits() {
    #expect(order([.top: 0, .bottom: 0], [.right: 0, .bottom: 0]) == [.bottom, .top, .right, .left])
  }
}
