/// How parts of a step were written. Variants differ in where things are; what does not depend on that, the next one
/// mostly says in the same words, and these are copied.
///
/// Only what is equal is copied, so the text is the same as if all were written anew.
struct WrittenStep {
  /// `interaction`, and of `callout` what comes before `layouts`: the object stays open.
  var asked: [UInt8] = []
  /// All from `advance` on.
  var rest: [UInt8] = []
}

extension TourStep {
  /// Whether another step has the same interaction, and a callout that is asked for in the same way.
  func saysAsked(of other: TourStep) -> Bool {
    guard let callout, let second = other.callout else { return false }
    return callout.isAskedFor(like: second) && interaction == other.interaction
  }

  /// Whether another step has the same rules, movements and words for assistive technology.
  func saysRest(of other: TourStep) -> Bool {
    advance == other.advance && transitions == other.transitions && loops == other.loops
      && sprites == other.sprites && scroll == other.scroll && when == other.when
      && enter == other.enter && exit == other.exit && variantChange == other.variantChange
      && accessibility == other.accessibility && reducedMotion == other.reducedMotion
  }
}

extension TourCallout {
  /// Whether all is the same but where it lies.
  fileprivate func isAskedFor(like other: TourCallout) -> Bool {
    kind == other.kind && title == other.title && body == other.body && image == other.image
      && buttons == other.buttons && anchor == other.anchor && placement == other.placement && width == other.width
      && maxHeight == other.maxHeight && size == other.size && gap == other.gap && arrow == other.arrow
      && arrowSize == other.arrowSize && avoid == other.avoid && sheetHeight == other.sheetHeight
  }
}
