import TutorialGeometry
import TutorialTour

/// The ways of all rings while holes become others.
///
/// - A ring around holes that become the holes of a new ring becomes that ring.
/// - A ring that only one side has travels with its hole, keeps its distance from it, and fades.
/// - A ring around several holes whose members change fades where it stands, and so does the one that takes its place.
struct RingPairing {
  /// The ways.
  private(set) var tracks: [RingTrack] = []
  /// For each way, the places of its rings in the two layers.
  private(set) var places: [TourPair] = []
  private let old: TourPicture.Layer
  private let new: TourPicture.Layer
  private let holes: [HolePairing.Pair]
  private var freeNew: [Int]

  init(_ old: TourPicture.Layer, _ new: TourPicture.Layer, holes: [HolePairing.Pair]) {
    self.old = old
    self.new = new
    self.holes = holes
    freeNew = Array(new.rings.indices)
    for (place, ring) in old.rings.enumerated() {
      let partner = partner(of: ring)
      tracks.append(partner.map { RingTrack(ring, to: new.rings[$0], bend: bend(of: ring)) } ?? leaving(ring))
      places.append(TourPair(place, partner))
    }
    for place in freeNew {
      tracks.append(coming(new.rings[place]))
      places.append(TourPair(nil, place))
    }
  }

  /// The place of the new ring around the very holes that this ring's holes become; nil where there is none.
  private mutating func partner(of ring: TourPicture.Ring) -> Int? {
    let members = ring.cutouts.compactMap { cutout in
      pair(ofOld: cutout).flatMap { $0.new.flatMap { new.holes[$0].cutout } }
    }
    guard !members.isEmpty, members.count == ring.cutouts.count else { return nil }
    let place = freeNew.first { place in
      Set(new.rings[place].cutouts) == Set(members) && new.rings[place].dash?.count == ring.dash?.count
    }
    freeNew.removeAll { $0 == place }
    return place
  }

  /// The mean bend of the holes that a ring goes around.
  private func bend(of ring: TourPicture.Ring) -> Point? {
    let bends = ring.cutouts.compactMap { pair(ofOld: $0)?.bend }
    guard let first = bends.first else { return nil }
    let sum = bends.dropFirst().reduce(first) { $0 + $1 }
    return sum * (1 / Double(ring.cutouts.count))
  }

  private func leaving(_ ring: TourPicture.Ring) -> RingTrack {
    guard ring.cutouts.count == 1, let pair = pair(ofOld: ring.cutouts[0]) else { return .leaving(ring) }
    guard let hole = pair.new else { return .leaving(ring, to: ring.outline.collapsed) }
    let own = pair.old.map { old.holes[$0].outline } ?? ring.outline
    return .leaving(ring, to: ring.outline.following(own, to: new.holes[hole].outline), bend: pair.bend)
  }

  private func coming(_ ring: TourPicture.Ring) -> RingTrack {
    guard ring.cutouts.count == 1, let pair = pair(ofNew: ring.cutouts[0]) else { return .coming(ring) }
    guard let hole = pair.old else { return .coming(ring, from: ring.outline.collapsed) }
    let own = pair.new.map { new.holes[$0].outline } ?? ring.outline
    return .coming(ring, from: ring.outline.following(own, to: old.holes[hole].outline), bend: pair.bend)
  }

  private func pair(ofOld cutout: Int) -> HolePairing.Pair? {
    holes.first { $0.old.map { old.holes[$0].cutout == cutout } ?? false }
  }

  private func pair(ofNew cutout: Int) -> HolePairing.Pair? {
    holes.first { $0.new.map { new.holes[$0].cutout == cutout } ?? false }
  }
}

extension Outline {
  /// The outline as it lies around a hole, around another one: each of its points as far from the other's as from the
  /// hole's. Where they are not divided alike, it takes on the other's form.
  fileprivate func following(_ hole: Outline, to other: Outline) -> Outline {
    guard points.count == hole.points.count, points.count == other.points.count else { return other }
    return Outline(points: points.indices.map { other.points[$0] + points[$0] - hole.points[$0] })
  }
}
