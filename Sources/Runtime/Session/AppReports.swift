import TutorialPlayback
import TutorialTour

// Reports of the app while a step stands or waits: docs/tour.md, "Events and routes", "Missing targets", "Elements that
// come and go".

extension TourSession {
  // MARK: Events and routes

  mutating func handle(event name: String, at now: Double) {
    if current?.hasStood == true, let rule = rule(where: { $0 == .event(name) }) {
      return follow(rule, event: name, at: now)
    }
    events.insert(name)
    advanceWait(at: now)
  }

  mutating func handle(route: String, at now: Double) {
    guard route != app.route else { return }
    app.route = route
    if current?.hasStood == true { followRule(for: route, at: now) } else { advanceWait(at: now) }
  }

  /// Follows the rule for a route, if any.
  mutating func followRule(for route: String, at now: Double) {
    let rule = rule { trigger in
      if case .route(let pattern) = trigger { pattern.matches(route) } else { false }
    }
    if let rule { follow(rule, at: now) }
  }

  /// Handles the end of an action, successful or not.
  mutating func handle(action name: String, hasFailed: Bool, at now: Double) {
    guard let current, var wait = current.wait, wait.finish(action: name) else { return }
    self.current?.goOn(with: wait)
    if hasFailed { fallBack(hasFailed: true, at: now) }
    advanceWait(at: now)
  }

  // MARK: Screens and elements

  mutating func handle(screen: String, at now: Double) {
    app.screen = screen
    if let current, current.stands {
      guard screen != compiled.steps[current.index].screen else { return }
      hide(at: now)
      waitAgain(with: .forScreen)
    }
    advanceWait(at: now)
  }

  mutating func handle(elements screen: LiveScreen, at now: Double) {
    let old = app.screens[screen.name]
    if app.update(screen) {
      keepFrames(from: old, at: now)
      refit()
      playback.reanchor(to: anchored)
    }
    followTriggeredRule(at: now)
    restoreCutouts(at: now)
    advanceWait(at: now)
  }

  mutating func handle(element name: String, isPresent: Bool, at now: Double) {
    app.update(element: name, isPresent: isPresent)
    followTriggeredRule(at: now)
    advanceWait(at: now)
  }

  /// Follows the first armed rule whose element has now appeared or disappeared.
  private mutating func followTriggeredRule(at now: Double) {
    guard current?.hasStood == true, let step else { return }
    let triggered = armRules()
    if let index = triggered.first(where: { applies(step.advance[$0]) }) { follow(step.advance[index], at: now) }
  }

  /// Arms the step's rules; see ``ArmedRules/update(_:in:)``.
  @discardableResult
  mutating func armRules() -> [Int] {
    guard let current else { return [] }
    return self.current?.armed.update(compiled.steps[current.index].advance, in: app) ?? []
  }

  // MARK: Missing targets

  func missingPolicy(of step: TourStep) -> TourMissing { step.missing ?? missingDefault }

  mutating func handle(missing policy: TourMissing, at now: Double) {
    missingDefault = TourMissing(wait: policy.wait > 0 ? policy.wait : 0, then: policy.then)
    advanceWait(at: now)
  }

  /// Keeps the last frames of targets that have disappeared, and drops those of targets that are back.
  ///
  /// - Parameter old: the screen as last reported.
  mutating func keepFrames(from old: LiveScreen?, at now: Double) {
    guard let current, current.stands, current.centering == nil else { return }
    let step = compiled.steps[current.index]
    let frames = old?.name == step.screen ? old?.frames : nil
    self.current?.targets.update(app.missingTargets(of: step), from: frames ?? [:], at: now)
  }

  /// True if the current step is centred because of missing targets, and none is missing any more.
  var canRestoreCutouts: Bool {
    guard let current, current.stands, let reason = current.centering, reason != .action else { return false }
    return app.missingTargets(of: compiled.steps[current.index]).isEmpty
  }

  /// Gives a centred step its cutouts back if no target is missing.
  private mutating func restoreCutouts(at now: Double) {
    guard canRestoreCutouts else { return }
    current?.centering = nil
    refit()
    playback.change(to: anchored, at: now)
  }

  /// Handles a target of the current step that hasn't come back in time.
  mutating func loseTarget(at now: Double) {
    guard let current else { return }
    let step = compiled.steps[current.index]
    if missingPolicy(of: step).then == .place {
      self.current?.targets = MissingTargets(isGivenUp: true)
      refit()
      playback.reanchor(to: anchored)
      return report(.missing, step: step.id)
    }
    hide(at: now)
    waitAgain(with: .forTargets(since: now))
    advanceWait(at: now)
  }
}
