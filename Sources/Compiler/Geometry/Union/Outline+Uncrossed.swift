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
