package import TutorialGeometry
package import TutorialLanguage
package import TutorialMotion
package import TutorialSyntax
package import TutorialTour
package import TutorialValues

/// A tutorial with all results that depend on frames: holes, rings, ways from step to step.
package struct TutorialPlan: Sendable {
  /// The tutorial.
  package var tutorial: Tutorial
  /// Its variants, in the order of the layouts.
  package var variants: [VariantPlan]
  /// The replacement of transitions for people who prefer reduced motion.
  package var reducedMotion: ReducedMotionPlan
  /// True if the tutorial was over budget and the plan is empty.
  package var isCutShort = false
  /// The table of the movements' motions, which also fits further ones for the checks.
  var motionTable: MotionTable
}

extension TutorialPlan {
  /// All motions without duplicates, in the order of first use.
  package var motions: [Motion] { motionTable.motions }
}

/// A tutorial in one variant.
package struct VariantPlan: Sendable {
  /// The variant as resolved.
  package var resolved: ResolvedVariant
  /// The part that doesn't depend on frames.
  package var shape: VariantShape
  /// The variant's steps, in order: one for each of the shape's.
  package var steps: [StepPlan]
}

/// The part of a variant that doesn't depend on frames: its steps and the ways between them.
///
/// Variants with the same steps, styles, and steps with targets share a shape; usually all variants do. Anything that
/// follows from the shape alone is computed and written once.
package final class VariantShape: Sendable {
  let flow: VariantFlow
  /// Its steps, in order.
  package let steps: [StepShape]

  init(flow: VariantFlow, steps: [StepShape]) {
    self.flow = flow
    self.steps = steps
  }
}

/// The part of a step that doesn't depend on frames: its rules, buttons, and the overlay's movements.
package struct StepShape: Sendable {
  /// The step.
  package let step: Step
  /// The rules that end the step.
  package let rules: [RulePlan]
  /// The buttons of the callout, in reading order.
  package let buttons: [ButtonPlan]
  /// The movements of the overlay when it enters, exits, and changes with the variant; nil is immediate.
  package var enter: MovementPlan?
  package var exit: MovementPlan?
  package var variantChange: MovementPlan?
  /// The step's own replacement of transitions under reduced motion, if it has one.
  package var reducedMotion: ReducedMotionPlan?
  /// The locations of the move's arc and of its easing (or else its arc); nil if neither is written.
  package var arcRange: ByteRange?
  package var bendRange: ByteRange?
  /// All ways into the step: from the step before, from each branch, and last from anywhere.
  package var ways: [WayPlan] = []
}

/// A step in one variant: its shape and the placement on the screen.
package final class StepPlan: Sendable {
  /// The step as resolved.
  package let resolved: ResolvedStep
  private let placement: StepPlacement
  /// For each way into the step, the pairs of an old and a new hole.
  package let transitions: [[TourPair]]

  init(_ resolved: ResolvedStep, _ placement: StepPlacement, transitions: [[TourPair]]) {
    self.resolved = resolved
    self.placement = placement
    self.transitions = transitions
  }

  /// The rectangle that the overlay covers, or nil without an overlay.
  package var overlayFrame: Rect? { placement.frame }
  /// The holes, in the order of the targets.
  package var cutouts: [CutoutPlan] { placement.holes.cutouts }
  /// The first two overlapping holes; nil if the step says how its holes combine.
  package var overlap: CutoutOverlap? { placement.holes.overlap }
  /// The rings around the holes.
  package var rings: [RingPlan] { placement.holes.rings }
  /// The sprites, which fly once the step has come.
  package var sprites: [SpritePlan] { placement.sprites }
  /// The effects, which repeat during the step.
  package var loops: [LoopPlan] { placement.loops }

  /// Returns true if a step of another variant has the same placement because both were planned together.
  func isPlaced(like other: StepPlan) -> Bool {
    cutouts.elementsEqual(other.cutouts, by: ===) && resolved.isPlaced(like: other.resolved)
      && loops.isEmpty && other.loops.isEmpty
  }

  /// The union of the holes within the overlay, as disjoint outlines; empty without an overlay.
  package var opening: [Outline] {
    if let known = placement.holes.opening { return known }
    guard !cutouts.isEmpty, let frame = overlayFrame else { return [] }
    let (outline, clip) = (cutouts[0].outline, cutouts[0].clip)
    if outline.isInside(frame), clip.map(outline.isInside) ?? true { return [outline] }
    let pieces = outline.visible(in: clip).flatMap { $0.visible(in: frame) }
    return pieces == [outline] ? pieces : Outline.union(pieces)
  }
}

/// Two overlapping holes, by index.
package struct CutoutOverlap: Sendable, Hashable {
  /// The earlier one.
  package var first: Int
  /// The later one.
  package var second: Int
}

/// A hole. A class, because it has many parts and is used in many places.
package final class CutoutPlan: Sendable {
  /// The id of the highlighted element.
  package let target: String
  /// The ids of further elements inside the same hole.
  package let others: [String]
  /// The element's bounding box, or that of all elements, in global coordinates.
  package let element: Rect
  /// The rectangle that the hole is drawn around, in local coordinates.
  ///
  /// It is the element's frame, or a box of fixed size in it.
  package let base: Rect
  /// True if the hole would exceed the limit of coordinates, which is reported. The hole is then empty.
  package let isBeyondLimits: Bool
  /// The hole's bounding box in global coordinates.
  package let frame: Rect
  /// The hole's shape after the element's transform: a named one, or a path.
  package let shape: TourShape
  /// The clip rectangle in global coordinates, or nil for none.
  package let clip: Rect?
  /// The sides of `clip` at which scroll containers clip the element; nil if none does.
  package let cut: TourCut?
  /// The whole outline in global coordinates, with as few segments as its shape needs.
  package let outline: Outline
  /// The outline's bounding box.
  package let bounds: Rect
  /// True if a part of the hole lies in `clip`.
  package let isVisible: Bool
  /// The hole in the element's local coordinates.
  package let hole: PaddedShape
  /// The transform from local to global coordinates.
  package let toGlobal: Transform
  /// The pieces that rings go around, in global coordinates, or nil if scroll containers don't clip the outline.
  package let pieces: [Outline]?
  /// The clip rectangle of rings in global coordinates, or nil if nothing covers them.
  package let ringClip: Rect?

  /// Creates a hole around one or more targets from its drawing and clipping.
  ///
  /// - Parameters:
  ///   - element: the box of the target, or that of all targets, in global coordinates.
  ///   - bounds: the bounding box of the drawing's outline.
  init(
    target: String, others: [String], element: Rect, drawing: CutoutPlanner.Drawing, bounds: Rect, sight: HoleClipping,
    isVisible: Bool
  ) {
    self.target = target
    self.others = others
    self.element = element
    base = drawing.base
    isBeyondLimits = drawing.isBeyondLimits
    frame = drawing.frame
    shape = TourShape(drawing.hole, toGlobal: drawing.toGlobal)
    clip = sight.clip
    cut = sight.cutSides
    outline = drawing.outline
    self.bounds = bounds
    self.isVisible = isVisible
    hole = drawing.hole
    toGlobal = drawing.toGlobal
    pieces = sight.pieces(of: drawing.outline, bounds: bounds)
    ringClip = sight.ringClip
  }

  /// The visible part: the outline clipped to `clip`.
  package var visible: [Outline] { outline.visible(in: clip) }
}

/// A stroke around one hole, or around several together.
package struct RingPlan: Sendable {
  /// A number that rings have in common if they were made together: the index of the first hole of them all.
  package var group: Int
  /// The indices of the holes it goes around.
  package var cutouts: [Int]
  /// The stroke's width in logical units.
  package var width: Double
  /// The distance from the hole's edge to the stroke's, in logical units.
  package var gap: Double
  /// Its colour.
  package var color: Color
  /// The lengths of dashes and gaps, or nil for a solid line.
  package var dash: [Double]?
  /// The middle of the stroke, in global coordinates.
  package var outline: Outline
  /// The clip rectangle in global coordinates, or nil if nothing covers the ring.
  package var clip: Rect?
}

/// A movement with its motion.
package struct MovementPlan: Sendable {
  /// The kind of transition.
  package var kind: TourTransitionKind
  /// The index among the plan's motions, or nil for a cut.
  package var motion: Int?
  /// The delay before it begins, in seconds.
  package var delay: Double
  /// The height of the bend as a fraction of the distance, for holes that travel.
  package var arc = 0.0
}

/// The replacement of movement, with its motion.
package struct ReducedMotionPlan: Sendable, Hashable {
  /// The kind of replacement.
  package var kind: TourReducedMotion.Kind
  /// The index among the plan's motions, or nil for a cut.
  package var motion: Int?
}

/// A way into a step.
package struct WayPlan: Sendable {
  /// The index in the variant of the step that it comes from; nil is anywhere.
  package var from: Int?
  /// The movement.
  package var movement: MovementPlan
  /// True if holes of the earlier step morph into the step's own.
  package var isPaired = false
}
