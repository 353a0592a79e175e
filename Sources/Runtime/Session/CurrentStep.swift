/// A session's state of its current step.
struct CurrentStep: Sendable {
  /// The reason for centring a step.
  enum Centering: Sendable {
    /// Its action failed.
    case action
    /// It lacks targets, and its own `missing` asks for centring.
    case own
    /// It lacks targets, and the default policy asks for centring.
    case byDefault
  }

  var index: Int
  /// The wait before it is shown, or shown again; nil while it stands.
  private(set) var wait: StepWait?
  /// The timers while it stands; nil while it waits.
  private(set) var timers: StepTimers?
  /// True if it has been shown since the tour went to it.
  ///
  /// Then its rules for the app's events are active, even while it waits to be shown again.
  private(set) var hasStood = false
  /// The reason why its callout is centred; nil if it isn't.
  var centering: Centering?
  /// Its targets that are missing while it is shown.
  var targets = MissingTargets()
  /// Its rules that wait for an element.
  var armed = ArmedRules()

  /// Creates the state of a step that waits.
  ///
  /// - Parameter preparations: the number of `before` items to skip.
  init(index: Int, skipping preparations: Int = 0) {
    self.index = index
    wait = StepWait(skipping: preparations)
  }

  /// True if it is on the screen or on its way there.
  var stands: Bool { timers != nil }

  /// The number of `before` items passed or begun; 0 once it has been shown.
  var begunPreparations: Int { hasStood ? 0 : wait?.begunPreparations ?? 0 }

  mutating func stand(arrival: Double) {
    wait = nil
    timers = StepTimers(arrival: arrival)
    armed = ArmedRules()
    hasStood = true
  }

  /// Records that it is hidden, and waits to be shown again.
  mutating func waitAgain(with wait: StepWait) {
    self.wait = wait
    timers = nil
    centering = nil
    targets = MissingTargets()
  }

  mutating func goOn(with wait: StepWait) { self.wait = wait }

  mutating func followTimer(rule index: Int) { timers?.follow(rule: index) }

  /// Excludes the time from `first` to `last`, in which the app was in the background.
  mutating func pause(from first: Double, to last: Double) {
    wait?.pause(from: first, to: last)
    timers?.pause(from: first, to: last)
    targets.pause(from: first, to: last)
  }
}
