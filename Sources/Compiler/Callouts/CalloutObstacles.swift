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

  /// Holes as far as they are seen, then the anchor, then what is to be avoided.
  package let all: [Obstacle]
  /// What the callout lies beside: the anchor, else the box around all holes.
  package let reference: Rect?

  /// Those of a step that has a callout.
  package init(_ step: TourStep, display: Rect) {
    let holes = step.cutouts.compactMap { cutout -> Obstacle? in
      // An outline may reach out of its frame, as a path out of its view box.
      let whole = cutout.frame.union(cutout.outline.bounds)
      let seen = whole.intersection(cutout.clip ?? display)?.intersection(display)
      return seen.map { Obstacle(id: cutout.target, box: $0, isAvoided: false) }
    }
    let anchor = step.callout?.anchor.map { Obstacle(id: $0.target, box: $0.frame, isAvoided: false) }
    let avoided = (step.callout?.avoid ?? []).map { Obstacle(id: $0.target, box: $0.frame, isAvoided: true) }
    all = holes + (anchor.map { [$0] } ?? []) + avoided
    reference = anchor?.box ?? holes.first.map { holes.dropFirst().reduce($0.box) { $0.union($1.box) } }
  }

  /// The first one that a box lies over, as a place in `all`.
  package func covered(by frame: Rect) -> Int? {
    all.firstIndex { obstacle in
      guard let common = obstacle.box.intersection(frame) else { return false }
      return min(common.width, common.height) > 1e-6
    }
  }
}
