import TutorialCallouts
import TutorialGeometry
import TutorialTour

/// Lays a callout out anew where the elements are now. Its text was measured when the tour was compiled: it keeps its
/// size, and looks for a place by the same rules.
struct CalloutFit {
  private let callout: TourCallout
  private let solver: CalloutSolver
  private let oldSafeArea: EdgeInsets
  private let newSafeArea: EdgeInsets

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
    newSafeArea = surroundings.safeArea
  }

  /// The layout where its callout is to lie now.
  func fit(_ layout: TourCalloutLayout) -> TourCalloutLayout {
    var result = solver.solve(from: TourPlacement(layout.side, layout.align)) { limit in size(layout, limit) }
      .layout(measured: layout.measured)
    if keepsContent(from: layout.frame, to: result.frame) { result.content = layout.content }
    return result
  }

  /// Whether what stands in it was laid out for such a width: a sheet's also depends on what the system takes at its sides.
  private func keepsContent(from old: Rect, to new: Rect) -> Bool {
    guard abs(new.width - old.width) < 0.001 else { return false }
    return callout.kind != .sheet || oldSafeArea.left == newSafeArea.left && oldSafeArea.right == newSafeArea.right
  }

  private func size(_ layout: TourCalloutLayout, _ limit: Double) -> Size {
    switch callout.kind {
    case .bubble: layout.frame.size
    case .banner: Size(limit, layout.frame.height)
    case .sheet: Size(limit, max(0, layout.frame.height - oldSafeArea.bottom))
    }
  }
}
