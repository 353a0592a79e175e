/// The parent relation of a list of elements, made valid.
struct ScreenTree {
  /// The parent of each element; nil for a root.
  private(set) var parents: [Int?]
  /// The number of ancestors of each element.
  private(set) var depths: [Int]
  /// All elements, each after its ancestors.
  private(set) var outermostFirst: [Int]
  /// The element's index among siblings of its type.
  private(set) var ordinals: [Int]

  /// The largest depth. Real screens aren't deeper, and hostile input costs no more.
  static let depthLimit = 128

  /// Creates the tree of a list. Invalid or cyclic parents and those beyond the depth limit are removed.
  init(_ elements: [ElementSketch], types: [Int32]) {
    parents = elements.indices.map { place in
      guard let parent = elements[place].parent, elements.indices.contains(parent), parent != place else { return nil }
      return parent
    }
    depths = [Int](repeating: -1, count: elements.count)
    for place in elements.indices where depths[place] < 0 {
      // Climbs to a known node, a root, or the current walk itself, whose nodes are marked -2.
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
        // A cycle was cut at one node; the nodes below that have their depth by now.
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
