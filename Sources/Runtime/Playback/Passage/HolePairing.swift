import TutorialGeometry
import TutorialTour

/// Which hole on the screen becomes which hole of the step that comes.
///
/// A tour pairs the holes of two steps by their places. What is on the screen may be on its way to the older step still:
/// then its holes know their places in that step, and those that were leaving are taken up again where their target is
/// highlighted anew.
struct HolePairing {
  /// One hole's way: places in the two lists of holes, either of them nil where a hole grows or shrinks.
  struct Pair {
    var old: Int?
    var new: Int?
    /// By how much the middle of the way lies off the straight line.
    var bend: Point?
  }

  /// Every hole of both sides, exactly once.
  private(set) var pairs: [Pair] = []
  private var freeOld: [Int]
  private var freeNew: [Int]

  /// - Parameters:
  ///   - old: the holes on the screen.
  ///   - new: the holes of the step that comes.
  ///   - pairs: the tour's pairs, by places in the two steps' cutouts. Places that do not exist are passed over.
  ///   - bends: of each of `pairs`; none where there are fewer.
  init(_ old: [TourPicture.Hole], _ new: [TourPicture.Hole], pairs: [TourPair], bends: [Point?] = []) {
    freeOld = Array(old.indices)
    freeNew = Array(new.indices)
    for (place, pair) in pairs.enumerated() {
      guard let first = pair.old.flatMap({ place in freeOld.first { old[$0].cutout == place } }),
        let second = pair.new.flatMap({ place in freeNew.first { new[$0].cutout == place } })
      else { continue }
      take(first, second, bend: bends.indices.contains(place) ? bends[place] : nil)
    }
    for second in freeNew {
      let first = freeOld.first { old[$0].cutout == nil && old[$0].target == new[second].target }
      if let first { take(first, second) }
    }
    self.pairs += freeOld.map { Pair(old: $0, new: nil) } + freeNew.map { Pair(old: nil, new: $0) }
  }

  private mutating func take(_ first: Int, _ second: Int, bend: Point? = nil) {
    pairs.append(Pair(old: first, new: second, bend: bend))
    freeOld.removeAll { $0 == first }
    freeNew.removeAll { $0 == second }
  }
}
