/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty (the convention of CoreGraphics and SVG's `matrix`).
public struct Transform: Sendable, Hashable {
  /// First column, first row.
  public var a: Double
  /// First column, second row.
  public var b: Double
  /// Second column, first row.
  public var c: Double
  /// Second column, second row.
  public var d: Double
  /// Translation along x.
  public var tx: Double
  /// Translation along y.
  public var ty: Double

  /// The transform with the given coefficients.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform.
  public static let identity = Transform(1, 0, 0, 1, 0, 0)

  /// A translation by (x, y).
  public static func translation(_ x: Double, _ y: Double) -> Transform { Transform(1, 0, 0, 1, x, y) }

  /// The image of a point.
  @inlinable
  public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// `self` first, then `next`.
  public func then(_ next: Transform) -> Transform {
    Transform(
      next.a * a + next.c * b, next.b * a + next.d * b, next.a * c + next.c * d, next.b * c + next.d * d,
      next.a * tx + next.c * ty + next.tx, next.b * tx + next.d * ty + next.ty)
  }

  /// a·d − b·c; 0 if the transform is singular.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The inverse transform, or nil if this one is singular.
  package var inverse: Transform? {
    let size = determinant
    guard size != 0, size.isFinite else { return nil }
    return Transform(
      d / size, -b / size, -c / size, a / size, (c * ty - d * tx) / size, (b * tx - a * ty) / size)
  }

  /// True if it only translates.
  @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// True if it maps axis-aligned rectangles to axis-aligned ones without turning or mirroring them.
  @inlinable public var keepsAxes: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// The bounding box of a rectangle's image.
  public func bounds(of rect: Rect) -> Rect {
    if keepsAxes { return Rect(a * rect.x + tx, d * rect.y + ty, a * rect.width, d * rect.height) }
    let corners = [
      apply(Point(rect.minX, rect.minY)), apply(Point(rect.maxX, rect.minY)), apply(Point(rect.maxX, rect.maxY)),
      apply(Point(rect.minX, rect.maxY)),
    ]
    var result = Rect(corners[0].x, corners[0].y, 0, 0)
    for corner in corners.dropFirst() { result = result.union(Rect(corner.x, corner.y, 0, 0)) }
    return result
  }
}
