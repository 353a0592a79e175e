import TutorialGeometry
import TutorialLanguage
import TutorialTour

/// The clipping of a hole and of its ring.
struct HoleClipping {
  /// The clip rectangle of the hole in global coordinates, or nil for none.
  private(set) var clip: Rect?
  /// The clip rectangle of rings in global coordinates: the display without its bars. Nil if there are no bars.
  private(set) var ringClip: Rect?
  /// The sides at which scroll containers clip the element itself. A ring is closed along them.
  private var cut = Cut()

  /// The sides of `clip` at which scroll containers clip the element; nil if none does.
  var cutSides: TourCut? { clip.flatMap(cut.sides) }

  /// Returns the pieces of an outline inside the scroll containers, or nil if they don't clip it.
  func pieces(of outline: Outline, bounds: Rect) -> [Outline]? {
    let rest = cut.applied(to: bounds)
    return rest == bounds ? nil : outline.visible(in: cut.applied(to: bounds.inset(by: EdgeInsets(-1))))
  }
}

extension HoleClipping {
  /// Creates the clipping of a hole around some of a step's targets.
  ///
  /// An element that lies entirely in a scroll container keeps its padding at the container's edges. The hole is
  /// clipped there only against content that would wrongly show through it.
  init(_ targets: ArraySlice<ResolvedTarget>, of step: ResolvedStep, clip: CutoutClip, _ check: TargetCheck) {
    let display = step.snapshot.display.bounds
    var visibleArea = display
    switch clip {
    case .none: return
    case .viewport: break
    case .safeArea: visibleArea = step.snapshot.safeArea
    case .visible:
      for target in targets {
        let target = check.visibility(of: target.element.index, moves: step.scrolling)
        for container in target.containers { cut.narrow(to: container.view, where: target.frame) }
        for bar in check.edgeBars(above: target) { visibleArea = visibleArea.cutting(edgeBar: bar, of: display) }
      }
    }
    self.clip = cut.applied(to: visibleArea)
    ringClip = visibleArea == display ? nil : visibleArea
  }
}

/// Axis-parallel clip lines; nil for a side without one.
private struct Cut {
  private var left: Double?
  private var top: Double?
  private var right: Double?
  private var bottom: Double?
  /// The distance by which an element may exceed its container and still count as inside, for rounded frames.
  private static let tolerance = 0.5

  /// Adds the sides of a scroll container that a frame exceeds.
  mutating func narrow(to view: Rect, where frame: Rect) {
    if frame.minX < view.minX - Self.tolerance { left = max(left ?? view.minX, view.minX) }
    if frame.minY < view.minY - Self.tolerance { top = max(top ?? view.minY, view.minY) }
    if frame.maxX > view.maxX + Self.tolerance { right = min(right ?? view.maxX, view.maxX) }
    if frame.maxY > view.maxY + Self.tolerance { bottom = min(bottom ?? view.maxY, view.maxY) }
  }

  /// Returns the distances by which the lines lie beyond the sides of a clip, or nil if there are no lines.
  func sides(of clip: Rect) -> TourCut? {
    if left == nil, top == nil, right == nil, bottom == nil { return nil }
    return TourCut(
      top: top.map { max(0, clip.minY - $0) }, right: right.map { max(0, $0 - clip.maxX) },
      bottom: bottom.map { max(0, $0 - clip.maxY) }, left: left.map { max(0, clip.minX - $0) })
  }

  /// Returns the clipped rectangle, or an empty one at the rectangle's corner if nothing remains.
  func applied(to rect: Rect) -> Rect {
    if left == nil, top == nil, right == nil, bottom == nil { return rect }
    let rest = Rect(
      minX: max(rect.minX, left ?? rect.minX), minY: max(rect.minY, top ?? rect.minY),
      maxX: min(rect.maxX, right ?? rect.maxX), maxY: min(rect.maxY, bottom ?? rect.maxY))
    return rest.width < 0 || rest.height < 0 ? Rect(rect.x, rect.y, 0, 0) : rest
  }
}

extension CutoutPlan {
  /// Returns the centre lines of the ring's strokes: offset curves of the hole, as far as scroll containers show it.
  ///
  /// Usually there is one.
  func strokes(at distance: Double, _ tests: inout CrossingBudget) -> [Outline] {
    func global(_ own: Outline) -> Outline { toGlobal == .identity ? own : own.applying(toGlobal) }
    guard let pieces, let back = toGlobal.inverse else { return [global(hole.offset(by: distance, &tests))] }
    return pieces.map { piece in
      let own = toGlobal == .identity ? piece : piece.applying(back)
      return global(own.offset(by: distance, &tests)).canonical()
    }
  }
}
