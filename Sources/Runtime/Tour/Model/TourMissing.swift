/// What a client does while the app does not show what a step highlights: a list that loads, a menu that opens.
public struct TourMissing: Sendable, Hashable {
  /// What comes where it is still not there when the time has passed.
  public enum Fallback: String, Sendable, Hashable, CaseIterable {
    /// The step that comes after it, as where the step's condition does not hold.
    case skip
    /// The end of the tour.
    case end
    /// The step's callout in the middle of what can be seen, without holes and rings.
    case center
    /// The step as it was compiled, as if all were there.
    case place
  }

  /// How long the client waits, in seconds; 0 is not at all.
  public var wait: Double
  /// What comes then.
  public var then: Fallback

  /// Wait so long, `then` go on like that.
  public init(wait: Double, then: Fallback) {
    self.wait = wait
    self.then = then
  }
}

/// How an app gets to where a step stands.
public enum TourPreparation: Sendable, Hashable {
  /// The client performs the action of this name, and waits until it is done.
  case action(String)
  /// The client waits until the app reports the event of this name.
  case event(String)
  /// The client waits until the app's route matches.
  case route(TourRoute)
  /// The client waits until the element is there.
  case appears(TourPresence)
  /// The client waits until the element isn't there.
  case gone(TourPresence)

  /// The element that the client waits for; nil for other preparations.
  public var presence: TourPresence? {
    switch self {
    case .appears(let element), .gone(let element): element
    default: nil
    }
  }
}
