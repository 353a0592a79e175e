/// Which element is around which, whatever numbers a list gives for it.
struct ScreenTree {
  /// The element around each; nil for those that are in none.
  private(set) var parents: [Int?]
  /// How many elements are around each.
  private(set) var depths: [Int]
  /// All elements, each behind what is around it.
  private(set) var outermostFirst: [Int]
  /// The element's place among those with the same parent and type.
  private(set) var ordinals: [Int]

  /// How many levels are looked at: no screen is deeper, and what is hostile costs no more.
  static let depthLimit = 128

  /// The tree of a list. What leads nowhere or around in a circle is in none; so is what lies deeper than the limit.
  init(_ elements: [ElementSketch], types: [Int32]) {
    parents = elements.indices.map { place in
      guard let parent = elements[place].parent, elements.indices.contains(parent), parent != place else { return nil }
      return parent
    }
    depths = [Int](repeating: -1, count: elements.count)
    for place in elements.indices where depths[place] < 0 {
      // Up to what is known, to an end, or to where the way has been already: -2 marks the way.
      var way: [Int] = []
      var at = place
      while depths[at] == -1 {
        depths[at] = -2
        way.append(at)
        guard let parent = parents[at] else { break }
        at = parent
      }
      if depths[at] == -2, parents[at] != nil { parents[at] = nil }
      for step in way.reversed() {
        var depth = 0
        if let parent = parents[step] { depth = depths[parent] + 1 }
        // A circle was cut at one place; what is beneath it has its depth by now.
        depths[step] = max(0, depth)
        if depths[step] >= Self.depthLimit {
          parents[step] = nil
          depths[step] = 0
        }
      }
    }
    outermostFirst = Self.ordered(depths)
    ordinals = Self.ordinals(parents, types)
  }

  private static func ordered(_ depths: [Int]) -> [Int] {
    var levels = [[Int]](repeating: [], count: depthLimit + 1)
    for (place, depth) in depths.enumerated() { levels[min(depth, depthLimit)].append(place) }
    return levels.flatMap(\.self)
  }

  private static func ordinals(_ parents: [Int?], _ types: [Int32]) -> [Int] {
    struct Family: Hashable {
      var parent: Int?
      var type: Int32
    }
    var counts: [Family: Int] = [:]
    return parents.indices.map { place in
      let family = Family(parent: parents[place], type: types[place])
      let count = counts[family, default: 0]
      counts[family] = count + 1
      return count
    }
  }
}
