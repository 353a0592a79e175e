import TutorialPlayback
import TutorialTour

/// The presence of elements, as far as it was reported: docs/tour.md, "Elements that come and go".
struct Sightings: Sendable {
  private var turn = 0
  private var screens: [String: Int] = [:]
  private var names: [String: (turn: Int, isPresent: Bool)] = [:]

  /// Creates a state without reports.
  init() {}

  /// Records that a screen's elements were reported.
  mutating func see(screen: String) {
    turn += 1
    screens[screen] = turn
  }

  /// Records that an element has appeared or disappeared, whichever its screen.
  mutating func see(_ name: String, isPresent: Bool) {
    turn += 1
    names[name] = (turn, isPresent)
  }

  /// Returns true if an element is on its screen, by the latest report; nil if it isn't known.
  func isPresent(_ element: TourPresence, on live: [String: LiveScreen]) -> Bool? {
    if let name = names[element.target], name.turn > screens[element.screen] ?? 0 { return name.isPresent }
    return live[element.screen].map { $0.frames[element.target] != nil }
  }
}

/// The element, and its presence or absence, that a rule waits for.
struct Awaited: Sendable, Hashable {
  /// The element.
  let element: TourPresence
  /// True if the rule waits for the element to appear, false if for it to disappear.
  let appears: Bool

  /// Creates the condition of a rule; nil if the rule doesn't wait for an element.
  init?(_ rule: TourAdvance) {
    switch rule.trigger {
    case .appears(let element): (self.element, appears) = (element, true)
    case .gone(let element): (self.element, appears) = (element, false)
    default: return nil
    }
  }
}
