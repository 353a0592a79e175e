import TutorialCallouts
import TutorialGeometry
import TutorialLanguage
import TutorialText
import TutorialTour

/// Which parts of the display a step's callout may need, so that its target can be scrolled to beside them.
struct CalloutRoom {
  private let step: ResolvedStep
  private let scroller: StepScroller
  private let callout: TourCallout
  private let settings: [ScrollTrials.Setting]
  /// What the callout lies beside while the target lies where it is aligned.
  private let reference: Rect?
  /// How many of the elements that a callout is to avoid are looked at.
  private static let mostAvoided = 8

  init(
    _ step: ResolvedStep, _ scroller: StepScroller, _ callout: TourCallout, _ settings: [ScrollTrials.Setting],
    reference: Rect?
  ) {
    self.step = step
    self.scroller = scroller
    self.callout = callout
    self.settings = settings
    self.reference = reference
  }

  /// What to leave to the callout: groups of which the first is to be preferred, with ways of equal rank in each.
  func groups(_ callouts: inout TypesetCallouts) -> [[[ScrollPlan.Share]]] {
    switch callout.kind {
    case .sheet, .banner:
      let frames = frames(nil, CalloutObstacles(holes: [], anchor: nil, avoiding: []), &callouts)
      return [[shares(frames.map { edges($0, callout.kind == .sheet ? .bottom : .top) }, isStrip: true)]]
    case .bubble: break
    }
    if let anchor = step.anchor, !scroller.scrolls(anchor) {
      // It stays where it is, and the callout with it.
      let obstacles = CalloutObstacles(
        holes: [], anchor: TourElement(anchor), avoiding: step.avoided.map(TourElement.init))
      return [around(frames(nil, obstacles, &callouts))]
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

  // MARK: Callouts that lie somewhere whatever the target does

  /// Where the callout lies in each setting among some obstacles.
  private func frames(
    _ placements: [TourPlacement]?, _ obstacles: CalloutObstacles, _ callouts: inout TypesetCallouts
  ) -> [Rect] {
    settings.map { setting in
      CalloutSolver(callout, among: obstacles, in: CalloutSurroundings(step.snapshot, setting.setting))
        .solve(placements: placements) { setting.sizing.size($0, among: &callouts) }.frame
    }
  }

  /// The target on any side of the callouts.
  private func around(_ frames: [Rect]) -> [[ScrollPlan.Share]] {
    [CalloutSide.bottom, .top, .left, .right].map { side in
      shares(frames.map { edges($0, side) }, isStrip: true)
    }
  }

  /// What a box takes along an edge of the display, with what lies between.
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

  /// The callout on the side of each setting: from the edge of what can be seen, or from what it is to avoid.
  private func beside(_ sides: [CalloutSide], _ callouts: inout TypesetCallouts) -> [[ScrollPlan.Share]] {
    guard let reference else { return [] }
    let (around, margins) = (excess(of: reference), margins)
    // As wide as it likes to be; where it has to be narrower, the solver says whether it has room.
    let room = step.snapshot.display.bounds.inset(by: margins)
    let sizes = settings.map { setting in
      callout.size ?? setting.sizing.size(min(room.width, callout.width), among: &callouts)
    }
    let avoided = step.avoided.filter { !scroller.scrolls($0) }.prefix(Self.mostAvoided).map(\.frame)
    return ([nil] + avoided.map { $0 }).map { obstacle in
      let needs = zip(sides, sizes).map { side, size in
        let margin = max(margins[side], obstacle.map { edges($0, side)[side] } ?? 0)
        let depth = side == .top || side == .bottom ? size.height : size.width
        return EdgeInsets(side, margin + depth + callout.gap + around[side])
      }
      return shares(needs, isStrip: false)
    }
  }

  /// From each edge of the display to what a callout has to lie inside of.
  private var margins: EdgeInsets {
    let display = step.snapshot.display
    let room = CalloutSurroundings(display: display.size, safeArea: step.snapshot.insetsForCallouts).boundary
    return EdgeInsets(
      top: room.minY, right: display.size.width - room.maxX, bottom: display.size.height - room.maxY, left: room.minX)
  }

  /// By how much what the callout lies beside reaches farther than the target with its padding and ring.
  private func excess(of reference: Rect) -> EdgeInsets {
    let (frame, outsets) = (scroller.frame(step.scrolling), scroller.outsets)
    return EdgeInsets(
      top: frame.minY - outsets.top - reference.minY, right: reference.maxX - frame.maxX - outsets.right,
      bottom: reference.maxY - frame.maxY - outsets.bottom, left: frame.minX - outsets.left - reference.minX)
  }

  /// The shares that serve all settings, then those that serve all but the one that needs most, and so on.
  ///
  /// - Parameter isStrip: whether the callout lies there anyway: the target is to be seen beside it, if need be without
  ///   its padding.
  private func shares(_ needs: [EdgeInsets], isStrip: Bool) -> [ScrollPlan.Share] {
    var sum = EdgeInsets.zero
    var sums: [EdgeInsets] = []
    for need in needs.sorted(by: { $0.largest < $1.largest }) {
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
  /// So much along one edge, in whole units: offsets of scroll containers are.
  fileprivate init(_ side: CalloutSide, _ length: Double) {
    self = .zero
    let length = max(0, length.rounded(.up))
    switch side {
    case .top: top = length
    case .right: right = length
    case .bottom: bottom = length
    case .left: left = length
    }
  }

  fileprivate subscript(side: CalloutSide) -> Double {
    switch side {
    case .top: top
    case .right: right
    case .bottom: bottom
    case .left: left
    }
  }

  fileprivate var largest: Double { max(top, right, bottom, left) }
}
