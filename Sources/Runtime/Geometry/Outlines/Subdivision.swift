extension Outline {
  /// The same curve with at least `count` segments.
  ///
  /// The longest segment is halved (see `Cubic.halves`) until there are enough; of equally long ones, the first.
  ///
  /// Length is `Cubic.lengthEstimate`, compared to 32 binary digits, so that segments that are equally long by symmetry
  /// don't differ by a rounding error.
  package func subdivided(to count: Int) -> Outline {
    guard segmentCount < count, segmentCount > 0 else { return self }
    var pieces = segments.map { (segment: $0, length: $0.comparedLength) }
    while pieces.count < count {
      let longest = pieces.indices.reduce(0) { pieces[$1].length > pieces[$0].length ? $1 : $0 }
      let (first, second) = pieces[longest].segment.halves
      pieces[longest] = (first, first.comparedLength)
      pieces.insert((second, second.comparedLength), at: longest + 1)
    }
    return Outline(pieces.map(\.segment))
  }
}

extension Cubic {
  /// The length rounded to 32 significant binary digits, by Veltkamp's splitting.
  fileprivate var comparedLength: Double {
    let scaled = lengthEstimate * 2_097_153
    return scaled - (scaled - lengthEstimate)
  }
}
