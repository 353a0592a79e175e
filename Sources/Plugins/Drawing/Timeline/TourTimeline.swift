import TutorialMotion
import TutorialPlayback
import TutorialTour

/// When what of a variant is shown, where all of it plays by itself: each step comes as the tour says, stands for a while,
/// and gives way to the next one; at the end the last one goes.
public struct TourTimeline {
  /// Each step's time, in order, and behind them the way out.
  public let stepTimes: [StepTime]
  /// The same for people who ask for less motion: each begins and ends with the one of `stepTimes`.
  public let calmStepTimes: [StepTime]

  /// The longest time, in seconds, of a step's way and of its rest. No compiled tour comes near it: it is for those that
  /// were made by hand.
  private static let longest = 1000.0

  /// - Parameters:
  ///   - rest: how many seconds each step stands; longer where a sprite flies, whole rounds where an effect repeats.
  ///   - start: when the way to the first step begins.
  ///   - grid: parts of a second on which steps' times begin.
  ///   - waitsForCalm: whether a step counts as come only when it has for people who ask for less motion, too.
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

  /// When the last of it has gone.
  public var end: Double { stepTimes.last?.end ?? 0 }

  /// When a step's way begins, when all ways of playing have it, and when it ends; the last slot is the way out.
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
      // A loop has whole rounds.
      if let period = step?.loops.first?.period, period > 0.02 { stay = (stay / period).rounded(.up) * period }
      let rested = bounded(arrival + stay, from: arrival)
      let end = step == nil ? arrival : (rested * grid).rounded(.up) / grid
      slots.append(Slot(step: place, start: now, arrival: arrival, end: end))
      now = end
    }
    return slots
  }

  /// A time that does not lie before another, nor longer after it than anybody waits.
  private static func bounded(_ time: Double, from start: Double) -> Double {
    // Both comparisons are false for NaN.
    time > start ? time < start + longest ? time : start + longest : start
  }

  /// Seconds until the sprites of a step have landed, and a moment more.
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
