/// The division of an outline with four edges and four corners: the number of segments of each.
///
/// Edges and corners alternate clockwise: the upper edge, the upper right corner, the right edge, and so on to the upper
/// left corner.
public struct OutlineDivision: Sendable, Hashable {
  /// The numbers of segments, eight of them, each at least 1.
  public let counts: [Int]

  /// One segment for each edge and each corner.
  public static let plain = OutlineDivision(unchecked: [1, 1, 1, 1, 1, 1, 1, 1])

  /// The largest number of segments of a part, far above what any outline has.
  private static let limit = 1_000_000

  /// Creates a division, or returns nil unless there are eight numbers from 1 to a million.
  public init?(_ counts: [Int]) {
    guard counts.count == 8, counts.allSatisfy({ (1...Self.limit).contains($0) }) else { return nil }
    self.counts = counts
  }

  private init(unchecked counts: [Int]) { self.counts = counts }

  /// The ranges of points, by their index in an outline, of the edge and the corner at each side; both ends included.
  package var sides: [(edge: ClosedRange<Int>, corner: ClosedRange<Int>)] {
    var place = 0
    return (0..<4).map { side in
      let middle = place + 3 * counts[2 * side]
      let end = middle + 3 * counts[2 * side + 1]
      defer { place = end }
      return (place...middle, middle...end)
    }
  }

  /// The number of points of an outline that is divided like this; the last is the first.
  package var pointCount: Int { 3 * counts.reduce(0, +) + 1 }
}
