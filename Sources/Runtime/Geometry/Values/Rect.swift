/// A width and a height in logical units.
public struct Size: Sendable, Hashable {
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// The size width × height.
  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// Distances from the four sides of a rectangle, positive inwards, in logical units.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance from the top side.
  public var top: Double
  /// The distance from the right side.
  public var right: Double
  /// The distance from the bottom side.
  public var bottom: Double
  /// The distance from the left side.
  public var left: Double

  /// Insets in CSS order.
  @inlinable
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// The same inset on every side.
  @inlinable
  public init(_ all: Double) {
    self.init(top: all, right: all, bottom: all, left: all)
  }

  /// No insets.
  public static let zero = EdgeInsets(0)
}

/// An axis-aligned rectangle in logical units, origin at the top left.
///
/// A negative width or height is kept; see `isInverted`.
public struct Rect: Sendable, Hashable {
  /// The left side.
  public var x: Double
  /// The top side.
  public var y: Double
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// The rectangle at (x, y) with the given extent.
  @inlinable
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle between two x and two y coordinates.
  @inlinable
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(minX, minY, maxX - minX, maxY - minY)
  }

  /// The smallest rectangle around two points.
  package init(around a: Point, _ b: Point) {
    self.init(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }

  /// The left side.
  @inlinable public var minX: Double { x }
  /// The top side.
  @inlinable public var minY: Double { y }
  /// The right side.
  @inlinable public var maxX: Double { x + width }
  /// The bottom side.
  @inlinable public var maxY: Double { y + height }
  /// The middle along x.
  @inlinable public var midX: Double { x + width / 2 }
  /// The middle along y.
  @inlinable public var midY: Double { y + height / 2 }
  /// The centre.
  @inlinable public var center: Point { Point(midX, midY) }
  /// The width and the height.
  @inlinable public var size: Size { Size(width, height) }
  /// Width × height; 0 if either isn't positive.
  @inlinable public var area: Double { isEmpty ? 0 : width * height }
  /// True if it has no area.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }
  /// True if a side is negative: a frame that its source marked as clipped away.
  @inlinable public var isInverted: Bool { width < 0 || height < 0 }

  /// The rectangle with its sides moved inwards; negative insets grow it.
  ///
  /// Sides never cross: a side that would become negative collapses to zero in the middle of the overlap.
  public func inset(by insets: EdgeInsets) -> Rect {
    var result = Rect(
      minX: minX + insets.left, minY: minY + insets.top, maxX: maxX - insets.right, maxY: maxY - insets.bottom)
    if result.width < 0 { result = Rect(result.midX, result.y, 0, result.height) }
    if result.height < 0 { result = Rect(result.x, result.midY, result.width, 0) }
    return result
  }

  /// The intersection, or nil if the two share no area.
  @inlinable public func intersection(_ other: Rect) -> Rect? {
    let result = Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return result.isEmpty ? nil : result
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Returns true if the point lies inside or on the edge.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Returns true if `other` lies inside, edges included, with the given tolerance.
  @inlinable
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance && other.minY >= minY - tolerance
      && other.maxY <= maxY + tolerance
  }

  /// The smaller of width and height, at least 0.
  package var smallerSide: Double { max(0, min(width, height)) }

  /// The centred square whose side is the smaller side.
  package var centeredSquare: Rect {
    let side = smallerSide
    return Rect(midX - side / 2, midY - side / 2, side, side)
  }
}
