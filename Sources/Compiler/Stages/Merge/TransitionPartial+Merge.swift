import TutorialLanguage
import TutorialMotion
import TutorialSyntax

extension TransitionPartial {
  /// This partial over another, key by key.
  func over(_ base: TransitionPartial) -> TransitionPartial {
    var result = self
    result.enter = merge(enter, base.enter) { $0.over($1) }
    result.move = merge(move, base.move) { $0.over($1) }
    result.exit = merge(exit, base.exit) { $0.over($1) }
    result.variantChange = merge(variantChange, base.variantChange) { $0.over($1) }
    return result
  }
}

extension MovementPartial {
  /// This partial over another, key by key, except that a spring takes its own time: it replaces an inherited duration.
  func over(_ base: MovementPartial) -> MovementPartial {
    var result = self
    result.kind = kind ?? base.kind
    result.easing = easing ?? base.easing
    result.duration = result.easing?.value.isSpring == true ? nil : duration ?? base.duration
    result.delay = delay ?? base.delay
    result.arc = arc ?? base.arc
    return result
  }
}

extension ReducedMotionPartial {
  /// This partial over another, key by key.
  func over(_ base: ReducedMotionPartial) -> ReducedMotionPartial {
    var result = self
    result.kind = kind ?? base.kind
    result.duration = duration ?? base.duration
    return result
  }
}
