/// Finds for an element the one that was found again and is nearest in the tree, and compares how two are related.
struct AnchorKin {
  /// The found elements beneath each step of the tree, by a number for the way to it; in their order.
  private var families: [Int: [Int]] = [:]

  /// How many found elements are taken in.
  private static let limit = 4_000

  init(_ screen: ScreenTraits, images: [Int?]) {
    let all = images.indices.filter { images[$0] != nil && !screen.paths[$0].isEmpty }
    let step = max(1, (all.count + Self.limit - 1) / Self.limit)
    for place in stride(from: 0, to: all.count, by: step).map({ all[$0] }) {
      for family in Self.families(of: screen.paths[place]) { families[family, default: []].append(place) }
    }
  }

  /// Numbers for the ways from the outermost element to each around an element, outermost first.
  private static func families(of path: [ScreenTraits.PathStep]) -> [Int] {
    var number = 17
    return path.dropFirst().reversed().map { step in
      number = number &* 1_000_003 &+ Int(step.exact) &+ 1
      return number
    }
  }

  /// The found element that shares most of the way with an element: of several the one that is nearest in the list.
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

  /// Whether an element of the new screen is to a found one as an old one was: the same ways from where the two part.
  static func compare(
    _ old: (anchor: [ScreenTraits.PathStep], element: [ScreenTraits.PathStep]),
    _ new: (anchor: [ScreenTraits.PathStep], element: [ScreenTraits.PathStep])
  ) -> PairEvidence.Level {
    let before = parted(old.anchor, old.element)
    let after = parted(new.anchor, new.element)
    guard before.element.count == after.element.count, before.anchor.count == after.anchor.count else {
      return .different
    }
    guard areAlike(before.element, after.element), areAlike(before.anchor, after.anchor) else { return .faint }
    if before.element == after.element, before.anchor == after.anchor { return .equal }
    // A row more above both, and they are as far from each other as they were.
    guard let one = before.element.last, let other = after.element.last, let from = before.anchor.last,
      let to = after.anchor.last, one.type == from.type, other.type == to.type
    else { return .similar }
    let isInnerSame = before.element.dropLast() == after.element.dropLast()
    return isInnerSame && one.ordinal &- from.ordinal == other.ordinal &- to.ordinal ? .close : .similar
  }

  private typealias Steps = ArraySlice<ScreenTraits.PathStep>

  /// What is left of two ways where they have parted, the innermost first.
  private static func parted(
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
