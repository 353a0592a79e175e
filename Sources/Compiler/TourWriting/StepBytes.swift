import TutorialTour

/// The bytes of a step's parts as they were last written.
///
/// Variants mostly differ in frames alone; the bytes of everything else are copied from one to the next. Only equal
/// parts are copied, so the text is the same as if all were written anew.
struct StepBytes {
  /// The placement: `overlay`, `cutouts`, `mask` and `rings`.
  var placement: [UInt8] = []
  /// The content: `interaction`, and `callout` up to `layouts`, where its object stays open.
  var content: [UInt8] = []
  /// The behaviour: everything from `advance` on.
  var behaviour: [UInt8] = []

  /// Returns true if the step at an index has the same overlay, holes, mask and rings as in the previous variant.
  ///
  /// That is so, for instance, if the variants differ only in language.
  static func isSamePlacement(_ place: Int, of steps: [TourStep], after last: [TourStep]) -> Bool {
    steps[place].mask == last[place].mask && steps[place].overlay == last[place].overlay
      && steps[place].cutouts == last[place].cutouts && steps[place].rings == last[place].rings
  }

  /// Returns true if the step at an index has the same interaction and callout as in the previous variant.
  ///
  /// The callout's places may differ.
  static func isSameContent(_ place: Int, of steps: [TourStep], after last: [TourStep]) -> Bool {
    guard let callout = steps[place].callout, var other = last[place].callout else { return false }
    // All fields are compared except those named here, which are written by themselves: a new field can't be forgotten.
    (other.layouts, other.sizes) = (callout.layouts, callout.sizes)
    return other == callout && steps[place].interaction == last[place].interaction
  }

  /// Returns true if the step at an index behaves as in the previous variant.
  ///
  /// Its rules, its movements and its words for assistive technology are the same then.
  static func isSameBehaviour(_ place: Int, of steps: [TourStep], after last: [TourStep]) -> Bool {
    var other = last[place]
    // As above, all fields are compared except those named here.
    (other.id, other.screen) = (steps[place].id, steps[place].screen)
    (other.overlay, other.cutouts) = (steps[place].overlay, steps[place].cutouts)
    (other.mask, other.rings) = (steps[place].mask, steps[place].rings)
    (other.interaction, other.callout) = (steps[place].interaction, steps[place].callout)
    return other == steps[place]
  }
}
