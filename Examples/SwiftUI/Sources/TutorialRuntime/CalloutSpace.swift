import TutorialGeometry
import TutorialPlayer

extension TourStep {
  /// Where the callout lies so that all its words are seen: where it was compiled if it is high enough there, else where
  /// the compiler's rules put it at the size that it has.
  ///
  /// - Parameters:
  ///   - compiled: its box, at rest or on its way; nil where the tour has none for the language.
  ///   - side: where it was compiled, which is tried before the author's placements; nil is nowhere.
  ///   - surroundings: the screen.
  ///   - measure: how large the callout is, if it may be so wide at most.
  /// - Returns: its box, and whether that is the compiled one. No higher than `maxHeight` and what can be seen: what
  ///   does not fit into it scrolls. Nil where the step has no callout.
  public func calloutBox(
    compiled: Rect?, at side: TourPlacement? = nil, in surroundings: CalloutSurroundings,
    measure: (_ limit: Double) -> Size
  ) -> (frame: Rect, isCompiled: Bool)? {
    guard let callout else { return nil }
    // Heights are measured in whole pixels.
    if let compiled, measure(compiled.width).height <= compiled.height + 0.5 { return (compiled, true) }
    let bars = surroundings.safeArea
    let room = surroundings.display.height - bars.top - bars.bottom - 32
    let highest = max(0, min(callout.maxHeight ?? room, room))
    var step = self
    if let side { step.callout?.placement.insert(side, at: 0) }
    let layout = step.calloutLayout(in: surroundings) { limit in
      let size = measure(limit)
      return Size(size.width, min(size.height, highest))
    }
    return layout.map { ($0.frame, false) }
  }
}
