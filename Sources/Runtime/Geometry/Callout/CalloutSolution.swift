/// Where a callout lies.
public struct CalloutSpot: Sendable, Hashable {
  /// Its box.
  public var frame: Rect
  /// The side of its reference that it lies on; nil in the middle of the boundary.
  public var side: CalloutSide?
  /// Where along that side.
  public var alignment: CalloutAlignment
  /// The arrow; nil where none is asked for, or where none would point at the reference.
  public var arrow: CalloutArrow?

  /// A spot of the given parts.
  public init(
    frame: Rect, side: CalloutSide?, alignment: CalloutAlignment = .center, arrow: CalloutArrow? = nil
  ) {
    self.frame = frame
    self.side = side
    self.alignment = alignment
    self.arrow = arrow
  }
}

/// What a place lacks for a callout to lie there.
public struct CalloutLack: Sendable, Hashable {
  /// Why it does not fit.
  public enum Cause: Sendable, Hashable {
    /// It fits.
    case none
    /// Between the reference and the boundary is too little room.
    case room
    /// The boundary is too short along the side.
    case length
    /// Obstacles are in the way: the place of the one where it would like to be, or of the nearest, among the scene's.
    case obstacle(Int)
    /// The reference is outside the boundary: the callout would not lie beside it.
    case detached
  }

  /// The side; nil for the middle of the boundary.
  public var side: CalloutSide?
  /// Logical units that are missing, 0 where it fits.
  public var points: Double
  /// Why.
  public var cause: Cause

  /// The lack of the given parts.
  public init(side: CalloutSide?, points: Double, cause: Cause) {
    self.side = side
    self.points = points
    self.cause = cause
  }
}

/// What came of looking for a place.
public enum CalloutSolution: Sendable, Hashable {
  /// There is a place that keeps all rules.
  case fits(CalloutSpot)
  /// There is none. `lacks` has all four sides, whether they are allowed or not, and the middle where that is; `spot`
  /// is the allowed place that lacks the least, moved inside the boundary as far as that goes.
  case lacks([CalloutLack], spot: CalloutSpot)

  /// The place, good or bad.
  public var spot: CalloutSpot {
    switch self {
    case .fits(let spot), .lacks(_, let spot): spot
    }
  }
}
