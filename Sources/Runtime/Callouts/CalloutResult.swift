package import TutorialGeometry
package import TutorialTour

/// The result of laying out a callout.
package struct CalloutResult: Sendable, Hashable {
  /// The callout's box: by the rules, or with the fewest broken ones.
  package var frame: Rect
  /// The side of its target, or the edge of the display.
  package var side: TourPlacement.Side
  /// The alignment along that side.
  package var alignment: TourPlacement.Alignment
  /// The arrow, if it has one.
  package var arrow: CalloutArrow?
  /// The problem with the place, if any.
  package var problem: CalloutMisfit?

  /// The layout in the format of the tour.
  ///
  /// - Parameter measured: true if the text was measured with the app's fonts.
  package func layout(measured: Bool) -> TourCalloutLayout {
    TourCalloutLayout(frame: frame, side: side, align: alignment, arrow: arrow, measured: measured)
  }
}

/// A problem with a callout's place.
package enum CalloutMisfit: Sendable, Hashable {
  /// It fits nowhere. The value has the lack of each side, and of the display's centre if that is allowed.
  case doesNotFit([CalloutLack])
  /// It is higher or wider than its room, by this length: a sheet, a banner, or a callout without a target.
  case tooLarge(Double)
  /// It covers an element because the author put it there. The value is the element's index among the obstacles.
  case covers(Int)
}
