public import TutorialGeometry
public import TutorialTour

extension TourStep {
  /// Lays out the step's callout on a live display, by docs/callouts.md, "In a client": for a language that the tour has no
  /// layout for, or where the text turned out larger. Nil where the step has no callout.
  ///
  /// Where no place keeps all rules it is the one that breaks the least of them.
  ///
  /// - Parameters:
  ///   - surroundings: the screen.
  ///   - compiled: the side of the layout that it has, which is tried first; nil where it has none.
  ///   - measured: whether `size` is of the text as it will be drawn.
  ///   - size: how large the callout is with all its words, if it may be so wide at most. Not asked where the author has
  ///     fixed the size. What is too high for `maxHeight` or for what can be seen is made lower: there the words scroll.
  public func calloutLayout(
    in surroundings: CalloutSurroundings, at compiled: TourPlacement? = nil, measured: Bool = true,
    size: (_ limit: Double) -> Size
  ) -> TourCalloutLayout? {
    guard let callout, let solver = CalloutSolver(self, in: surroundings) else { return nil }
    let (bars, sight) = (surroundings.safeArea, surroundings.boundary)
    let room = callout.kind == .sheet ? surroundings.display.height - bars.top - bars.bottom : sight.height
    let highest = max(0, min(callout.maxHeight ?? room, room))
    let widest = min(callout.width, sight.width)
    return solver.solve(from: compiled) { limit in
      let size = size(limit)
      // Words that need more height than there is are not squeezed: as narrow as that the callout fits nowhere.
      let isSqueezed = callout.kind == .bubble && limit < widest - 1e-6 && size.height > highest + 1e-6
      return Size(size.width, isSqueezed ? .infinity : max(0, min(size.height, highest)))
    }.layout(measured: measured)
  }
}
