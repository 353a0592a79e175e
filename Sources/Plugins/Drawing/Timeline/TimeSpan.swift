/// A span of time, in seconds from the start of the animation.
///
/// Unlike a range, it accepts any two numbers, because hand-written tours may have any: an end before the start becomes
/// the start.
public struct TimeSpan: Hashable {
  /// The start.
  public let start: Double
  /// The end, not before `start`; the next span begins here.
  public let end: Double

  /// Makes the span from `start` up to, but not including, `end`.
  public init(_ start: Double, _ end: Double) {
    self.start = start
    self.end = end < start ? start : end
  }
}
