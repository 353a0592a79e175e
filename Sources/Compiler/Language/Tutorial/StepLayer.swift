package import TutorialSyntax

/// A partial step: what the defaults, one style, or the step itself sets. What it leaves to the layers under it is nil.
package struct StepLayer: Sendable {
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
  @Boxed package var cutout: CutoutLayer?
  /// `ring`.
  package var ring: Removable<RingLayer>?
  /// `overlay`.
  package var overlay: Removable<OverlayLayer>?
  /// `interaction`.
  @Boxed package var interaction: InteractionLayer?
  /// `callout`.
  package var callout: Removable<CalloutLayer>?
  /// `advance`: the rules. One rule is a list of one.
  package var advance: Located<[AdvanceRule]>?
  /// `delay`, in seconds.
  package var delay: Located<Double>?
  /// `transition`.
  @Boxed package var transition: TransitionLayer?
  /// `reducedMotion`.
  @Boxed package var reducedMotion: ReducedMotionLayer?
  /// `effects`: idle loops; empty for `none`.
  package var effects: Located<[Effect]>?
  /// `sprites`: free movers; empty for `none`.
  package var sprites: Located<[Sprite]>?
  /// `scroll`.
  package var scroll: Removable<ScrollLayer>?
  /// `accessibility`.
  @Boxed package var accessibility: AccessibilityLayer?
  /// `only`: the variants that the step exists on. A style's own `only` is in its declaration.
  package var only: TraitQuery?
  /// `when`: what a client evaluates before the step.
  @Boxed package var when: Condition?

  /// Whether all that is written of it was understood. If not, what it seems to lack is no finding: a consequence would
  /// only hide its cause.
  package var isWhole = true

  /// A layer that sets nothing.
  package init() {}
}

/// A part of a step that can be taken away with `none`.
package enum Removable<Layer: Sendable>: Sendable {
  /// Written `none`, there.
  case none(ByteRange)
  /// Present; boxed, so that a step without it stays small.
  indirect case present(Layer)

  /// Whether it was taken away.
  package var isNone: Bool { layer == nil }

  /// The layer, nil where it was taken away.
  package var layer: Layer? {
    if case .present(let layer) = self { return layer }
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
  @Boxed package var cutout: CutoutLayer?
  /// The item's own ring, merged over the step's.
  package var ring: Removable<RingLayer>?

  /// A target with what is particular to it.
  package init(selector: Selector, cutout: CutoutLayer? = nil, ring: Removable<RingLayer>? = nil) {
    self.selector = selector
    self.cutout = cutout
    self.ring = ring
  }
}
