/// A rule that ends a step.
public struct TourAdvance: Sendable, Hashable {
  /// What happens.
  public enum Trigger: Sendable, Hashable {
    /// A tap on a hole or on the element in it.
    case tapTarget
    /// A tap, wherever.
    case tapAnywhere
    /// A tap on another element.
    case tap(TourElement)
    /// The app reports the event of this name.
    case event(String)
    /// So many seconds have passed since the step came.
    case after(Double)
    /// The callout's button of this role: `next`, `back` or the author's word.
    case button(String)
    /// The app's route becomes one that matches. These rules come after all others of a step.
    case route(TourRoute)
    /// An element that wasn't there comes to be there.
    case appears(TourPresence)
    /// An element that was there is there no more.
    case gone(TourPresence)
  }

  /// What happens.
  public var trigger: Trigger
  /// The step that comes then; nil ends the tour.
  public var to: String?
  /// A condition that the client evaluates; nil is always true.
  public var when: TourCondition?
  /// Whether it leads back to where the person came from, which a `TourHistory` knows; `to` is the step before then, for
  /// clients that keep none.
  public var back: Bool

  /// On `trigger`, if `when` holds, go to `to`, or back.
  public init(_ trigger: Trigger, to: String?, when: TourCondition? = nil, back: Bool = false) {
    self.trigger = trigger
    self.to = to
    self.when = when
    self.back = back
  }

  /// The element whose coming or going it waits for; nil for other rules.
  public var presence: TourPresence? {
    switch trigger {
    case .appears(let element), .gone(let element): element
    default: nil
    }
  }

  /// Whether it waits for a route. Such rules stand beside the others in the file.
  package var waitsForRoute: Bool {
    if case .route = trigger { return true }
    return false
  }
}
