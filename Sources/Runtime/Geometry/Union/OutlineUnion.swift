extension Outline {
  /// The outlines of the area that any of the given outlines covers, by the non-zero rule: overlapping, nested, touching,
  /// sharing edges, identical or crossing themselves.
  ///
  /// Outer outlines run clockwise on the screen, those of what is left out within them counter-clockwise; none crosses
  /// itself or another. So the picture is the same under the even-odd and the non-zero rule. Curves stay curves: every
  /// segment is a part of a segment given. They start at their top left and are ordered by that vertex, from the top,
  /// then from the left; an outline that nothing else touches stays as it is.
  ///
  /// What is narrower than a millionth of a logical unit is no area, and neither gaps nor necks of that width count.
  /// O(n log n) for n segments that are spread out, O(n²) where all lie side by side.
  ///
  /// - Parameter tests: what it takes; once it is exceeded, what comes is worth nothing.
  package static func union(_ outlines: [Outline], _ tests: inout CrossingTests) -> [Outline] {
    let whole = outlines.filter { !$0.points.isEmpty && $0.points.allSatisfy(\.isFinite) }
    // Nearly all steps have one hole, which nothing else can touch.
    let groups = whole.count == 1 ? [whole] : whole.touchingGroups(&tests)
    let parts = groups.count == 1 ? united(groups[0], &tests) : groups.flatMap { united($0, &tests) }
    return parts.count < 2 ? parts : parts.sorted { ($0.start.y, $0.start.x) < ($1.start.y, $1.start.x) }
  }

  /// The same, whatever it takes: of outlines that are known to be few.
  package static func union(_ outlines: [Outline]) -> [Outline] {
    var tests = CrossingTests()
    return union(outlines, &tests)
  }

  private static func united(_ group: [Outline], _ tests: inout CrossingTests) -> [Outline] {
    if group.count == 1, let only = group.first, !only.crossesItself(&tests) { return only.isSliver ? [] : [only] }
    // No hole is ever lost: under the non-zero rule these are still the same area.
    return contours(of: group, by: .nonZero, &tests) ?? group
  }

  /// The outlines of the area that some outlines wind around by a rule, as `union` has them; nil where they cannot be
  /// told from rounding.
  static func contours(of outlines: [Outline], by rule: FillRule, _ tests: inout CrossingTests) -> [Outline]? {
    let scale = outlines.lazy.flatMap(\.points).reduce(1) { max($0, abs($1)) }
    // Beyond, coordinates have no fractions left that could be cut.
    guard scale < 1e12 else { return nil }
    // Where rounding has torn a contour, a coarser grain mends it.
    for grain in [1, 8, 64, 512] as [Double] {
      let arrangement = ArcArrangement(outlines, tolerance: grain * max(hair, scale * 1e-12), &tests)
      let boundary = arrangement.boundary(by: rule, &tests)
      if tests.isExceeded { return nil }
      if let contours = ContourLinker.contours(of: boundary) {
        return contours.map(\.startingAtTopLeft)
      }
    }
    return nil
  }
}

// The union of an outline with itself.
extension Outline {
  /// The area of the outline, by the non-zero rule, in a canonical outline that does not cross itself; parts that hang
  /// together at points only are run around one after another.
  ///
  /// Nil where no single outline does that: the area leaves out a part of its inside.
  /// - Parameter tests: once it is exceeded, what comes is worth nothing.
  func uncrossed(_ tests: inout CrossingTests) -> Outline? {
    guard crossesItself(&tests) else { return self }
    var parts = Outline.union([self], &tests)
    guard !parts.isEmpty, parts.allSatisfy({ $0.signedArea > 0 }) else { return nil }
    var whole = parts.removeFirst()
    while !parts.isEmpty {
      guard
        let (place, joined) = parts.indices.lazy.compactMap({ place in
          whole.joined(with: parts[place]).map { (place, $0) }
        }).first
      else { return nil }
      parts.remove(at: place)
      whole = joined
    }
    return whole.canonical()
  }

  /// Both outlines in one that passes from one to the other, and back, at a vertex that they share.
  private func joined(with other: Outline) -> Outline? {
    let (own, others) = (segments, other.segments)
    for (place, segment) in own.enumerated() {
      guard let first = others.firstIndex(where: { $0.start == segment.start }) else { continue }
      return Outline(Array(own[..<place] + others[first...] + others[..<first] + own[place...]))
    }
    return nil
  }
}

extension [Outline] {
  /// The outlines in groups whose boxes touch; the groups, and the outlines in each, in the order given.
  fileprivate func touchingGroups(_ tests: inout CrossingTests) -> [[Outline]] {
    let boxes = map { $0.bounds.inset(by: EdgeInsets(-2 * Outline.hair)) }
    // Few steps have more than two holes, and those lie apart.
    if count == 2, !boxes[0].touches(boxes[1], slack: 0) {
      tests.spend(boxes[0].maxX < boxes[1].minX || boxes[1].maxX < boxes[0].minX ? 0 : 1)
      return [[self[0]], [self[1]]]
    }
    var leaders = Array<Int>(indices)
    func leader(_ place: Int) -> Int {
      var place = place
      while leaders[place] != place { place = leaders[place] }
      return place
    }
    for (first, second) in Rect.touchingPairs(boxes, &tests) {
      let (a, b) = (leader(first), leader(second))
      leaders[Swift.max(a, b)] = Swift.min(a, b)
    }
    var groups: [[Outline]] = Array<[Outline]>(repeating: [], count: count)
    for place in indices { groups[leader(place)].append(self[place]) }
    return groups.filter { !$0.isEmpty }
  }
}
