public import TutorialTour

/// A task that the session gives to its client, besides drawing.
public enum TourEffect: Sendable, Hashable {
  /// Perform the app's action of this name, then tell the session that it is done.
  ///
  /// Save the session's state before performing it.
  case perform(String)
  /// Scroll, without waiting until it ends.
  case scroll(TourScroll)
  /// Announce a text through assistive technology.
  case announce(String, TourAccessibility.Announcement)
  /// Move the focus.
  case focus(TourFocus)
  /// Report an event to the app.
  case report(TourReport)
  /// Remember, under this name, that the person has seen the tour.
  case remember(String)
  /// Delete the saved state.
  case forgetSaved
}

/// An event that is reported to the app; there are five kinds.
public struct TourReport: Sendable, Hashable {
  /// The kind of event.
  public var kind: TourEvents.Kind
  /// The tour's name for the event.
  public var name: String
  /// The tutorial's id.
  public var tutorial: String
  /// The variant's id.
  public var variant: String
  /// The step's id.
  public var step: String
  /// The step's number in the variant, from 1; nil for a step that the variant lacks.
  public var number: Int?
  /// The number of steps in the variant.
  public var total: Int

  /// Creates a report.
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

/// A place for the focus of a keyboard or of assistive technology while a tour plays.
public enum TourFocus: Sendable, Hashable {
  /// The callout's text.
  case callout
  /// The callout's button at an index.
  case button(Int)
  /// An element of the app, by its id.
  case element(String)
  /// The callout's close button.
  case close
  /// The overlay, where a tap dismisses the tour.
  case overlay
  /// The app: the focus returns to where it was before the tour took it.
  case app
}

/// The receiver of a touch: docs/tour.md, "Touches".
public enum TourTouch: Sendable, Hashable {
  /// No receiver: touches are locked.
  case locked
  /// The callout.
  case callout
  /// The app.
  case app
  /// The overlay, which keeps the touch from the app.
  case overlay
}
