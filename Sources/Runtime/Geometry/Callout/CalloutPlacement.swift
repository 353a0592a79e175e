/// The side of its reference on which a callout lies.
public enum CalloutSide: String, Sendable, Hashable, CaseIterable {
  /// Above.
  case top
  /// To the right.
  case right
  /// Below.
  case bottom
  /// To the left.
  case left

  /// True if a callout on this side slides along x, false if along y.
  var slidesAcross: Bool { self == .top || self == .bottom }
}

/// The alignment of a callout along a side.
public enum CalloutAlignment: String, Sendable, Hashable, CaseIterable {
  /// The start edges are aligned: left above and below (right in right-to-left layouts), top at the left and right.
  case start
  /// The middles are aligned.
  case center
  /// The end edges are aligned.
  case end
}

/// A placement of a callout, in Floating UI's vocabulary.
public enum CalloutPlacement: Sendable, Hashable {
  /// Beside the reference, with an alignment.
  case beside(CalloutSide, CalloutAlignment)
  /// In the centre of the boundary.
  case center
  /// On the side with the most room.
  case auto
}
