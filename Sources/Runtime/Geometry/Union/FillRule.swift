/// Which places belong to an area, by how often outlines wind around them.
enum FillRule {
  /// All that any winding is left around: the non-zero rule of SVG, in which an outline's direction does not matter.
  case nonZero
  /// All that is wound around clockwise on the screen, at least once more often than the other way.
  case positive

  /// Whether a place belongs to it.
  ///
  /// - Parameter winding: how often the outlines wind around the place, clockwise counted as positive.
  func contains(_ winding: Int) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .positive: winding > 0
    }
  }
}
