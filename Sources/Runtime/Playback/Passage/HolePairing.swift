import TutorialGeometry
import TutorialTour

/// Matches the holes on the screen with the holes of the incoming step.
///
/// A tour pairs the cutouts of two steps by index. If the picture on the screen was still on its way to the older step,
/// its holes know their cutout's index in that step. Holes that were leaving are reused if the incoming step highlights
/// their target.
struct HolePairing {
  /// The indices of a matched old and new hole; one is nil if the hole grows or shrinks.
  struct Pair {
    var old: Int?
    var new: Int?
    /// The offset of the path's midpoint from the straight line.
    var bend: Point?
  }

  /// The pairs; every hole of both sides occurs exactly once.
  private(set) var pairs: [Pair] = []
  private var freeOld: [Int]
  private var freeNew: [Int]

  /// - Parameter pairs: the tour's pairs of cutout indices. Pairs with an index that doesn't exist are skipped.
  init(_ old: [TourPicture.Hole], _ new: [TourPicture.Hole], pairs: [TourPair], arc: Double = 0) {
    freeOld = Array(old.indices)
    freeNew = Array(new.indices)
    func match(_ first: Int, _ second: Int) {
      let bend = arc == 0 ? nil : (new[second].outline.center - old[first].outline.center).bend(arc: arc)
      self.pairs.append(Pair(old: first, new: second, bend: bend))
      freeOld.removeAll { $0 == first }
      freeNew.removeAll { $0 == second }
    }
    for pair in pairs {
      guard let first = pair.old.flatMap({ place in freeOld.first { old[$0].cutout == place } }),
        let second = pair.new.flatMap({ place in freeNew.first { new[$0].cutout == place } })
      else { continue }
      match(first, second)
    }
    for second in freeNew {
      let first = freeOld.first { old[$0].cutout == nil && old[$0].target == new[second].target }
      if let first { match(first, second) }
    }
    self.pairs += freeOld.map { Pair(old: $0, new: nil) } + freeNew.map { Pair(old: nil, new: $0) }
  }
}
