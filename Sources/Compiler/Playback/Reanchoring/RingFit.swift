import TutorialGeometry
import TutorialTour

/// Draws the rings around holes where these are now.
struct RingFit {
  private let holes: [CutoutFit]

  init(_ holes: [CutoutFit]) { self.holes = holes }

  /// The rings in their new places. Those around several holes are drawn anew: how many there are depends on whether
  /// the holes still meet.
  func fit(_ rings: [TourRing]) -> [TourRing] {
    var result: [TourRing] = []
    for (place, ring) in rings.enumerated() {
      let isUnited = rings.contains { $0.cutouts.count > 1 && $0.hasLook(of: ring) }
      if !isUnited {
        result.append(moved(ring))
      } else if !rings[..<place].contains(where: { $0.hasLook(of: ring) }) {
        result += united(rings.filter { $0.hasLook(of: ring) }, like: ring)
      }
    }
    return result
  }

  /// A ring around one hole, moved and sized with it.
  private func moved(_ ring: TourRing) -> TourRing {
    guard let place = ring.cutouts.first, holes.indices.contains(place) else { return ring }
    let hole = holes[place]
    let box = ring.outline.bounds
    var result = ring
    result.outline = OutlineFit(
      shape: hole.old.shape.grown(by: ring.distance), from: box, to: box.moved(as: hole.old.frame, to: hole.new.frame)
    ).fit(ring.outline)
    return result
  }

  /// The rings of one look around all the holes that these go around.
  private func united(_ rings: [TourRing], like ring: TourRing) -> [TourRing] {
    let members = Set(rings.flatMap(\.cutouts)).filter(holes.indices.contains).sorted()
    let cutouts = members.map { holes[$0].new }
    var tests = CrossingTests()
    let lines = UnitedRing.rings(
      around: cutouts.map(\.outline), offsets: cutouts.map { $0.offset(by: ring.distance) }, distance: ring.distance,
      &tests)
    return lines.map { line in
      var result = ring
      result.cutouts = line.members.map { members[$0] }
      result.outline = line.outline.subdivided(to: ring.outline.segmentCount)
      return result
    }
  }
}

extension TourRing {
  /// From the hole's edge to the middle of the stroke.
  fileprivate var distance: Double { gap + width / 2 }

  /// Whether it differs from another one in its place only.
  fileprivate func hasLook(of other: TourRing) -> Bool {
    width == other.width && gap == other.gap && color == other.color && dash == other.dash
  }
}

extension TourCutout {
  /// The line at a distance outside the hole.
  fileprivate func offset(by distance: Double) -> Outline {
    if let form = shape.form { return .offset(of: form, in: frame, by: distance) }
    return outline.offset(by: distance)
  }
}
