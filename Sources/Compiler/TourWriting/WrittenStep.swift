import TutorialTour

/// How parts of a step were written. Variants differ in where things are; what does not depend on that, the next one
/// mostly says in the same words, and these are copied.
///
/// Only what is equal is copied, so the text is the same as if all were written anew.
struct WrittenStep {
  /// What lies where: `overlay`, `cutouts`, `mask` and `rings`.
  var placed: [UInt8] = []
  /// `interaction`, and of `callout` what comes before `layouts`: the object stays open.
  var asked: [UInt8] = []
  /// All from `advance` on.
  var rest: [UInt8] = []
}

extension WrittenStep {
  /// Whether the step at a place has the same holes in the same overlay as in the variant before, of which the language
  /// alone may be another.
  static func isPlacedAgain(_ place: Int, of steps: [TourStep], after last: [TourStep]) -> Bool {
    steps[place].mask == last[place].mask && steps[place].overlay == last[place].overlay
      && steps[place].cutouts == last[place].cutouts && steps[place].rings == last[place].rings
  }

  /// Whether the step at a place has the same interaction as in the variant before, and a callout that is asked for in
  /// the same way.
  static func isAskedAgain(_ place: Int, of steps: [TourStep], after last: [TourStep]) -> Bool {
    guard let callout = steps[place].callout, let second = last[place].callout else { return false }
    return callout.isAskedFor(like: second) && steps[place].interaction == last[place].interaction
  }

  /// Whether the step at a place has the same rules, movements and words for assistive technology as in the variant
  /// before.
  static func isRestAgain(_ place: Int, of steps: [TourStep], after last: [TourStep]) -> Bool {
    steps[place].advance == last[place].advance && steps[place].transitions == last[place].transitions
      && steps[place].loops == last[place].loops && steps[place].sprites == last[place].sprites
      && steps[place].scroll == last[place].scroll && steps[place].when == last[place].when
      && steps[place].dismiss == last[place].dismiss && steps[place].before == last[place].before
      && steps[place].missing == last[place].missing
      && steps[place].enter == last[place].enter && steps[place].exit == last[place].exit
      && steps[place].variantChange == last[place].variantChange
      && steps[place].accessibility == last[place].accessibility
      && steps[place].reducedMotion == last[place].reducedMotion
  }
}

extension TourCallout {
  /// Whether all is the same but where it lies.
  fileprivate func isAskedFor(like other: TourCallout) -> Bool {
    kind == other.kind && title == other.title && body == other.body && image == other.image
      && picture == other.picture && progress == other.progress && buttons == other.buttons && anchor == other.anchor
      && placement == other.placement && width == other.width
      && maxHeight == other.maxHeight && size == other.size && gap == other.gap && arrow == other.arrow
      && arrowSize == other.arrowSize && avoid == other.avoid && sheetHeight == other.sheetHeight
  }
}
