import TutorialCallouts
import TutorialGeometry
import TutorialLanguage
import TutorialText
import TutorialTour

/// The areas of the display that a step's callout may need, so that its target can be scrolled beside them.
struct CalloutRoom {
  let step: ResolvedStep
  let scroller: StepScroller
  let callout: TourCallout
  let settings: [ScrollTrials.Setting]
  /// The rectangle that the callout lies beside while the target is at its aligned position.
  let reference: Rect?
  /// The largest number of elements to avoid that are considered.
  private static let mostAvoided = 8

  /// Returns the areas to leave for the callout.
  ///
  /// The groups are in order of preference, and the alternatives in a group are of equal rank.
  func groups(_ callouts: inout TypesetterCache) -> [[[ScrollPlan.Share]]] {
    switch callout.kind {
    case .sheet, .banner:
      let frames = frames(nil, CalloutObstacles(holes: [], anchor: nil, avoiding: []), &callouts)
      let side: CalloutSide = callout.kind == .sheet ? .bottom : .top
      let strip = [shares(frames.map { edges($0, side) }, isStrip: true)]
      // A hole may exceed its target's padding: a circle around a square does.
      let more = reference.map { excess(of: $0)[side] } ?? 0
      if more <= 0 { return [strip] }
      return [[shares(frames.map { EdgeInsets(side, edges($0, side)[side] + more) }, isStrip: true)], strip]
    case .bubble: break
    }
    if let anchor = step.anchor, !scroller.scrolls(anchor) {
      // The anchor doesn't scroll, and so neither does the callout.
      let obstacles = CalloutObstacles(
        holes: [], anchor: TourElement(anchor), avoiding: step.avoided.map(TourElement.init))
      return callout.placement.map { placement in
        let sides = placement.side == .auto ? [.top, .right, .bottom, .left].map { TourPlacement($0) } : [placement]
        return sides.flatMap { around(frames([$0], obstacles, &callouts)) }
      }
    }
    var groups: [[[ScrollPlan.Share]]] = []
    for placement in callout.placement {
      switch placement.side {
      case .auto:
        groups.append(
          CalloutSide.allCases.flatMap { beside(Array(repeating: $0, count: settings.count), &callouts) })
      case .center:
        groups.append(around(frames([placement], CalloutObstacles(holes: [], anchor: nil, avoiding: []), &callouts)))
      case .top, .right, .bottom, .left, .leading, .trailing:
        let sides = settings.compactMap { setting -> CalloutSide? in
          guard case .beside(let side, _) = CalloutPlacement(placement, isRightToLeft: setting.setting.isRightToLeft)
          else { return nil }
          return side
        }
        groups.append(beside(sides, &callouts))
      }
    }
    return groups
  }

  // MARK: Callouts with a position independent of the target

  /// Returns the callout's frame in each setting, given some obstacles.
  private func frames(
    _ placements: [TourPlacement]?, _ obstacles: CalloutObstacles, _ callouts: inout TypesetterCache
  ) -> [Rect] {
    settings.map { setting in
      CalloutSolver(callout, among: obstacles, in: CalloutSurroundings(step.snapshot, setting.setting))
        .solve(placements: placements) { setting.sizing.size($0, among: &callouts) }.frame
    }
  }

  /// Returns the areas for a target on any side of the callouts.
  ///
  /// The target counts by itself, and together with elements to avoid that scroll along.
  private func around(_ frames: [Rect]) -> [[ScrollPlan.Share]] {
    let target = scroller.frame(step.scrolling)
    let along = step.avoided.filter { scroller.scrolls($0) }.map(\.frame)
    let whole = along.reduce(target) { $0.union($1) }
    let sides: [CalloutSide] = [.bottom, .top, .left, .right]
    let none = sides.map { side in shares(frames.map { edges($0, side) }, isStrip: true) }
    let around = excess(of: whole.union(reference ?? target))
    if along.isEmpty, !sides.contains(where: { around[$0] > 0 }) { return none }
    return none
      + sides.map { side in
        shares(frames.map { EdgeInsets(side, edges($0, side)[side] + around[side]) }, isStrip: false)
      }
  }

  /// Returns the inset from an edge of the display to the far side of a box.
  private func edges(_ frame: Rect, _ side: CalloutSide) -> EdgeInsets {
    let display = step.snapshot.display.bounds
    switch side {
    case .top: return EdgeInsets(side, frame.maxY - display.minY)
    case .right: return EdgeInsets(side, display.maxX - frame.minX)
    case .bottom: return EdgeInsets(side, display.maxY - frame.minY)
    case .left: return EdgeInsets(side, frame.maxX - display.minX)
    }
  }

  // MARK: Callouts beside the target

  /// Returns the areas for a callout on the side of each setting.
  ///
  /// It lies at the edge of the visible area, or before or behind elements to avoid. With an anchor it may also lie
  /// along the target.
  private func beside(_ sides: [CalloutSide], _ callouts: inout TypesetterCache) -> [[ScrollPlan.Share]] {
    guard let reference else { return [] }
    let (around, margins) = (excess(of: reference), margins)
    // The callout has its preferred width or the width beside the target. The solver decides whether it fits then.
    let room = step.snapshot.display.bounds.inset(by: margins)
    let sizes = settings.map { setting in
      callout.size ?? setting.sizing.size(min(room.width, callout.width), among: &callouts)
    }
    func shares(_ need: (_ side: CalloutSide, _ depth: Double) -> EdgeInsets) -> [ScrollPlan.Share] {
      self.shares(zip(sides, sizes).map { need($0, $0.isVertical ? $1.height : $1.width) }, isStrip: false)
    }
    var ways = [shares { EdgeInsets($0, margins[$0] + $1 + callout.gap + around[$0]) }]
    let rest = room.width - reference.width - callout.gap - 1
    if rest > 0, zip(sides, sizes).contains(where: { !$0.isVertical && $1.width > rest }) {
      ways.append(
        shares { EdgeInsets($0, margins[$0] + ($0.isVertical ? $1 : min($1, rest)) + callout.gap + around[$0]) })
    }
    let avoided = step.avoided.filter { !scroller.scrolls($0) }.prefix(Self.mostAvoided).map(\.frame)
    for frame in avoided {
      ways.append(
        shares { EdgeInsets($0, max(margins[$0], edges(frame, $0)[$0]) + $1 + callout.gap + around[$0]) })
      ways.append(
        shares { side, depth in
          var need = EdgeInsets(side, margins[side] + depth + callout.gap + around[side])
          need[side.opposite] = farthest(from: frame, on: side, around)
          return need
        })
      // Alternatively, the whole target lies beyond the element, and the callout beside that.
      ways += CalloutSide.allCases.map { side in self.shares([edges(frame, side)], isStrip: false) }
    }
    guard step.anchor != nil else { return ways }
    return ways
      + CalloutSide.allCases.map { side in
        self.shares(
          sizes.map { EdgeInsets(side, margins[side] + (side.isVertical ? $0.height : $0.width)) }, isStrip: false)
      }
  }

  /// Returns the inset at the opposite edge with which the callout ends before an element to avoid.
  private func farthest(from obstacle: Rect, on side: CalloutSide, _ around: EdgeInsets) -> Double {
    let (target, display, outsets) = (scroller.frame(step.scrolling), step.snapshot.display.bounds, scroller.outsets)
    let room = edges(obstacle, side.opposite)[side.opposite]
    let length = (side.isVertical ? target.height : target.width) + outsets[side] + outsets[side.opposite]
    return max(0, min(room - callout.gap - around[side] - length, max(display.width, display.height)))
  }

  /// The insets from the display's edges to the area that callouts must stay in.
  private var margins: EdgeInsets {
    let display = step.snapshot.display
    let room = CalloutSurroundings(
      display: display.size, safeArea: step.snapshot.insetsForCallouts,
      measures: settings.first?.setting.metrics.theme ?? .standard
    ).boundary
    return EdgeInsets(
      top: room.minY, right: display.size.width - room.maxX, bottom: display.size.height - room.maxY, left: room.minX)
  }

  /// Returns the distances by which a callout's reference exceeds the target with its padding and ring, at each edge.
  private func excess(of reference: Rect) -> EdgeInsets {
    let (frame, outsets) = (scroller.frame(step.scrolling), scroller.outsets)
    return EdgeInsets(
      top: frame.minY - outsets.top - reference.minY, right: reference.maxX - frame.maxX - outsets.right,
      bottom: reference.maxY - frame.maxY - outsets.bottom, left: frame.minX - outsets.left - reference.minX)
  }

  /// Returns the areas that suffice for all settings, then for all but the most demanding one, and so on.
  ///
  /// - Parameter isStrip: true if the callout lies there regardless. The target must be visible beside it, without its
  ///   padding if need be.
  private func shares(_ needs: [EdgeInsets], isStrip: Bool) -> [ScrollPlan.Share] {
    var sum = EdgeInsets.zero
    var sums: [EdgeInsets] = []
    for need in needs.sorted(by: { $0.sum < $1.sum }) {
      sum = EdgeInsets(
        top: max(sum.top, need.top), right: max(sum.right, need.right), bottom: max(sum.bottom, need.bottom),
        left: max(sum.left, need.left))
      if sums.last != sum { sums.append(sum) }
    }
    return sums.reversed().flatMap { edges in
      isStrip
        ? [ScrollPlan.Share(edges: edges), ScrollPlan.Share(edges: edges, hasOutsets: false)]
        : [ScrollPlan.Share(edges: edges)]
    }
  }
}

extension EdgeInsets {
  /// An inset at one edge, rounded up to whole units as offsets of scroll containers are.
  fileprivate init(_ side: CalloutSide, _ length: Double) {
    self = .zero
    self[side] = max(0, length.rounded(.up))
  }

  fileprivate subscript(side: CalloutSide) -> Double {
    get { self[keyPath: side.inset] }
    set { self[keyPath: side.inset] = newValue }
  }

  fileprivate var sum: Double { top + right + bottom + left }
}

extension CalloutSide {
  /// True for a callout above or below.
  fileprivate var isVertical: Bool { self == .top || self == .bottom }

  fileprivate var inset: WritableKeyPath<EdgeInsets, Double> {
    switch self {
    case .top: \.top
    case .right: \.right
    case .bottom: \.bottom
    case .left: \.left
    }
  }

  fileprivate var opposite: CalloutSide {
    switch self {
    case .top: .bottom
    case .right: .left
    case .bottom: .top
    case .left: .right
    }
  }
}
