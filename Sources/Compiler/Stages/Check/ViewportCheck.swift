import TutorialGeometry
import TutorialLanguage
import TutorialSyntax
import TutorialTour

/// Finds holes and sprites that leave the display on their way although both ends lie on it.
///
/// The cause is an arc that bends too far or a spring that overshoots at an edge.
struct ViewportCheck {
  let variant: VariantPlan
  /// For each of the plan's motions, the ranges of its progress between jumps.
  let progress: [[ClosedRange<Double>]]
  let source: SourceText
  private(set) var found: [(range: ByteRange, distance: Double, diagnostic: Diagnostic)] = []
  /// The index in `found` of the diagnostic at each range.
  private(set) var places: [ByteRange: Int] = [:]
  /// The distance beyond the display that isn't reported, in logical units.
  private static let tolerance = 1.0

  /// One diagnostic for each location at fault, about the path that goes out farthest.
  var diagnostics: [Diagnostic] { found.map(\.diagnostic) }

  /// Checks the ways into a step, its sprites and its effects.
  mutating func check(_ step: StepPlan, at place: Int) {
    // Most steps aren't bent, and copying a shape counts its parts' references.
    if let easing = variant.shape.steps[place].bendRange {
      let shape = variant.shape.steps[place]
      for (way, pairs) in zip(shape.ways, step.transitions) where way.isPaired {
        check(way, pairs, to: step, arc: shape.arcRange, easing: easing)
      }
    }
    for sprite in step.sprites { check(sprite, on: step) }
    for effect in step.resolved.step.effects where effect.kind.value == .bounce { check(effect, on: step) }
  }

  private mutating func check(
    _ way: WayPlan, _ pairs: [TourPair], to step: StepPlan, arc: ByteRange?, easing: ByteRange
  ) {
    guard let from = way.from, variant.steps.indices.contains(from), let motion = way.movement.motion,
      progress.indices.contains(motion)
    else { return }
    let old = variant.steps[from]
    let display = step.resolved.snapshot.display.bounds
    for pair in pairs {
      guard let first = pair.old, let second = pair.new, old.cutouts.indices.contains(first),
        step.cutouts.indices.contains(second)
      else { continue }
      let cutout = step.cutouts[second]
      let frame = old.cutouts[first].frame
      let track = BoxTrack(
        from: frame, to: cutout.frame, bend: (cutout.frame.center - frame.center).bend(arc: way.movement.arc),
        progress: progress[motion])
      // If only the padding leaves the display, the visible content stays on it.
      let margins = [old.cutouts[first], cutout].map(\.margins)
      report(track, in: display, beyond: margins, arc: arc, easing: easing) { distance in
        "the hole around \"\(excerpt(cutout.target))\" leaves the display by \(distance) "
          + "on its way from step \"\(old.resolved.step.id.value)\""
      }
    }
  }

  private mutating func check(_ sprite: SpritePlan, on step: StepPlan) {
    guard progress.indices.contains(sprite.motion) else { return }
    let (resolved, look) = (sprite.resolved, sprite.resolved.sprite.look)
    let size = look.sizeOrDefault
    func box(_ center: Point) -> Rect {
      Rect(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
    }
    let track = BoxTrack(
      from: box(resolved.from.point), to: box(resolved.to.point), bend: sprite.bend,
      progress: progress[sprite.motion])
    let display = step.resolved.snapshot.display.bounds
    report(track, in: display, arc: look.arc?.range, easing: look.easing?.range ?? resolved.sprite.range) { distance in
      "the sprite leaves the display by \(distance) on its way"
    }
  }

  private mutating func check(_ effect: Effect, on step: StepPlan) {
    let range = effect.amount?.range ?? effect.range
    let amount = effect.amount(for: step.cutouts.largestSide)
    for cutout in step.cutouts {
      let frame = cutout.frame
      let height = amount * min(frame.width, frame.height)
      let track = BoxTrack(
        from: frame, to: Rect(frame.x, frame.y - height, frame.width, frame.height), bend: nil, progress: [0...1])
      let out = track.out(of: step.resolved.snapshot.display.bounds, beyond: [frame], margins: [cutout.margins])
      add(out, at: range) { "the hole around \"\(excerpt(cutout.target))\" bounces out of the display by \($0)" }
    }
  }

  private mutating func report(
    _ track: BoxTrack, in display: Rect, beyond margins: [EdgeInsets] = [], arc: ByteRange?, easing: ByteRange,
    _ words: (String) -> String
  ) {
    // A direct path is outside at one of its ends or not at all.
    if track.isDirect { return }
    let out = track.out(of: display, beyond: [track.from, track.to], margins: margins)
    guard out.distance > Self.tolerance else { return }
    // The spring is at fault if a straight path would leave the display too.
    let straight = BoxTrack(from: track.from, to: track.to, bend: nil, progress: track.progress)
    let straightOut = straight.out(of: display, beyond: [track.from, track.to], margins: margins)
    let isBent = straightOut.distance <= Self.tolerance
    add(out, at: isBent ? arc ?? easing : easing, words)
  }

  private mutating func add(
    _ out: (distance: Double, edge: String), at range: ByteRange, _ words: (String) -> String
  ) {
    guard out.distance > Self.tolerance, out.distance.isFinite else { return }
    let place = places[range]
    if let place, found[place].distance >= out.distance { return }
    let diagnostic = Diagnostic(
      .motionLeavesViewport, words("\(describe(out.distance)) at the \(out.edge)"), at: SourceSpan(source, range))
    if let place {
      found[place] = (range, out.distance, diagnostic)
    } else {
      places[range] = found.count
      found.append((range, out.distance, diagnostic))
    }
  }
}

extension CutoutPlan {
  /// The distance from each of the element's edges to that of the hole, 0 if the hole is smaller.
  fileprivate var margins: EdgeInsets {
    EdgeInsets(
      top: max(element.minY - frame.minY, 0), right: max(frame.maxX - element.maxX, 0),
      bottom: max(frame.maxY - element.maxY, 0), left: max(element.minX - frame.minX, 0))
  }
}

/// The path of a box: `from + (to − from)·p + 4p(1 − p)·bend`.
private struct BoxTrack {
  let from: Rect
  let to: Rect
  let bend: Point?
  /// The ranges of progress between jumps.
  let progress: [ClosedRange<Double>]

  /// True if the path leads straight from one end to the other and never beyond them.
  var isDirect: Bool { bend == nil && progress.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= 1 } }

  /// Returns the largest distance by which the box is outside, and the edge. Distances at rest don't count.
  ///
  /// - Parameter margins: the parts of the box at its edges that may leave the display.
  func out(
    of display: Rect, beyond rest: [Rect], margins: [EdgeInsets] = []
  ) -> (distance: Double, edge: String) {
    var worst = (distance: 0.0, edge: "")
    func look(
      _ edge: String, _ outwards: Double, _ side: (Rect) -> Double, _ bend: Double?, _ margin: (EdgeInsets) -> Double
    ) {
      let limit = side(display)
      let resting = rest.reduce(0) { max($0, (side($1) - limit) * outwards) }
      var farthest: Double?
      visit(side(from), side(to), bend: bend ?? 0) { place in
        let out = (place - limit) * outwards
        if farthest.map({ $0 < out }) ?? true { farthest = out }
      }
      guard let farthest, farthest > margins.map(margin).min() ?? 0 else { return }
      let distance = farthest - resting
      if distance > worst.distance { worst = (distance, edge) }
    }
    look("left", -1, { $0.minX }, bend?.x) { $0.left }
    look("top", -1, { $0.minY }, bend?.y) { $0.top }
    look("right", 1, { $0.maxX }, bend?.x) { $0.right }
    look("bottom", 1, { $0.maxY }, bend?.y) { $0.bottom }
    return worst
  }

  /// Visits an edge's positions at the ends of each progress range and at the parabola's vertex between them.
  private func visit(_ start: Double, _ end: Double, bend: Double, _ visitor: (Double) -> Void) {
    func add(_ p: Double) { visitor(start + (end - start) * p + 4 * p * (1 - p) * bend) }
    let vertex = (end - start + 4 * bend) / (8 * bend)
    for range in progress {
      add(range.lowerBound)
      add(range.upperBound)
      if range.contains(vertex) { add(vertex) }
    }
  }
}
