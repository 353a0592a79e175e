import TutorialCallouts
import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialText
import TutorialTour

/// Tries scroll positions of a step's target and evaluates its callout at each.
struct ScrollTrials {
  /// A language at a text size, with the callout's size.
  typealias Setting = (setting: TextSetting, sizing: CalloutSizing)

  /// The result of a scroll position.
  private struct Trial {
    let moves: [ScrollMove]
    /// The number of settings in which the callout has room.
    let served: Int
    /// A penalty for poorly visible targets.
    let flaws: Int
    /// The target's distance from its aligned position.
    let distance: Double
    /// The rectangle that the callout lies beside, even if only a part of it is visible.
    let reference: Rect?
  }

  let step: ResolvedStep
  let scroller: StepScroller
  let callout: TourCallout
  let settings: [Setting]
  let source: SourceText

  /// Returns the step scrolled so that its callout has room in most settings, or nil if it is there already.
  ///
  /// A target stays where it is if scrolling would make it less visible.
  func best(_ callouts: inout TypesetterCache, _ spending: inout OutlineSpending) -> ResolvedStep? {
    guard let aligned = trial(step.scrolling, &callouts, &spending) else { return nil }
    let isStrip = callout.kind != .bubble
    if !isStrip, aligned.served == settings.count { return nil }
    let room = CalloutRoom(
      step: step, scroller: scroller, callout: callout, settings: settings, reference: aligned.reference)
    var best = aligned
    var shortfall: ScrollShortfall?
    var tried = [aligned.moves]
    for group in room.groups(&callouts) {
      var winner: Trial?
      for shares in group {
        let result = scroller.result(leaving: shares)
        shortfall = shortfall ?? result.shortfall
        guard !tried.contains(result.moves) else { continue }
        tried.append(result.moves)
        guard let trial = trial(result.moves, &callouts, &spending), trial.flaws <= aligned.flaws else { continue }
        if winner.map({ (trial.served, -trial.distance) > ($0.served, -$0.distance) }) ?? true { winner = trial }
      }
      // A sheet has its part of the display even if the target doesn't lie beside it.
      if let winner, winner.served > best.served || isStrip && winner.served == best.served { best = winner }
      if best.served == settings.count { break }
    }
    if best.served == settings.count { shortfall = nil }
    return best.moves == step.scrolling && shortfall == nil ? nil : scroller.step(best.moves, shortfall)
  }

  /// Returns the result of a scroll position, or nil if a target isn't visible or the budget is exceeded.
  private func trial(
    _ moves: [ScrollMove], _ callouts: inout TypesetterCache, _ spending: inout OutlineSpending
  ) -> Trial? {
    guard !spending.isExceeded, let flaws = scroller.flaws(moves) else { return nil }
    let step = moves == self.step.scrolling ? self.step : scroller.step(moves)
    var planner = StepPlanner(step, source: source)
    let holes = planner.holes(&spending)
    guard !spending.isExceeded else { return nil }
    let obstacles = CalloutObstacles(
      holes.cutouts, holes.rings, anchor: step.anchor.map(TourElement.init),
      avoiding: step.avoided.map(TourElement.init), display: step.snapshot.display.bounds)
    var served = 0
    for setting in settings {
      let solver = CalloutSolver(callout, among: obstacles, in: CalloutSurroundings(step.snapshot, setting.setting))
      let solved = solver.solve { setting.sizing.size($0, among: &callouts) }
      if solved.problem == nil { served += 1 }
    }
    let (from, to) = (scroller.frame(self.step.scrolling), scroller.frame(moves))
    return Trial(
      moves: moves, served: served, flaws: flaws, distance: abs(to.x - from.x) + abs(to.y - from.y),
      reference: reference(of: step, holes))
  }

  /// Returns the rectangle that the callout lies beside, including padding and rings.
  ///
  /// It is the hole around the anchor, or the anchor itself, or else the union of all holes.
  private func reference(of step: ResolvedStep, _ holes: StepHoles) -> Rect? {
    let boxes = holes.cutouts.enumerated().map { place, cutout in
      let rings = holes.rings.filter { $0.cutouts.contains(place) }
      return rings.reduce(cutout.frame.union(cutout.bounds)) {
        $0.union($1.outline.bounds.inset(by: EdgeInsets(-$1.width / 2)))
      }
    }
    if let anchor = step.anchor {
      return holes.cutouts.firstIndex { $0.target == anchor.id }.map { boxes[$0] } ?? anchor.frame
    }
    return boxes.first.map { boxes.dropFirst().reduce($0) { $0.union($1) } }
  }
}
