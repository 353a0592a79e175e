/// A corner's curves, trimmed where their offset leaves the corner's quarter.
///
/// If a corner bends more tightly than the depth of the inset, the offset turns back on itself. Two quarters of an
/// ellipse are mirror images, and so are the two halves of a continuous corner: their offsets meet on the axis between
/// them. Anything beyond the axis is nearer to the other one.
struct QuarterTrim {
  /// The trimmed curves. A curve that is cut off completely is a point.
  private(set) var curves: [OffsetCurve]
  /// True if all curves are cut off completely: the corner is the point at which the offsets of its two sides meet.
  private(set) var isSharp = false

  /// - Returns: nil if the halves of a continuous corner turn back before they meet.
  init?(corner: [Cubic], of quarter: Quarter, isEllipse: Bool) {
    curves = corner.map { OffsetCurve(source: $0, distance: quarter.distance) }
    if curves.allSatisfy({ $0.source.isPoint }) { isSharp = true }
    guard !isSharp, !curves.allSatisfy(\.isRegular) else { return }
    if isEllipse {
      trimEllipse(quarter)
    } else if !trimContinuous(quarter) {
      return nil
    }
  }

  func joined(_ fitted: [[Cubic]], sharp: Point) -> [Cubic] {
    guard let first = fitted.first?.first, !isSharp else {
      return fitted.flatMap { $0 }.map { _ in Cubic(line: sharp, sharp) }
    }
    var end = first.start
    var result: [Cubic] = []
    for (curve, pieces) in zip(curves, fitted) {
      for piece in pieces {
        // If the middle is cut off, both halves end on the diagonal.
        result.append(
          curve.source.isPoint ? Cubic(line: end, end) : Cubic(end, piece.handle1, piece.handle2, piece.end))
        end = result.last?.end ?? end
      }
    }
    return result
  }

  /// A quarter arc runs from one axis to the other. Its offset crosses the axis at the end that bends more tightly.
  private mutating func trimEllipse(_ quarter: Quarter) {
    let curve = curves[0]
    func lies(_ t: Double, within axis: KeyPath<Point, Double>) -> Bool {
      !curve.runsBackwards(at: t) && quarter.coordinates(of: curve.point(at: t))[keyPath: axis] > 0
    }
    let (first, last) = (quarter.coordinates(of: curve.source.start), quarter.coordinates(of: curve.source.end))
    // The arc ends on the axis from which its start is far, and vice versa.
    let towardsEnd: KeyPath<Point, Double> = first.x > last.x ? \.x : \.y
    let towardsStart: KeyPath<Point, Double> = first.x > last.x ? \.y : \.x
    let high = Self.lastPlace { lies($0, within: towardsEnd) }
    let low = 1 - Self.lastPlace { lies(1 - $0, within: towardsStart) }
    guard low < high else { return }
    curves[0].source = curve.source.part(from: low, to: high)
  }

  /// The first of three segments increases the curvature, the middle one keeps it, the last one mirrors the first.
  private mutating func trimContinuous(_ quarter: Quarter) -> Bool {
    guard curves.count == 3, let lead = curves.first else { return false }
    let kept =
      lead.source.isNearlyPoint
      ? 0
      : Self.lastPlace { t in
        !lead.runsBackwards(at: t) && quarter.depthBeforeDiagonal(of: lead.point(at: t)) > 0
      }
    isSharp = kept <= 0
    if !isSharp, quarter.depthBeforeDiagonal(of: lead.point(at: kept)) > 1e-6 { return false }
    let middle = lead.source.point(at: kept)
    curves[0].source = lead.source.part(from: 0, to: kept)
    curves[1].source = Cubic(line: middle, middle)
    curves[2].source = curves[2].source.part(from: 1 - kept, to: 1)
    return true
  }

  /// The last parameter at which a predicate holds that holds at 0, and stays false once it is false.
  private static func lastPlace(where holds: (Double) -> Bool) -> Double {
    if holds(1) { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
