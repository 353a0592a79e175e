public import TutorialGeometry
public import TutorialTour

extension TourVariant {
  /// The variant with the steps of one screen re-anchored to the live frames of that screen's elements.
  ///
  /// Use it for a display of another size, or after the app has moved its elements. Start from the compiled variant
  /// each time.
  ///
  /// - Parameters:
  ///   - measures: those of the tour's theme.
  ///   - division: that of the tour's outlines.
  public func reanchored(
    on live: LiveScreen, measures: TourTheme.Measures = .standard, division: OutlineDivision = .plain
  ) -> TourVariant {
    var result = self
    for place in steps.indices where steps[place].screen == live.name {
      result.steps[place] = steps[place].reanchored(
        on: live, measuredOn: display.size, safeArea: screens[live.name]?.safeArea ?? .zero,
        layoutDirection: traits.layoutDirection, measures: measures, division: division)
    }
    return result
  }
}
