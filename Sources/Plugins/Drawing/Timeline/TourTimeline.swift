import TutorialMotion
import TutorialPlayback
import TutorialTour

/// The timeline of a variant that plays by itself.
///
/// Each step arrives as the tour says, stays for a while, and gives way to the next one. At the end the last step goes.
public struct TourTimeline {
  /// The times of all steps in order, followed by the way out.
  public let stepTimes: [StepTime]
  /// The same for reduced motion: each begins and ends with its counterpart in `stepTimes`.
  public let calmStepTimes: [StepTime]

  /// The longest passage and the longest rest, in seconds. Only hand-written tours come near it.
  private static let longest = 1000.0

  /// - Parameters:
  ///   - rest: the seconds for which each step stays; longer until a sprite has landed, or a loop has finished its
  ///     round.
  ///   - start: the start of the passage to the first step, in seconds.
  ///   - grid: the number of parts of a second; steps' times begin at multiples of such a part.
  ///   - waitsForCalm: true if a step arrives only when it has also arrived under reduced motion.
  public init(
    _ scene: SVGScene, rest: Double, start: Double = 0, grid: Double = 1000, waitsForCalm: Bool = false
  ) {
    let lively = TourPlayback(scene.tour, variant: scene.variant, locale: scene.text.locale)
    var calm = lively
    calm.prefersReducedMotion = true
    let slots = Self.slots(waitsForCalm ? [lively, calm] : [lively], rest: rest, start: start, grid: max(grid, 1))
    stepTimes = Self.stepTimes(lively, slots)
    calmStepTimes = Self.stepTimes(calm, slots)
  }

  /// The end of the way out, in seconds.
  public var end: Double { stepTimes.last?.end ?? 0 }

  /// The time of one step in all ways of playing: passage, arrival, end. The last slot is the way out.
  private struct Slot {
    var step: Int?
    var start: Double
    var arrival: Double
    var end: Double
  }

  private static func slots(_ players: [TourPlayback], rest: Double, start: Double, grid: Double) -> [Slot] {
    guard let first = players.first else { return [] }
    var players = players
    var slots: [Slot] = []
    var now = start
    for place in first.variant.steps.indices.map({ Optional($0) }) + [nil] {
      let step = place.map { first.variant.steps[$0] }
      for player in players.indices {
        if let place { players[player].show(stepAt: place, at: now) } else { players[player].finish(at: now) }
      }
      let arrival = players.reduce(now) { max($0, bounded($1.restTime, from: now)) }
      let flights = step.map { flightTime($0, first.tour.motions) } ?? 0
      var stay = max(rest, flights)
      // A loop always finishes its round.
      if let period = step?.loops.first?.period, period > 0.02 { stay = (stay / period).rounded(.up) * period }
      let rested = bounded(arrival + stay, from: arrival)
      let end = step == nil ? arrival : (rested * grid).rounded(.up) / grid
      slots.append(Slot(step: place, start: now, arrival: arrival, end: end))
      now = end
    }
    return slots
  }

  /// Returns a time that is not before `start`, and at most `longest` after it.
  private static func bounded(_ time: Double, from start: Double) -> Double {
    // Both comparisons are false for NaN.
    time > start ? time < start + longest ? time : start + longest : start
  }

  /// Returns the seconds until a step's sprites have landed, plus a moment.
  private static func flightTime(_ step: TourStep, _ motions: TourEntries<Motion>) -> Double {
    step.sprites.map { $0.delay + (motions[$0.motion]?.duration ?? 0) + 0.4 }.max() ?? 0
  }

  private static func stepTimes(_ playback: TourPlayback, _ slots: [Slot]) -> [StepTime] {
    var playback = playback
    return slots.map { slot in
      if let step = slot.step { playback.show(stepAt: step, at: slot.start) } else { playback.finish(at: slot.start) }
      return StepTime(playback, at: slot.start, arrival: playback.restTime, end: slot.end)
    }
  }
}
