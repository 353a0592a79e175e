/// The input of callout placement: the surroundings of a callout and its options.
///
/// The rules are Floating UI's, in its order (offset, flip, shift, size, arrow), but stricter where Floating UI
/// tolerates an imperfect position.
///
/// A callout lies `gap` away from a side of its reference, or farther if the boundary only begins there. It lies inside
/// the boundary and over no obstacle. The placements are tried in their order, in three rounds:
///
/// - flip: the first placement at which the callout fits as aligned;
/// - shift: otherwise the placement at which it fits, anywhere along the side, with the smallest shift from its
///   alignment; of several, the first;
/// - size: otherwise the first placement to the left or right at which it fits when narrowed to the room there.
///
/// In each round, `auto` stands for all four sides, those with the most room first. `center` is the centre of the
/// boundary, which allows no shift: it counts in the second round, or if it comes first. In the second round, `auto`
/// and `center` are tried only if no placement before them fits.
///
/// Without a reference, a callout lies at the centre whatever the placements are. All lengths are in logical units.
public struct CalloutScene: Sendable, Hashable {
  /// The rectangle that the callout lies beside and points at.
  public var reference: Rect?
  /// The rectangle that the callout must lie inside.
  public var boundary: Rect
  /// The rectangles that the callout must not overlap; touching is allowed.
  public var obstacles: [Rect]
  /// The allowed placements, best first.
  public var placements: [CalloutPlacement]
  /// The distance from the reference to the callout.
  public var gap: Double
  /// The arrow, or nil for none. It is shortened to the gap if it is longer.
  public var arrow: CalloutArrowForm?
  /// True if text runs from right to left, which mirrors `start` and `end` along x.
  public var isRightToLeft: Bool
  /// The smallest width to which the callout is narrowed to fit beside its reference.
  public var narrowest: Double

  /// A scene with the given parts.
  public init(
    reference: Rect?, boundary: Rect, obstacles: [Rect] = [], placements: [CalloutPlacement] = [.auto],
    gap: Double = 0, arrow: CalloutArrowForm? = nil, isRightToLeft: Bool = false, narrowest: Double = .infinity
  ) {
    self.reference = reference
    self.boundary = boundary
    self.obstacles = obstacles
    self.placements = placements
    self.gap = gap
    self.arrow = arrow
    self.isRightToLeft = isRightToLeft
    self.narrowest = narrowest
  }

  /// Places a callout of a fixed size.
  public func solve(_ size: Size) -> CalloutSolution { solve { _ in size } }

  /// Places a callout whose height depends on its width.
  ///
  /// - Parameter size: returns the callout's size for a given width limit. A width above the limit doesn't fit, and
  ///   neither does an infinite height.
  /// - Complexity: O(n log n) in the number of obstacles, and at most as many calls of `size` as there are sides.
  public func solve(_ size: (_ limit: Double) -> Size) -> CalloutSolution {
    let natural = size(boundary.width)
    guard let reference else {
      let lack = lackInTheMiddle(natural)
      let spot = spotInTheMiddle(natural)
      return lack.cause == .none ? .fits(spot) : .lacks([lack], spot: spot)
    }
    let candidates = CalloutCandidates(self, around: reference, natural: natural)
    if let spot = candidates.spot(size) { return .fits(spot) }
    var lacks = candidates.lacks(size)
    if placements.contains(.center) { lacks.append(lackInTheMiddle(natural)) }
    return .lacks(lacks, spot: candidates.bestEffort(lacks, size))
  }

  /// The callout in the centre of the boundary, obstacles ignored.
  func spotInTheMiddle(_ size: Size) -> CalloutSpot {
    let centred = Rect(boundary.midX - size.width / 2, boundary.midY - size.height / 2, size.width, size.height)
    return CalloutSpot(frame: centred.moved(into: boundary), side: nil)
  }

  /// The lack of the boundary's centre. For an obstacle, it is the overlap with the obstacle's nearest edge.
  func lackInTheMiddle(_ size: Size) -> CalloutLack {
    let excess = max(size.width - boundary.width, size.height - boundary.height)
    if excess > Span.tolerance { return CalloutLack(side: nil, points: excess, cause: .length) }
    let frame = spotInTheMiddle(size).frame
    var worst = CalloutLack(side: nil, points: 0, cause: .none)
    for (place, obstacle) in obstacles.enumerated() {
      let across = min(frame.maxX - obstacle.minX, obstacle.maxX - frame.minX)
      let down = min(frame.maxY - obstacle.minY, obstacle.maxY - frame.minY)
      let depth = min(across, down)
      if depth > max(worst.points, Span.tolerance), !obstacle.isEmpty {
        worst = CalloutLack(side: nil, points: depth, cause: .obstacle(place))
      }
    }
    return worst
  }
}
