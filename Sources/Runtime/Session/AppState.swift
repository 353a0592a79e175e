import TutorialPlayback
import TutorialTour

/// The app's state, as last reported: docs/tour.md, "What a session is told".
struct AppState: Sendable {
  var flags: [String: TourScalar] = [:]
  /// The values that it puts into texts, by variable.
  var variables: [String: String] = [:]
  /// The screen that it shows; nil if unknown.
  var screen: String?
  /// Its route; nil if unknown.
  var route: String?
  /// The screens whose elements were reported, by name.
  private(set) var screens: [String: LiveScreen] = [:]
  /// The number of reports on elements so far.
  private var reports = 0
  /// The number of the latest report of each screen's elements.
  private var screenReports: [String: Int] = [:]
  /// The latest report of each element by name, with its number.
  private var elements: [String: (report: Int, isPresent: Bool)] = [:]

  /// Records the elements of a screen.
  ///
  /// - Returns: true if they differ from the previous report.
  mutating func update(_ screen: LiveScreen) -> Bool {
    reports += 1
    screenReports[screen.name] = reports
    return screens.updateValue(screen, forKey: screen.name) != screen
  }

  /// Records that an element has appeared or disappeared, whichever its screen.
  mutating func update(element name: String, isPresent: Bool) {
    reports += 1
    elements[name] = (reports, isPresent)
  }

  func holds(_ condition: TourCondition?) -> Bool { condition?.holds { flags[$0] } ?? true }

  /// Returns true if an element is on its screen, by the latest report; nil if it isn't known.
  func isPresent(_ element: TourPresence) -> Bool? {
    if let own = elements[element.target], own.report > screenReports[element.screen] ?? 0 { return own.isPresent }
    return screens[element.screen].map { $0.frames[element.target] != nil }
  }

  /// The missing targets of a step, as compiled.
  func missingTargets(of step: TourStep) -> [String] { screens[step.screen]?.missingTargets(of: step) ?? [] }
}
