/// A coordinate or a length, in logical units, of which everything that comes after may rely on being finite and no
/// farther from 0 than `limit`.
///
/// The door that numbers go through: what a file holds, frames that were solved, paths stretched to a frame, and all that
/// goes into a tour. Who gets nil says so at the place where the number comes from.
package struct Coordinate: Sendable, Hashable {
  /// The largest absolute coordinate.
  package static let limit = 1e7

  /// The number.
  package let value: Double

  /// The coordinate, or nil for NaN, an infinity, and what lies beyond ±`limit`.
  @inlinable
  package init?(_ value: Double) {
    // A comparison with NaN is false.
    guard value.magnitude <= Self.limit else { return nil }
    self.value = value
  }

  /// Whether every number is a coordinate.
  @inlinable
  package static func areValid(_ values: [Double]) -> Bool {
    // Nearly always all are, so all are looked at, several at once.
    var beyond = 0
    for value in values { beyond |= value.magnitude <= limit ? 0 : 1 }
    return beyond == 0
  }
}

extension Point {
  /// Whether both of its numbers are coordinates.
  package var isWithinLimits: Bool { Coordinate(x) != nil && Coordinate(y) != nil }
}

extension Size {
  /// Whether both of its numbers are coordinates.
  package var isWithinLimits: Bool { Coordinate(width) != nil && Coordinate(height) != nil }
}

extension Rect {
  /// Whether its four sides lie at coordinates, and its width and height are lengths within the limit.
  package var isWithinLimits: Bool {
    Coordinate(minX) != nil && Coordinate(minY) != nil && Coordinate(maxX) != nil && Coordinate(maxY) != nil
      && Coordinate(width) != nil && Coordinate(height) != nil
  }
}

extension EdgeInsets {
  /// Whether all four are coordinates.
  package var isWithinLimits: Bool {
    Coordinate(top) != nil && Coordinate(right) != nil && Coordinate(bottom) != nil && Coordinate(left) != nil
  }
}

extension Transform {
  /// Whether all six of its numbers are coordinates.
  package var isWithinLimits: Bool { Coordinate.areValid([a, b, c, d, tx, ty]) }
}
