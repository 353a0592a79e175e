/// The measures of a callout's arrow, in logical units.
public struct CalloutArrowForm: Sendable, Hashable {
  /// The distance from the callout's edge to the tip.
  public var length: Double
  /// The width of the base, along the callout's edge.
  public var base: Double
  /// The least distance from the base to the ends of the edge, where the callout's corners are round.
  public var clearance: Double

  /// An arrow of the given measures.
  public init(length: Double, base: Double, clearance: Double) {
    self.length = length
    self.base = base
    self.clearance = clearance
  }

  /// The least distance from an end of the edge to the tip, along the edge.
  var inset: Double { clearance + base / 2 }
}

/// The arrow of a callout: a triangle that points at the reference.
public struct CalloutArrow: Sendable, Hashable {
  /// The point nearest the reference.
  public var tip: Point
  /// The start of the base on the callout's edge, going clockwise around the callout.
  public var baseStart: Point
  /// The end of the base on the callout's edge.
  public var baseEnd: Point

  /// The triangle with the given tip and base.
  public init(tip: Point, baseStart: Point, baseEnd: Point) {
    self.tip = tip
    self.baseStart = baseStart
    self.baseEnd = baseEnd
  }

  /// The arrow of a callout on a side of its reference.
  ///
  /// - Parameter tip: the tip's coordinate along the side.
  init(_ form: CalloutArrowForm, length: Double, of frame: Rect, on side: CalloutSide, tip: Double) {
    let (low, high) = (tip - form.base / 2, tip + form.base / 2)
    switch side {
    case .top:
      self.init(
        tip: Point(tip, frame.maxY + length), baseStart: Point(high, frame.maxY), baseEnd: Point(low, frame.maxY))
    case .right:
      self.init(
        tip: Point(frame.minX - length, tip), baseStart: Point(frame.minX, high), baseEnd: Point(frame.minX, low))
    case .bottom:
      self.init(
        tip: Point(tip, frame.minY - length), baseStart: Point(low, frame.minY), baseEnd: Point(high, frame.minY))
    case .left:
      self.init(
        tip: Point(frame.maxX + length, tip), baseStart: Point(frame.maxX, low), baseEnd: Point(frame.maxX, high))
    }
  }
}
