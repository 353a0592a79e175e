import TutorialPlayback
import TutorialTour

// Elements that come and go while a step stands: docs/tour.md, "Missing targets", "Elements that come and go".

extension TourSession {
  /// What to do while targets of a step are missing.
  func missing(of step: TourStep) -> TourMissing { step.missing ?? missingDefault }

  /// The targets of a step of `compiled` that are not there.
  func lacking(_ step: TourStep) -> [String] { live[step.screen]?.missingTargets(of: step) ?? [] }

  /// A screen's elements are somewhere.
  mutating func place(_ screen: LiveScreen, at now: Double) {
    sightings.see(screen: screen.name)
    if live[screen.name] != screen {
      let old = live.updateValue(screen, forKey: screen.name)
      keep(from: old, at: now)
      refit()
      playback.reanchor(to: anchored)
    }
    notice(at: now)
    takeCutouts(at: now)
    advance(at: now)
  }

  /// An element has appeared or disappeared.
  mutating func see(_ name: String, isPresent: Bool, at now: Double) {
    sightings.see(name, isPresent: isPresent)
    notice(at: now)
    advance(at: now)
  }

  /// The client says what to do where a step does not.
  mutating func use(_ missing: TourMissing, at now: Double) {
    missingDefault = TourMissing(wait: missing.wait > 0 ? missing.wait : 0, then: missing.then)
    advance(at: now)
  }

  /// Follows the first rule that waited for an element to come or to go as it has now.
  private mutating func notice(at now: Double) {
    guard let visit, visit.hears else { return }
    let places = arm()
    let rules = anchored.steps[visit.place].advance
    if let place = places.first(where: { applies(rules[$0]) }) { follow(rules[place], at: now) }
  }

  /// Arms the step's rules for elements that are otherwise than the rules wait for.
  ///
  /// - Returns: the places of those that were armed and whose time has come, in order; they are armed no more.
  @discardableResult
  mutating func arm() -> [Int] {
    guard let visit else { return [] }
    var (armed, spent) = (visit.armed, Set<Awaited>())
    var ready: [Int] = []
    for (place, rule) in compiled.steps[visit.place].advance.enumerated() {
      guard let awaited = Awaited(rule), let isPresent = sightings.isPresent(awaited.element, on: live)
      else { continue }
      if isPresent != awaited.appears {
        armed.insert(awaited)
      } else if armed.contains(awaited) {
        ready.append(place)
        spent.insert(awaited)
      }
    }
    self.visit?.armed = armed.subtracting(spent)
    return ready
  }

  /// Targets of the step that stands and have gone keep the frames that they had; others are back.
  ///
  /// - Parameter old: the screen as it was told before.
  mutating func keep(from old: LiveScreen?, at now: Double) {
    guard let visit, visit.stands, !visit.isCentered else { return }
    let step = compiled.steps[visit.place]
    let lacking = lacking(step)
    let frames = old?.name == step.screen ? old?.frames : nil
    self.visit?.targets.update(lacking: lacking, from: frames ?? [:], at: now)
  }

  /// Whether the step stands centred for lack of targets, and lacks none any more.
  var takesCutouts: Bool {
    guard let visit, visit.stands, let reason = visit.centering, reason != .action else { return false }
    return lacking(compiled.steps[visit.place]).isEmpty
  }

  /// A step that stands centred takes its cutouts if it lacks none.
  private mutating func takeCutouts(at now: Double) {
    guard takesCutouts else { return }
    visit?.centering = nil
    refit()
    playback.change(to: anchored, at: now)
  }

  /// A target of the step that stands has not come back.
  mutating func lose(at now: Double) {
    guard let visit else { return }
    let step = compiled.steps[visit.place]
    if missing(of: step).then == .place {
      self.visit?.targets = Targets(isGivenUp: true)
      refit()
      playback.reanchor(to: anchored)
      return report(.missing, step: step.id)
    }
    withdraw(at: now)
    waitAgain(.targets(Stopwatch(start: now)))
    advance(at: now)
  }

  /// The step that stood waits to come again.
  mutating func waitAgain(_ stage: Visit.Stage) {
    visit?.stage = stage
    visit?.centering = nil
    visit?.targets = Targets()
    refit()
  }
}
