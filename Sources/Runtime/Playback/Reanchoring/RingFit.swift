import TutorialGeometry
import TutorialTour

/// Fits rings to the new places of their holes.
struct RingFit {
  private let holes: [CutoutFit]
  private let map: DisplayMap

  /// - Parameter map: maps from the display that the rings were compiled for to the live one.
  init(_ holes: [CutoutFit], map: DisplayMap) {
    self.holes = holes
    self.map = map
  }

  /// The rings in their new places.
  ///
  /// Rings around several holes, or around the visible part of a hole in a scroll container, are drawn again. Their
  /// number depends on whether the holes still meet and how they are clipped.
  func fit(_ rings: [TourRing]) -> [TourRing] {
    var result: [TourRing] = []
    for (place, ring) in rings.enumerated() {
      let alike = rings.filter { $0.hasLook(of: ring) }
      let isUnited = alike.contains { $0.cutouts.count > 1 }
      if isUnited {
        guard !rings[..<place].contains(where: { $0.hasLook(of: ring) }) else { continue }
        result += united(alike, like: ring)
      } else if let hole = ring.cutouts.first, holes.indices.contains(hole),
        let cut = cut(of: holes[hole], alike.filter { $0.cutouts == ring.cutouts })
      {
        guard !rings[..<place].contains(where: { $0.hasLook(of: ring) && $0.cutouts == ring.cutouts }) else { continue }
        result += holes[hole].new.outline.visible(in: cut).map { piece in
          drawn(
            ring, around: ring.cutouts, piece.offset(by: ring.distance).canonical(),
            clip: ring.clip.map { map.rect($0) })
        }
      } else {
        result.append(moved(ring))
      }
    }
    return result
  }

  /// A ring around one hole, moved and resized with it.
  private func moved(_ ring: TourRing) -> TourRing {
    guard let place = ring.cutouts.first, holes.indices.contains(place) else { return ring }
    let hole = holes[place]
    let box = ring.outline.bounds
    var result = ring
    result.clip = ring.clip.map { map.rect($0) }
    result.outline = OutlineFit(
      shape: hole.old.shape.grown(by: ring.distance), from: box, to: box.moved(as: hole.old.frame, to: hole.new.frame)
    ).fit(ring.outline)
    return result
  }

  /// A ring that looks like `ring`, with other holes, outline and clip.
  private func drawn(_ ring: TourRing, around cutouts: [Int], _ outline: Outline, clip: Rect?) -> TourRing {
    var result = ring
    result.cutouts = cutouts
    result.clip = clip
    result.outline = outline.subdivided(to: ring.outline.segmentCount)
    return result
  }

  /// The rings of one look, united around all holes that they surround.
  private func united(_ rings: [TourRing], like ring: TourRing) -> [TourRing] {
    let members = Set(rings.flatMap(\.cutouts)).filter(holes.indices.contains).sorted()
    var (owners, pieces, offsets): ([Int], [Outline], [Outline]) = ([], [], [])
    for member in members {
      let hole = holes[member]
      if let cut = cut(of: hole, rings) {
        let own = hole.new.outline.visible(in: cut)
        pieces += own
        offsets += own.map { $0.offset(by: ring.distance) }
      } else {
        pieces.append(hole.new.outline)
        offsets.append(hole.new.line(at: ring.distance))
      }
      while owners.count < pieces.count { owners.append(member) }
    }
    var tests = CrossingBudget()
    let lines = UnitedRing.rings(around: pieces, offsets: offsets, distance: ring.distance, &tests)
    return lines.map { line in
      // The clip of each part, or the part's bounding box if it has no clip.
      let clips = line.members.map { member in
        rings.first { $0.cutouts.contains(owners[member]) && $0.clip != nil }?.clip.map { map.rect($0) }
      }
      var clip: Rect?
      if clips.contains(where: { $0 != nil }) {
        for (member, own) in zip(line.members, clips) {
          let part = own ?? offsets[member].box(ofStroke: ring.width)
          clip = clip?.union(part) ?? part
        }
      }
      return drawn(ring, around: Set(line.members.map { owners[$0] }).sorted(), line.outline, clip: clip)
    }
  }

  /// The part of the live display in which scroll containers show a hole that they cut when it was compiled.
  ///
  /// Nil if no scroll container cut it. Anything else that cuts the hole cuts the ring too, and is the ring's clip.
  private func cut(of hole: CutoutFit, _ rings: [TourRing]) -> Rect? {
    guard let ring = rings.first, let clip = hole.new.clip else { return nil }
    return RingCut(of: hole.old, in: rings, distance: ring.distance)?.rest(
      of: hole.new.outline.bounds.inset(by: EdgeInsets(-1)), clip: clip)
  }
}

extension TourRing {
  /// The distance from the hole's edge to the middle of the stroke.
  fileprivate var distance: Double { gap + width / 2 }

  /// Returns true if both differ at most in their place.
  fileprivate func hasLook(of other: TourRing) -> Bool {
    width == other.width && gap == other.gap && color == other.color && dash == other.dash
  }
}
