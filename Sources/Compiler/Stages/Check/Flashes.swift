import TutorialLanguage
import TutorialMotion
import TutorialSyntax
import TutorialTour

/// Counts flashes: a change to brighter and back, or to darker and back.
///
/// More than three within any one second can trigger seizures (WCAG 2.2, success criterion 2.3.1).
struct Flashes {
  /// The largest number of flashes within a second.
  static let limit = 3
  static let note = "more than 3 flashes within a second can trigger seizures"
  /// Flashes within this time of each other, in seconds, count as one.
  private static let instant = 1e-6
  /// The time that is checked for effects without an end, in seconds.
  private static let horizon = 30.0

  private var times: [Double] = []

  /// Adds one flash at a time in seconds.
  mutating func add(_ time: Double) { times.append(time) }

  /// Adds one flash for each round of an effect. An effect with the amount 0 has none.
  mutating func add(_ effect: Effect) {
    guard effect.amount(for: 0) > 0 else { return }
    let period = effect.periodOrDefault
    // A step's effects start together. A ripple is brightest early in its round, the others half way.
    let peak = effect.kind.value == .ripple ? EffectPlanner.rippleRise : 0.5
    var round = 0.0
    let rounds = effect.repeatCount.map { Double($0.value) } ?? .infinity
    // The rounds of one effect are equally spaced, so this many are as good as all.
    while round < rounds, round * period < Self.horizon, round < 120 {
      times.append((round + peak) * period)
      round += 1
    }
  }

  /// True if some second has too many flashes.
  var areTooMany: Bool {
    var distinct: [Double] = []
    for time in times.sorted() where distinct.last.map({ time - $0 > Self.instant }) ?? true { distinct.append(time) }
    guard distinct.count > Self.limit else { return false }
    return zip(distinct, distinct.dropFirst(Self.limit)).contains { $1 - $0 < 1 - Self.instant }
  }
}

/// Returns the diagnostic of a step's flashing effects, or nil.
///
/// It is about the first effect that flashes too often by itself, or else about the first that does so together with
/// those before it.
func flashingEffects(_ effects: [Effect], source: SourceText) -> Diagnostic? {
  for effect in effects {
    var flashes = Flashes()
    flashes.add(effect)
    if flashes.areTooMany { return flashing(effect, source) }
  }
  var flashes = Flashes()
  // A limit far above any real number of effects, because the cost grows with each.
  for (place, effect) in effects.prefix(100).enumerated() {
    flashes.add(effect)
    if place > 0, flashes.areTooMany { return flashing(effect, with: Array(effects.prefix(place)), source) }
  }
  return nil
}

private func flashing(_ effect: Effect, _ source: SourceText) -> Diagnostic {
  let span = SourceSpan(source, effect.period?.range ?? effect.range)
  var diagnostic = Diagnostic(
    .flashingEffect, "the \(effect.kind.value.rawValue) flashes more than \(Flashes.limit) times within a second",
    at: span, notes: [.init(Flashes.note)])
  if effect.period != nil { diagnostic.fixits = [FixIt("make it half a second", .maybe, [.init(span, "0.5s")])] }
  return diagnostic
}

private func flashing(_ effect: Effect, with others: [Effect], _ source: SourceText) -> Diagnostic {
  Diagnostic(
    .flashingEffect, "together these effects flash more than \(Flashes.limit) times within a second",
    at: SourceSpan(source, effect.range), labels: others.map { .init(SourceSpan(source, $0.range), "with this one") },
    notes: [.init(Flashes.note), .init("effects with the same period flash together")])
}

extension Motion {
  /// Returns true if a fade between two opacities flickers. Each fall by a tenth and back is a flash.
  func flashes(from start: Double = 0, to end: Double = 1) -> Bool {
    var flashes = Flashes()
    // Springs and point easings turn at keyframes. Opacity is clamped to 0 to 1.
    var (highest, lowest, time) = (0.0, 0.0, 0.0)
    for keyframe in keyframes {
      let opacity = min(max(start + (end - start) * keyframe.progress, 0), 1)
      if opacity <= lowest {
        (lowest, time) = (opacity, keyframe.time)
      } else if highest - lowest >= 0.1, opacity - lowest >= 0.1 {
        flashes.add(time)
        (highest, lowest, time) = (opacity, opacity, keyframe.time)
      } else if opacity >= highest {
        (highest, lowest, time) = (opacity, opacity, keyframe.time)
      }
    }
    return flashes.areTooMany
  }
}
