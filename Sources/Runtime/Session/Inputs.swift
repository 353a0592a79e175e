public import TutorialGeometry
public import TutorialTour
import TutorialPlayback

// Input from the person: docs/tour.md, "Touches", "Taps", "Buttons", "Keys".

extension TourSession {
  /// Returns true if all input is ignored, except for dismissing with `escape`.
  func isLocked(at time: Double) -> Bool { stands && playback.locksInput(at: time) }

  /// The receiver of a touch at a point; nil if no step is shown, so that all touches are the app's.
  ///
  /// - Parameter time: the current time, in seconds.
  public func touch(at point: Point, time: Double) -> TourTouch? {
    guard stands, let step else { return nil }
    if isLocked(at: time) { return .locked }
    if calloutFrame?.contains(point) == true { return .callout }
    return step.receiver(ofTouchAt: point)
  }

  mutating func handle(tapAt point: Point, at now: Double) {
    guard let step, let receiver = touch(at: point, time: now), receiver != .locked else { return }
    if let rule = rule(where: { step.isTriggered($0, byTapAt: point, receivedBy: receiver) }) {
      return follow(rule, at: now)
    }
    if receiver == .overlay, !step.hasHole(at: point) { dismiss(.overlay, at: now) }
  }

  /// Handles a tap on an element that the touch reached.
  mutating func handle(tapOn element: String, at now: Double) {
    guard current?.hasStood == true, !isLocked(at: now), let step else { return }
    if let rule = rule(where: { step.isTriggered($0, byTapOn: element) }) { follow(rule, at: now) }
  }

  /// Returns true if pressing a button has an effect; a back button has none if there is no step to go back to.
  public func isEnabled(_ button: TourButton) -> Bool {
    !button.back || leadsBack || rule(for: button) != nil
  }

  private func rule(for button: TourButton) -> TourAdvance? {
    button.role.flatMap { role in rule { $0 == .button(role) } }
  }

  mutating func handle(buttonAt index: Int, at now: Double) {
    guard stands, let buttons = step?.callout?.buttons, buttons.indices.contains(index) else { return }
    let button = buttons[index]
    if let rule = rule(for: button) { return follow(rule, at: now) }
    if button.back { goBack(at: now) } else { go(to: button.to, at: now) }
  }

  mutating func handle(key: String, at now: Double) {
    guard stands, let action = tour.keys.action(for: key, rightToLeft: isRightToLeft) else { return }
    if action != .dismiss, isLocked(at: now) { return }
    func button(_ role: String) -> Int? { step?.callout?.buttons.firstIndex { $0.role == role } }
    switch action {
    case .dismiss: dismiss(.escape, at: now)
    case .back: if let index = button("back") { handle(buttonAt: index, at: now) }
    case .next:
      if let index = button("next") {
        handle(buttonAt: index, at: now)
      } else if let rule = rule(where: { $0 == .tapAnywhere }) {
        follow(rule, at: now)
      }
    }
  }
}
