import TutorialPlayback
import TutorialTour

// The conditions that a step waits for, and its entrance: docs/tour.md, "A step comes".

extension TourSession {
  /// The state of the pending step.
  private enum Progress {
    case comes, waits, inVain
  }

  /// Moves the pending step past everything that it needn't wait for.
  mutating func advance(at now: Double) {
    // A step that gives up is replaced by a later one, so this loop ends.
    while let visit, !visit.stands {
      switch progress(at: now) {
      case .comes: return come(at: now)
      case .waits: return withdraw(at: now)
      case .inVain: giveUp(at: now)
      }
    }
  }

  private mutating func progress(at now: Double) -> Progress {
    guard var visit else { return .waits }
    defer { self.visit = visit }
    let step = compiled.steps[visit.place]
    while case .before(let item) = visit.stage {
      guard item < step.before.count else {
        visit.stage = .screen
        break
      }
      if case .action(let name) = step.before[item] {
        if visit.action == nil { effects.append(.perform(name)) }
        visit.action = name
        return .waits
      }
      guard hasCome(step.before[item], of: step) else { return .waits }
      visit.stage = .before(item + 1)
    }
    if screen != nil, screen != step.screen {
      visit.stage = .screen
      return .waits
    }
    if case .screen = visit.stage {
      if let scroll = step.scroll, scroll.align != .none { effects.append(.scroll(scroll)) }
      visit.stage = .targets(Stopwatch(start: now))
    }
    guard case .targets(let watch) = visit.stage, !lacking(step).isEmpty else { return .comes }
    return missing(of: step).wait - watch.seconds(at: awaySince ?? now) < Self.instant ? .inVain : .waits
  }

  /// Returns true if the event, route or element that a step waits for is there.
  private func hasCome(_ item: TourPreparation, of step: TourStep) -> Bool {
    switch item {
    case .action: false
    case .event(let name): events.contains(name) || last?.screen == step.screen || screen == step.screen
    case .route(let pattern): route.map(pattern.matches) ?? false
    case .appears(let element): sightings.isPresent(element, on: live) == true
    case .gone(let element): sightings.isPresent(element, on: live) == false
    }
  }

  /// Shows the pending step.
  private mutating func come(at now: Double) {
    guard let visit else { return }
    let isNew = !visit.hasStood
    refit()
    playback.show(stepAt: visit.place, of: anchored, at: now)
    let step = anchored.steps[visit.place]
    self.visit?.stage = .standing(Stopwatch(start: playback.arrival ?? now))
    self.visit?.hasStood = true
    self.visit?.followed = []
    self.visit?.armed = []
    arm()
    last = (step.id, step.screen)
    if isNew { report(.shown, step: step.id) }
    if let words { effects.append(.announce(words, step.accessibility.announce)) }
    takeFocus()
    guard hearsOldRoute else { return }
    hearsOldRoute = false
    if let route { followRule(for: route, at: now) }
  }

  /// Hides the tour while the step waits.
  mutating func withdraw(at now: Double) {
    giveFocusBack()
    playback.finish(at: now)
  }

  /// Applies the step's fallback after its wait for targets has run out or its action has failed.
  private mutating func giveUp(hasFailed: Bool = false, at now: Double) {
    guard let visit else { return }
    let step = compiled.steps[visit.place]
    report(.missing, step: step.id)
    switch fallback(for: step, hasFailed: hasFailed) {
    case .place:
      let targets = Targets(isGivenUp: !lacking(step).isEmpty)
      self.visit?.targets = targets
      come(at: now)
    case .center:
      self.visit?.centering = hasFailed ? .action : step.missing == nil ? .byDefault : .own
      come(at: now)
    case .end: end(with: step.id, at: now)
    case .skip:
      let found = search(from: visit.place + 1)
      for place in [visit.place] + found.passed { report(.skipped, stepAt: place) }
      guard let place = found.place else { return complete(at: now) }
      leaveStep(isBehind: true)
      self.visit = Visit(place: place)
    }
  }

  /// The fallback for a step whose targets stay missing or whose action has failed.
  private func fallback(for step: TourStep, hasFailed: Bool) -> TourMissing.Fallback {
    if step.missing != nil || hasFailed { return step.missing?.then ?? .skip }
    // A step without a callout has no place for the button that would lead on.
    let isStuck = step.callout == nil && !step.leadsOn(with: live[step.screen]?.frames ?? [:])
    return missingDefault.then == .center && isStuck ? .skip : missingDefault.then
  }

  // MARK: Reports from the app

  /// Handles the app showing a screen.
  mutating func show(_ screen: String, at now: Double) {
    self.screen = screen
    guard let visit else { return }
    if visit.stands {
      guard screen != compiled.steps[visit.place].screen else { return }
      withdraw(at: now)
      waitAgain(.screen)
    }
    advance(at: now)
  }

  /// Handles the end of an action, successful or not.
  mutating func hear(action name: String, hasFailed: Bool, at now: Double) {
    guard let visit, visit.action == name, case .before(let item) = visit.stage else { return }
    self.visit?.action = nil
    self.visit?.stage = .before(item + 1)
    if hasFailed { giveUp(hasFailed: true, at: now) }
    advance(at: now)
  }

  /// Handles an event that the app reports.
  mutating func hear(event name: String, at now: Double) {
    if visit?.hears == true, let rule = rule(where: { $0 == .event(name) }) {
      return follow(rule, event: name, at: now)
    }
    if awaited.contains(name) { events.insert(name) }
    advance(at: now)
  }

  /// Handles a change of the app's route.
  mutating func hear(route: String, at now: Double) {
    guard route != self.route else { return }
    self.route = route
    if visit?.hears == true { followRule(for: route, at: now) } else { advance(at: now) }
  }

  private mutating func followRule(for route: String, at now: Double) {
    let rule = rule { trigger in
      if case .route(let pattern) = trigger { pattern.matches(route) } else { false }
    }
    if let rule { follow(rule, at: now) }
  }
}
