import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// What a step shows of the screen in one variant.
struct StepHoles {
  /// The holes, in the order of the targets.
  var cutouts: [CutoutPlan]
  /// What of the overlay they leave open together; nil for none, and for one convex hole, where it takes no looking for
  /// crossings and is made by those who need it.
  var opening: [Outline]?
  /// The first two of them that overlap.
  var overlap: CutoutOverlap?
  /// The strokes around them.
  var rings: [RingPlan]
}

/// Decides the holes and rings of one step in one variant.
struct StepPlanner {
  private let step: ResolvedStep
  private let source: SourceText
  private let check: TargetCheck
  private let cutoutPlanner: CutoutPlanner
  /// What cannot be drawn. What is unwise in the rest, the checks of the plan say.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ step: ResolvedStep, source: SourceText) {
    self.step = step
    self.source = source
    self.check = TargetCheck(step.snapshot)
    self.cutoutPlanner = CutoutPlanner(rightToLeft: step.snapshot.traits.direction == .rightToLeft)
  }

  /// What the overlay covers.
  var overlayFrame: Rect? {
    step.step.overlay.map { overlay in
      switch overlay.extentOrDefault {
      case .window: step.snapshot.display.bounds
      case .safeArea: step.snapshot.safeArea
      }
    }
  }

  /// The holes and the rings around them.
  ///
  /// - Parameter spending: what looking for crossings and making outlines may take. Where it does not suffice, something
  ///   is missing.
  mutating func holes(_ spending: inout OutlineSpending) -> StepHoles {
    let targets = step.targets
    let isBounds = step.step.cutout.combineOrDefault == .bounds && targets.count > 1
    let drawings = isBounds ? [bounds()] : targets.indices.map { drawing($0) }
    var cutouts: [CutoutPlan] = []
    cutouts.reserveCapacity(drawings.count)
    // Nearly all steps have one convex hole, of which something is seen.
    let isPlain = drawings.count == 1 && (drawings[0].hole.isConvexForm || drawings[0].outline.isConvex)
    var visible: [[Outline]] = []
    for (place, drawing) in drawings.enumerated() {
      if drawing.isBeyondLimits {
        let cutout = step.step.cutouts[place]
        let range = isBounds ? step.step.partial.targets?.range : targets[place].item.selector.range
        diagnostics.append(
          holeTooFar(at: cutout.size?.range ?? cutout.padding?.range ?? range ?? step.step.id.range))
      }
      let around = isBounds ? targets.indices : place..<place + 1
      let sight = HoleSight(targets[around], of: step, clip: step.step.cutouts[place].clipOrDefault, check)
      let clip = sight.clip
      let outline = drawing.outline
      let bounds = outline.bounds
      let isKnown = isPlain && outline.isSurelyVisible(in: clip, bounds: bounds)
      if !isKnown { visible.append(outline.visible(in: clip)) }
      cutouts.append(
        CutoutPlan(
          target: targets[place].element.id, others: isBounds ? targets.dropFirst().map(\.element.id) : [],
          element: isBounds ? union(of: targets) : targets[place].element.frame, drawing: drawing, bounds: bounds,
          sight: sight, isVisible: isKnown || visible.last?.isEmpty == false))
    }
    spending.enter(step.step)
    for cutout in cutouts { spending.make(cutout.outline) }
    let opening = visible.count < cutouts.count || cutouts.isEmpty ? nil : opening(of: visible, &spending)
    let overlap = overlap(of: visible, &spending)
    let planner = RingPlanner(step.step, around: cutouts, &spending)
    diagnostics += planner.tooFar.map(ringTooFar)
    for ring in planner.rings { spending.make(ring.outline) }
    return StepHoles(cutouts: cutouts, opening: opening, overlap: overlap, rings: planner.rings)
  }

  /// What of the overlay holes leave open together.
  private func opening(of holes: [[Outline]], _ spending: inout OutlineSpending) -> [Outline] {
    guard let frame = overlayFrame else { return [] }
    let pieces = holes.joined().flatMap { $0.visible(in: frame) }
    return spending.look { Outline.union(pieces, &$0) } ?? []
  }

  /// The hole around the target at a place.
  private func drawing(_ place: Int) -> CutoutPlanner.Drawing {
    let (elements, index) = (step.snapshot.elements, step.targets[place].element.index)
    return cutoutPlanner.draw(
      elements.frame(index), shape: elements.shape(index), toGlobal: step.targets[place].element.toGlobal,
      cutout: step.step.cutouts[place])
  }

  /// One hole around the boxes of all targets.
  private func bounds() -> CutoutPlanner.Drawing {
    cutoutPlanner.draw(
      union(of: step.targets), shape: nil, toGlobal: .identity, cutout: step.step.cutout)
  }

  private func union(of targets: [ResolvedTarget]) -> Rect {
    guard let first = targets.first else { return Rect(0, 0, 0, 0) }
    return targets.dropFirst().reduce(first.element.frame) { $0.union($1.element.frame) }
  }

  /// The first two holes that overlap, where the step does not say how they combine.
  private func overlap(of holes: [[Outline]], _ spending: inout OutlineSpending) -> CutoutOverlap? {
    guard holes.count > 1, step.step.cutout.combine == nil else { return nil }
    return spending.look { Self.firstOverlap(among: holes, &$0) } ?? nil
  }

  private static func firstOverlap(among holes: [[Outline]], _ tests: inout CrossingTests) -> CutoutOverlap? {
    for second in holes.indices.dropFirst() {
      for first in holes.indices.prefix(second) {
        if tests.isExceeded { return nil }
        let overlap = holes[first].contains { piece in holes[second].contains { piece.overlaps($0, &tests) } }
        if overlap { return CutoutOverlap(first: first, second: second) }
      }
    }
    return nil
  }
}

extension StepPlanner {
  private func holeTooFar(at range: ByteRange) -> Diagnostic {
    Diagnostic(.limitExceeded, "the hole lies beyond the limit of coordinates, ±1e7", at: SourceSpan(source, range))
  }

  private func ringTooFar(_ ring: RingPartial) -> Diagnostic {
    Diagnostic(
      .limitExceeded, "the ring lies beyond the limit of coordinates, ±1e7",
      at: SourceSpan(source, ring.width?.range ?? ring.gap?.range ?? ring.range))
  }
}

extension TourShape {
  /// What a hole is once it lies on the screen: its form by name where the way to the screen keeps it one, else a path.
  init(_ hole: PaddedShape, toGlobal: Transform) {
    guard toGlobal.keepsAxes else {
      self = .path
      return
    }
    let isUniform = toGlobal.a == toGlobal.d
    switch hole.shape {
    case .rect: self = .rect
    case .ellipse: self = .ellipse
    case .circle: self = isUniform ? .circle : .ellipse
    case .capsule: self = isUniform ? .capsule : .path
    case .path: self = .path
    case .roundedRect(let radii, let smoothing):
      guard isUniform else {
        self = .path
        return
      }
      let fitting = radii.scaledToFit(hole.frame.size).0
      self = .roundedRect(
        radii: [fitting.topLeft, fitting.topRight, fitting.bottomRight, fitting.bottomLeft].map { $0 * toGlobal.a },
        smoothing: smoothing)
    }
  }
}
