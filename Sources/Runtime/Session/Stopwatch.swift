/// A stopwatch in seconds that excludes the time the app spends in the background: docs/tour.md, "Timers".
struct Stopwatch: Sendable {
  /// The tolerance for due times, in seconds.
  static let timeTolerance = 1e-6

  /// The time at which it starts to count, possibly in the future.
  let start: Double
  /// Seconds after the start that don't count.
  private(set) var pause = 0.0

  /// Excludes the time from `first` to `last`, in which the app was in the background.
  mutating func pause(from first: Double, to last: Double) {
    pause += max(0, last - max(first, start))
  }

  /// The elapsed seconds at a time; 0 before the start.
  func seconds(at time: Double) -> Double { max(0, time - start - pause) }

  /// The time at which so many seconds have elapsed, if the app stays in the foreground.
  func time(of seconds: Double) -> Double { start + pause + seconds }
}
