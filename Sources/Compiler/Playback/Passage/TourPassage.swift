import TutorialGeometry
public import TutorialMotion

/// The way from one picture to a step at rest, or to nothing: the picture at every instant of it.
///
/// The way starts at whatever is on the screen, so a passage that is interrupted goes on from there: take
/// `picture(at:)` of that instant and start the next passage with it. A passage is a value, and a function of time
/// alone: it may be sampled at any rate, in any order.
public struct TourPassage: Sendable {
  private let blends: [Blend]

  init(_ blends: [Blend]) {
    self.blends = blends
  }

  /// Seconds from the start until it has arrived, delays included.
  public var duration: Double { blends.reduce(0) { $0 + $1.duration } }

  /// A wait, and then progress along one motion: between the motion's keyframes all that a picture has is linear in the
  /// progress, but for what an arc adds and where a value stays within its bounds.
  public struct Part: Sendable, Hashable {
    /// Seconds from the start of the passage.
    public var start: Double
    /// Seconds of the wait.
    public var delay: Double
    /// The progress; nil is at once.
    public var motion: Motion?
  }

  /// What the passage is made of, one after the other: for renderers that are handed curves rather than frames.
  public var parts: [Part] {
    var start = 0.0
    return blends.map { blend in
      defer { start += blend.duration }
      return Part(start: start, delay: blend.delay, motion: blend.motion)
    }
  }

  /// The picture at a time in seconds since the start: before it as at the start, after the end at rest.
  public func picture(at time: Double) -> TourPicture {
    var rest = time
    for blend in blends.dropLast() {
      if rest < blend.duration { return blend.picture(at: rest) }
      rest -= blend.duration
    }
    return blends.last?.picture(at: rest) ?? .empty
  }

  /// Whether touches are ignored at a time in seconds since the start.
  public func locksInput(at time: Double) -> Bool {
    var end = 0.0
    for blend in blends {
      end += blend.duration
      if blend.locksInput, time < end { return true }
    }
    return false
  }
}
