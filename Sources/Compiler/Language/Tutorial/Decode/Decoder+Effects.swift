import TutorialSyntax

/// The keys of an effect.
enum EffectKey: String, DocumentKey {
  case kind, period, amount, `repeat`
  static let table = KeyTable<Self>()
}

extension Decoder {
  /// `effects`: one loop, a list of them, or `none`.
  mutating func effects(_ node: NodeID) -> Located<[Effect]> {
    isWord(node, "none") ? Located([], document.range(node)) : oneOrMore(node) { $0.effect($1) }
  }

  private mutating func effect(_ node: NodeID) -> Effect? {
    var kind: Located<EffectKind>?
    var hasKind = false
    var period: Located<Double>?
    var amount: Located<Double>?
    var repeatCount: Located<Int>?
    var fields = self.fields(node, EffectKey.self, of: "an effect", for: .effect)
    while let field = next(&fields) {
      switch field.key {
      case .kind:
        hasKind = true
        kind = choice(field.value, EffectKind.self, of: "the effect's kind")
      case .period: period = effectPeriod(field.value)
      case .amount: amount = number(field.value, in: 0...10, of: "the effect's amount")
      case .repeat: repeatCount = integer(field.value, in: 1...1_000_000, of: "the effect's repeat")
      }
    }
    if !hasKind, document.kind(node) == .mapping { reportMissingKey("kind", of: "an effect", at: node) }
    guard let kind else { return nil }
    var effect = Effect(range: document.range(node), kind: kind)
    effect.period = period
    effect.amount = amount
    effect.repeatCount = repeatCount
    return effect
  }

  private mutating func effectPeriod(_ node: NodeID) -> Located<Double>? {
    guard let period = duration(node, of: "the effect's period") else { return nil }
    guard period.value > 0 else {
      reportOutOfRange(node, "the effect's period is 0, it must be greater than 0")
      return nil
    }
    return period
  }
}
