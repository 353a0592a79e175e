/// A side of its reference that a callout lies on.
public enum CalloutSide: String, Sendable, Hashable, CaseIterable {
  /// Above.
  case top
  /// To the right.
  case right
  /// Below.
  case bottom
  /// To the left.
  case left

  /// Whether a callout on this side slides along x; else along y.
  var slidesAcross: Bool { self == .top || self == .bottom }
}

/// Where along a side a callout lies.
public enum CalloutAlignment: String, Sendable, Hashable, CaseIterable {
  /// Both begin at one edge: the left one above and below, in right-to-left layouts the right one; the upper one beside.
  case start
  /// Both share a middle.
  case center
  /// Both end at one edge.
  case end
}

/// A place that a callout may have, in Floating UI's vocabulary.
public enum CalloutPlacement: Sendable, Hashable {
  /// On a side of the reference.
  case beside(CalloutSide, CalloutAlignment)
  /// In the middle of the boundary.
  case center
  /// On whichever side has the most room.
  case auto
}
