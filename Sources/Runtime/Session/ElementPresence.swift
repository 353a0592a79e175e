import TutorialPlayback
import TutorialTour

/// The presence of elements, as far as it was reported: docs/tour.md, "Elements that come and go".
struct ElementPresence: Sendable {
  /// The number of reports so far.
  private var count = 0
  /// The number of the latest report of each screen's elements.
  private var screens: [String: Int] = [:]
  /// The latest report of each element by name, with its number.
  private var elements: [String: (report: Int, isPresent: Bool)] = [:]

  /// Creates a state without reports.
  init() {}

  /// Records that a screen's elements were reported.
  mutating func record(screen: String) {
    count += 1
    screens[screen] = count
  }

  /// Records that an element has appeared or disappeared, whichever its screen.
  mutating func record(_ name: String, isPresent: Bool) {
    count += 1
    elements[name] = (count, isPresent)
  }

  /// Returns true if an element is on its screen, by the latest report; nil if it isn't known.
  func isPresent(_ element: TourPresence, on live: [String: LiveScreen]) -> Bool? {
    if let own = elements[element.target], own.report > screens[element.screen] ?? 0 { return own.isPresent }
    return live[element.screen].map { $0.frames[element.target] != nil }
  }
}
