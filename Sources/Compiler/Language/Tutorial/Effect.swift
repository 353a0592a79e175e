package import TutorialSyntax

/// One idle loop of `effects`.
package struct Effect: Sendable {
  /// The map.
  package var range: ByteRange
  /// `kind`.
  package var kind: Located<EffectKind>
  /// `period`, in seconds.
  package var period: Located<Double>?
  /// `amount`: how far it goes, as a fraction of the hole's size.
  package var amount: Located<Double>?
  /// `repeat`: how often; without end if absent.
  package var repeatCount: Located<Int>?

  /// An effect of the given kind.
  package init(range: ByteRange, kind: Located<EffectKind>) {
    self.range = range
    self.kind = kind
  }
}

/// What an idle loop does.
package enum EffectKind: String, DocumentKey {
  case pulse, ripple, glow, bounce

  /// How the words are found.
  package static let table = KeyTable<Self>()
}
