public import TutorialGeometry

/// How the overlay comes from another step to this one.
public struct TourTransition: Sendable, Hashable {
  /// The step that it comes from; nil is any that the transitions before do not name.
  public var from: String?
  /// What is seen.
  public var kind: TourTransitionKind
  /// The id of the motion; nil for a cut.
  public var motion: String?
  /// Seconds before it begins.
  public var delay: Double
  /// Whether touches are ignored until it has ended.
  public var lockInput: Bool
  /// Which hole becomes which.
  public var pairs: [TourPair]
  /// By how much the middle of every paired hole's way lies off the straight line: each point adds `4p(1 − p) · bend`.
  public var bend: Point?
  /// The same where the holes go different ways: one for each of `pairs`, nil for a hole without a partner and for one
  /// that stays. Then `bend` is nil.
  public var bends: [Point?]?
  /// The same ways ready-made; nil where the tour is not expanded, or no outline moves.
  public var tracks: TourTracks?

  /// A transition of the given fields.
  public init(
    from: String?, kind: TourTransitionKind, motion: String?, delay: Double = 0, lockInput: Bool = false,
    pairs: [TourPair] = [], bend: Point? = nil, bends: [Point?]? = nil,
    tracks: TourTracks? = nil
  ) {
    self.from = from
    self.kind = kind
    self.motion = motion
    self.delay = delay
    self.lockInput = lockInput
    self.pairs = pairs
    self.bend = bend
    self.bends = bends
    self.tracks = tracks
  }
}

/// What is seen while a step comes or goes.
public enum TourTransitionKind: String, Sendable, Hashable, CaseIterable {
  /// The holes become one another.
  case morph
  /// The old picture gives way to the new one.
  case fade
  /// The new holes grow out of their centres.
  case reveal
  /// At once.
  case cut
}

/// A hole of the step before and the hole of this step that it becomes, by their places in `cutouts`.
public struct TourPair: Sendable, Hashable {
  /// The old hole; nil where the new one grows out of its own centre.
  public var old: Int?
  /// The new hole; nil where the old one shrinks into its own centre.
  public var new: Int?

  /// `old` becomes `new`.
  public init(_ old: Int?, _ new: Int?) {
    self.old = old
    self.new = new
  }
}

extension TourTransition {
  /// The bend of the hole at a place of `pairs`.
  public func bend(ofPair place: Int) -> Point? {
    guard let bends else { return bend }
    return bends.indices.contains(place) ? bends[place] : nil
  }
}

/// How the overlay appears, goes, or changes on its own.
public struct TourAppearance: Sendable, Hashable {
  /// The id of the motion; nil for a cut.
  public var motion: String?
  /// What is seen.
  public var kind: TourTransitionKind
  /// Seconds before it begins.
  public var delay: Double
  /// Whether touches are ignored until it has ended.
  public var lockInput: Bool
  /// The height of the bend of each hole's way, as a fraction of the way and to the left of travel. Only a
  /// `variantChange` has one: nothing else here travels.
  public var arc: Double

  /// An appearance of the given fields.
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

/// What replaces transitions where a person asks for less motion. Sprites and loops are left out then.
public struct TourReducedMotion: Sendable, Hashable {
  /// What is seen instead.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The old picture gives way to the new one.
    case fade
    /// The new picture, at once.
    case cut
  }

  /// What is seen instead.
  public var kind: Kind
  /// The id of the motion; nil for a cut.
  public var motion: String?

  /// A replacement of the given kind.
  public init(kind: Kind, motion: String?) {
    self.kind = kind
    self.motion = motion
  }
}
