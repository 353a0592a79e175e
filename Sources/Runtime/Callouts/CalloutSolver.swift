package import TutorialGeometry
package import TutorialTour

/// Finds the place of a step's callout: the same rules for the compiler and for a client.
package struct CalloutSolver {
  private let kind: TourCallout.Kind
  private let placement: [TourPlacement]
  private let width: Double
  private let fixedSize: Size?
  private let gap: Double
  /// The arrow; nil for none.
  private let arrow: CalloutArrowForm?
  private let sheetHeight: Double?
  private let surroundings: CalloutSurroundings
  /// What it must not cover.
  package let obstacles: CalloutObstacles

  /// The solver for a step; nil where that has no callout.
  package init?(_ step: TourStep, in surroundings: CalloutSurroundings) {
    guard let callout = step.callout else { return nil }
    self.init(callout, among: CalloutObstacles(step, display: surroundings.bounds), in: surroundings)
  }

  /// The solver for a callout whose obstacles are known.
  package init(
    _ callout: borrowing TourCallout, among obstacles: CalloutObstacles, in surroundings: CalloutSurroundings
  ) {
    kind = callout.kind
    placement = callout.placement
    width = callout.width
    fixedSize = callout.size
    gap = callout.gap
    // As large as the author says, else as arrows usually are.
    arrow =
      !callout.arrow ? nil : Self.arrow(callout.arrowSize ?? CalloutStyle.arrow, surroundings.measures)
    sheetHeight = callout.sheetHeight
    self.surroundings = surroundings
    self.obstacles = obstacles
  }

  /// The place.
  ///
  /// - Parameters:
  ///   - placements: instead of those that the author allows.
  ///   - size: how large the callout is with its text, if it may be so wide at most; not asked where the author has
  ///     fixed it. A sheet's is without what the system takes at the bottom.
  package func solve(
    placements: [TourPlacement]? = nil, _ size: (_ limit: Double) -> Size
  ) -> CalloutResult {
    switch kind {
    case .bubble: bubble(placements ?? placement, size)
    case .sheet: sheet(size)
    case .banner: banner(size)
    }
  }

  /// The place on a live display, by docs/callouts.md, "In a client": a bubble stays on its side, or goes on to the
  /// placements in their order: where it covers least, only the compiler knows. Where those have no room, any side is better
  /// than to cover something, and so is the middle.
  ///
  /// - Parameter compiled: the side of the layout that it has; nil where it has none.
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

  /// An arrow that keeps off the round corners.
  private static func arrow(_ size: Size, _ measures: TourTheme.Measures) -> CalloutArrowForm {
    CalloutArrowForm(length: size.height, base: size.width, clearance: measures.radius)
  }

  // MARK: Bubbles

  /// What each side has for a bubble, whatever the author allows; nothing where there is nothing to lie beside.
  package func offers(_ size: (_ limit: Double) -> Size) -> [CalloutSideOffer] {
    scene([]).offers { limit in fixedSize ?? size(min(limit, width)) }
  }

  /// The first of some placements at which a bubble fits without being made narrower, by the rules for placements that
  /// an author names; nil where it fits at none.
  package func fitting(_ placements: [TourPlacement], _ size: (_ limit: Double) -> Size) -> CalloutResult? {
    let scene = scene(placements, isNarrowed: false)
    guard case .fits(let spot) = scene.solve({ limit in fixedSize ?? size(min(limit, width)) }) else { return nil }
    return result(at: spot)
  }

  /// A bubble at a spot where it fits.
  package func result(at spot: CalloutSpot) -> CalloutResult {
    CalloutResult(spot, problem: obstacles.covered(by: spot.frame).map { .covers($0) })
  }

  /// What there is around a bubble, and how it is to lie.
  ///
  /// - Parameter isNarrowed: whether it is made narrower where that helps.
  private func scene(_ placements: [TourPlacement], isNarrowed: Bool = true) -> CalloutScene {
    // A negative gap brings it over what it lies beside, and only that is wrong with it.
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

  /// The callout in the middle of what can be seen, if it lies over nothing but a target that fills it.
  private func middle(_ scene: CalloutScene, _ size: (Double) -> Size) -> CalloutResult? {
    var free = scene
    free.obstacles = []
    free.placements = [.center]
    guard case .fits(let spot) = free.solve({ limit in fixedSize ?? size(min(limit, width)) }) else { return nil }
    return covered(by: spot.frame) == nil ? CalloutResult(frame: spot.frame, side: .center, alignment: .center) : nil
  }

  /// The first obstacle that a callout lies over though it is not meant to.
  ///
  /// Over a target that fills most of what can be seen, and beside which no side has room for it, the author who puts it
  /// there wants it; but most of the target has to be left.
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

  /// Where there was nothing to choose from, it is the author who put it over something.
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
    let width = min(fixedSize?.width ?? boundary.width, boundary.width)
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
  /// The placement with its side as it lies on the screen.
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
  /// A bubble at a spot.
  fileprivate init(_ spot: CalloutSpot, problem: CalloutMisfit?) {
    self.init(
      frame: spot.frame, side: spot.side.map(TourPlacement.Side.init) ?? .center,
      alignment: spot.alignment, arrow: spot.arrow, problem: problem)
  }
}

extension TourPlacement.Side {
  /// The side of the format.
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
