import TutorialLanguage

/// One of the two axes of a box.
enum BoxAxis: String {
  /// `left`, `right`, `leading`, `trailing`, `width`, `centerX`.
  case horizontal
  /// `top`, `bottom`, `height`, `centerY`.
  case vertical
}

extension AxisConstraints {
  /// The box's extent on an axis, from two constraints and the container's `start` and `length`.
  ///
  /// `right` and `bottom` count from the container's far side, `centerX` and `centerY` from its middle.
  ///
  /// Returns nil unless there are exactly two constraints. It also returns nil for `leading` and `trailing`, which have
  /// to be made physical first.
  func solved(start containerStart: Double, length: Double) -> (start: Double, length: Double)? {
    guard leading?.value == nil, trailing?.value == nil else { return nil }
    let middle = containerStart + length / 2
    let end = containerStart + length
    switch (self.start?.value, self.end?.value, size?.value, center?.value) {
    case (let start?, let inset?, nil, nil):
      return (containerStart + start, length - start - inset)
    case (let start?, nil, let size?, nil):
      return (containerStart + start, size)
    case (nil, let inset?, let size?, nil):
      return (end - inset - size, size)
    case (nil, nil, let size?, let center?):
      return (middle + center - size / 2, size)
    case (let start?, nil, nil, let center?):
      return (containerStart + start, 2 * (length / 2 + center - start))
    case (nil, let inset?, nil, let center?):
      let size = 2 * (length / 2 - center - inset)
      return (end - inset - size, size)
    default:
      return nil
    }
  }

  /// The names of the keys that are set, in canonical order.
  func names(_ axis: BoxAxis) -> [String] {
    let values: [(String, Constraint?)] =
      axis == .horizontal
      ? [
        ("left", start), ("right", end), ("leading", leading), ("trailing", trailing), ("width", size),
        ("centerX", center),
      ] : [("top", start), ("bottom", end), ("height", size), ("centerY", center)]
    return values.compactMap { $0.1?.value == nil ? nil : $0.0 }
  }
}
