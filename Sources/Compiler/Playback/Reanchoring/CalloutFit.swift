import TutorialCallouts
import TutorialGeometry
import TutorialTour

/// Lays a callout out anew where the elements are now. Its text was measured when the tour was compiled: it keeps its
/// size, and looks for a place by the same rules.
struct CalloutFit {
  private let callout: TourCallout
  private let solver: CalloutSolver
  private let oldSafeArea: EdgeInsets

  /// The fit of a step's callout; nil where the step has none.
  ///
  /// - Parameters:
  ///   - step: the step with everything but its callout's layouts in its new place.
  ///   - oldSafeArea: what the system took of the display that the tour was compiled for.
  init?(_ step: TourStep, in surroundings: CalloutSurroundings, oldSafeArea: EdgeInsets) {
    guard let callout = step.callout, let solver = CalloutSolver(step, in: surroundings) else { return nil }
    self.callout = callout
    self.solver = solver
    self.oldSafeArea = oldSafeArea
  }

  /// The layout where its callout is to lie now. A bubble stays on its side, or goes on to the placements in their order:
  /// where it covers least, only the compiler knows. Where those have no room on this display, any side is better than
  /// to cover something, and so is the middle.
  func fit(_ layout: TourCalloutLayout) -> TourCalloutLayout {
    func solved(_ placements: [TourPlacement]?) -> CalloutResult {
      solver.solve(placements: placements) { limit in size(layout, limit) }
    }
    let asked = solved(nil)
    guard callout.kind == .bubble else { return asked.layout(measured: layout.measured) }
    let compiled = solved([TourPlacement(layout.side, layout.align)])
    var found = compiled.problem == nil ? compiled : asked
    for side in [TourPlacement.Side.auto, .center] where found.problem != nil { found = solved([TourPlacement(side)]) }
    return (found.problem == nil ? found : asked).layout(measured: layout.measured)
  }

  private func size(_ layout: TourCalloutLayout, _ limit: Double) -> Size {
    switch callout.kind {
    case .bubble: layout.frame.size
    case .banner: Size(limit, layout.frame.height)
    case .sheet: Size(limit, max(0, layout.frame.height - oldSafeArea.bottom))
    }
  }
}
