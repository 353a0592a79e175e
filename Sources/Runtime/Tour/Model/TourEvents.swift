/// The names of the events that a client reports while a tour is played, so that analytics has to listen only.
public struct TourEvents: Sendable, Hashable {
  /// What can happen.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A step has come.
    case shown
    /// The tour led to its end.
    case completed
    /// A step was passed over, because its condition does not hold or what it highlights is not there.
    case skipped
    /// The tour was left before its end.
    case dismissed
    /// What a step highlights was not there when the time to wait for it had passed.
    case missing
  }

  /// A step has come. As the following: its name, nil where it is not reported.
  public var shown: String?
  /// The tour led to its end.
  public var completed: String?
  /// A step was passed over.
  public var skipped: String?
  /// The tour was left before its end.
  public var dismissed: String?
  /// What a step highlights was not there.
  public var missing: String?

  /// What holds where the author says nothing else.
  public static let standard = TourEvents(
    shown: "tutorial_shown", completed: "tutorial_completed", skipped: "tutorial_skipped",
    dismissed: "tutorial_dismissed", missing: "tutorial_missing")

  /// Events of the given names.
  public init(shown: String?, completed: String?, skipped: String?, dismissed: String?, missing: String?) {
    self.shown = shown
    self.completed = completed
    self.skipped = skipped
    self.dismissed = dismissed
    self.missing = missing
  }

  /// The name of an event, nil where it is not reported.
  public subscript(kind: Kind) -> String? {
    switch kind {
    case .shown: shown
    case .completed: completed
    case .skipped: skipped
    case .dismissed: dismissed
    case .missing: missing
    }
  }
}
