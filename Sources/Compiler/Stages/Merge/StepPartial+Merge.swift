import TutorialLanguage
import TutorialSyntax

extension StepPartial {
  /// This partial over another: maps key by key; lists, `none`, and values of several kinds replace whole.
  func over(_ base: StepPartial) -> StepPartial {
    var result = self
    result.isWhole = isWhole && base.isWhole
    result.screen = screen ?? base.screen
    result.targets = targets ?? base.targets
    result.fallback = fallback ?? base.fallback
    result.onMissing = onMissing ?? base.onMissing
    result.anchor = anchor ?? base.anchor
    result.cutout = merge(cutout, base.cutout) { $0.over($1) }
    result.ring = merge(ring, base.ring) { $0.over($1) }
    result.overlay = merge(overlay, base.overlay) { $0.over($1) }
    result.interaction = merge(interaction, base.interaction) { $0.over($1) }
    result.callout = merge(callout, base.callout) { $0.over($1) }
    result.advance = advance ?? base.advance
    result.delay = delay ?? base.delay
    result.transition = merge(transition, base.transition) { $0.over($1) }
    result.reducedMotion = merge(reducedMotion, base.reducedMotion) { $0.over($1) }
    result.effects = effects ?? base.effects
    result.sprites = sprites ?? base.sprites
    result.scroll = merge(scroll, base.scroll) { $0.over($1) }
    result.accessibility = merge(accessibility, base.accessibility) { $0.over($1) }
    result.only = merge(only, base.only) { $0.over($1) }
    result.when = merge(when, base.when) { $0.over($1) }
    return result
  }
}

/// Both where both are there, else the one that is.
func merge<Partial>(_ own: Partial?, _ base: Partial?, _ over: (Partial, Partial) -> Partial) -> Partial? {
  guard let own else { return base }
  guard let base else { return own }
  return over(own, base)
}

/// The same for parts that can be taken away: `none` hides what is under it, and what is over a `none` starts afresh.
func merge<Partial>(
  _ own: Removable<Partial>?, _ base: Removable<Partial>?, _ over: (Partial, Partial) -> Partial
) -> Removable<Partial>? {
  guard let own else { return base }
  guard case .present(let partial) = own, case .present(let under)? = base else { return own }
  return .present(over(partial, under))
}
