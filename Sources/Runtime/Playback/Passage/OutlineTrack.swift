import TutorialGeometry

/// The animation of one outline into another, or into a point.
///
/// If a spring overshoots so far that an extent would become negative, that extent stays at 0. The outline moves on,
/// but doesn't turn inside out.
struct OutlineTrack: Sendable {
  private let from: [Double]
  private let to: [Double]
  private let bend: Point?
  /// For each axis, the shift of the outline's middle, and the range of progress in which its extent isn't negative.
  private let across: Extent
  private let down: Extent

  /// Animates one outline into another; with `bend`, along an arc.
  init(from: Outline, to: Outline, bend: Point? = nil) {
    // The outlines of one tour already have the same number of segments.
    let topology = from.segmentCount == to.segmentCount ? nil : OutlineTopology(of: [from, to])
    let (first, last) = (topology?.divide(from).points ?? from.points, topology?.divide(to).points ?? to.points)
    // An outline without segments can't move.
    let isWhole = first.count == last.count
    self.from = isWhole ? first : last
    self.to = last
    self.bend = bend
    across = Extent(self.from, self.to, axis: 0)
    down = Extent(self.from, self.to, axis: 1)
  }

  /// The outline at `progress`, which may lie outside 0 to 1.
  func outline(at progress: Double) -> Outline {
    let arc = 4 * progress * (1 - progress)
    let x = across.shift(at: progress, bend: arc * (bend?.x ?? 0))
    let y = down.shift(at: progress, bend: arc * (bend?.y ?? 0))
    var points: [Double] = []
    points.reserveCapacity(from.count)
    for place in from.indices {
      let axis = place % 2 == 0 ? x : y
      points.append(from[place].mixed(with: to[place], axis.progress) + axis.offset)
    }
    return Outline(points: points)
  }
}

/// One axis of a track: the change of the outline's extent, taken between its outermost points.
private struct Extent {
  private let middleShift: Double
  private let limit: ClosedRange<Double>

  init(_ from: [Double], _ to: [Double], axis: Int) {
    let (first, last) = (Self.range(of: from, axis: axis), Self.range(of: to, axis: axis))
    middleShift = (last.low + last.high - first.low - first.high) / 2
    let (before, after) = (first.high - first.low, last.high - last.low)
    // The progress p at which the extent is 0: before + (after − before)·p = 0.
    let nothing = before / (before - after)
    if !nothing.isFinite {
      limit = -.infinity ... .infinity
    } else if nothing > 0.5 {
      limit = -.infinity...nothing
    } else {
      limit = nothing ... .infinity
    }
  }

  /// Returns the clamped progress of the points, and the offset to add to them.
  ///
  /// The offset is the bend, plus the part of the middle's shift that the clamped progress leaves out.
  func shift(at progress: Double, bend: Double) -> (progress: Double, offset: Double) {
    let own = min(max(progress, limit.lowerBound), limit.upperBound)
    return (own, bend + (progress - own) * middleShift)
  }

  private static func range(of points: [Double], axis: Int) -> (low: Double, high: Double) {
    guard points.count > axis else { return (0, 0) }
    var (low, high) = (points[axis], points[axis])
    for place in stride(from: axis, to: points.count, by: 2) {
      low = min(low, points[place])
      high = max(high, points[place])
    }
    return (low, high)
  }
}

extension Outline {
  /// The outline's centre: the middle of the box around its on-curve points.
  var center: Point {
    guard points.count >= 2 else { return Point(0, 0) }
    var box = Rect(points[0], points[1], 0, 0)
    for place in stride(from: 6, to: points.count &- 1, by: 6) {
      box = box.union(Rect(points[place], points[place + 1], 0, 0))
    }
    return box.center
  }

  var collapsed: Outline {
    let center = center
    return Outline(points: points.indices.map { $0 % 2 == 0 ? center.x : center.y })
  }
}
