public import TutorialTour

/// What a client does for a session, besides drawing.
public enum TourEffect: Sendable, Hashable {
  /// Performs the app's action of this name, and tells the session when that is done. The session's state is to be saved
  /// before.
  case perform(String)
  /// Scrolls, without waiting for the end of it.
  case scroll(TourScroll)
  /// Has assistive technology say something.
  case announce(String, TourAccessibility.Announcement)
  /// Puts the focus somewhere.
  case focus(TourFocus)
  /// Tells the app.
  case report(TourReport)
  /// Remembers, under the name given, that a person has seen the tour.
  case remember(String)
  /// Throws away what was saved.
  case forgetSaved
}

/// One of the five events that an app is told about a tour.
public struct TourReport: Sendable, Hashable {
  /// What happened.
  public var kind: TourEvents.Kind
  /// What the tour calls it.
  public var name: String
  /// The tutorial's id.
  public var tutorial: String
  /// The variant's id.
  public var variant: String
  /// The step's id.
  public var step: String
  /// The step's number in the variant, from 1; nil for a step that the variant lacks.
  public var number: Int?
  /// How many steps the variant has.
  public var total: Int

  /// The given event.
  public init(
    kind: TourEvents.Kind, name: String, tutorial: String, variant: String, step: String, number: Int?, total: Int
  ) {
    self.kind = kind
    self.name = name
    self.tutorial = tutorial
    self.variant = variant
    self.step = step
    self.number = number
    self.total = total
  }
}

/// Where the focus of a keyboard or of assistive technology can be while a tour is played.
public enum TourFocus: Sendable, Hashable {
  /// The callout's words.
  case callout
  /// The callout's button at a place.
  case button(Int)
  /// An element of the app, by its id.
  case element(String)
  /// The callout's close button.
  case close
  /// The overlay, which a tap on leaves.
  case overlay
  /// It is the app's again: it goes back to where it was before the tour took it.
  case app
}

/// Whom a touch belongs to: docs/tour.md, "Touches".
public enum TourTouch: Sendable, Hashable {
  /// Nobody: touches are locked.
  case locked
  /// The callout.
  case callout
  /// The app.
  case app
  /// The overlay, which keeps it from the app.
  case overlay
}
