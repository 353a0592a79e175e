package import TutorialSyntax
import TutorialValues

/// `events`: the names by which a client reports the tutorial's events to the app.
package struct EventsPartial: DescribedMap {
  /// The name of one event.
  package enum Name: Sendable, Hashable {
    /// `none`: the event isn't reported.
    case none
    /// The event's name.
    case name(String)
  }

  /// `shown`.
  package var shown: Located<Name>?
  /// `completed`.
  package var completed: Located<Name>?
  /// `skipped`.
  package var skipped: Located<Name>?
  /// `dismissed`.
  package var dismissed: Located<Name>?
  /// `missing`.
  package var missing: Located<Name>?

  package init() {}

  package static let keys = MapDescription<Self>(
    "events", of: "the events", its: "the event",
    "The events that the client reports to the app, so that analytics only has to listen: a name for each, or none."
  ) {
    Key(
      "shown", .eventName, "The event for a step that has appeared.", or: .value("tutorial_shown"),
      get: { $0.shown }, set: { $0.shown = $1 })
    Key(
      "completed", .eventName, "The event for a tutorial that has reached its end.", or: .value("tutorial_completed"),
      get: { $0.completed }, set: { $0.completed = $1 })
    Key(
      "skipped", .eventName,
      "The event for a step that was skipped: its `when` does not hold, or its target was not there.",
      or: .value("tutorial_skipped"),
      get: { $0.skipped }, set: { $0.skipped = $1 })
    Key(
      "dismissed", .eventName, "The event for a person who left before the end.", or: .value("tutorial_dismissed"),
      get: { $0.dismissed }, set: { $0.dismissed = $1 })
    Key(
      "missing", .eventName,
      "The event for a target that was not there when the time to [wait](#what-is-not-there) for it had passed.",
      or: .value("tutorial_missing"),
      get: { $0.missing }, set: { $0.missing = $1 })
  }
}

extension Kind where Value == Located<EventsPartial.Name> {
  /// A name, or `none`.
  fileprivate static var eventName: Kind {
    Kind(KindForm(.reference(.name), examples: ["onboarding_step", "none"])) { decoder, field, called in
      if decoder.isWord(field.value, "none") { return Located(.none, decoder.document.range(field.value)) }
      return decoder.name(field.value, of: called).map { Located(.name($0), decoder.document.range(field.value)) }
    }
  }
}
