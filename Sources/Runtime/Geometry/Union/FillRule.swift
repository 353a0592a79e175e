/// A rule that tells by winding numbers which points belong to an area.
enum FillRule {
  /// Any winding number but 0: SVG's non-zero rule, for which an outline's direction doesn't matter.
  case nonZero
  /// Any positive winding number: more clockwise turns on the screen than counter-clockwise ones.
  case positive

  /// Returns true if a point with this winding number belongs to the area.
  ///
  /// - Parameter winding: the winding number of the point, clockwise counted as positive.
  func contains(_ winding: Int) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .positive: winding > 0
    }
  }
}
