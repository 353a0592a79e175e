/// The way of the overlay from another step.
public struct TourTransition: Sendable, Hashable {
  /// The step that it comes from; nil for any step that the transitions before it don't name.
  public var from: String?
  /// The kind of way.
  public var kind: TourTransitionKind
  /// The name of the motion; nil for an immediate change.
  public var motion: String?
  /// The time before it begins, in seconds.
  public var delay: Double
  /// True if touches are ignored until it has ended.
  public var lockInput: Bool
  /// The pairs of holes that become one another.
  public var pairs: [TourPair]
  /// The height of the bend of each hole's way, as a fraction of the way's length, positive to the left of travel.
  public var arc: Double
  /// The same ways as absolute keyframes; nil if the tour isn't expanded, or if no outline moves.
  public var tracks: TourTracks?

  /// Creates a transition.
  public init(
    from: String?, kind: TourTransitionKind, motion: String?, delay: Double = 0, lockInput: Bool = false,
    pairs: [TourPair] = [], arc: Double = 0, tracks: TourTracks? = nil
  ) {
    self.from = from
    self.kind = kind
    self.motion = motion
    self.delay = delay
    self.lockInput = lockInput
    self.pairs = pairs
    self.arc = arc
    self.tracks = tracks
  }
}

/// A kind of way in which a step comes or goes.
public enum TourTransitionKind: String, Sendable, Hashable, CaseIterable {
  /// The old holes become the new ones.
  case morph
  /// The old picture fades out while the new one fades in.
  case fade
  /// The new holes grow out of their centres.
  case reveal
  /// The change is immediate.
  case cut
}

/// A hole of the previous step and the hole of this step that it becomes, as indices in their `cutouts`.
public struct TourPair: Sendable, Hashable {
  /// The old hole; nil if the new one grows out of its own centre.
  public var old: Int?
  /// The new hole; nil if the old one shrinks into its own centre.
  public var new: Int?

  /// Creates a pair in which `old` becomes `new`.
  public init(_ old: Int?, _ new: Int?) {
    self.old = old
    self.new = new
  }
}

/// The way of the overlay in or out, or from one variant's frames to another's.
public struct TourAppearance: Sendable, Hashable {
  /// The name of the motion; nil for an immediate change.
  public var motion: String?
  /// The kind of way.
  public var kind: TourTransitionKind
  /// The time before it begins, in seconds.
  public var delay: Double
  /// True if touches are ignored until it has ended.
  public var lockInput: Bool
  /// The height of the bend of each hole's way, as a fraction of the way's length, positive to the left of travel.
  ///
  /// Only a `variantChange` has one, because nothing travels in the others.
  public var arc: Double

  /// Creates an appearance.
  public init(
    motion: String?, kind: TourTransitionKind, delay: Double = 0, lockInput: Bool = false, arc: Double = 0
  ) {
    self.motion = motion
    self.kind = kind
    self.delay = delay
    self.lockInput = lockInput
    self.arc = arc
  }
}

/// The replacement of transitions if a person asks for less motion; sprites and loops are left out then.
public struct TourReducedMotion: Sendable, Hashable {
  /// A kind of change.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The old picture fades out while the new one fades in.
    case fade
    /// The new picture appears immediately.
    case cut
  }

  /// The kind of change.
  public var kind: Kind
  /// The name of a fade's motion; nil for an immediate change.
  public var motion: String?

  /// Creates a replacement.
  public init(kind: Kind, motion: String?) {
    self.kind = kind
    self.motion = motion
  }
}
