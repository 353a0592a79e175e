import TutorialGeometry
import TutorialTour

/// Fits rings to the new places of their holes.
struct RingFit {
  let holes: [CutoutFit]
  /// Maps from the display that the rings were compiled for to the live one.
  let map: DisplayMap
  /// The division of the tour's outlines.
  let division: OutlineDivision

  /// The rings in their new places.
  ///
  /// Rings of one group are drawn again together if they go around several holes, or around the visible part of one in a
  /// scroll container. Their number depends on whether the holes still meet and how they are clipped.
  func fit(_ rings: [TourRing]) -> [TourRing] {
    var result: [TourRing] = []
    for (place, ring) in rings.enumerated() {
      let group = rings.filter { $0.group == ring.group }
      let members = Set(group.flatMap(\.cutouts)).filter(holes.indices.contains).sorted()
      if let only = members.first, members.count == 1, cut(of: holes[only]) == nil {
        result.append(moved(ring, with: holes[only]))
      } else if !rings[..<place].contains(where: { $0.group == ring.group }) {
        result += united(group, around: members, like: ring)
      }
    }
    return result
  }

  private func moved(_ ring: TourRing, with hole: CutoutFit) -> TourRing {
    let box = ring.outline.bounds
    var result = ring
    result.clip = ring.clip.map { map.rect($0) }
    result.outline = OutlineFit(
      shape: hole.old.shape.grown(by: ring.distance), from: box, to: box.moved(as: hole.old.frame, to: hole.new.frame),
      division: division
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

  /// The rings of one group, united around all holes that they surround.
  private func united(_ rings: [TourRing], around members: [Int], like ring: TourRing) -> [TourRing] {
    var (owners, pieces, offsets): ([Int], [Outline], [Outline]) = ([], [], [])
    for member in members {
      let hole = holes[member]
      if let cut = cut(of: hole) {
        let own = hole.new.outline.visible(in: cut)
        pieces += own
        offsets += own.map { $0.offset(by: ring.distance).canonical() }
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
  private func cut(of hole: CutoutFit) -> Rect? {
    guard let cut = hole.old.cut, cut != TourCut(), let clip = hole.new.clip else { return nil }
    let box = hole.new.outline.bounds.inset(by: EdgeInsets(-1))
    return Rect(
      minX: cut.left.map { clip.minX - $0 } ?? box.minX, minY: cut.top.map { clip.minY - $0 } ?? box.minY,
      maxX: cut.right.map { clip.maxX + $0 } ?? box.maxX, maxY: cut.bottom.map { clip.maxY + $0 } ?? box.maxY)
  }
}

extension TourRing {
  /// The distance from the hole's edge to the middle of the stroke.
  fileprivate var distance: Double { gap + width / 2 }
}
