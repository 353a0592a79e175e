package import TutorialGeometry
package import TutorialTour

/// What a step's callout lies beside, and what it must not cover.
package struct CalloutObstacles: Sendable, Hashable {
  /// Something that a callout must not cover.
  package struct Obstacle: Sendable, Hashable {
    /// The id of the element.
    package var id: String
    /// Its box, or that of the hole around it.
    package var box: Rect
    /// Whether the step asks to avoid it; else it is a hole, or what the callout points at.
    package var isAvoided: Bool
  }

  /// A ring, as far as callouts keep off it.
  package struct Ring: Sendable, Hashable {
    /// The places of the holes that it goes around.
    package var cutouts: [Int]
    /// The box around the stroke's outer edge, with its mitred corners.
    package var box: Rect
    /// From a hole's edge to the stroke's outer edge.
    package var reach: Double
    /// What it is drawn within; nil where nothing lies over it.
    package var clip: Rect?

    /// A ring whose stroke has the given middle.
    package init(cutouts: [Int], outline: Outline, width: Double, gap: Double, clip: Rect?) {
      self.cutouts = cutouts
      box = outline.box(ofStroke: width)
      reach = max(0, gap + width)
      self.clip = clip
    }
  }

  /// Holes as far as they are seen, with their rings, then the anchor, then what is to be avoided.
  package let all: [Obstacle]
  /// What the callout lies beside: the anchor, or the hole around it where the step highlights it, else the box around
  /// all holes.
  package let reference: Rect?

  /// Those of a step that has a callout.
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

  /// Some holes as far as they are seen, and what a callout points at and is to avoid.
  package init(holes: [Obstacle], anchor: TourElement?, avoiding avoided: [TourElement]) {
    let anchor = anchor.map { Obstacle(id: $0.target, box: $0.frame, isAvoided: false) }
    var all = holes
    if let anchor { all.append(anchor) }
    for element in avoided { all.append(Obstacle(id: element.target, box: element.frame, isAvoided: true)) }
    self.all = all
    // Beside its bare frame a callout would lie over the padding of its hole, or over its ring.
    let anchorHole = anchor.flatMap { anchor in holes.first { $0.id == anchor.id } }
    reference =
      anchorHole?.box ?? anchor?.box ?? holes.first.map { holes.dropFirst().reduce($0.box) { $0.union($1.box) } }
  }

  /// The first one that a box lies over, as a place in `all`.
  package func covered(by frame: Rect) -> Int? {
    all.firstIndex { obstacle in
      guard let common = obstacle.box.intersection(frame) else { return false }
      return min(common.width, common.height) > 1e-6
    }
  }
}

extension Rect {
  /// Whether neither side is as good as nothing: sums of binary numbers leave something of a box without a width.
  fileprivate var hasArea: Bool { min(width, height) > 1e-6 }
}

extension CalloutObstacles.Obstacle {
  /// A hole as far as it is seen; nil where nothing of it is.
  ///
  /// - Parameter bounds: the box around its outline, which may reach out of its frame, as a path out of its view box.
  package init?(hole id: String, frame: Rect, bounds: Rect, clip: Rect?, display: Rect) {
    let whole = frame.union(bounds)
    guard let seen = whole.intersection(clip ?? display)?.intersection(display), seen.hasArea else { return nil }
    self.init(id: id, box: seen, isAvoided: false)
  }

  /// The hole with its rings as far as they are drawn: what a callout keeps its gap from.
  ///
  /// - Parameters:
  ///   - place: that of the hole among the step's.
  ///   - outline: the hole's.
  package func with(
    _ rings: [CalloutObstacles.Ring], at place: Int, around outline: Outline, display: Rect
  ) -> Self {
    var result = self
    for ring in rings where ring.cutouts.contains(place) {
      // Of a ring around several holes, what lies around this one.
      let edge =
        ring.cutouts.count == 1
        ? ring.box : box.inset(by: EdgeInsets(-ring.reach)).union(outline.mitres(at: ring.reach, in: box))
      guard let drawn = edge.intersection(ring.clip ?? display)?.intersection(display), drawn.hasArea else { continue }
      result.box = result.box.union(drawn)
    }
    return result
  }
}
