import TutorialTour

/// The rules that wait for an element to appear or disappear: docs/tour.md, "Elements that come and go".
///
/// A rule is armed once its element was seen in the other state, and is triggered by the change.
struct ArmedRules: Sendable {
  private struct Trigger: Hashable {
    let element: TourPresence
    /// True if the rule waits for the element to appear, false if for it to disappear.
    let appears: Bool

    init?(_ trigger: TourAdvance.Trigger) {
      switch trigger {
      case .appears(let element): (self.element, appears) = (element, true)
      case .gone(let element): (self.element, appears) = (element, false)
      default: return nil
      }
    }
  }

  private var armed: Set<Trigger> = []

  /// Arms the rules whose element isn't yet in the state that they wait for.
  ///
  /// - Returns: the indices of the armed rules that are triggered now, in order; they are disarmed.
  @discardableResult
  mutating func update(_ rules: [TourAdvance], in app: AppState) -> [Int] {
    var spent: Set<Trigger> = []
    var triggered: [Int] = []
    for (index, rule) in rules.enumerated() {
      guard let trigger = Trigger(rule.trigger), let isPresent = app.isPresent(trigger.element) else { continue }
      if isPresent != trigger.appears {
        armed.insert(trigger)
      } else if armed.contains(trigger) {
        triggered.append(index)
        spent.insert(trigger)
      }
    }
    armed.subtract(spent)
    return triggered
  }
}
