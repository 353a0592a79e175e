/// The radii of a rectangle's four corners in logical units.
public struct CornerRadii: Sendable, Hashable {
  /// The radius between the left and the top side.
  public var topLeft: Double
  /// The radius between the top and the right side.
  public var topRight: Double
  /// The radius between the right and the bottom side.
  public var bottomRight: Double
  /// The radius between the bottom and the left side.
  public var bottomLeft: Double

  /// Radii in CSS order. Negative radii count as 0.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = max(0, topLeft)
    self.topRight = max(0, topRight)
    self.bottomRight = max(0, bottomRight)
    self.bottomLeft = max(0, bottomLeft)
  }

  /// The same radius at every corner. A negative radius counts as 0.
  public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// Square corners.
  public static let zero = CornerRadii(0)

  /// True if all four are the same.
  public var areEqual: Bool { topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft }

  /// The largest of the four.
  public var largest: Double { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }

  /// The radii, scaled down by a common factor so that adjacent ones fit the side between them.
  ///
  /// Source: CSS Backgrounds and Borders level 3, section 5.5, "Overlapping Curves".
  ///
  /// - Returns: the radii, and true if they had to be scaled.
  public func scaledToFit(_ size: Size) -> (CornerRadii, clamped: Bool) {
    let width = max(0, size.width)
    let height = max(0, size.height)
    var factor = 1.0
    func fit(_ sum: Double, _ side: Double) {
      if sum > side { factor = min(factor, side / sum) }
    }
    fit(topLeft + topRight, width)
    fit(topRight + bottomRight, height)
    fit(bottomRight + bottomLeft, width)
    fit(bottomLeft + topLeft, height)
    guard factor < 1 else { return (self, false) }
    return (scaled(by: factor), true)
  }

  /// All four multiplied by a factor.
  package func scaled(by factor: Double) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor)
  }
}
