import TutorialGeometry
import TutorialTour

/// Draws the rings around holes where these are now.
struct RingFit {
  private let holes: [CutoutFit]
  private let display: Rect
  private let map: DisplayMap

  /// - Parameters:
  ///   - display: the size of the display that the rings were compiled for.
  ///   - map: from there to the live one.
  init(_ holes: [CutoutFit], display: Size, map: DisplayMap) {
    self.holes = holes
    self.display = Rect(0, 0, display.width, display.height)
    self.map = map
  }

  /// The rings in their new places. Those around several holes, and around what scroll containers leave of one, are drawn
  /// anew: how many there are depends on whether the holes still meet, and how they are cut.
  func fit(_ rings: [TourRing]) -> [TourRing] {
    var result: [TourRing] = []
    for (place, ring) in rings.enumerated() {
      let isUnited = rings.contains { $0.cutouts.count > 1 && $0.hasLook(of: ring) }
      if isUnited {
        guard !rings[..<place].contains(where: { $0.hasLook(of: ring) }) else { continue }
        result += united(rings.filter { $0.hasLook(of: ring) }, like: ring)
      } else if let hole = ring.cutouts.first, holes.indices.contains(hole), let cut = cut(of: holes[hole], ring) {
        guard !rings[..<place].contains(where: { $0.hasLook(of: ring) && $0.cutouts == ring.cutouts }) else { continue }
        result += holes[hole].new.outline.visible(in: cut).map { piece in
          drawn(ring, around: ring.cutouts, piece.offset(by: ring.distance).canonical())
        }
      } else {
        result.append(moved(ring))
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
    result.clip = ring.clip.map { map.rect($0) }
    result.outline = OutlineFit(
      shape: hole.old.shape.grown(by: ring.distance), from: box, to: box.moved(as: hole.old.frame, to: hole.new.frame)
    ).fit(ring.outline)
    return result
  }

  private func drawn(_ ring: TourRing, around cutouts: [Int], _ outline: Outline) -> TourRing {
    var result = ring
    result.cutouts = cutouts
    result.clip = ring.clip.map { map.rect($0) }
    result.outline = outline.subdivided(to: ring.outline.segmentCount)
    return result
  }

  /// The rings of one look around all the holes that these go around.
  private func united(_ rings: [TourRing], like ring: TourRing) -> [TourRing] {
    let members = Set(rings.flatMap(\.cutouts)).filter(holes.indices.contains).sorted()
    var (owners, pieces, offsets): ([Int], [Outline], [Outline]) = ([], [], [])
    for member in members {
      let hole = holes[member]
      if let cut = cut(of: hole, ring) {
        let own = hole.new.outline.visible(in: cut)
        pieces += own
        offsets += own.map { $0.offset(by: ring.distance) }
      } else {
        pieces.append(hole.new.outline)
        offsets.append(hole.new.offset(by: ring.distance))
      }
      while owners.count < pieces.count { owners.append(member) }
    }
    var tests = CrossingTests()
    let lines = UnitedRing.rings(around: pieces, offsets: offsets, distance: ring.distance, &tests)
    return lines.map { line in
      drawn(ring, around: Set(line.members.map { owners[$0] }).sorted(), line.outline)
    }
  }

  /// What scroll containers leave of the live display to a hole that they cut off when it was compiled; nil where they
  /// did not. What else cuts it off cuts the ring too, and is its clip.
  private func cut(of hole: CutoutFit, _ ring: TourRing) -> Rect? {
    guard let old = hole.old.clip, let new = hole.new.clip else { return nil }
    let sight = ring.clip ?? display
    let (before, box) = (hole.old.outline.bounds, hole.new.outline.bounds.inset(by: EdgeInsets(-1)))
    let slack = 0.001
    func side(_ old: Double, _ sight: Double, _ before: Double, _ sign: Double) -> Bool {
      (old - sight) * sign > slack && (old - before) * sign > slack
    }
    let left = side(old.minX, sight.minX, before.minX, 1)
    let top = side(old.minY, sight.minY, before.minY, 1)
    let right = side(old.maxX, sight.maxX, before.maxX, -1)
    let bottom = side(old.maxY, sight.maxY, before.maxY, -1)
    guard left || top || right || bottom else { return nil }
    return Rect(
      minX: left ? new.minX : box.minX, minY: top ? new.minY : box.minY, maxX: right ? new.maxX : box.maxX,
      maxY: bottom ? new.maxY : box.maxY)
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
