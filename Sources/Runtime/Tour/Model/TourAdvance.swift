/// A rule that ends a step.
public struct TourAdvance: Sendable, Hashable {
  /// A trigger of a rule.
  public enum Trigger: Sendable, Hashable {
    /// A tap on a hole or on the element in it.
    case tapTarget
    /// A tap anywhere.
    case tapAnywhere
    /// A tap on another element.
    case tap(TourElement)
    /// The app reports the event of this name.
    case event(String)
    /// This many seconds have passed since the step came.
    case after(Double)
    /// The callout's button of this role is pressed: `next`, `back` or the author's word.
    case button(String)
    /// The app's route becomes one that matches. These rules come after all others of a step.
    case route(TourRoute)
    /// An element appears that wasn't there.
    case appears(TourPresence)
    /// An element disappears that was there.
    case gone(TourPresence)
  }

  /// The trigger.
  public var trigger: Trigger
  /// The step that comes then; nil if it ends the tour.
  public var to: String?
  /// The condition under which the rule applies; nil if it always applies.
  public var when: TourCondition?
  /// True if it leads back to where the person came from, which a `TourHistory` knows.
  ///
  /// Then `to` is the previous step in order, for clients without a history.
  public var back: Bool

  /// Creates a rule: on `trigger`, if `when` holds, go to `to`, or back.
  public init(_ trigger: Trigger, to: String?, when: TourCondition? = nil, back: Bool = false) {
    self.trigger = trigger
    self.to = to
    self.when = when
    self.back = back
  }

  /// The element that the rule waits for; nil for rules that don't wait for one.
  public var presence: TourPresence? {
    switch trigger {
    case .appears(let element), .gone(let element): element
    default: nil
    }
  }
}
