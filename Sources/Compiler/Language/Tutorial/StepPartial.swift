package import TutorialSyntax
package import TutorialTour
import TutorialTourDescription
import TutorialValues

/// A partial step: the properties that the defaults, a style or the step itself sets; others are nil.
package struct StepPartial: DescribedMap {
  /// `screen`: a screen of the manifests.
  package var screen: Located<String>?
  /// `target`: the holes. A single selector is a list of one.
  package var targets: Located<[StepTarget]>?
  /// `fallback`: selectors that are tried in order, for each variant in which a target doesn't resolve.
  package var fallback: Located<[Selector]>?
  /// `onMissing`: the handling of a missing target.
  @Boxed package var onMissing: MissingPartial?
  /// `anchor`: the element that the callout points at.
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
  /// `advance`: the rules. A single rule is a list of one.
  package var advance: Located<[AdvanceRule]>?
  /// `delay`, in seconds.
  package var delay: Located<Double>?
  /// `transition`.
  @Boxed package var transition: TransitionPartial?
  /// `reducedMotion`.
  @Boxed package var reducedMotion: ReducedMotionPartial?
  /// `effects`: idle loops; empty for `none`.
  package var effects: Located<[Effect]>?
  /// `sprites`: moving pictures; empty for `none`.
  package var sprites: Located<[Sprite]>?
  /// `scroll`.
  package var scroll: Removable<ScrollPartial>?
  /// `accessibility`.
  @Boxed package var accessibility: AccessibilityPartial?
  /// `only`: the variants in which the step exists. A style's own `only` is in its declaration.
  package var only: TraitQuery?
  /// `when`: a condition that the client evaluates before the step.
  @Boxed package var when: Condition?
  /// `before`: the actions and waits that get the app to the step's screen.
  @Boxed package var before: Located<[Preparation]>?
  /// `dismiss`: how a person leaves at this step.
  @Boxed package var dismiss: Located<[Tour.Dismissal]>?

  /// False if parts did not decode.
  ///
  /// Missing properties then get no diagnostic, because it would only distract from the cause.
  package var isWhole = true

  package init() {}

  package static let keys = MapDescription<Self>(
    "partialStep", of: "a partial step", its: "the step's",
    "A partial step. For each key, the value nearest to the step wins.",
    hints: ForeignKeys.partialStep, examples: [["cutout": ["padding": 4], "ring": ["width": 2]]]
  ) {
    Key(
      "target", .targets,
      "The highlighted element: a [selector](#selectors), or a list of up to 200 of them for several holes. An item of the list may be `{ target, cutout, ring }`, whose cutout and ring are merged over the step's.",
      or: .words("none: a centred callout without a hole"),
      get: { $0.targets }, set: { $0.targets = $1 })
    Key(
      "callout", .removable(.callout),
      "[The bubble](#callout) with the text: a map, a plain text that is its body, or `none`.",
      get: { $0.callout }, set: { $0.callout = $1 })
    Key(
      "advance", .rules, "[The rules](#advance) by which the tutorial goes on.",
      or: .words("the buttons next and back if there is a callout, else a tap anywhere"),
      get: { $0.advance }, set: { $0.advance = $1 })
    Key(
      "cutout", .map(CutoutPartial.self).advising(AdviceOnValues.cutout), "[The hole](#cutout) around the target.",
      or: .words("the element's own shape, with a padding of 8"),
      get: { $0.cutout }, set: { $0.cutout = $1 })
    Key(
      "transition", .map(TransitionPartial.self),
      "[The movements](#transition) by which the overlay appears, changes and disappears.",
      or: .words("a fade, a morph, a fade"),
      get: { $0.transition }, set: { $0.transition = $1 })
    Key(
      "screen", .text(examples: ["inbox"]), "The step's screen, one of the manifests'.", called: "the screen",
      or: .words("the tutorial's"),
      get: { $0.screen }, set: { $0.screen = $1 })
    Key(
      "ring", .removable(RingPartial.self), "[A stroke around the hole](#ring), or `none`.", or: .value("none"),
      get: { $0.ring }, set: { $0.ring = $1 })
    Key(
      "overlay", .removable(OverlayPartial.self), "[The layer that dims the rest](#overlay), or `none`.",
      or: .words("black at 0.6"),
      get: { $0.overlay }, set: { $0.overlay = $1 })
    Key(
      "interaction", .interaction, "[The touches](#interaction) that reach the app.",
      or: .words("`target` if a rule waits for a tap on the target, else `block`"),
      get: { $0.interaction }, set: { $0.interaction = $1 })
    Key(
      "fallback", .selectors,
      "Selectors that are tried in order, in each variant in which the target does not resolve.",
      get: { $0.fallback }, set: { $0.fallback = $1 })
    Key(
      "onMissing", .missing,
      "The result for a variant in which nothing resolves; or `{ layout, wait, then }`, which also says [what a client does](#what-is-not-there) while the running app does not show the target.",
      called: "onMissing", else: \.onMissingOrDefault,
      get: { $0.onMissing }, set: { $0.onMissing = $1 })
    Key(
      "anchor", .selector, "The element that the callout points at, as a selector.",
      or: .words("the union of the cutouts"),
      get: { $0.anchor }, set: { $0.anchor = $1 })
    Key(
      "delay", .time, "The time before the step appears; input is locked meanwhile.", else: \.delayOrDefault,
      get: { $0.delay }, set: { $0.delay = $1 })
    Key(
      "reducedMotion", .map(ReducedMotionPartial.self),
      "The [replacement for movement](#transition) for people who ask for less of it, merged over the tutorial's.",
      or: .words("the tutorial's"),
      get: { $0.reducedMotion }, set: { $0.reducedMotion = $1 })
    Key(
      "effects", .effects, "[Idle loops](#effects), or `none`.", or: .value("none"),
      get: { $0.effects }, set: { $0.effects = $1 })
    Key(
      "sprites", .sprites, "[Flying pictures](#sprites), or `none`.", or: .value("none"),
      get: { $0.sprites }, set: { $0.sprites = $1 })
    Key(
      "scroll", .removable(ScrollPartial.self),
      "[The scrolling](#scroll) that brings the target into view, or `none`: nothing is scrolled, not even by players.",
      or: .words("players scroll to the target if it is out of sight"),
      get: { $0.scroll }, set: { $0.scroll = $1 })
    Key(
      "accessibility", .map(AccessibilityPartial.self), "[The behaviour of a screen reader](#accessibility).",
      or: .words("title and body are read"),
      get: { $0.accessibility }, set: { $0.accessibility = $1 })
    Key(
      "only", .traits, "The [variants](#variants) in which the step exists.", or: .words("all"),
      get: { $0.only }, set: { $0.only = $1 })
    Key(
      "when", .condition, "A [condition](#conditions) that the client evaluates.",
      get: { $0.when }, set: { $0.when = $1 })
    Key(
      "before", .preparations,
      "[The app's way to the step](#before-a-step): one thing that the client performs or waits for, or several in order.",
      called: "before",
      get: { $0.before }, set: { $0.before = $1 })
    Key(
      "dismiss", .dismissals, "The ways to leave at this step.", called: "dismiss", or: .words("the tutorial's"),
      get: { $0.dismiss }, set: { $0.dismiss = $1 })
  }

  /// Merges this partial over another, as ``DescribedMap/inheriting(_:)`` does; whole if both are.
  package func over(_ base: Self) -> Self {
    var result = inheriting(base)
    result.isWhole = isWhole && base.isWhole
    return result
  }

  /// Merges this partial over a base whose written keys are known, as ``DescribedMap/writtenKeys`` has them.
  package func over(_ base: Self, keys: [Int]) -> Self {
    var result = inheriting(base, keys: keys)
    result.isWhole = isWhole && base.isWhole
    return result
  }

  /// `onMissing`, else an error.
  package var onMissingOrDefault: MissingTargetPolicy { onMissing?.layoutOrDefault ?? .error }
  /// `delay`, else 0.
  package var delayOrDefault: Double { delay?.value ?? 0 }
}
