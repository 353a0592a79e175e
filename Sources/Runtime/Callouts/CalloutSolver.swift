package import TutorialGeometry
package import TutorialTour

/// Places a step's callout by the same rules in the compiler and in clients.
package struct CalloutSolver {
  private let kind: TourCallout.Kind
  private let placement: [TourPlacement]
  private let width: Double
  private let fixedSize: Size?
  private let gap: Double
  private let arrow: CalloutArrowForm?
  private let sheetHeight: Double?
  private let surroundings: CalloutSurroundings
  /// The elements that the callout must not cover.
  package let obstacles: CalloutObstacles

  /// The solver for a step, or nil if the step has no callout.
  package init?(_ step: TourStep, in surroundings: CalloutSurroundings) {
    guard let callout = step.callout else { return nil }
    self.init(callout, among: CalloutObstacles(step, display: surroundings.bounds), in: surroundings)
  }

  /// The solver for a callout with the given obstacles.
  package init(
    _ callout: borrowing TourCallout, among obstacles: CalloutObstacles, in surroundings: CalloutSurroundings
  ) {
    kind = callout.kind
    placement = callout.placement
    width = callout.width
    fixedSize = callout.size
    gap = callout.gap
    // The author's size, or else the default size.
    arrow =
      !callout.arrow ? nil : Self.arrow(callout.arrowSize ?? CalloutStyle.arrow, surroundings.measures)
    sheetHeight = callout.sheetHeight
    self.surroundings = surroundings
    self.obstacles = obstacles
  }

  /// Places the callout.
  ///
  /// - Parameters:
  ///   - placements: replaces the author's placements.
  ///   - size: returns the size of the callout with its text for a given width limit; not called if the author has
  ///     fixed the size. The size of a sheet excludes the safe area at the bottom.
  package func solve(
    placements: [TourPlacement]? = nil, _ size: (_ limit: Double) -> Size
  ) -> CalloutResult {
    switch kind {
    case .bubble: bubble(placements ?? placement, size)
    case .sheet: sheet(size)
    case .banner: banner(size)
    }
  }

  /// Places the callout on a live display, by docs/callouts.md, "In a client".
  ///
  /// A bubble stays on its compiled side or tries the placements in their order, because only the compiler knows where
  /// it covers least. If none of these has room, any side, and then the centre, is better than covering an element.
  ///
  /// - Parameter compiled: the side in its compiled layout, or nil if it has none.
  package func solve(
    from compiled: TourPlacement?, _ size: (_ limit: Double) -> Size
  ) -> CalloutResult {
    let asked = solve(size)
    guard kind == .bubble else { return asked }
    if let compiled {
      let kept = bubble([compiled], isNarrowed: false, size)
      if kept.problem == nil { return kept }
    }
    var found = asked
    for side in [TourPlacement.Side.auto, .center] where found.problem != nil {
      found = solve(placements: [TourPlacement(side)], size)
    }
    return found.problem == nil ? found : asked
  }

  /// An arrow that keeps away from the rounded corners.
  private static func arrow(_ size: Size, _ measures: TourTheme.Measures) -> CalloutArrowForm {
    CalloutArrowForm(length: size.height, base: size.width, clearance: measures.radius)
  }

  // MARK: Bubbles

  /// The offers of each side for a bubble, regardless of the author's placements; empty without a reference.
  package func offers(_ size: (_ limit: Double) -> Size) -> [CalloutSideOffer] {
    scene([]).offers { limit in fixedSize ?? size(min(limit, width)) }
  }

  /// The bubble at the first placement at which it fits without being narrowed, or nil if it fits at none.
  ///
  /// The rules are those for placements that an author names.
  package func fitting(_ placements: [TourPlacement], _ size: (_ limit: Double) -> Size) -> CalloutResult? {
    let scene = scene(placements, isNarrowed: false)
    guard case .fits(let spot) = scene.solve({ limit in fixedSize ?? size(min(limit, width)) }) else { return nil }
    return result(at: spot)
  }

  /// A bubble at a spot where it fits.
  package func result(at spot: CalloutSpot) -> CalloutResult {
    CalloutResult(spot, problem: obstacles.covered(by: spot.frame).map { .covers($0) })
  }

  /// The input for placing a bubble.
  ///
  /// - Parameter isNarrowed: true to narrow the bubble if that helps.
  private func scene(_ placements: [TourPlacement], isNarrowed: Bool = true) -> CalloutScene {
    // A negative gap makes it overlap its reference, which must not count as an additional problem.
    let boxes = obstacles.all.map { obstacle -> Rect in
      let isBeside = !obstacle.isAvoided && obstacles.reference?.contains(obstacle.box) ?? false
      return gap < 0 && isBeside ? Rect(0, 0, 0, 0) : obstacle.box
    }
    return CalloutScene(
      reference: obstacles.reference, boundary: surroundings.boundary,
      obstacles: boxes,
      placements: placements.map { CalloutPlacement($0, isRightToLeft: surroundings.isRightToLeft) },
      gap: gap, arrow: arrow,
      isRightToLeft: surroundings.isRightToLeft,
      narrowest: fixedSize == nil && isNarrowed ? width * CalloutStyle.narrowest : .infinity)
  }

  private func bubble(
    _ placements: [TourPlacement], isNarrowed: Bool = true, _ size: (Double) -> Size
  ) -> CalloutResult {
    let scene = scene(placements, isNarrowed: isNarrowed)
    switch scene.solve({ limit in fixedSize ?? size(min(limit, width)) }) {
    case .fits(let spot): return result(at: spot)
    case .lacks(let lacks, let spot):
      if placements.contains(where: { $0.side == .center }), let middle = middle(scene, size) { return middle }
      return CalloutResult(spot, problem: problem(lacks, scene))
    }
  }

  /// The callout in the centre of the visible area, or nil if it covers anything but a target that fills that area.
  private func middle(_ scene: CalloutScene, _ size: (Double) -> Size) -> CalloutResult? {
    var free = scene
    free.obstacles = []
    free.placements = [.center]
    guard case .fits(let spot) = free.solve({ limit in fixedSize ?? size(min(limit, width)) }) else { return nil }
    return covered(by: spot.frame) == nil ? CalloutResult(frame: spot.frame, side: .center, alignment: .center) : nil
  }

  /// The index of the first obstacle that a callout covers unintentionally.
  ///
  /// It is intentional if all of these hold:
  ///
  /// - The obstacle isn't one that the step asks to avoid.
  /// - The obstacle fills most of the visible area.
  /// - No side of it has room for the callout.
  /// - Most of it stays visible.
  private func covered(by frame: Rect) -> Int? {
    let sight = surroundings.boundary
    let across = frame.width + max(0, gap) - 1e-6
    let down = frame.height + max(0, gap) - 1e-6
    return obstacles.all.indices.first { place in
      let box = obstacles.all[place].box
      guard let common = box.intersection(frame), common.smallerSide > 1e-6 else { return false }
      let fills = (box.intersection(sight)?.area ?? 0) > sight.area / 2
      let hasRoom =
        box.minX - sight.minX >= across || sight.maxX - box.maxX >= across || box.minY - sight.minY >= down
        || sight.maxY - box.maxY >= down
      return obstacles.all[place].isAvoided || !fills || hasRoom || common.area >= box.area / 2
    }
  }

  /// The problem of a callout. If there was no choice of placement, the author put it over the element.
  private func problem(_ lacks: [CalloutLack], _ scene: CalloutScene) -> CalloutMisfit {
    let isCentred = scene.reference == nil || scene.placements == [.center]
    guard isCentred, let middle = lacks.first(where: { $0.side == nil }) else { return .doesNotFit(lacks) }
    guard case .obstacle(let place) = middle.cause else { return .tooLarge(middle.points) }
    return .covers(place)
  }

  // MARK: Sheets and banners

  private func sheet(_ size: (Double) -> Size) -> CalloutResult {
    let (display, bars) = (surroundings.bounds, surroundings.safeArea)
    let width = min(fixedSize?.width ?? display.width, display.width)
    let inner = max(0, width - bars.left - bars.right)
    let height = sheetHeight ?? fixedSize?.height ?? (size(inner).height + bars.bottom)
    return strip(
      Rect(display.midX - width / 2, display.maxY - height, width, height), side: .bottom,
      room: display.height - bars.top)
  }

  private func banner(_ size: (Double) -> Size) -> CalloutResult {
    let boundary = surroundings.boundary
    let width = min(fixedSize?.width ?? TourCallout.widestBanner, boundary.width)
    let height = fixedSize?.height ?? size(width).height
    return strip(
      Rect(boundary.midX - width / 2, boundary.minY, width, height), side: .top, room: boundary.height)
  }

  /// A callout along an edge of the display.
  private func strip(_ frame: Rect, side: TourPlacement.Side, room: Double) -> CalloutResult {
    var result = CalloutResult(frame: frame, side: side, alignment: .center)
    if frame.height > room + 1e-6 {
      result.problem = .tooLarge(frame.height - room)
    } else if let place = covered(by: frame) {
      result.problem = .covers(place)
    }
    return result
  }
}

extension CalloutPlacement {
  /// A placement in the format of the tour, with leading and trailing resolved to left and right.
  package init(_ placement: TourPlacement, isRightToLeft: Bool) {
    let alignment = placement.alignment
    self =
      switch placement.side {
      case .auto: .auto
      case .center: .center
      case .top: .beside(.top, alignment)
      case .bottom: .beside(.bottom, alignment)
      case .left: .beside(.left, alignment)
      case .right: .beside(.right, alignment)
      case .leading: .beside(isRightToLeft ? .right : .left, alignment)
      case .trailing: .beside(isRightToLeft ? .left : .right, alignment)
      }
  }
}

extension CalloutResult {
  fileprivate init(_ spot: CalloutSpot, problem: CalloutMisfit?) {
    self.init(
      frame: spot.frame, side: spot.side.map(TourPlacement.Side.init) ?? .center,
      alignment: spot.alignment, arrow: spot.arrow, problem: problem)
  }
}

extension TourPlacement.Side {
  /// The side in the format of the tour.
  package init(_ side: CalloutSide) {
    self =
      switch side {
      case .top: .top
      case .right: .right
      case .bottom: .bottom
      case .left: .left
      }
  }
}
