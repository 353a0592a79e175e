package import TutorialGeometry
package import TutorialTour

/// The reference of a step's callout, and the elements that it must not cover.
package struct CalloutObstacles: Sendable, Hashable {
  /// An element that a callout must not cover.
  package struct Obstacle: Sendable, Hashable {
    /// The element's id.
    package var id: String
    /// The element's box, or the box of the hole around it.
    package var box: Rect
    /// True if the step asks to avoid it; false if it is a hole, or the element that the callout points at.
    package var isAvoided: Bool
  }

  /// The extent of a ring that callouts must not cover.
  package struct Ring: Sendable, Hashable {
    /// The indices of the holes that it surrounds.
    package var cutouts: [Int]
    /// The box around the stroke's outer edge, mitres included.
    package var box: Rect
    /// The distance from a hole's edge to the stroke's outer edge.
    package var reach: Double
    /// The clip rectangle of the ring, or nil if nothing overlaps it.
    package var clip: Rect?

    /// A ring whose stroke has the given centre line.
    package init(cutouts: [Int], outline: Outline, width: Double, gap: Double, clip: Rect?) {
      self.cutouts = cutouts
      box = outline.box(ofStroke: width)
      reach = max(0, gap + width)
      self.clip = clip
    }
  }

  /// The obstacles: visible parts of holes with their rings, then the anchor, then the elements to avoid.
  package let all: [Obstacle]
  /// The rectangle that the callout lies beside.
  ///
  /// It is the anchor, or its hole if the step highlights it. Without an anchor, it is the box around all holes.
  package let reference: Rect?

  /// The obstacles of a step that has a callout.
  package init(_ step: TourStep, display: Rect) {
    let rings = step.rings.map {
      Ring(cutouts: $0.cutouts, outline: $0.outline, width: $0.width, gap: $0.gap, clip: $0.clip)
    }
    let holes = step.cutouts.enumerated().compactMap { place, cutout in
      Obstacle(
        hole: cutout.target, frame: cutout.frame, bounds: cutout.outline.bounds, clip: cutout.clip, display: display)?
        .with(rings, at: place, around: cutout.outline, display: display)
    }
    self.init(holes: holes, anchor: step.callout?.anchor, avoiding: step.callout?.avoid ?? [])
  }

  /// The obstacles for the visible parts of holes, a callout's anchor, and the elements to avoid.
  package init(holes: [Obstacle], anchor: TourElement?, avoiding avoided: [TourElement]) {
    let anchor = anchor.map { Obstacle(id: $0.target, box: $0.frame, isAvoided: false) }
    var all = holes
    if let anchor { all.append(anchor) }
    for element in avoided { all.append(Obstacle(id: element.target, box: element.frame, isAvoided: true)) }
    self.all = all
    // Beside the bare frame, a callout would cover the padding of the hole, or its ring.
    let anchorHole = anchor.flatMap { anchor in holes.first { $0.id == anchor.id } }
    reference =
      anchorHole?.box ?? anchor?.box ?? holes.first.map { holes.dropFirst().reduce($0.box) { $0.union($1.box) } }
  }

  /// The index in `all` of the first obstacle that a box overlaps.
  package func covered(by frame: Rect) -> Int? {
    all.firstIndex { obstacle in
      guard let common = obstacle.box.intersection(frame) else { return false }
      return min(common.width, common.height) > 1e-6
    }
  }
}

extension Rect {
  /// True if both sides exceed the rounding errors that a box without a width may have.
  fileprivate var hasArea: Bool { min(width, height) > 1e-6 }
}

extension CalloutObstacles.Obstacle {
  /// The visible part of a hole, or nil if nothing of it is visible.
  ///
  /// - Parameter bounds: the box of its outline, which may exceed its frame as a path may exceed its view box.
  package init?(hole id: String, frame: Rect, bounds: Rect, clip: Rect?, display: Rect) {
    let whole = frame.union(bounds)
    guard let seen = whole.intersection(clip ?? display)?.intersection(display), seen.hasArea else { return nil }
    self.init(id: id, box: seen, isAvoided: false)
  }

  /// The hole, enlarged by the visible parts of its rings: the callout keeps its gap from that box.
  ///
  /// - Parameter place: the hole's index in the step.
  package func with(
    _ rings: [CalloutObstacles.Ring], at place: Int, around outline: Outline, display: Rect
  ) -> Self {
    var result = self
    for ring in rings where ring.cutouts.contains(place) {
      // Of a ring around several holes, only the part around this one counts.
      let edge =
        ring.cutouts.count == 1
        ? ring.box : box.inset(by: EdgeInsets(-ring.reach)).union(outline.mitres(at: ring.reach, in: box))
      guard let drawn = edge.intersection(ring.clip ?? display)?.intersection(display), drawn.hasArea else { continue }
      result.box = result.box.union(drawn)
    }
    return result
  }
}
