package import TutorialSyntax
package import TutorialTour
import TutorialTourDescription
import TutorialValues

/// An idle loop of `effects`.
package struct Effect: Sendable {
  /// The map.
  package var range: ByteRange
  /// `kind`.
  package var kind: Located<TourLoop.Kind>
  /// `period`, in seconds.
  package var period: Located<Double>?
  /// `amount`: the size of the movement, as a fraction of the hole's size.
  package var amount: Located<Double>?
  /// `repeat`: the number of rounds; endless if absent.
  package var repeatCount: Located<Int>?

  /// `period`, else 1.5 s.
  package var periodOrDefault: Double { period?.value ?? EffectPartial().periodOrDefault }
  /// `amount`, else the kind's default: a fraction of the hole's smaller side; the opacity of a glow.
  ///
  /// - Parameter side: the smaller side of the step's largest hole. A large hole pulses and bounces by a few units.
  package func amount(for side: Double) -> Double {
    if let amount { return amount.value }
    return switch kind.value {
    case .pulse: min(0.1, 6 / max(side, 1))
    case .ripple: 0.6
    case .glow: 0.6
    case .bounce: min(0.15, 8 / max(side, 1))
    }
  }
}

struct EffectPartial: LocatedMap {
  var range = ByteRange(0, 0)
  var kind: Located<TourLoop.Kind>?
  var period: Located<Double>?
  var amount: Located<Double>?
  var repeatCount: Located<Int>?

  /// `period`, else 1.5 s.
  var periodOrDefault: Double { period?.value ?? 1.5 }

  static let keys = MapDescription<Self>(
    "effect", of: "an effect",
    "An animation that repeats while the step is shown. A round begins and ends with everything at rest.",
    hints: ForeignKeys.effect,
    shorthand: { TourLoop.Kind(rawValue: $0).map { "{ kind: \($0.rawValue) }" } }
  ) {
    Key(
      "kind", .word(TourLoop.Kind.self), "The kind of animation.", or: .required, get: { $0.kind },
      set: { $0.kind = $1 })
    Key(
      "period", .period, "The time of one round, above 0.", else: \.periodOrDefault,
      get: { $0.period }, set: { $0.period = $1 })
    Key(
      "amount", .number(0...10, examples: [0.1]),
      "The size of the movement, as a fraction of the smaller side of the hole; for a glow, its opacity, at most 1.",
      or: .words("0.1 for a pulse, but at most 6 units; 0.15 for a bounce, but at most 8; else 0.6"),
      get: { $0.amount }, set: { $0.amount = $1 })
    Key(
      "repeat", .whole(1...1_000_000, examples: [3]), "The number of rounds.", or: .words("endless"),
      get: { $0.repeatCount }, set: { $0.repeatCount = $1 })
  }
}

extension Kind where Value == Located<Double> {
  /// A time above 0.
  fileprivate static var period: Kind {
    Kind(KindForm(.reference(.period), examples: [1.2, "800ms"])) { decoder, field, called in
      guard let period = decoder.duration(field.value, of: called) else { return nil }
      guard period.value > 0 else {
        decoder.reportOutOfRange(field.value, "\(called) is 0, it must be greater than 0")
        return nil
      }
      guard (period.value * 1_000_000).rounded() > 0 else {
        let written = excerpt(decoder.document.string(field.value))
        decoder.reportOutOfRange(field.value, "\(called) is \(written), which a tour rounds to 0")
        return nil
      }
      return period
    }
  }
}

extension Kind where Value == Located<[Effect]> {
  /// An idle loop, a list of them, or `none`.
  static var effects: Kind {
    let effect = SchemaNode.reference(EffectPartial.keys.outline.definition)
    return Kind(
      KindForm(
        ["anyOf": [["const": "none"], effect, ["type": "array", "items": effect]]],
        examples: [["kind": "pulse", "repeat": 3], [["kind": "pulse"], ["kind": "glow", "period": 2]], "none"],
        map: { EffectPartial.keys.outline })
    ) { decoder, field, _ in
      if decoder.isWord(field.value, "none") { return Located([], decoder.document.range(field.value)) }
      return decoder.oneOrMore(field.value) { decoder, node in
        let partial = decoder.map(node, EffectPartial.self)
        guard let kind = partial.kind else { return nil }
        var effect = Effect(range: partial.range, kind: kind)
        effect.period = partial.period
        effect.amount = partial.amount
        effect.repeatCount = partial.repeatCount
        return effect
      }
    }
  }
}
