/// The shape of an element or a cutout, without its place: it is drawn into a frame.
package enum Shape: Sendable, Hashable {
  /// A shape without measures of its own.
  case named(NamedShape)
  /// The frame with rounded corners. Smoothing is Figma's corner smoothing, 0 (circular) to 1; iOS looks like 0.6.
  case roundedRect(CornerRadii, smoothing: Double)
  /// A path, stretched to the frame.
  case path(PathShape)

  /// The radius of the smallest circle around the frame's centre that contains the shape.
  ///
  /// It is exact for the named shapes: a round button's own radius, half the diagonal of a rectangle. For continuous
  /// corners and paths, it has a relative error of 1e-9.
  package func circumscribedRadius(in frame: Rect) -> Double {
    let (width, height) = (max(0, frame.width), max(0, frame.height))
    switch self {
    case .named(let name): return name.circumscribedRadius(in: Size(width, height))
    case .roundedRect(let radii, let smoothing) where smoothing <= 0:
      let fitted = radii.scaledToFit(frame.size).0
      // The farthest point of a corner's arc lies beyond the arc's own centre, as seen from the frame's centre.
      return [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft]
        .reduce(0) { max($0, Point(width / 2 - $1, height / 2 - $1).length + $1) }
    case .roundedRect, .path:
      return Outline(shape: self, in: frame).circumscribedRadius(around: frame.center)
    }
  }

  // Shorter names for shapes that are written often.

  /// The frame itself.
  package static let rect = Shape.named(.rect)
  /// The circle in the middle of the frame.
  package static let circle = Shape.named(.circle)
  /// The ellipse that touches all four sides.
  package static let ellipse = Shape.named(.ellipse)
  /// The frame with its shorter sides rounded to half circles.
  package static let capsule = Shape.named(.capsule)
}

extension Outline {
  /// The outline of a shape drawn into a frame, in canonical form. Radii that are too large are scaled to fit.
  package init(shape: Shape, in frame: Rect) {
    switch shape {
    case .named(let name): self = name.outline(in: frame)
    case .roundedRect(let radii, let smoothing): self = .rounded(frame, radii: radii, smoothing: smoothing)
    case .path(let path): self = path.outline.applying(path.mapping(to: frame))
    }
  }

  static func rounded(_ frame: Rect, radii: CornerRadii, smoothing: Double) -> Outline {
    guard smoothing > 0 else {
      let (first, second, third, last) = CornerProfile.arcs(of: frame, radii: radii)
      return Outline([
        Cubic(line: last.end, first.start), first, Cubic(line: first.end, second.start), second,
        Cubic(line: second.end, third.start), third, Cubic(line: third.end, last.start), last,
      ])
    }
    let corners = CornerProfile.corners(of: frame, radii: radii, smoothing: smoothing)
    guard let last = corners.last else { return Outline([]) }
    var segments: [Cubic] = []
    var position = last.end
    for corner in corners {
      segments.append(Cubic(line: position, corner.start))
      segments += corner.segments
      position = corner.end
    }
    return Outline(segments)
  }

  /// An ellipse of four quarter arcs, with edges of no length between them.
  static func ellipse(_ frame: Rect) -> Outline {
    let (rx, ry) = (frame.width / 2, frame.height / 2)
    let (hx, hy) = (rx * quarterArcHandle, ry * quarterArcHandle)
    let center = frame.center
    let top = Point(center.x, frame.minY)
    let right = Point(frame.maxX, center.y)
    let bottom = Point(center.x, frame.maxY)
    let left = Point(frame.minX, center.y)
    return Outline([
      Cubic(line: top, top), Cubic(top, Point(top.x + hx, top.y), Point(right.x, right.y - hy), right),
      Cubic(line: right, right), Cubic(right, Point(right.x, right.y + hy), Point(bottom.x + hx, bottom.y), bottom),
      Cubic(line: bottom, bottom), Cubic(bottom, Point(bottom.x - hx, bottom.y), Point(left.x, left.y + hy), left),
      Cubic(line: left, left), Cubic(left, Point(left.x, left.y - hy), Point(top.x - hx, top.y), top),
    ])
  }
}

/// The handle of a quarter arc as a fraction of its radius: 4/3·tan(π/8). The largest radial error is 2.73e-4.
package let quarterArcHandle = 0.5522847498307936
