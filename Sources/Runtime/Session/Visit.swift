/// A stopwatch in seconds that excludes the time the app spends in the background.
struct Stopwatch: Sendable, Hashable {
  /// The time at which it starts to count, possibly in the future.
  private(set) var start: Double
  /// Seconds after the start that don't count.
  private var pause = 0.0

  /// Creates a stopwatch that starts at a time.
  init(start: Double) {
    self.start = start
  }

  /// Excludes the time from `first` to `last`, in which the app was in the background.
  mutating func pause(from first: Double, to last: Double) {
    pause += max(0, last - max(first, start))
  }

  /// The elapsed seconds at a time; 0 before the start.
  func seconds(at time: Double) -> Double { max(0, time - start - pause) }

  /// The time at which so many seconds have elapsed, if the app stays in the foreground.
  func time(of seconds: Double) -> Double { start + pause + seconds }
}

/// A session's state of its current step.
struct Visit: Sendable, Hashable {
  /// The step's stage of preparation.
  enum Stage: Sendable, Hashable {
    /// It waits for the item of its `before` at this index.
    case before(Int)
    /// It waits for its screen.
    case screen
    /// It waits for its targets.
    case targets(Stopwatch)
    /// It is shown; the watch starts when its transition ends.
    case standing(Stopwatch)
  }

  /// The reason for centring a step.
  enum Centering: Sendable, Hashable {
    /// Its action failed.
    case action
    /// It lacks targets, and its own `missing` asks for centring.
    case own
    /// It lacks targets, and the default policy asks for centring.
    case byDefault
  }

  /// The step's index in the variant.
  var place: Int
  /// The stage of preparation.
  var stage: Stage
  /// The action being performed for it.
  var action: String?
  /// True if it has been shown since the tour went to it.
  var hasStood = false
  /// The reason why its callout is centred; nil if it isn't.
  var centering: Centering?
  /// Its targets that are missing while it is shown.
  var targets = Targets()
  /// The conditions of its armed rules: not met at some time since the step was shown.
  var armed: Set<Awaited> = []
  /// The indices of its `after` rules that were followed since it was shown.
  var followed: Set<Int> = []

  /// Creates the state of a pending step.
  ///
  /// - Parameter passed: the number of `before` items to skip.
  init(place: Int, passed: Int = 0) {
    self.place = place
    stage = .before(passed)
  }

  /// True if it is on the screen or on its way there.
  var stands: Bool {
    if case .standing = stage { return true }
    return false
  }

  /// True if its callout is centred.
  var isCentered: Bool { centering != nil }

  /// True if its rules for the app's events are active: while it is shown, and while it waits to be shown again.
  var hears: Bool { stands || hasStood }

  /// The number of `before` items passed or begun; 0 once it has been shown.
  var begun: Int {
    guard case .before(let item) = stage, !hasStood else { return hasStood ? 0 : .max }
    return action == nil ? item : item + 1
  }

  /// Excludes the time from `first` to `last`, in which the app was in the background.
  mutating func pause(from first: Double, to last: Double) {
    switch stage {
    case .targets(var watch):
      watch.pause(from: first, to: last)
      stage = .targets(watch)
    case .standing(var watch):
      watch.pause(from: first, to: last)
      stage = .standing(watch)
      targets.pause(from: first, to: last)
    case .before, .screen: break
    }
  }
}
