/// A span of time, in seconds from the start of the animation. Unlike a range it can be made of any two numbers, whatever
/// a tour that was made by hand says: an end before its start counts as the start.
public struct TimeSpan: Hashable {
  /// When it begins.
  public let start: Double
  /// When it ends, and what comes after begins; not before `start`.
  public let end: Double

  /// The span from `start` up to, but not including, `end`.
  public init(_ start: Double, _ end: Double) {
    self.start = start
    self.end = end < start ? start : end
  }
}
