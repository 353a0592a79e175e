extension Outline {
  /// The outline of a shape drawn into a frame, in canonical form. Radii that are too large are scaled to fit.
  package init(shape: Shape, in frame: Rect) {
    switch shape {
    case .rect: self = .rounded(frame, radii: .zero, smoothing: 0)
    case .roundedRect(let radii, let smoothing): self = .rounded(frame, radii: radii, smoothing: smoothing)
    case .circle: self = .ellipse(frame.centeredSquare)
    case .ellipse: self = .ellipse(frame)
    case .capsule: self = .rounded(frame, radii: CornerRadii(frame.smallerSide / 2), smoothing: 0)
    case .path(let path): self = path.outline.applying(path.mapping(to: frame))
    }
  }

  /// A rectangle with rounded corners.
  private static func rounded(_ frame: Rect, radii: CornerRadii, smoothing: Double) -> Outline {
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
  private static func ellipse(_ frame: Rect) -> Outline {
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

extension Rect {
  /// The smaller of width and height, at least 0.
  package var smallerSide: Double { max(0, min(width, height)) }

  /// The square in the middle whose side is the smaller side.
  package var centeredSquare: Rect {
    let side = smallerSide
    return Rect(midX - side / 2, midY - side / 2, side, side)
  }
}
