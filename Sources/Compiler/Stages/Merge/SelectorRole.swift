/// What a step does with a selector.
package enum SelectorRole: Sendable, Hashable {
  /// It highlights the element.
  case target
  /// It highlights the element where a target cannot be.
  case fallback
  /// Its callout points at the element.
  case anchor
  /// Touches reach the elements.
  case allowed
  /// Its callout keeps clear of the elements.
  case avoided
  /// A tap on the element leads on.
  case tapped
  /// A sprite begins or ends at the element.
  case sprite
  /// The step goes on once the element appears.
  case appearing
  /// The step goes on once the element is gone.
  case vanishing
  /// The step waits until the element is there.
  case appearingBefore
  /// The step waits until the element isn't there.
  case vanishingBefore

  /// Whether a step does without: such a selector may name what only a platform has whose layouts are not at hand.
  package var isOptional: Bool {
    switch self {
    case .fallback, .allowed, .avoided: true
    case .target, .anchor, .tapped, .sprite, .appearing, .vanishing, .appearingBefore, .vanishingBefore: false
    }
  }

  /// Whether it is noticed that the selector fits in no variant at all, whatever the step gets instead.
  var isSoughtEverywhere: Bool { self == .target || isOptional }
}
