public import TutorialGeometry

extension TourVariant {
  /// The variant with the steps of one screen put where that screen's elements are now: on a display of another size, or
  /// after the app has moved them. Start from the compiled variant each time.
  public func reanchored(on live: LiveScreen) -> TourVariant {
    var result = self
    for place in steps.indices where steps[place].screen == live.name {
      result.steps[place] = steps[place].reanchored(
        on: live, measuredOn: display.size, safeArea: screens[live.name]?.safeArea ?? .zero)
    }
    return result
  }
}

extension TourStep {
  /// The step put where the elements of its screen are now.
  ///
  /// - Parameters:
  ///   - live: the screen as it is. Elements that it lacks (see `LiveScreen.missingTargets`) keep their distance from
  ///     the nearest edges.
  ///   - display: the size of the display that the step was compiled for.
  ///   - safeArea: what the system's bars took from each side there.
  public func reanchored(on live: LiveScreen, measuredOn display: Size, safeArea: EdgeInsets) -> TourStep {
    StepFit(self, live: live, display: display, map: DisplayMap(from: display, safeArea: safeArea, to: live)).step
  }
}
