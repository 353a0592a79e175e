extension Outline {
  /// The outline with a segment of no length at each sharp corner that has none, as the corners of a rectangle have.
  ///
  /// In a morph such a corner is what a curve grows out of.
  var withSharpCorners: Outline {
    let own = segments
    var result: [Cubic] = []
    for (index, segment) in own.enumerated() {
      result.append(segment)
      let next = own[(index + 1) % own.count]
      if let arriving = segment.arriving, let leaving = next.leaving, arriving.dot(leaving) < Self.smoothest {
        result.append(Cubic(line: segment.end, segment.end))
      }
    }
    return Outline(result)
  }

  /// The cosine of the smallest turn that is a corner: 8°.
  private static let smoothest = 0.99
}
