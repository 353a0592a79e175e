import TutorialPlayback
import TutorialTour

// Elements that appear and disappear while a step is shown. See docs/tour.md, "Missing targets", "Elements that come
// and go".

extension TourSession {
  /// The policy for missing targets of a step.
  func missing(of step: TourStep) -> TourMissing { step.missing ?? missingDefault }

  /// The missing targets of a step of `compiled`.
  func lacking(_ step: TourStep) -> [String] { live[step.screen]?.missingTargets(of: step) ?? [] }

  /// Handles new frames of a screen's elements.
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

  /// Handles an element that appeared or disappeared.
  mutating func see(_ name: String, isPresent: Bool, at now: Double) {
    sightings.see(name, isPresent: isPresent)
    notice(at: now)
    advance(at: now)
  }

  /// Sets the client's policy for missing targets, for steps that have none of their own.
  mutating func use(_ missing: TourMissing, at now: Double) {
    missingDefault = TourMissing(wait: missing.wait > 0 ? missing.wait : 0, then: missing.then)
    advance(at: now)
  }

  /// Follows the first armed rule whose element has now appeared or disappeared.
  private mutating func notice(at now: Double) {
    guard let visit, visit.hears else { return }
    let places = arm()
    let rules = anchored.steps[visit.place].advance
    if let place = places.first(where: { applies(rules[$0]) }) { follow(rules[place], at: now) }
  }

  /// Arms the step's rules whose element isn't yet in the state that they wait for.
  ///
  /// - Returns: the indices of the armed rules that now fire, in order; they are disarmed.
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

  /// Keeps the last frames of targets that have disappeared, and drops those of targets that are back.
  ///
  /// - Parameter old: the screen as last reported.
  mutating func keep(from old: LiveScreen?, at now: Double) {
    guard let visit, visit.stands, !visit.isCentered else { return }
    let step = compiled.steps[visit.place]
    let lacking = lacking(step)
    let frames = old?.name == step.screen ? old?.frames : nil
    self.visit?.targets.update(lacking: lacking, from: frames ?? [:], at: now)
  }

  /// True if the current step is centred because of missing targets, and none is missing any more.
  var takesCutouts: Bool {
    guard let visit, visit.stands, let reason = visit.centering, reason != .action else { return false }
    return lacking(compiled.steps[visit.place]).isEmpty
  }

  /// Gives a centred step its cutouts back if no target is missing.
  private mutating func takeCutouts(at now: Double) {
    guard takesCutouts else { return }
    visit?.centering = nil
    refit()
    playback.change(to: anchored, at: now)
  }

  /// Handles a target of the current step that hasn't come back in time.
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

  /// Makes the current step wait again, at `stage`.
  mutating func waitAgain(_ stage: Visit.Stage) {
    visit?.stage = stage
    visit?.centering = nil
    visit?.targets = Targets()
    refit()
  }
}
