import TutorialGeometry
import TutorialLanguage

/// What cuts a hole off, and with it its ring.
struct HoleSight {
  /// What the hole is cut to, global; nil where it is not.
  private(set) var clip: Rect?
  /// What rings are drawn within, global: what bars leave of the display. Nil where they leave all of it.
  private(set) var ringClip: Rect?
  /// Where scroll containers cut the element itself: along these lines a ring is closed.
  private var cut = Cut()

  /// What is left of an outline within the scroll containers; nil where they leave all of it.
  func pieces(of outline: Outline, bounds: Rect) -> [Outline]? {
    let rest = cut.applied(to: bounds)
    return rest == bounds ? nil : outline.visible(in: cut.applied(to: bounds.inset(by: EdgeInsets(-1))))
  }
}

extension HoleSight {
  /// The sight of a hole around some of a step's targets.
  ///
  /// An element that lies wholly in a scroll container keeps its padding at that container's edges: only what would
  /// shine through the hole wrongly cuts it off there.
  init(_ targets: ArraySlice<ResolvedTarget>, of step: ResolvedStep, clip: CutoutClip, _ check: TargetCheck) {
    let display = step.snapshot.display.bounds
    var sight = display
    switch clip {
    case .none: return
    case .viewport: break
    case .safeArea: sight = step.snapshot.safeArea
    case .visible:
      for target in targets {
        let target = check.sight(of: target.element.index, moves: step.scrolling)
        for container in target.containers { cut.narrow(to: container.view, where: target.frame) }
        for bar in check.edgeBars(above: target) { sight = sight.cutting(edgeBar: bar, of: display) }
      }
    }
    self.clip = cut.applied(to: sight)
    ringClip = sight == display ? nil : sight
  }
}

/// Lines along the axes beyond which nothing is seen; nil where there is none on a side.
private struct Cut {
  private var left: Double?
  private var top: Double?
  private var right: Double?
  private var bottom: Double?
  /// By how much an element may reach out of its container and still lie wholly in it: the rounding of its frame.
  private static let tolerance = 0.5

  /// Adds the sides of a scroll container that a frame reaches out of.
  mutating func narrow(to view: Rect, where frame: Rect) {
    if frame.minX < view.minX - Self.tolerance { left = max(left ?? view.minX, view.minX) }
    if frame.minY < view.minY - Self.tolerance { top = max(top ?? view.minY, view.minY) }
    if frame.maxX > view.maxX + Self.tolerance { right = min(right ?? view.maxX, view.maxX) }
    if frame.maxY > view.maxY + Self.tolerance { bottom = min(bottom ?? view.maxY, view.maxY) }
  }

  /// What is left of a rectangle; nothing at its corner where it lies beyond.
  func applied(to rect: Rect) -> Rect {
    if left == nil, top == nil, right == nil, bottom == nil { return rect }
    let rest = Rect(
      minX: max(rect.minX, left ?? rect.minX), minY: max(rect.minY, top ?? rect.minY),
      maxX: min(rect.maxX, right ?? rect.maxX), maxY: min(rect.maxY, bottom ?? rect.maxY))
    return rest.width < 0 || rest.height < 0 ? Rect(rect.x, rect.y, 0, 0) : rest
  }
}

extension CutoutPlan {
  /// The lines at a distance outside the hole, as far as scroll containers leave it: the middles of its ring's strokes.
  /// Most often there is one.
  func strokes(at distance: Double, _ tests: inout CrossingTests) -> [Outline] {
    func global(_ own: Outline) -> Outline { toGlobal == .identity ? own : own.applying(toGlobal) }
    guard let pieces, let back = toGlobal.inverse else { return [global(hole.offset(by: distance, &tests))] }
    return pieces.map { piece in
      let own = toGlobal == .identity ? piece : piece.applying(back)
      return global(own.offset(by: distance, &tests)).canonical()
    }
  }
}
