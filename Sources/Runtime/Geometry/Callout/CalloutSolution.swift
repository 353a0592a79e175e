/// The place of a callout.
public struct CalloutSpot: Sendable, Hashable {
  /// The callout's box.
  public var frame: Rect
  /// The side of the reference, or nil in the centre of the boundary.
  public var side: CalloutSide?
  /// The alignment along that side.
  public var alignment: CalloutAlignment
  /// The arrow, or nil if none is wanted or none would point at the reference.
  public var arrow: CalloutArrow?

  /// A spot with the given parts.
  public init(
    frame: Rect, side: CalloutSide?, alignment: CalloutAlignment = .center, arrow: CalloutArrow? = nil
  ) {
    self.frame = frame
    self.side = side
    self.alignment = alignment
    self.arrow = arrow
  }
}

/// The room that a callout lacks at a placement.
public struct CalloutLack: Sendable, Hashable {
  /// The reason why a callout doesn't fit.
  public enum Cause: Sendable, Hashable {
    /// It fits.
    case none
    /// The room between the reference and the boundary is too small.
    case room
    /// The boundary is too short along the side.
    case length
    /// Obstacles are in the way. The value is the index of the obstacle nearest to the wanted position.
    case obstacle(Int)
    /// The reference is outside the boundary: the callout wouldn't lie beside it.
    case detached
  }

  /// The side, or nil for the centre of the boundary.
  public var side: CalloutSide?
  /// The missing length in logical units, 0 if the callout fits.
  public var points: Double
  /// The reason.
  public var cause: Cause

  /// A lack with the given parts.
  public init(side: CalloutSide?, points: Double, cause: Cause) {
    self.side = side
    self.points = points
    self.cause = cause
  }
}

/// The result of placing a callout.
public enum CalloutSolution: Sendable, Hashable {
  /// A place that keeps all rules.
  case fits(CalloutSpot)
  /// No place keeps all rules.
  ///
  /// `lacks` has all four sides, allowed or not, and the centre if it is allowed. `spot` is the allowed place with the
  /// smallest lack, moved inside the boundary as far as possible.
  case lacks([CalloutLack], spot: CalloutSpot)

  /// The place, whether it keeps the rules or not.
  public var spot: CalloutSpot {
    switch self {
    case .fits(let spot), .lacks(_, let spot): spot
    }
  }
}
