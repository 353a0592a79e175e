import TutorialGeometry
import TutorialTour

/// The animations of all rings during a morph.
///
/// - A ring whose holes become the holes of a new ring turns into that ring.
/// - A ring that only one side has follows its hole at a constant distance, and fades.
/// - A ring around several holes whose members change fades in place, and so does its replacement.
///
/// A ring that was leaving still surrounds its holes: if they are reused, so is the ring; otherwise it goes on leaving.
struct RingPairing {
  /// The animations, one for each ring or pair of rings, with its rings' indices in the two layers.
  private(set) var tracks: [(pair: TourPair, ring: RingTrack)] = []
  private let old: TourPicture.Layer
  private let new: TourPicture.Layer
  private let holes: [HolePairing.Pair]

  init(_ old: TourPicture.Layer, _ new: TourPicture.Layer, holes: [HolePairing.Pair]) {
    self.old = old
    self.new = new
    self.holes = holes
    let partners = partners
    for (place, ring) in old.rings.enumerated() {
      let partner = partners[place]
      tracks.append((TourPair(place, partner), partner.map { becoming(ring, new.rings[$0]) } ?? leaving(ring)))
    }
    for place in new.rings.indices where !partners.values.contains(place) {
      tracks.append((TourPair(nil, place), coming(new.rings[place])))
    }
  }

  /// The indices of the new rings, keyed by the indices of the old rings that become them.
  ///
  /// Rings that the old step has or was getting are matched first, then those that were leaving.
  private var partners: [Int: Int] {
    var partners: [Int: Int] = [:]
    var free = Array(new.rings.indices)
    for isLeaving in [false, true] {
      for (place, ring) in old.rings.enumerated() where ring.cutouts.isEmpty == isLeaving {
        let members = ring.holes.compactMap { way(ofOld: $0).flatMap { holes[$0].new } }
        guard !members.isEmpty, members.count == ring.holes.count,
          let partner = free.first(where: { place in
            Set(new.rings[place].holes) == Set(members) && new.rings[place].dash?.count == ring.dash?.count
          })
        else { continue }
        partners[place] = partner
        free.removeAll { $0 == partner }
      }
    }
    return partners
  }

  private func becoming(_ ring: TourPicture.Ring, _ other: TourPicture.Ring) -> RingTrack {
    RingTrack(ring, to: other, around: other.holes.compactMap { way(ofNew: $0) }, bend: bend(of: ring))
  }

  private func bend(of ring: TourPicture.Ring) -> Point? {
    let bends = ring.holes.compactMap { way(ofOld: $0).flatMap { holes[$0].bend } }
    guard let first = bends.first else { return nil }
    let sum = bends.dropFirst().reduce(first) { $0 + $1 }
    return sum * (1 / Double(ring.holes.count))
  }

  private func leaving(_ ring: TourPicture.Ring) -> RingTrack {
    let ways = ring.holes.compactMap { way(ofOld: $0) }
    guard ring.holes.count == 1, let pair = ways.first.map({ holes[$0] }) else { return .leaving(ring, around: ways) }
    guard let hole = pair.new else { return .leaving(ring, to: ring.outline.collapsed, around: ways) }
    let own = pair.old.map { old.holes[$0].outline } ?? ring.outline
    return .leaving(
      ring, to: ring.outline.following(own, to: new.holes[hole].outline), around: ways, bend: pair.bend)
  }

  private func coming(_ ring: TourPicture.Ring) -> RingTrack {
    let ways = ring.holes.compactMap { way(ofNew: $0) }
    guard ring.holes.count == 1, let pair = ways.first.map({ holes[$0] }) else { return .coming(ring, around: ways) }
    guard let hole = pair.old else { return .coming(ring, from: ring.outline.collapsed, around: ways) }
    let own = pair.new.map { new.holes[$0].outline } ?? ring.outline
    return .coming(
      ring, from: ring.outline.following(own, to: old.holes[hole].outline), around: ways, bend: pair.bend)
  }

  /// The index, in `holes`, of the pair that has the old layer's hole `hole`.
  private func way(ofOld hole: Int) -> Int? { holes.firstIndex { $0.old == hole } }

  /// The index, in `holes`, of the pair that has the new layer's hole `hole`.
  private func way(ofNew hole: Int) -> Int? { holes.firstIndex { $0.new == hole } }
}

extension Outline {
  /// Moves an outline that surrounds `hole` so that it surrounds `other`.
  ///
  /// Each of its points keeps its offset from the corresponding point of the hole. Returns `other` if the outlines
  /// differ in their number of points.
  fileprivate func following(_ hole: Outline, to other: Outline) -> Outline {
    guard points.count == hole.points.count, points.count == other.points.count else { return other }
    return Outline(points: points.indices.map { other.points[$0] + points[$0] - hole.points[$0] })
  }
}
