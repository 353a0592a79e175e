/// A shape that its name describes completely: it has no measures of its own, and is drawn into a frame.
///
/// The language, layouts and tours use the same names. To add a shape, add a case here, its answers below, and its meaning
/// in `TourDescription/Words`.
public enum NamedShape: String, Sendable, Hashable, CaseIterable {
  /// The frame itself.
  case rect
  /// The circle in the middle of the frame whose diameter is the frame's smaller side.
  case circle
  /// The ellipse that touches all four sides.
  case ellipse
  /// The frame with its shorter sides rounded to half circles.
  case capsule

  /// The outline in a frame, in canonical form.
  func outline(in frame: Rect) -> Outline {
    switch self {
    case .rect: .rounded(frame, radii: .zero, smoothing: 0)
    case .circle: .ellipse(frame.centeredSquare)
    case .ellipse: .ellipse(frame)
    case .capsule: .rounded(frame, radii: CornerRadii(frame.smallerSide / 2), smoothing: 0)
    }
  }

  /// The radius of the smallest circle around the frame's centre that contains the shape.
  func circumscribedRadius(in size: Size) -> Double {
    switch self {
    case .rect: Point(size.width / 2, size.height / 2).length
    case .circle: min(size.width, size.height) / 2
    case .ellipse, .capsule: max(size.width, size.height) / 2
    }
  }

  /// The radius of its corners in a box of a size, whose sides it touches; nil if it has no such corners.
  package func cornerRadius(in size: Size) -> Double? {
    switch self {
    case .rect: 0
    case .circle, .capsule: max(0, min(size.width, size.height)) / 2
    case .ellipse: nil
    }
  }

  /// True if its offset curve is the same shape drawn into a larger frame.
  var isOffsetBySize: Bool { self != .ellipse }

  /// True if it fills only the square in the middle of its frame.
  package var isSquare: Bool { self == .circle }

  /// Its image if the two axes are scaled differently; nil if no name describes it.
  package var stretched: NamedShape? {
    switch self {
    case .rect, .ellipse: self
    case .circle: .ellipse
    case .capsule: nil
    }
  }
}
