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
  }

  /// What happens.
  public var trigger: Trigger
  /// The step that comes then; nil ends the tour.
  public var to: String?
  /// A condition that the client evaluates; nil is always true.
  public var when: TourCondition?
  /// Whether it leads back to where the person came from, which a `TourHistory` knows; `to` is the step before then, for
  /// clients that keep none. Since version 1.2.
  public var back: Bool

  /// On `trigger`, if `when` holds, go to `to`, or back.
  public init(_ trigger: Trigger, to: String?, when: TourCondition? = nil, back: Bool = false) {
    self.trigger = trigger
    self.to = to
    self.when = when
    self.back = back
  }
}

/// A question that only the app can answer: is its flag what is asked for?
public struct TourCondition: Sendable, Hashable {
  /// The name of the app's flag.
  public var flag: String
  /// What the flag must be.
  public var equals: TourScalar

  /// `flag` is `equals`.
  public init(flag: String, equals: TourScalar) {
    self.flag = flag
    self.equals = equals
  }
}

/// A value that a flag can have.
public enum TourScalar: Sendable, Hashable {
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case text(String)
}
