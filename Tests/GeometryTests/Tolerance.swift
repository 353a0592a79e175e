import TutorialGeometry

extension Outline {
  /// Returns true if every coordinate is near the other's.
  func isNearly(_ other: Outline, tolerance: Double) -> Bool {
    points.count == other.points.count
      && zip(points, other.points).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($0)) }
  }

  /// The points of the curve at equal steps of the parameter, `count` per segment.
  func sampled(perSegment count: Int) -> [Point] {
    segments.flatMap { segment in (0..<count).map { segment.point(at: Double($0) / Double(count)) } }
  }

  /// True if it is closed, has only finite numbers, and has the right length.
  var isSound: Bool {
    points.count == 2 + 6 * segmentCount && points.allSatisfy(\.isFinite)
      && points.prefix(2) == points.suffix(2)
  }
}

/// A pseudo-random number generator with the same sequence on all platforms (xorshift64*).
struct FixedSeed: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed | 1 }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 2_685_821_657_736_338_717
  }
}
