import TutorialTour

/// The wait of a step for its preparations, its screen and its targets, in this order: docs/tour.md, "A step comes".
struct StepWait: Sendable {
  enum Outcome {
    case isOver, goesOn, isInVain
  }

  /// The session's state that a wait depends on.
  struct Surroundings {
    var app: AppState
    /// The app's events since the previous step was left.
    var events: Set<String>
    /// The screen of the step that was last shown.
    var lastScreen: String?
    /// The seconds to wait for missing targets.
    var patience: Double
    /// The time at which targets are looked for: now, or when the app went to the background.
    var time: Double
  }

  private enum Stage {
    /// It waits for the item of the step's `before` at this index.
    case preparation(Int)
    case screen
    case targets(Stopwatch)
  }

  private var stage: Stage
  private var action: String?

  /// Creates the wait of a step that hasn't been shown.
  ///
  /// - Parameter preparations: the number of `before` items to skip.
  init(skipping preparations: Int) {
    stage = .preparation(preparations)
  }

  private init(_ stage: Stage) {
    self.stage = stage
  }

  /// The wait of a step whose screen has gone.
  static var forScreen: StepWait { StepWait(.screen) }

  /// The wait of a step whose targets have gone.
  static func forTargets(since time: Double) -> StepWait { StepWait(.targets(Stopwatch(start: time))) }

  /// The number of `before` items passed or begun.
  var begunPreparations: Int {
    guard case .preparation(let item) = stage else { return .max }
    return action == nil ? item : item + 1
  }

  /// The time at which it will be in vain; nil unless it waits for targets.
  ///
  /// - Parameter patience: the seconds to wait for targets.
  func end(after patience: Double) -> Double? {
    if case .targets(let stopwatch) = stage { stopwatch.time(of: patience) } else { nil }
  }

  /// Passes everything that the step needn't wait for.
  mutating func advance(
    _ step: TourStep, in surroundings: Surroundings, at now: Double, perform: (TourEffect) -> Void
  ) -> Outcome {
    let app = surroundings.app
    while case .preparation(let item) = stage {
      guard item < step.before.count else {
        stage = .screen
        break
      }
      if case .action(let name) = step.before[item] {
        if action == nil { perform(.perform(name)) }
        action = name
        return .goesOn
      }
      guard surroundings.hasCome(step.before[item], of: step) else { return .goesOn }
      stage = .preparation(item + 1)
    }
    if app.screen != nil, app.screen != step.screen {
      stage = .screen
      return .goesOn
    }
    if case .screen = stage {
      if let scroll = step.scroll, scroll.align != .none { perform(.scroll(scroll)) }
      stage = .targets(Stopwatch(start: now))
    }
    guard case .targets(let stopwatch) = stage, !app.missingTargets(of: step).isEmpty else { return .isOver }
    let rest = surroundings.patience - stopwatch.seconds(at: surroundings.time)
    return rest < Stopwatch.timeTolerance ? .isInVain : .goesOn
  }

  /// Handles the end of an action.
  ///
  /// - Returns: true if the wait was for this action.
  mutating func finish(action name: String) -> Bool {
    guard action == name, case .preparation(let item) = stage else { return false }
    action = nil
    stage = .preparation(item + 1)
    return true
  }

  /// Excludes the time from `first` to `last`, in which the app was in the background.
  mutating func pause(from first: Double, to last: Double) {
    guard case .targets(var stopwatch) = stage else { return }
    stopwatch.pause(from: first, to: last)
    stage = .targets(stopwatch)
  }
}

extension StepWait.Surroundings {
  /// Returns true if the event, route or element that a step waits for is there.
  fileprivate func hasCome(_ item: TourPreparation, of step: TourStep) -> Bool {
    switch item {
    case .action: false
    case .event(let name): events.contains(name) || lastScreen == step.screen || app.screen == step.screen
    case .route(let pattern): app.route.map(pattern.matches) ?? false
    case .appears(let element): app.isPresent(element) == true
    case .gone(let element): app.isPresent(element) == false
    }
  }
}
