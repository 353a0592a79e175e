package import TutorialGeometry
package import TutorialTour

/// What came of laying out a callout.
package struct CalloutResult: Sendable, Hashable {
  /// Where it lies: by the rules, or where it breaks the least of them.
  package var frame: Rect
  /// The side of its target, or the edge of the display.
  package var side: TourPlacement.Side
  /// Where along that side.
  package var alignment: TourPlacement.Alignment
  /// The arrow, if it has one.
  package var arrow: CalloutArrow?
  /// What is wrong.
  package var problem: CalloutMisfit?

  /// As the tour has it.
  ///
  /// - Parameter measured: whether the text was measured with the app's fonts.
  package func layout(measured: Bool) -> TourCalloutLayout {
    TourCalloutLayout(
      frame: frame, side: side, align: alignment,
      arrow: arrow.map { .init(tip: $0.tip, baseStart: $0.baseStart, baseEnd: $0.baseEnd) }, measured: measured)
  }
}

/// What is wrong with a callout's place.
package enum CalloutMisfit: Sendable, Hashable {
  /// It fits nowhere; what each side lacks, and the middle of the display where that is allowed.
  case doesNotFit([CalloutLack])
  /// It is higher or wider than what it lies in, by so much: a sheet, a banner, or a callout without a target.
  case tooLarge(Double)
  /// It lies over an element because the author wants it where it is: the element's place among the obstacles.
  case covers(Int)
}
