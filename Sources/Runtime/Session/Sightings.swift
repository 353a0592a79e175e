import TutorialPlayback
import TutorialTour

/// Which elements are present, as far as anybody has said so: docs/tour.md, "Elements that come and go".
struct Sightings: Sendable {
  private var turn = 0
  private var screens: [String: Int] = [:]
  private var names: [String: (turn: Int, isPresent: Bool)] = [:]

  /// Nothing has been said yet.
  init() {}

  /// The elements of a screen have been told.
  mutating func see(screen: String) {
    turn += 1
    screens[screen] = turn
  }

  /// An element has appeared or disappeared, on whichever screen.
  mutating func see(_ name: String, isPresent: Bool) {
    turn += 1
    names[name] = (turn, isPresent)
  }

  /// Returns whether an element is on its screen; nil if nobody knows. What was told last counts.
  func isPresent(_ element: TourPresence, on live: [String: LiveScreen]) -> Bool? {
    if let name = names[element.target], name.turn > screens[element.screen] ?? 0 { return name.isPresent }
    return live[element.screen].map { $0.frames[element.target] != nil }
  }
}

/// What a rule waits for.
struct Awaited: Sendable, Hashable {
  /// The element.
  let element: TourPresence
  /// Whether it waits for the element to appear, and not to be gone.
  let appears: Bool

  /// What a rule waits for; nil if that is no element.
  init?(_ rule: TourAdvance) {
    switch rule.trigger {
    case .appears(let element): (self.element, appears) = (element, true)
    case .gone(let element): (self.element, appears) = (element, false)
    default: return nil
    }
  }
}
