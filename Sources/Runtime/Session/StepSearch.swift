import TutorialTour

/// The result of a search for the step that comes next: docs/tour.md, "Where a rule leads".
///
/// - found: the index in the variant of the step that comes; nil if the tour is over.
/// - passed: the indices of the steps that were tried and whose condition isn't true, in order.
typealias StepSearch = (found: Int?, passed: [Int])

extension TourVariant {
  func index(of id: String) -> Int? { steps.firstIndex { $0.id == id } }

  /// Finds the first step from index `start` whose condition is true.
  ///
  /// - Parameter current: the index of the step being left, which matches whatever its condition.
  func search(from start: Int, leaving current: Int? = nil, in app: AppState) -> StepSearch {
    guard steps.indices.contains(start) else { return (nil, []) }
    let found = steps[start...].indices.first { $0 == current || app.holds(steps[$0].when) }
    return (found, Array(start..<(found ?? steps.count)))
  }

  /// Finds the step that comes if a rule leads to index `goal`; nil if nothing happens.
  func search(following goal: Int, leaving current: Int, in app: AppState) -> StepSearch? {
    guard goal != current else { return nil }
    let ahead = search(from: goal, leaving: current, in: app)
    guard ahead.found == current else { return ahead }
    let back = steps[..<goal].indices.reversed()
    guard let found = back.first(where: { app.holds(steps[$0].when) }) else { return nil }
    return (found, ahead.passed + back.prefix { $0 != found })
  }

  /// Finds a replacement for a step that this variant lacks: docs/tour.md, "Another variant while it plays".
  ///
  /// It is the next step of the previous variant that this one has, or else the nearest earlier one.
  func search(replacing gone: Int, of previous: TourVariant, in app: AppState) -> StepSearch {
    var passed: [Int] = []
    for step in previous.steps[gone...].dropFirst() + previous.steps[..<gone].reversed() {
      guard let index = index(of: step.id) else { continue }
      if app.holds(steps[index].when) { return (index, passed) }
      passed.append(index)
    }
    return (nil, passed)
  }
}
