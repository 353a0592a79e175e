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
  private var presence = ElementPresence()

  /// Creates the state of an app that has reported nothing.
  init() {}

  /// Records the elements of a screen.
  ///
  /// - Returns: true if they differ from the previous report.
  mutating func update(_ screen: LiveScreen) -> Bool {
    presence.record(screen: screen.name)
    return screens.updateValue(screen, forKey: screen.name) != screen
  }

  mutating func update(element name: String, isPresent: Bool) { presence.record(name, isPresent: isPresent) }

  func holds(_ condition: TourCondition?) -> Bool { condition?.holds { flags[$0] } ?? true }

  /// Returns true if an element is on its screen; nil if it isn't known.
  func isPresent(_ element: TourPresence) -> Bool? { presence.isPresent(element, on: screens) }

  /// The missing targets of a step, as compiled.
  func missingTargets(of step: TourStep) -> [String] { screens[step.screen]?.missingTargets(of: step) ?? [] }
}
