/// A client's policy while the app doesn't show a step's targets, as while a list loads or a menu opens.
public struct TourMissing: Sendable, Hashable {
  /// The fallback if a target is still missing when the waiting time is over.
  public enum Fallback: String, Sendable, Hashable, CaseIterable {
    /// The following step comes, as if the step's condition didn't hold.
    case skip
    /// The tour ends.
    case end
    /// The step comes without holes and rings, with its callout in the middle of the visible area.
    case center
    /// The step comes as it was compiled, as if no target were missing.
    case place
  }

  /// The time to wait for the targets, in seconds; 0 for not at all.
  public var wait: Double
  /// The fallback after that time.
  public var then: Fallback

  /// Creates a policy.
  public init(wait: Double, then: Fallback) {
    self.wait = wait
    self.then = then
  }
}

/// An item of the way to a step: an action to perform, or something to wait for.
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
