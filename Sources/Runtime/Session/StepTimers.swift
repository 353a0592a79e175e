import TutorialTour

/// The timers of a step that stands: docs/tour.md, "Timers".
struct StepTimers: Sendable {
  private var stopwatch: Stopwatch
  /// The indices of the `after` rules that were followed; each is followed once.
  private var followed: Set<Int> = []

  init(arrival: Double) {
    stopwatch = Stopwatch(start: arrival)
  }

  /// The `after` rules that apply and haven't been followed, by index, with the times at which they are due.
  func pending(in rules: [TourAdvance], where applies: (TourAdvance) -> Bool) -> [(rule: Int, time: Double)] {
    rules.enumerated().compactMap { index, rule in
      guard case .after(let seconds) = rule.trigger, !followed.contains(index), applies(rule) else { return nil }
      return (index, stopwatch.time(of: seconds))
    }
  }

  mutating func follow(rule index: Int) { followed.insert(index) }

  /// Excludes the time from `first` to `last`, in which the app was in the background.
  mutating func pause(from first: Double, to last: Double) { stopwatch.pause(from: first, to: last) }
}
