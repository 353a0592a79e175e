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
  package static func areValid(_ values: some Sequence<Double>) -> Bool {
    values.allSatisfy { Coordinate($0) != nil }
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
    Point(minX, minY).isWithinLimits && Point(maxX, maxY).isWithinLimits && size.isWithinLimits
  }
}

extension EdgeInsets {
  /// Whether all four are coordinates.
  package var isWithinLimits: Bool { Coordinate.areValid([top, right, bottom, left]) }
}

extension Transform {
  /// Whether all six of its numbers are coordinates.
  package var isWithinLimits: Bool { Coordinate.areValid([a, b, c, d, tx, ty]) }
}
