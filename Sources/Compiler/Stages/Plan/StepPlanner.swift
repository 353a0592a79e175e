import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// The holes and rings of a step in one variant.
struct StepHoles: Sendable {
  /// The holes, in the order of the targets.
  var cutouts: [CutoutPlan]
  /// The union of the holes within the overlay.
  ///
  /// Nil if there are no holes, or one convex hole: that needs no search for intersections and is computed on demand.
  var opening: [Outline]?
  /// The first two overlapping holes.
  var overlap: CutoutOverlap?
  /// The rings around the holes.
  var rings: [RingPlan]
}

/// Computes the holes and rings of one step in one variant.
struct StepPlanner {
  private let step: ResolvedStep
  private let source: SourceText
  private let check: TargetCheck
  private let cutoutPlanner: CutoutPlanner
  /// The diagnostics of holes and rings that can't be drawn. The plan's checks report unwise ones.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ step: ResolvedStep, source: SourceText) {
    self.step = step
    self.source = source
    self.check = TargetCheck(step.snapshot)
    self.cutoutPlanner = CutoutPlanner(rightToLeft: step.snapshot.traits.direction == .rightToLeft)
  }

  /// The rectangle that the overlay covers, or nil without an overlay.
  var overlayFrame: Rect? {
    step.step.overlay.map { overlay in
      switch overlay.extentOrDefault {
      case .window: step.snapshot.display.bounds
      case .safeArea: step.snapshot.safeArea
      }
    }
  }

  /// Computes the holes and the rings around them.
  ///
  /// - Parameter spending: the budget for intersection tests and outlines. If it runs out, holes or rings are missing.
  mutating func holes(_ spending: inout OutlineSpending) -> StepHoles {
    let targets = step.targets
    let isBounds = step.step.cutout.combineOrDefault == .bounds && targets.count > 1
    let drawings = isBounds ? [bounds()] : targets.indices.map { drawing($0) }
    var cutouts: [CutoutPlan] = []
    cutouts.reserveCapacity(drawings.count)
    // Nearly all steps have one convex hole that is at least partly visible.
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
      let sight = HoleClipping(targets[around], of: step, clip: step.step.cutouts[place].clipOrDefault, check)
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
    for cutout in cutouts { spending.countOutline(cutout.outline) }
    let opening = visible.count < cutouts.count || cutouts.isEmpty ? nil : opening(of: visible, &spending)
    let overlap = overlap(of: visible, &spending)
    let planner = RingPlanner(step.step, around: cutouts, &spending)
    diagnostics += planner.tooFar.map(ringTooFar)
    for ring in planner.rings { spending.countOutline(ring.outline) }
    return StepHoles(cutouts: cutouts, opening: opening, overlap: overlap, rings: planner.rings)
  }

  /// Returns the union of some holes within the overlay.
  private func opening(of holes: [[Outline]], _ spending: inout OutlineSpending) -> [Outline] {
    guard let frame = overlayFrame else { return [] }
    let pieces = holes.joined().flatMap { $0.visible(in: frame) }
    return spending.search { Outline.union(pieces, &$0) } ?? []
  }

  /// Returns the hole around the target at an index.
  private func drawing(_ place: Int) -> CutoutPlanner.Drawing {
    let (elements, index) = (step.snapshot.elements, step.targets[place].element.index)
    return cutoutPlanner.draw(
      elements.frame(index), shape: elements.shape(index), toGlobal: step.targets[place].element.toGlobal,
      cutout: step.step.cutouts[place])
  }

  /// Returns one hole around the boxes of all targets.
  private func bounds() -> CutoutPlanner.Drawing {
    cutoutPlanner.draw(
      union(of: step.targets), shape: nil, toGlobal: .identity, cutout: step.step.cutout)
  }

  private func union(of targets: [ResolvedTarget]) -> Rect {
    guard let first = targets.first else { return Rect(0, 0, 0, 0) }
    return targets.dropFirst().reduce(first.element.frame) { $0.union($1.element.frame) }
  }

  /// Returns the first two overlapping holes, or nil if there are none or the step says how its holes combine.
  private func overlap(of holes: [[Outline]], _ spending: inout OutlineSpending) -> CutoutOverlap? {
    guard holes.count > 1, step.step.cutout.combine == nil else { return nil }
    return spending.search { Self.firstOverlap(among: holes, &$0) } ?? nil
  }

  private static func firstOverlap(among holes: [[Outline]], _ tests: inout CrossingBudget) -> CutoutOverlap? {
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
  /// Creates the shape of a hole in global coordinates.
  ///
  /// The shape keeps its name if the transform preserves it, and is a path otherwise.
  init(_ hole: PaddedShape, toGlobal: Transform) {
    guard toGlobal.keepsAxes else {
      self = .path
      return
    }
    let isUniform = toGlobal.a == toGlobal.d
    switch hole.shape {
    case .named(let name): self = (isUniform ? name : name.stretched).map { .named($0) } ?? .path
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
