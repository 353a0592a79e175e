import TutorialCallouts
import TutorialGeometry
import TutorialTour

/// Lays a callout out again for the elements' live frames.
///
/// The text was measured when the tour was compiled, so the callout keeps its size and is placed by the same rules.
struct CalloutFit {
  private let callout: TourCallout
  private let solver: CalloutSolver
  private let oldSafeArea: EdgeInsets
  private let newSafeArea: EdgeInsets

  /// Creates the fit for a step's callout; nil if the step has none.
  ///
  /// - Parameters:
  ///   - step: the step, already moved except for its callout's layouts.
  ///   - oldSafeArea: the safe area insets of the display that the tour was compiled for.
  init?(_ step: TourStep, in surroundings: CalloutSurroundings, oldSafeArea: EdgeInsets) {
    guard let callout = step.callout, let solver = CalloutSolver(step, in: surroundings) else { return nil }
    self.callout = callout
    self.solver = solver
    self.oldSafeArea = oldSafeArea
    newSafeArea = surroundings.safeArea
  }

  func fit(_ layout: TourCalloutLayout) -> TourCalloutLayout {
    var result = solver.solve(from: TourPlacement(layout.side, layout.align)) { limit in size(layout, limit) }
      .layout(measured: layout.measured)
    if keepsContent(from: layout.frame, to: result.frame) { result.content = layout.content }
    return result
  }

  /// True if the content's layout still fits the new width; a sheet's also depends on the horizontal safe area insets.
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
