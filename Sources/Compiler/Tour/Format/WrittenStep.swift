/// A step as one variant has it, and how parts of it were written. Variants differ in where things are; what does not
/// depend on that, the next one mostly says in the same words, and these are copied.
///
/// Only what is equal is copied, so the text is the same as if all were written anew.
final class WrittenStep {
  private let step: TourStep
  /// `interaction`, and of `callout` what comes before `layouts`: the object stays open.
  let asked: [UInt8]
  /// All from `advance` on.
  let rest: [UInt8]

  init(_ step: TourStep, asked: [UInt8], rest: [UInt8]) {
    self.step = step
    self.asked = asked
    self.rest = rest
  }

  /// Whether another step has the same interaction, and a callout that is asked for in the same way.
  func saysAsked(of other: TourStep) -> Bool {
    guard let callout = step.callout, let second = other.callout else { return false }
    return callout.isAskedFor(like: second) && step.interaction == other.interaction
  }

  /// Whether another step has the same rules, movements and words for assistive technology.
  func saysRest(of other: TourStep) -> Bool {
    step.advance == other.advance && step.transitions == other.transitions && step.loops == other.loops
      && step.sprites == other.sprites && step.scroll == other.scroll && step.when == other.when
      && step.enter == other.enter && step.exit == other.exit && step.variantChange == other.variantChange
      && step.accessibility == other.accessibility && step.reducedMotion == other.reducedMotion
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
