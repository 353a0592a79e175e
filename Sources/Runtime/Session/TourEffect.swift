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
