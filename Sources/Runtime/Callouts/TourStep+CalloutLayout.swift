public import TutorialGeometry
public import TutorialTour

extension TourStep {
  /// Lays out the step's callout on a live display, by docs/callouts.md, "In a client".
  ///
  /// Use it for a language for which the tour has no layout, or if the text turned out larger. If no place keeps all
  /// rules, the result breaks as few as possible. Nil if the step has no callout.
  ///
  /// - Parameters:
  ///   - surroundings: the screen.
  ///   - compiled: the side in the compiled layout, which is tried first; nil if there is none.
  ///   - measured: true if `size` measures the text as it will be drawn.
  ///   - size: returns the size of the callout with all its text for a given width limit. Not called if the author has
  ///     fixed the size. A size higher than `maxHeight` or the visible area is reduced, and the text then scrolls.
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
      // Text that needs more height than there is isn't squeezed: with such a narrow width, the callout doesn't fit
      // anywhere.
      let isSqueezed = callout.kind == .bubble && limit < widest - 1e-6 && size.height > highest + 1e-6
      return Size(size.width, isSqueezed ? .infinity : max(0, min(size.height, highest)))
    }.layout(measured: measured)
  }
}
