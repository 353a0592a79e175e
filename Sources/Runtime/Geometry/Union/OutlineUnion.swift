extension Outline {
  /// The outlines of the area that any of the given outlines covers, by the non-zero rule.
  ///
  /// The outlines may overlap, be nested, touch, share edges, be identical or cross themselves.
  ///
  /// - Outer outlines run clockwise on the screen, those of holes in them counter-clockwise; none crosses itself or
  ///   another. So the picture is the same under the even-odd and the non-zero rule.
  /// - Curves stay curves: every segment is a part of a given segment.
  /// - Each outline starts at its top left vertex. They are sorted by that vertex, from the top, then from the left. An
  ///   outline that nothing else touches stays unchanged.
  ///
  /// Areas, gaps and necks narrower than a millionth of a logical unit are ignored. Takes O(n log n) for n segments
  /// that are spread out, O(n²) if all lie side by side.
  ///
  /// - Parameter tests: the budget. Once it is exceeded, the result is meaningless.
  package static func union(_ outlines: [Outline], _ tests: inout CrossingBudget) -> [Outline] {
    let whole = outlines.filter { !$0.points.isEmpty && $0.points.allSatisfy(\.isFinite) }
    // Nearly all steps have one hole, which can't touch another.
    let groups = whole.count == 1 ? [whole] : whole.touchingGroups(&tests)
    let parts = groups.count == 1 ? united(groups[0], &tests) : groups.flatMap { united($0, &tests) }
    return parts.count < 2 ? parts : parts.sorted { ($0.start.y, $0.start.x) < ($1.start.y, $1.start.x) }
  }

  /// The same without a budget, for outlines that are known to be few.
  package static func union(_ outlines: [Outline]) -> [Outline] {
    var tests = CrossingBudget()
    return union(outlines, &tests)
  }

  private static func united(_ group: [Outline], _ tests: inout CrossingBudget) -> [Outline] {
    if group.count == 1, let only = group.first, !only.crossesItself(&tests) { return only.isSliver ? [] : [only] }
    // No hole is ever lost: under the non-zero rule, the given outlines cover the same area.
    return contours(of: group, by: .nonZero, &tests) ?? group
  }

  /// The outlines of the area of a fill rule, as `union` returns them, or nil if rounding makes them ambiguous.
  static func contours(of outlines: [Outline], by rule: FillRule, _ tests: inout CrossingBudget) -> [Outline]? {
    let scale = outlines.lazy.flatMap(\.points).reduce(1) { max($0, abs($1)) }
    // Larger coordinates have no fractional digits left that a cut needs.
    guard scale < 1e12 else { return nil }
    // If rounding tears a contour, a coarser grain repairs it.
    for grain in [1, 8, 64, 512] as [Double] {
      let arrangement = ArcArrangement(outlines, tolerance: grain * max(sliver, scale * 1e-12), &tests)
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
  /// The outline of its own area by the non-zero rule, in canonical form, without crossings.
  ///
  /// Parts that share only a point are traversed one after another. Nil if no single outline can do that because the
  /// area has a hole.
  ///
  /// - Parameter tests: the budget. Once it is exceeded, the result is meaningless.
  func uncrossed(_ tests: inout CrossingBudget) -> Outline? {
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

  /// Both outlines joined into one at a vertex that they share, or nil if they share none.
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
  /// The outlines, grouped by boxes that touch. The groups, and the outlines in each, keep their order.
  fileprivate func touchingGroups(_ tests: inout CrossingBudget) -> [[Outline]] {
    let boxes = map { $0.bounds.inset(by: EdgeInsets(-2 * Outline.sliver)) }
    // Few steps have more than two holes, and two usually lie apart.
    if count == 2, !boxes[0].touches(boxes[1], slack: 0) {
      tests.spend(boxes[0].maxX < boxes[1].minX || boxes[1].maxX < boxes[0].minX ? 0 : 1)
      return [[self[0]], [self[1]]]
    }
    var parents = Array<Int>(indices)
    func root(_ place: Int) -> Int {
      var place = place
      while parents[place] != place { place = parents[place] }
      return place
    }
    for (first, second) in Rect.touchingPairs(boxes, &tests) {
      let (a, b) = (root(first), root(second))
      parents[Swift.max(a, b)] = Swift.min(a, b)
    }
    var groups: [[Outline]] = Array<[Outline]>(repeating: [], count: count)
    for place in indices { groups[root(place)].append(self[place]) }
    return groups.filter { !$0.isEmpty }
  }
}
