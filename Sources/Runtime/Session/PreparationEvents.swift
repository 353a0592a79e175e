import TutorialTour

/// The app's events that the steps' `before` waits for: docs/tour.md, "A step comes".
struct PreparationEvents: Sendable {
  /// The names of all events that steps wait for; others are ignored.
  private let awaited: Set<String>
  private var reported: Set<String> = []

  /// Creates a state without reports.
  init(of tour: Tour) {
    let steps = tour.variants.lazy.flatMap(\.steps)
    awaited = steps.reduce(into: []) { names, step in
      for case .event(let name) in step.before { names.insert(name) }
    }
  }

  /// Returns true if an event has been reported since the previous step was left.
  func contains(_ name: String) -> Bool { reported.contains(name) }

  /// Records a reported event.
  mutating func insert(_ name: String) {
    if awaited.contains(name) { reported.insert(name) }
  }

  /// Forgets all events, because the step was left.
  mutating func removeAll() { reported = [] }
}
