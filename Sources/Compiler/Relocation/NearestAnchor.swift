/// Finds the relocated element that is nearest in the tree to another one, and compares their relative positions.
struct NearestAnchor {
  /// The relocated elements below each node of the tree, by the hash of the node's path, in ascending order.
  private var families: [Int: [Int]] = [:]

  /// The largest number of relocated elements that are indexed.
  private static let limit = 4_000

  init(_ screen: ScreenTraits, images: [Int?]) {
    let all = images.indices.filter { images[$0] != nil && !screen.paths[$0].isEmpty }
    let step = max(1, (all.count + Self.limit - 1) / Self.limit)
    for place in stride(from: 0, to: all.count, by: step).map({ all[$0] }) {
      for family in Self.families(of: screen.paths[place]) { families[family, default: []].append(place) }
    }
  }

  /// Returns a hash for each ancestor's path from the root, outermost first.
  private static func families(of path: [ScreenTraits.PathStep]) -> [Int] {
    var number = 17
    return path.dropFirst().reversed().map { step in
      number = number &* 1_000_003 &+ Int(step.exact) &+ 1
      return number
    }
  }

  /// Returns the relocated element with the longest common path, of several the nearest in the list.
  func nearest(to place: Int, in screen: ScreenTraits) -> Int? {
    for family in Self.families(of: screen.paths[place]).reversed() {
      guard let members = families[family] else { continue }
      var (low, high) = (0, members.count)
      while low < high {
        let middle = (low + high) / 2
        if members[middle] < place { low = middle + 1 } else { high = middle }
      }
      let near = members[max(0, low - 1)..<min(members.count, low + 2)].filter { $0 != place }
      if let best = near.min(by: { abs($0 - place) < abs($1 - place) }) { return best }
    }
    return nil
  }

  /// Compares the relative positions of an element and a relocated one on the old and on the new screen.
  ///
  /// The paths are compared from the node where they branch.
  static func compare(
    _ old: (anchor: [ScreenTraits.PathStep], element: [ScreenTraits.PathStep]),
    _ new: (anchor: [ScreenTraits.PathStep], element: [ScreenTraits.PathStep])
  ) -> PairEvidence.Level {
    let before = divergingParts(old.anchor, old.element)
    let after = divergingParts(new.anchor, new.element)
    guard before.element.count == after.element.count, before.anchor.count == after.anchor.count else {
      return .different
    }
    guard areAlike(before.element, after.element), areAlike(before.anchor, after.anchor) else { return .faint }
    if before.element == after.element, before.anchor == after.anchor { return .equal }
    // With another row above both, their distance stays the same.
    guard let one = before.element.last, let other = after.element.last, let from = before.anchor.last,
      let to = after.anchor.last, one.type == from.type, other.type == to.type
    else { return .similar }
    let isInnerSame = before.element.dropLast() == after.element.dropLast()
    return isInnerSame && one.ordinal &- from.ordinal == other.ordinal &- to.ordinal ? .close : .similar
  }

  private typealias Steps = ArraySlice<ScreenTraits.PathStep>

  /// Returns the parts of two paths below their last common node, innermost first.
  private static func divergingParts(
    _ anchor: [ScreenTraits.PathStep], _ element: [ScreenTraits.PathStep]
  ) -> (anchor: Steps, element: Steps) {
    var common = 0
    while common < min(anchor.count, element.count),
      anchor[anchor.count - 1 - common] == element[element.count - 1 - common]
    { common += 1 }
    return (anchor.dropLast(common), element.dropLast(common))
  }

  private static func areAlike(_ one: Steps, _ other: Steps) -> Bool {
    zip(one, other).allSatisfy { $0.type == $1.type }
  }
}
