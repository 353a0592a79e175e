package import TutorialSyntax

/// A partial step: what the defaults, one style, or the step itself sets. What it leaves to the partials under it is nil.
package struct StepPartial: Sendable {
  /// `screen`: a screen of the manifests.
  package var screen: Located<String>?
  /// `target`: the holes. One selector is a list of one.
  package var targets: Located<[StepTarget]>?
  /// `fallback`: selectors tried in order, per variant, where a target does not resolve.
  package var fallback: Located<[Selector]>?
  /// `onMissing`: what a variant without the target gets.
  package var onMissing: Located<MissingTargetPolicy>?
  /// `anchor`: what the callout points at.
  package var anchor: Selector?
  /// `cutout`.
  @Boxed package var cutout: CutoutPartial?
  /// `ring`.
  package var ring: Removable<RingPartial>?
  /// `overlay`.
  package var overlay: Removable<OverlayPartial>?
  /// `interaction`.
  @Boxed package var interaction: InteractionPartial?
  /// `callout`.
  package var callout: Removable<CalloutPartial>?
  /// `advance`: the rules. One rule is a list of one.
  package var advance: Located<[AdvanceRule]>?
  /// `delay`, in seconds.
  package var delay: Located<Double>?
  /// `transition`.
  @Boxed package var transition: TransitionPartial?
  /// `reducedMotion`.
  @Boxed package var reducedMotion: ReducedMotionPartial?
  /// `effects`: idle loops; empty for `none`.
  package var effects: Located<[Effect]>?
  /// `sprites`: free movers; empty for `none`.
  package var sprites: Located<[Sprite]>?
  /// `scroll`.
  package var scroll: Removable<ScrollPartial>?
  /// `accessibility`.
  @Boxed package var accessibility: AccessibilityPartial?
  /// `only`: the variants that the step exists on. A style's own `only` is in its declaration.
  package var only: TraitQuery?
  /// `when`: what a client evaluates before the step.
  @Boxed package var when: Condition?

  /// Whether all that is written of it was understood. If not, what it seems to lack is no finding: a consequence would
  /// only hide its cause.
  package var isWhole = true

  /// A partial that sets nothing.
  package init() {}
}

/// A part of a step that can be taken away with `none`.
package enum Removable<Partial: Sendable>: Sendable {
  /// Written `none`, there.
  case none(ByteRange)
  /// Present; boxed, so that a step without it stays small.
  indirect case present(Partial)

  /// Whether it was taken away.
  package var isNone: Bool { partial == nil }

  /// The partial, nil where it was taken away.
  package var partial: Partial? {
    if case .present(let partial) = self { return partial }
    return nil
  }
}

/// What a variant gets in which a step's target does not resolve.
package enum MissingTargetPolicy: String, DocumentKey {
  /// An error.
  case error
  /// The tour without the step.
  case skip
  /// The step without a hole, its callout in the centre.
  case center

  /// How the words are found.
  package static let table = KeyTable<Self>()
}

/// One item of a step's targets.
package struct StepTarget: Sendable {
  /// What to highlight.
  package var selector: Selector
  /// The item's own cutout, merged over the step's.
  @Boxed package var cutout: CutoutPartial?
  /// The item's own ring, merged over the step's.
  package var ring: Removable<RingPartial>?

  /// A target with what is particular to it.
  package init(selector: Selector, cutout: CutoutPartial? = nil, ring: Removable<RingPartial>? = nil) {
    self.selector = selector
    self.cutout = cutout
    self.ring = ring
  }
}
