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
    let interaction = step.interaction
    let isOpen =
      switch interaction.mode {
      case .passThrough: true
      case .block: false
      case .target:
        interaction.pass.contains { step.cutouts.indices.contains($0) && step.hasHole(step.cutouts[$0], at: point) }
      }
    return isOpen || interaction.allow.contains { step.has($0.frame, at: point) } ? .app : .overlay
  }

  /// The callout's frame at rest; nil if the tour has no layout for the language.
  public var calloutFrame: Rect? { calloutLayout?.frame }

  /// The callout's layout at rest, for the device's language and text size.
  ///
  /// Nil if the tour has no layout for the language.
  public var calloutLayout: TourCalloutLayout? { step.flatMap(calloutLayout) }

  /// The callout's layout for any step of `variant`; see `calloutLayout`.
  public func calloutLayout(of step: TourStep) -> TourCalloutLayout? {
    guard let locale = playback.locale else { return nil }
    return step.callout?.layout(in: locale, textSize: anchored.textSize(for: device.traits.textSize))
  }

  /// Handles a tap at a point.
  mutating func tap(_ point: Point, at now: Double) {
    guard let step, let touch = touch(at: point, time: now), touch != .locked else { return }
    let isInHole = step.cutouts.contains { step.hasHole($0, at: point) }
    let rule = rule { trigger in
      switch trigger {
      case .tapAnywhere: true
      case .tapTarget: touch != .callout && isInHole
      case .tap(let element): touch != .callout && step.has(element.frame, at: point)
      default: false
      }
    }
    if let rule { return follow(rule, at: now) }
    if touch == .overlay, !isInHole { dismiss(.overlay, at: now) }
  }

  /// Handles a tap on an element that the touch reached.
  mutating func tap(element id: String, at now: Double) {
    guard visit?.hears == true, !isLocked(at: now), let step else { return }
    let isTarget = step.cutouts.contains { $0.target == id || $0.others.contains(id) }
    let rule = rule { trigger in
      switch trigger {
      case .tapAnywhere: true
      case .tapTarget: isTarget
      case .tap(let element): element.target == id
      default: false
      }
    }
    if let rule { follow(rule, at: now) }
  }

  /// Returns true if pressing a button has an effect; a back button has none if there is no step to go back to.
  public func isEnabled(_ button: TourButton) -> Bool {
    !button.back || leadsBack || rule(for: button) != nil
  }

  private func rule(for button: TourButton) -> TourAdvance? {
    button.role.flatMap { role in rule { $0 == .button(role) } }
  }

  /// Handles a press of one of the callout's buttons.
  mutating func press(buttonAt place: Int, at now: Double) {
    guard stands, let buttons = step?.callout?.buttons, buttons.indices.contains(place) else { return }
    let button = buttons[place]
    if let rule = rule(for: button) { return follow(rule, at: now) }
    if button.back { goBack(at: now) } else { go(to: button.to, at: now) }
  }

  /// Handles a key press.
  mutating func press(key: String, at now: Double) {
    guard stands, let action = tour.keys.action(for: key, rightToLeft: isRightToLeft) else { return }
    if action != .dismiss, isLocked(at: now) { return }
    let buttons = step?.callout?.buttons ?? []
    switch action {
    case .dismiss: dismiss(.escape, at: now)
    case .back: if let place = buttons.firstIndex(where: { $0.role == "back" }) { press(buttonAt: place, at: now) }
    case .next:
      if let place = buttons.firstIndex(where: { $0.role == "next" }) {
        press(buttonAt: place, at: now)
      } else if let rule = rule(where: { $0 == .tapAnywhere }) {
        follow(rule, at: now)
      }
    }
  }

  /// True if the current language is written from right to left.
  public var isRightToLeft: Bool {
    if let direction = compiled.traits.layoutDirection { return direction == LayoutDirection.rightToLeft.rawValue }
    return playback.locale.map { LanguageTag.direction(of: $0) == .rightToLeft } ?? false
  }
}

extension TourStep {
  /// Returns true if a point lies in a frame enlarged by the hit padding.
  fileprivate func has(_ frame: Rect, at point: Point) -> Bool {
    let padding = interaction.hitPadding
    return Rect(
      minX: frame.minX - padding.left, minY: frame.minY - padding.top, maxX: frame.maxX + padding.right,
      maxY: frame.maxY + padding.bottom
    ).contains(point)
  }

  /// Returns true if a point lies in a hole or its element, enlarged by the hit padding and within the clip.
  fileprivate func hasHole(_ hole: TourCutout, at point: Point) -> Bool {
    (has(hole.frame, at: point) || has(hole.element, at: point)) && hole.clip?.contains(point) != false
  }
}
