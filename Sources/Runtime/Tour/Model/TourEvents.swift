/// The names of the events that a client reports, so that analytics only has to listen.
public struct TourEvents: Sendable, Hashable {
  /// A kind of event.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A step has come.
    case shown
    /// The person reached the end of the tour.
    case completed
    /// A step was skipped, because its condition doesn't hold or its targets are missing.
    case skipped
    /// The person left the tour before its end.
    case dismissed
    /// A step's targets were still missing after the waiting time.
    case missing
  }

  /// The event for a step that has come; nil if it isn't reported.
  public var shown: String?
  /// The event for a tour that was led to its end; nil if it isn't reported.
  public var completed: String?
  /// The event for a step that was skipped; nil if it isn't reported.
  public var skipped: String?
  /// The event for a tour that was left before its end; nil if it isn't reported.
  public var dismissed: String?
  /// The event for a step whose targets weren't there in time; nil if it isn't reported.
  public var missing: String?

  /// The standard names, for every tour without names of its own.
  public static let standard = TourEvents(
    shown: "tutorial_shown", completed: "tutorial_completed", skipped: "tutorial_skipped",
    dismissed: "tutorial_dismissed", missing: "tutorial_missing")

  /// Creates a set of names.
  public init(shown: String?, completed: String?, skipped: String?, dismissed: String?, missing: String?) {
    self.shown = shown
    self.completed = completed
    self.skipped = skipped
    self.dismissed = dismissed
    self.missing = missing
  }

  /// The name of an event; nil if it isn't reported.
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
