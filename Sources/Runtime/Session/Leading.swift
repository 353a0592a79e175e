public import TutorialTour
import TutorialPlayback

// The choice of the next step: docs/tour.md, "Where a rule leads", "Back", "Beginning again".

extension TourSession {
  /// Begins with the first step, or with the saved one.
  mutating func begin(isSeen: Bool, saved: String?, at now: Double) {
    guard !hasBegun, !isOver, !isSeen else { return }
    hasBegun = true
    var (goal, passed) = (0, 0)
    if let saved = saved.flatMap(SavedSession.init), saved.once == tour.once, let place = place(of: saved.step) {
      (goal, passed) = (place, saved.before)
      history = TourHistory(saved.history)
      hearsOldRoute = true
    }
    let found = search(from: goal)
    for place in found.passed { report(.skipped, stepAt: place) }
    guard let place = found.place else { return complete(at: now) }
    visit = Visit(place: place, passed: place == goal ? passed : 0)
    advance(at: now)
  }

  /// The index of a step in the variant.
  func place(of id: String) -> Int? { compiled.steps.firstIndex { $0.id == id } }

  /// Finds the first step from index `goal` whose condition is true, and the indices skipped before it.
  ///
  /// - Parameter current: the index of the step being left, which matches whatever its condition.
  func search(from goal: Int, leaving current: Int? = nil) -> (place: Int?, passed: [Int]) {
    guard compiled.steps.indices.contains(goal) else { return (nil, []) }
    let found = compiled.steps[goal...].indices.first { $0 == current || holds(compiled.steps[$0].when) }
    return (found, Array(goal..<(found ?? compiled.steps.count)))
  }

  /// True if there is a step to go back to.
  var leadsBack: Bool { previous != nil }

  private var previous: TourStep? {
    history.previous(in: compiled, from: visit.map { compiled.steps[$0.place].id }) { holds($0) }
  }

  /// Returns true if a rule may be followed once its trigger fires.
  func applies(_ rule: TourAdvance) -> Bool { holds(rule.when) && (!rule.back || leadsBack) }

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
    guard let visit else { return }
    guard let goal = id.flatMap({ place(of: $0) }) else { return complete(at: now) }
    guard goal != visit.place else { return }
    var found = search(from: goal, leaving: visit.place)
    if found.place == visit.place {
      let back = compiled.steps[..<goal].indices.reversed()
      guard let before = back.first(where: { holds(compiled.steps[$0].when) }) else { return }
      found = (before, found.passed + back.prefix { $0 != before })
    }
    for place in found.passed { report(.skipped, stepAt: place) }
    guard let place = found.place else { return complete(at: now) }
    leaveStep(isBehind: true, event: event)
    self.visit = Visit(place: place)
    advance(at: now)
  }

  /// Goes back to the step that the person came from, if any.
  mutating func goBack(event: String? = nil, at now: Double) {
    let current = visit.map { compiled.steps[$0.place].id }
    let (flags, variant) = (flags, compiled)
    guard let step = history.goBack(in: variant, from: current, where: { $0.holds { flags[$0] } }),
      let place = place(of: step.id)
    else { return }
    leaveStep(isBehind: false, event: event)
    visit = Visit(place: place)
    advance(at: now)
  }

  /// Leaves the current step for another.
  ///
  /// - Parameters:
  ///   - isBehind: true if the step goes into the history, provided that it was shown.
  ///   - event: the event that triggered the change.
  mutating func leaveStep(isBehind: Bool, event: String? = nil) {
    guard let visit, visit.hasStood else { return }
    if isBehind { history.leave(compiled.steps[visit.place].id) }
    events = []
    if let event, awaited.contains(event) { events.insert(event) }
  }

  // MARK: Ends

  /// Ends the tour at its regular end.
  mutating func complete(at now: Double) {
    if let last {
      report(.completed, step: last.id)
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

  /// Ends the tour on behalf of the app.
  mutating func leave(at now: Double) {
    if !isOver { finish(at: now) }
  }

  private mutating func finish(at now: Double) {
    visit = nil
    isOver = true
    giveFocusBack()
    playback.finish(at: now)
  }

  /// The kinds of dismissal that are allowed now.
  public var dismissals: [Tour.Dismissal] { step?.dismiss ?? tour.dismiss }

  // MARK: Reports

  /// Reports an event of the step at an index of the variant.
  mutating func report(_ kind: TourEvents.Kind, stepAt place: Int) { report(kind, step: compiled.steps[place].id) }

  /// Reports an event of a step, if the tour has a name for it.
  mutating func report(_ kind: TourEvents.Kind, step: String) {
    guard let name = tour.events[kind] else { return }
    effects.append(
      .report(
        TourReport(
          kind: kind, name: name, tutorial: tour.tutorial, variant: compiled.id, step: step,
          number: place(of: step).map { $0 + 1 }, total: compiled.steps.count)))
  }
}
