package import TutorialGeometry
package import TutorialLanguage
package import TutorialMotion
package import TutorialSyntax
package import TutorialTour
package import TutorialValues

/// A tutorial with everything decided that depends on frames: holes, rings, ways from step to step.
package struct TutorialPlan: Sendable {
  /// The tutorial.
  package var tutorial: Tutorial
  /// Its variants, in the order of the layouts.
  package var variants: [VariantPlan]
  /// What replaces transitions where a person asks for less motion.
  package var reducedMotion: ReducedMotionPlan
  /// Whether it took more than may be spent, so that nothing is known of it.
  package var isCutShort = false
  /// What its movements refer to, and fits others: what checks ask of motions.
  var motionTable: MotionTable
}

extension TutorialPlan {
  /// All motions, each once, in the order of first use.
  package var motions: [Motion] { motionTable.motions }
}

/// A tutorial in one variant.
package struct VariantPlan: Sendable {
  /// The variant as resolved.
  package var resolved: ResolvedVariant
  /// What of it depends on no frame.
  package var shape: VariantShape
  /// Its steps, in order: one for each of the shape's.
  package var steps: [StepPlan]
}

/// What of a variant depends on no frame: its steps, and the ways between them. Variants that have the same steps, in the
/// same styles and with targets where the others have them, share it; mostly all do. What follows from it alone is found,
/// and written, once.
package final class VariantShape: Sendable {
  /// Where its rules and buttons lead.
  let flow: VariantFlow
  /// Its steps, in order.
  package let steps: [StepShape]

  /// The shape of the steps that the flow knows.
  init(flow: VariantFlow, steps: [StepShape]) {
    self.flow = flow
    self.steps = steps
  }
}

/// What of a step depends on no frame: where its rules and buttons lead, how the overlay comes and goes.
package struct StepShape: Sendable {
  /// The step.
  package let step: Step
  /// The rules that end the step.
  package let rules: [RulePlan]
  /// The buttons of the callout, in reading order.
  package let buttons: [ButtonPlan]
  /// How the overlay appears with this step, goes with it, and changes with the variant; nil is at once.
  package var enter: MovementPlan?
  package var exit: MovementPlan?
  package var variantChange: MovementPlan?
  /// What replaces the step's transitions under reduced motion, where it says so itself.
  package var reducedMotion: ReducedMotionPlan?
  /// Where the arc of the way to its holes is written, and where its easing is, else the arc; nil where neither is.
  package var arcRange: ByteRange?
  package var bendRange: ByteRange?
  /// Every way into the step: from the step before, from each branch, last from anywhere.
  package var ways: [WayPlan] = []
}

/// A step in one variant: its shape, and what lies where on the screen.
package final class StepPlan: Sendable {
  /// The step as resolved.
  package let resolved: ResolvedStep
  /// What the overlay covers; nil without an overlay.
  package let overlayFrame: Rect?
  /// The holes, in the order of the targets.
  package let cutouts: [CutoutPlan]
  /// What of the overlay they leave open together, where that was found already: only checks of several holes need it.
  private let knownOpening: [Outline]?
  /// The first two holes of which one overlaps the other; not looked for where the step says how they combine.
  package let overlap: CutoutOverlap?
  /// The strokes around them.
  package let rings: [RingPlan]
  /// For each way into the step, what its holes do.
  package let transitions: [TransitionPlan]
  /// What flies once the step has come.
  package let sprites: [SpritePlan]
  /// What repeats while it stands.
  package let loops: [LoopPlan]

  /// A step with its holes, and what is made of them.
  init(
    resolved: ResolvedStep, overlayFrame: Rect?, holes: StepHoles, transitions: [TransitionPlan],
    sprites: [SpritePlan], loops: [LoopPlan]
  ) {
    self.resolved = resolved
    self.overlayFrame = overlayFrame
    cutouts = holes.cutouts
    knownOpening = holes.opening
    overlap = holes.overlap
    rings = holes.rings
    self.transitions = transitions
    self.sprites = sprites
    self.loops = loops
  }

  /// Whether all lies where it lies in a step of another variant, because it was planned for both at once.
  func isPlaced(like other: StepPlan) -> Bool {
    cutouts.elementsEqual(other.cutouts, by: ===) && resolved.isPlaced(like: other.resolved)
      && loops.isEmpty && other.loops.isEmpty
  }

  /// What of the overlay they leave open together, in outlines that don't overlap; nothing without an overlay.
  package var opening: [Outline] {
    if let knownOpening { return knownOpening }
    guard !cutouts.isEmpty, let frame = overlayFrame else { return [] }
    let (outline, clip) = (cutouts[0].outline, cutouts[0].clip)
    if outline.isInside(frame), clip.map(outline.isInside) ?? true { return [outline] }
    let pieces = outline.visible(in: clip).flatMap { $0.visible(in: frame) }
    return pieces == [outline] ? pieces : Outline.union(pieces)
  }
}

/// Two holes that overlap, by their places.
package struct CutoutOverlap: Sendable, Hashable {
  /// The earlier one.
  package var first: Int
  /// The later one.
  package var second: Int
}

/// A hole. It has many parts and is asked for them all over, so it is one object.
package final class CutoutPlan: Sendable {
  /// The id of the highlighted element.
  package let target: String
  /// The ids of further elements inside the same hole.
  package let others: [String]
  /// The element's bounding box, or the one around all, global.
  package let element: Rect
  /// What the hole is drawn around, in the element's own coordinates: its frame, or a box of fixed size in it.
  package let base: Rect
  /// Whether it would lie beyond the limit of coordinates, which is reported; there is no hole then.
  package let isBeyondLimits: Bool
  /// The hole's box, global.
  package let frame: Rect
  /// The form, where it is a named one after the element's transform.
  package let shape: TourShape
  /// What the hole is cut to, global; nil where it is not.
  package let clip: Rect?
  /// The whole outline, global, with as few segments as its form needs.
  package let outline: Outline
  /// The box around it.
  package let bounds: Rect
  /// Whether anything of it is left in `clip`.
  package let isVisible: Bool
  /// The hole in the element's own coordinates.
  package let hole: PaddedShape
  /// From there to global coordinates.
  package let toGlobal: Transform
  /// What of the outline rings go around, global: what scroll containers leave of it; nil where that is all.
  package let pieces: [Outline]?
  /// What rings around it are drawn within, global; nil where nothing lies over them.
  package let ringClip: Rect?

  /// A hole around a target, or several, as it is drawn and as far as it is seen.
  ///
  /// - Parameters:
  ///   - element: the box of the target, or the one around all, global.
  ///   - bounds: the box around the drawing's outline.
  init(
    target: String, others: [String], element: Rect, drawing: CutoutPlanner.Drawing, bounds: Rect, sight: HoleSight,
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
    outline = drawing.outline
    self.bounds = bounds
    self.isVisible = isVisible
    hole = drawing.hole
    toGlobal = drawing.toGlobal
    pieces = sight.pieces(of: drawing.outline, bounds: bounds)
    ringClip = sight.ringClip
  }

  /// What can be seen of it: the outline cut to `clip`.
  package var visible: [Outline] { outline.visible(in: clip) }
}

/// A stroke around one hole, or around several together.
package struct RingPlan: Sendable {
  /// The places of the holes it goes around.
  package var cutouts: [Int]
  /// The stroke's width in logical units.
  package var width: Double
  /// From the hole's edge to the stroke's.
  package var gap: Double
  /// Its colour.
  package var color: Color
  /// Dashes and gaps; nil is a solid line.
  package var dash: [Double]?
  /// The middle of the stroke, global.
  package var outline: Outline
  /// What it is drawn within, global; nil where nothing lies over it.
  package var clip: Rect?
}

/// A movement with its motion found.
package struct MovementPlan: Sendable {
  /// What is seen.
  package var kind: TourTransitionKind
  /// The place among the plan's motions; nil for a cut.
  package var motion: Int?
  /// Seconds before it begins.
  package var delay: Double
  /// The height of the bend as a fraction of the way, where its holes travel.
  package var arc = 0.0
}

/// What replaces movement, with its motion found.
package struct ReducedMotionPlan: Sendable, Hashable {
  /// What is seen instead.
  package var kind: TourReducedMotion.Kind
  /// The place among the plan's motions; nil for a cut.
  package var motion: Int?
}

/// A way into a step.
package struct WayPlan: Sendable {
  /// The place in the variant of the step that it comes from; nil is anywhere.
  package var from: Int?
  /// How.
  package var movement: MovementPlan
  /// Whether holes of the step that it comes from become its own.
  package var isPaired = false
}

/// What holes do on a way into a step.
package struct TransitionPlan: Sendable, Equatable {
  /// Which hole becomes which.
  package var pairs: [TourPair] = []
  /// For each pair, by how much the middle of its way lies off the straight line; nil where it is straight. Nothing where
  /// all are.
  package var bends: [Point?] = []
}
