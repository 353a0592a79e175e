public import TutorialTour
import TutorialPlayback

// The way from step to step: docs/tour.md, "Where a rule leads", "Back", "A step comes", "Leaving", "Beginning again".

extension TourSession {
  /// Begins with the first step, or with the saved one.
  mutating func begin(isSeen: Bool, saved: String?, at now: Double) {
    guard !hasBegun, !isOver, !isSeen else { return }
    hasBegun = true
    events = []
    var (start, preparations) = (0, 0)
    if let saved = saved.flatMap(SavedSession.init), saved.once == tour.once,
      let index = compiled.index(of: saved.step)
    {
      (start, preparations) = (index, saved.before)
      history = TourHistory(saved.history)
      currentRouteCounts = true
    }
    let search = compiled.search(from: start, in: app)
    reportSkipped(search.passed)
    guard let index = search.found else { return complete(at: now) }
    lead(to: CurrentStep(index: index, skipping: index == start ? preparations : 0), at: now)
  }

  // MARK: Where a rule leads

  var leadsBack: Bool {
    history.previous(in: compiled, from: currentID) { app.holds($0) } != nil
  }

  private var currentID: String? { current.map { compiled.steps[$0.index].id } }

  /// Returns true if a rule may be followed once it is triggered.
  func applies(_ rule: TourAdvance) -> Bool { app.holds(rule.when) && (!rule.back || leadsBack) }

  /// The first rule of the step that applies and whose trigger satisfies `fits`.
  func rule(where fits: (TourAdvance.Trigger) -> Bool) -> TourAdvance? {
    step?.advance.first { fits($0.trigger) && applies($0) }
  }

  /// Follows a rule.
  ///
  /// - Parameter event: the event that triggered it, if any.
  mutating func follow(_ rule: TourAdvance, event: String? = nil, at now: Double) {
    if rule.back { goBack(event: event, at: now) } else { go(to: rule.to, event: event, at: now) }
  }

  /// Goes to the target of a rule or a button.
  ///
  /// - Parameter id: the step; nil ends the tour.
  mutating func go(to id: String?, event: String? = nil, at now: Double) {
    guard let current else { return }
    guard let goal = id.flatMap(compiled.index) else { return complete(at: now) }
    guard let search = compiled.search(following: goal, leaving: current.index, in: app) else { return }
    reportSkipped(search.passed)
    guard let index = search.found else { return complete(at: now) }
    leaveStep(isBehind: true, event: event)
    lead(to: CurrentStep(index: index), at: now)
  }

  /// Goes back to the step that the person came from, if any.
  mutating func goBack(event: String? = nil, at now: Double) {
    let (app, variant) = (app, compiled)
    guard let step = history.goBack(in: variant, from: currentID, where: { app.holds($0) }),
      let index = variant.index(of: step.id)
    else { return }
    leaveStep(isBehind: false, event: event)
    lead(to: CurrentStep(index: index), at: now)
  }

  /// Makes a step the current one, which comes as soon as its wait is over.
  mutating func lead(to step: CurrentStep, at now: Double) {
    current = step
    advanceWait(at: now)
  }

  /// Leaves the current step for another.
  ///
  /// - Parameters:
  ///   - isBehind: true if the step goes into the history, provided that it was shown.
  ///   - event: the event that triggered the change.
  private mutating func leaveStep(isBehind: Bool, event: String? = nil) {
    guard let current, current.hasStood else { return }
    if isBehind { history.leave(compiled.steps[current.index].id) }
    events.removeAll()
    if let event { events.insert(event) }
  }

  // MARK: A step comes

  /// Moves the waiting step past everything that it needn't wait for.
  mutating func advanceWait(at now: Double) {
    // A step that waits in vain is replaced by a later one, so this loop ends.
    while let current, var wait = current.wait {
      let step = compiled.steps[current.index]
      let surroundings = StepWait.Surroundings(
        app: app, events: events, lastScreen: lastShown?.screen, patience: missingPolicy(of: step).wait,
        time: backgroundSince ?? now)
      let outcome = wait.advance(step, in: surroundings, at: now) { effects.append($0) }
      self.current?.goOn(with: wait)
      switch outcome {
      case .isOver: return showStep(at: now)
      case .goesOn: return hide(at: now)
      case .isInVain: fallBack(at: now)
      }
    }
  }

  private mutating func showStep(at now: Double) {
    guard let current else { return }
    let isNew = !current.hasStood
    refit()
    playback.show(stepAt: current.index, of: anchored, at: now)
    let step = anchored.steps[current.index]
    self.current?.stand(arrival: playback.arrival ?? now)
    armRules()
    lastShown = (step.id, step.screen)
    if isNew { report(.shown, step: step.id) }
    if let words { effects.append(.announce(words, step.accessibility.announce)) }
    moveFocus(to: step.firstFocus ?? focusOrder.first)
    guard currentRouteCounts else { return }
    currentRouteCounts = false
    if let route = app.route { followRule(for: route, at: now) }
  }

  mutating func hide(at now: Double) {
    moveFocus(to: nil)
    playback.finish(at: now)
  }

  mutating func waitAgain(with wait: StepWait) {
    current?.waitAgain(with: wait)
    refit()
  }

  /// Handles a wait in vain, because targets are missing or an action has failed.
  mutating func fallBack(hasFailed: Bool = false, at now: Double) {
    guard let current else { return }
    let step = compiled.steps[current.index]
    report(.missing, step: step.id)
    switch fallback(for: step, hasFailed: hasFailed) {
    case .place:
      self.current?.targets = MissingTargets(isGivenUp: !app.missingTargets(of: step).isEmpty)
      showStep(at: now)
    case .center:
      self.current?.centering = hasFailed ? .action : step.missing == nil ? .byDefault : .own
      showStep(at: now)
    case .end: end(with: step.id, at: now)
    case .skip:
      let search = compiled.search(from: current.index + 1, in: app)
      reportSkipped([current.index] + search.passed)
      guard let index = search.found else { return complete(at: now) }
      leaveStep(isBehind: true)
      self.current = CurrentStep(index: index)
    }
  }

  /// The fallback for a step whose targets stay missing or whose action has failed.
  private func fallback(for step: TourStep, hasFailed: Bool) -> TourMissing.Fallback {
    if step.missing != nil || hasFailed { return step.missing?.then ?? .skip }
    // A step without a callout has no place for the button that would lead on.
    let isStuck = step.callout == nil && !step.leadsOn(with: app.screens[step.screen]?.frames ?? [:])
    return missingDefault.then == .center && isStuck ? .skip : missingDefault.then
  }

  // MARK: Leaving

  /// Ends the tour at its regular end.
  private mutating func complete(at now: Double) {
    if let lastShown {
      report(.completed, step: lastShown.id)
      effects.append(.remember(tour.once))
    }
    effects.append(.forgetSaved)
    finish(at: now)
  }

  /// Ends the tour because the person dismissed it, if the step allows that kind of dismissal.
  mutating func dismiss(_ way: Tour.Dismissal, at now: Double) {
    guard stands, let step, dismissals.contains(way) else { return }
    report(.dismissed, step: step.id)
    effects.append(.remember(tour.once))
    effects.append(.forgetSaved)
    finish(at: now)
  }

  /// Ends the tour at a step although nobody asked for it.
  mutating func end(with step: String, at now: Double) {
    report(.dismissed, step: step)
    effects.append(.forgetSaved)
    finish(at: now)
  }

  /// Ends the tour on behalf of the app, or after another end.
  mutating func finish(at now: Double) {
    guard !isOver else { return }
    current = nil
    isOver = true
    hide(at: now)
  }

  /// The kinds of dismissal that are allowed now.
  public var dismissals: [Tour.Dismissal] { step?.dismiss ?? tour.dismiss }

  // MARK: Effects

  /// Moves the focus to a stop, or if nil back to the app.
  mutating func moveFocus(to stop: TourFocus?) {
    if let stop = stop ?? (hasFocus ? .app : nil) { effects.append(.focus(stop)) }
    hasFocus = stop != nil
  }

  mutating func report(_ kind: TourEvents.Kind, step: String) {
    if let report = TourReport(kind, step: step, of: tour, in: compiled) { effects.append(.report(report)) }
  }

  mutating func reportSkipped(_ indices: [Int]) {
    for index in indices { report(.skipped, step: compiled.steps[index].id) }
  }
}
