/// A coordinate or a length in logical units that is finite and within ±`limit`.
///
/// All numbers pass through this type: those of files, solved frames, paths stretched to a frame, and those of a tour.
/// Later code relies on it. A caller that gets nil reports it at the source of the number.
package struct Coordinate: Sendable, Hashable {
  /// The largest absolute coordinate.
  package static let limit = 1e7

  /// The number.
  package let value: Double

  /// The coordinate, or nil for NaN, an infinity, or a number beyond ±`limit`.
  @inlinable
  package init?(_ value: Double) {
    // A comparison with NaN is false.
    guard value.magnitude <= Self.limit else { return nil }
    self.value = value
  }

  /// Returns true if every number is a coordinate.
  @inlinable
  package static func areValid(_ values: [Double]) -> Bool {
    // Nearly always all are valid, so the loop has no early exit and can be vectorised.
    var beyond = 0
    for value in values { beyond |= value.magnitude <= limit ? 0 : 1 }
    return beyond == 0
  }
}

extension Point {
  /// True if both numbers are coordinates.
  package var isWithinLimits: Bool { Coordinate(x) != nil && Coordinate(y) != nil }
}

extension Size {
  /// True if both numbers are coordinates.
  package var isWithinLimits: Bool { Coordinate(width) != nil && Coordinate(height) != nil }
}

extension Rect {
  /// True if all four sides are coordinates and both lengths are within the limit.
  package var isWithinLimits: Bool {
    Coordinate(minX) != nil && Coordinate(minY) != nil && Coordinate(maxX) != nil && Coordinate(maxY) != nil
      && Coordinate(width) != nil && Coordinate(height) != nil
  }
}

extension EdgeInsets {
  /// True if all four are coordinates.
  package var isWithinLimits: Bool {
    Coordinate(top) != nil && Coordinate(right) != nil && Coordinate(bottom) != nil && Coordinate(left) != nil
  }
}

extension Transform {
  /// True if all six numbers are coordinates.
  package var isWithinLimits: Bool { Coordinate.areValid([a, b, c, d, tx, ty]) }
}
