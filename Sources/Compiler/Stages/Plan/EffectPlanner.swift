import TutorialGeometry
import TutorialLanguage
import TutorialMotion
package import TutorialSyntax
package import TutorialTour
import TutorialValues

/// Turns effects into loops of keyframes.
///
/// A round begins and ends at rest: a loop that ends, or begins anew, does not jump.
struct EffectPlanner {
  private let source: SourceText
  private let cutouts: [CutoutPlan]
  private let rings: [RingPlan]
  /// What was found.
  private(set) var diagnostics: [Diagnostic] = []
  /// How much wider than a ring its glow is.
  private static let glowWidth = 3.0
  /// The part of a round in which a ripple comes up.
  static let rippleRise = 0.15

  /// - Parameters:
  ///   - cutouts: the step's holes.
  ///   - rings: the rings around them; holes without one get the default ring where an effect draws rings.
  init(source: SourceText, cutouts: [CutoutPlan], rings: [RingPlan]) {
    self.source = source
    self.cutouts = cutouts
    self.rings = rings
  }

  /// The loop of an effect.
  ///
  /// - Parameter spending: what drawing its rings may take; where it does not suffice, some are missing.
  mutating func loop(_ effect: Effect, _ spending: inout OutlineSpending) -> LoopPlan {
    let kind = effect.kind.value
    var amount = effect.amountOrDefault
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
      // It leaves the hole at the speed at which easeOut takes it on: that curve starts with a slope of 1 / 0.58.
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
        // Its middle stays where the ring's is, and so does its distance from the hole.
        halo.width = ring.width * Self.glowWidth
        halo.gap = ring.gap + (ring.width - halo.width) / 2
        halo.dash = nil
        return halo
      }
    }
  }

  /// The step's rings, and the default one around each hole without.
  private func ringsAroundAll(_ spending: inout OutlineSpending) -> [RingPlan] {
    let bare = cutouts.indices.filter { place in !rings.contains { $0.cutouts.contains(place) } }
    return rings
      + bare.flatMap { place in
        spending.look { RingPlan.plain(around: cutouts[place], at: place, &$0) } ?? []
      }
  }

  private func tooBright(at range: ByteRange) -> Diagnostic {
    Diagnostic(
      .valueClamped, "a glow cannot be brighter than 1",
      at: SourceSpan(source, range), fixits: [FixIt("make it 1", .maybe, [.init(SourceSpan(source, range), "1")])])
  }
}

extension RingPlan {
  /// The ring that a hole has where nobody says what it looks like; none around a hole without extent, several where
  /// several pieces are left of it.
  fileprivate static func plain(
    around cutout: CutoutPlan, at place: Int, _ tests: inout CrossingTests
  ) -> [RingPlan] {
    guard !cutout.hole.frame.isEmpty else { return [] }
    let width = RingPartial.plainWidth
    return cutout.strokes(at: width / 2, &tests).map { outline in
      RingPlan(
        cutouts: [place], width: width, gap: 0, color: .white, dash: nil, outline: outline, clip: cutout.ringClip)
    }
  }
}

extension LoopPlan {
  /// The loop as the tour has it.
  ///
  /// - Parameter ring: the rings in the tour's topology.
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
      "The value was brought into the range that a renderer can show. The tour has the nearest value that works.",
    wrong: """
      effects: { kind: glow, amount: 2 }
      """,
    right: """
      effects: { kind: glow, amount: 1 }
      """)
}

/// An effect with its keyframes, and the rings that it draws.
package struct LoopPlan: Sendable {
  /// What is seen.
  package var kind: TourLoop.Kind
  /// Seconds of one round.
  package var period: Double
  /// How far it goes.
  package var amount: Double
  /// How many rounds; nil is without end.
  package var count: Int?
  /// One round.
  package var keyframes: [TourLoop.Keyframe]
  /// The rings that it draws besides the step's own: none where it moves the holes.
  package var rings: [RingPlan]
}
