import TutorialGeometry
import TutorialLanguage
import TutorialMotion
package import TutorialSyntax
package import TutorialTour
import TutorialValues

/// Turns effects into loops of keyframes.
///
/// A round begins and ends at rest, so a loop that ends or restarts doesn't jump.
struct EffectPlanner {
  let source: SourceText
  /// The step's holes.
  let cutouts: [CutoutPlan]
  /// The step's rings. Effects that draw rings use the default ring for holes without one.
  let rings: [RingPlan]
  private(set) var diagnostics: [Diagnostic] = []
  /// The width of a glow, as a multiple of its ring's width.
  private static let glowWidth = 3.0
  /// The fraction of a round in which a ripple fades in.
  static let rippleRise = 0.15

  /// Returns the loop of an effect.
  ///
  /// - Parameter spending: the budget for its rings. If it runs out, some rings are missing.
  mutating func loop(_ effect: Effect, _ spending: inout OutlineSpending) -> LoopPlan {
    let kind = effect.kind.value
    var amount = effect.amount(for: cutouts.largestSide)
    if kind == .glow, amount > 1 {
      diagnostics.append(tooBright(at: effect.amount?.range ?? effect.range))
      amount = 1
    }
    let period = effect.periodOrDefault
    return LoopPlan(
      kind: kind, period: period, amount: amount, count: effect.repeatCount?.value,
      keyframes: Self.keyframes(kind, period: period, amount: amount), rings: ownRings(kind, &spending))
  }

  private static func keyframes(_ kind: TourLoop.Kind, period: Double, amount: Double) -> [TourLoop.Keyframe] {
    func keyframe(_ part: Double, _ easing: CubicBezier?, _ change: TourLoop.Change) -> TourLoop.Keyframe {
      TourLoop.Keyframe(time: part * period, change: change, easing: easing)
    }
    switch kind {
    case .pulse:
      return [
        keyframe(0, .easeInOut, .init()), keyframe(0.5, .easeInOut, .init(grow: amount)), keyframe(1, nil, .init()),
      ]
    case .bounce:
      // As a ball does: slower the higher it is.
      return [
        keyframe(0, .easeOut, .init()), keyframe(0.5, .easeIn, .init(shift: Point(0, -amount))),
        keyframe(1, nil, .init()),
      ]
    case .glow:
      return [
        keyframe(0, .easeInOut, .init(opacity: 0)), keyframe(0.5, .easeInOut, .init(opacity: amount)),
        keyframe(1, nil, .init(opacity: 0)),
      ]
    case .ripple:
      // Leaves the hole at the initial speed of the easeOut segment that follows: that curve starts with a slope of 1 /
      // 0.58.
      let speed = rippleRise / ((1 - rippleRise) * CubicBezier.easeOut.x2)
      return [
        keyframe(0, nil, .init(opacity: 0)),
        keyframe(rippleRise, .easeOut, .init(grow: amount * speed / (1 + speed), opacity: 1)),
        keyframe(1, nil, .init(grow: amount, opacity: 0)),
      ]
    }
  }

  private func ownRings(_ kind: TourLoop.Kind, _ spending: inout OutlineSpending) -> [RingPlan] {
    switch kind {
    case .pulse, .bounce: return []
    case .ripple: return ringsAroundAll(&spending)
    case .glow:
      return ringsAroundAll(&spending).map { ring in
        var halo = ring
        // The middle of the stroke, and so its distance from the hole, stays the ring's.
        halo.width = ring.width * Self.glowWidth
        halo.gap = ring.gap + (ring.width - halo.width) / 2
        halo.dash = nil
        return halo
      }
    }
  }

  /// Returns the step's rings, and a default ring around each hole without one.
  private func ringsAroundAll(_ spending: inout OutlineSpending) -> [RingPlan] {
    let bare = cutouts.indices.filter { place in !rings.contains { $0.cutouts.contains(place) } }
    return rings
      + bare.flatMap { place in
        spending.search { RingPlan.plain(around: cutouts[place], at: place, &$0) } ?? []
      }
  }

  private func tooBright(at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .valueClamped, "a glow cannot be brighter than 1",
      at: SourceSpan(source, range), fixits: [FixIt("make it 1", .maybe, [.init(SourceSpan(source, range), "1")])])
  }
}

extension [CutoutPlan] {
  /// The smaller side of the hole whose smaller side is the longest, in logical units; 0 without a hole.
  var largestSide: Double { map { Swift.min($0.frame.width, $0.frame.height) }.max() ?? 0 }
}

extension RingPlan {
  /// Returns the default ring of a hole.
  ///
  /// Empty for an empty hole; several rings if clipping splits the hole into pieces.
  fileprivate static func plain(
    around cutout: CutoutPlan, at place: Int, _ tests: inout CrossingBudget
  ) -> [RingPlan] {
    guard !cutout.hole.frame.isEmpty else { return [] }
    let (width, gap) = (RingPartial.plainWidth, RingPartial.plainGap)
    return cutout.strokes(at: gap + width / 2, &tests).map { outline in
      RingPlan(
        group: place, cutouts: [place], width: width, gap: gap, color: RingPartial.plainColor, dash: nil,
        outline: outline,
        clip: cutout.ringClip)
    }
  }
}

extension LoopPlan {
  /// Returns the loop in the tour's form.
  ///
  /// - Parameter ring: converts a ring to the tour's topology.
  func lowered(_ ring: (RingPlan) -> TourRing) -> TourLoop {
    let subject: TourLoop.Subject = kind == .pulse || self.kind == .bounce ? .holes : .rings
    return TourLoop(
      kind: kind, period: period, amount: amount, count: count, subject: subject, rings: rings.map(ring),
      keyframes: keyframes)
  }
}

extension DiagnosticID {
  /// `value-clamped`.
  package static let valueClamped = DiagnosticID(
    "value-clamped", .warning,
    rule:
      "The value was outside the range that a renderer can show. The tour has the nearest value that works.",
    wrong: """
      effects: { kind: glow, amount: 2 }
      """,
    right: """
      effects: { kind: glow, amount: 1 }
      """)
}

/// An effect with its keyframes and the rings that it draws.
package struct LoopPlan: Sendable {
  /// What is seen.
  package var kind: TourLoop.Kind
  /// Seconds of one round.
  package var period: Double
  /// The strength of the effect.
  package var amount: Double
  /// The number of rounds, or nil for an endless loop.
  package var count: Int?
  /// The keyframes of one round.
  package var keyframes: [TourLoop.Keyframe]
  /// The rings that it draws in addition to the step's own; empty for an effect that moves the holes.
  package var rings: [RingPlan]
}
