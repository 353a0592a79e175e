public import TutorialGeometry
public import TutorialTour

extension TourStep {
  /// Lays out the step's callout by the rules of the compiler: for a language that the tour has no layout for, or where
  /// the text turned out larger. Nil where the step has no callout.
  ///
  /// Where no place keeps all rules it is the one that breaks the least of them.
  ///
  /// - Parameters:
  ///   - surroundings: the screen.
  ///   - measured: whether `size` is of the text as it will be drawn.
  ///   - size: how large the callout is, if it may be so wide at most. Not asked where the author has fixed the size.
  public func calloutLayout(
    in surroundings: CalloutSurroundings, measured: Bool = true, size: (_ limit: Double) -> Size
  ) -> TourCalloutLayout? {
    CalloutSolver(self, in: surroundings)?.solve(size).layout(measured: measured)
  }
}
