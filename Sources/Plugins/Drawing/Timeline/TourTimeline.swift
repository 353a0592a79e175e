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
    var players = [lively, lively]
    players[1].prefersReducedMotion = true
    var times: [[StepTime]] = [[], []]
    var now = start
    for place in lively.variant.steps.indices.map({ Optional($0) }) + [nil] {
      let step = place.map { lively.variant.steps[$0] }
      for player in players.indices {
        if let place { players[player].show(stepAt: place, at: now) } else { players[player].finish(at: now) }
      }
      let arrival = players.prefix(waitsForCalm ? 2 : 1).reduce(now) { max($0, Self.bounded($1.restTime, from: now)) }
      let flights = step.map { Self.flightTime($0, scene.tour.motions) } ?? 0
      var stay = max(rest, flights)
      // A loop always finishes its round.
      if let period = step?.loops.first?.period, period > 0.02 { stay = (stay / period).rounded(.up) * period }
      let rested = Self.bounded(arrival + stay, from: arrival)
      let end = step == nil ? arrival : (rested * max(grid, 1)).rounded(.up) / max(grid, 1)
      for (player, playback) in players.enumerated() {
        times[player].append(StepTime(playback, at: now, arrival: playback.restTime, end: end))
      }
      now = end
    }
    (stepTimes, calmStepTimes) = (times[0], times[1])
  }

  /// The end of the way out, in seconds.
  public var end: Double { stepTimes.last?.end ?? 0 }

  /// Returns a time that is not before `start`, and at most `longest` after it.
  private static func bounded(_ time: Double, from start: Double) -> Double {
    // Both comparisons are false for NaN.
    time > start ? time < start + longest ? time : start + longest : start
  }

  /// Returns the seconds until a step's sprites have landed, plus a moment.
  private static func flightTime(_ step: TourStep, _ motions: TourEntries<Motion>) -> Double {
    step.sprites.map { $0.delay + (motions[$0.motion]?.duration ?? 0) + 0.4 }.max() ?? 0
  }
}
