import TutorialTour

/// The bytes of the parts of a step as they were written last.
///
/// Variants mostly differ in frames alone; the bytes of everything else are copied from one to the next. Only parts that
/// are equal are copied, so the text is the same as if all were written anew.
struct StepBytes {
  /// The placement: `overlay`, `cutouts`, `mask` and `rings`.
  var placement: [UInt8] = []
  /// The content: `interaction`, and `callout` up to `layouts`, where its object stays open.
  var content: [UInt8] = []
  /// The behaviour: everything from `advance` on.
  var behaviour: [UInt8] = []
}

extension StepBytes {
  /// Returns true if the step at a place has the same holes in the same overlay as in the variant before, of which only
  /// the language may be another.
  static func isSamePlacement(_ place: Int, of steps: [TourStep], after last: [TourStep]) -> Bool {
    steps[place].mask == last[place].mask && steps[place].overlay == last[place].overlay
      && steps[place].cutouts == last[place].cutouts && steps[place].rings == last[place].rings
  }

  /// Returns true if the step at a place has the same interaction as in the variant before, and the same callout except
  /// for its places.
  static func isSameContent(_ place: Int, of steps: [TourStep], after last: [TourStep]) -> Bool {
    guard let callout = steps[place].callout, var other = last[place].callout else { return false }
    // All fields are compared except those named here, which are written by themselves: a new field can't be forgotten.
    (other.layouts, other.sizes) = (callout.layouts, callout.sizes)
    return other == callout && steps[place].interaction == last[place].interaction
  }

  /// Returns true if the step at a place has the same rules, movements and words for assistive technology as in the
  /// variant before.
  static func isSameBehaviour(_ place: Int, of steps: [TourStep], after last: [TourStep]) -> Bool {
    var other = last[place]
    // As above.
    (other.id, other.screen) = (steps[place].id, steps[place].screen)
    (other.overlay, other.cutouts) = (steps[place].overlay, steps[place].cutouts)
    (other.mask, other.rings) = (steps[place].mask, steps[place].rings)
    (other.interaction, other.callout) = (steps[place].interaction, steps[place].callout)
    return other == steps[place]
  }
}
