extension Shape {
  /// The radius of the smallest circle about the frame's centre that goes around the shape: exact for the named shapes
  /// (a round button's own radius, a rectangle's half diagonal), to 1e-9 of itself for continuous corners and paths.
  package func circumscribedRadius(in frame: Rect) -> Double {
    let (width, height) = (max(0, frame.width), max(0, frame.height))
    switch self {
    case .rect: return Point(width / 2, height / 2).length
    case .circle: return frame.smallerSide / 2
    case .ellipse, .capsule: return max(width, height) / 2
    case .roundedRect(let radii, let smoothing) where smoothing <= 0:
      let fitted = radii.scaledToFit(frame.size).0
      // The farthest point of a corner's arc lies behind the arc's own centre.
      return [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft]
        .reduce(0) { max($0, Point(width / 2 - $1, height / 2 - $1).length + $1) }
    case .roundedRect, .path:
      return Outline(shape: self, in: frame).circumscribedRadius(around: frame.center)
    }
  }
}
