/// A timing curve from (0, 0) to (1, 1), as CSS's `cubic-bezier()`: x is time, y is progress.
public struct CubicBezier: Sendable, Hashable {
  /// Time of the first handle, 0 to 1.
  public var x1: Double
  /// Progress of the first handle.
  public var y1: Double
  /// Time of the second handle, 0 to 1.
  public var x2: Double
  /// Progress of the second handle.
  public var y2: Double

  /// The curve with the given handles.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Progress at a time from 0 to 1.
  public func value(at x: Double) -> Double { x }
}
