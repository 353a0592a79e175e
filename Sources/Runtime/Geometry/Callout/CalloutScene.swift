/// What there is around a callout, and how it is to lie: Floating UI's rules in its order (offset, flip, shift, size,
/// arrow), and stricter ones where it would put up with something.
///
/// A callout lies `gap` away from a side of its reference (farther where the boundary only begins there), inside the
/// boundary, over no obstacle. The placements are tried in their order, three times:
///
/// - flip: the first one at which it fits as it is aligned;
/// - shift: else the one at which it fits somewhere along the side, as near as can be to where it is aligned, and is moved
///   the least; of several the first;
/// - size: else the first one to the left or right at which it fits if it is made as narrow as the room.
///
/// `auto` is all four sides, those with the most room first, and in that order in each round. `center` is the middle of
/// the boundary, where nothing shifts: it counts in the second round, or where it comes first. In the second round both
/// are looked at where none of those named before them will do.
/// Without a reference a callout lies there whatever the placements say. All in logical units.
public struct CalloutScene: Sendable, Hashable {
  /// What it lies beside and points at.
  public var reference: Rect?
  /// What it must lie inside of.
  public var boundary: Rect
  /// What it must not cross; touching is allowed.
  public var obstacles: [Rect]
  /// Where it may lie, best first.
  public var placements: [CalloutPlacement]
  /// From the reference to the callout.
  public var gap: Double
  /// The arrow; nil for none. It is as long as it is, or as the gap where that is shorter.
  public var arrow: CalloutArrowForm?
  /// Whether lines run from right to left, which mirrors `start` and `end` along x.
  public var isRightToLeft: Bool
  /// The width under which it is not made narrower to fit beside its reference.
  public var narrowest: Double

  /// A scene of the given parts.
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

  /// Finds the place for a callout of a fixed size.
  public func solve(_ size: Size) -> CalloutSolution { solve { _ in size } }

  /// Finds the place for a callout whose height depends on its width.
  ///
  /// - Parameter size: its size, if it may be so wide at most. A width that is larger nevertheless does not fit, nor does an
  ///   infinite height.
  /// - Complexity: O(n log n) in the number of obstacles, and as many calls of `size` as there are sides, at most.
  public func solve(_ size: (_ limit: Double) -> Size) -> CalloutSolution {
    let natural = size(boundary.width)
    guard let reference else {
      let lack = lackInTheMiddle(natural)
      let spot = spotInTheMiddle(natural)
      return lack.cause == .none ? .fits(spot) : .lacks([lack], spot: spot)
    }
    let tries = CalloutTries(self, around: reference, natural: natural)
    if let spot = tries.spot(size) { return .fits(spot) }
    var lacks = tries.lacks(size)
    if placements.contains(.center) { lacks.append(lackInTheMiddle(natural)) }
    return .lacks(lacks, spot: tries.leastLacking(lacks, size))
  }

  /// The middle of the boundary, whatever is there.
  func spotInTheMiddle(_ size: Size) -> CalloutSpot {
    let centred = Rect(boundary.midX - size.width / 2, boundary.midY - size.height / 2, size.width, size.height)
    return CalloutSpot(frame: centred.moved(into: boundary), side: nil)
  }

  /// What the middle of the boundary lacks. For an obstacle that is how far the callout reaches over its nearest edge.
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
