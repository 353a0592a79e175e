public import TutorialGeometry
public import TutorialPlayback
public import TutorialTour

/// What a session is told: docs/tour.md, "What a session is told".
public enum TourHappening: Sendable, Hashable {
  /// The tour is to begin. A tour that a person has seen (`isSeen`: its `once` is remembered) does not; `saved` is what
  /// `TourSession.saved` was when the tour was left off.
  case begin(isSeen: Bool = false, saved: String? = nil)
  /// A person taps at a point of the display.
  case tap(Point)
  /// A person taps an element of the app, which the touch reached.
  case tapElement(String)
  /// A button of the callout is pressed, by its place in `TourCallout.buttons`.
  case button(Int)
  /// A key is pressed, by the name that `KeyboardEvent.key` has for it.
  case key(String)
  /// A person leaves by what the platform has for that.
  case escape
  /// A person leaves by the callout's close button.
  case close
  /// The app reports an event.
  case event(String)
  /// The app's route, when it becomes another.
  case route(String)
  /// The action of this name, which a step's `before` asked for, has been performed.
  case performed(String)
  /// It could not be performed.
  case failed(String)
  /// What the app's flags are: all that it knows.
  case flags([String: TourScalar])
  /// What the app puts into the tour's texts: all values that it has, by the names of their variables.
  case variables([String: String])
  /// The app shows a screen.
  case shows(screen: String)
  /// Where a screen's elements are.
  case elements(LiveScreen)
  /// An element has appeared: said by a client that cannot see the app's elements, for rules and preparations that wait for
  /// it.
  case appeared(String)
  /// An element has disappeared: the same.
  case disappeared(String)
  /// What to do while targets of a step are missing whose `missing` is nil. A session that is never told so comes at once, as
  /// compiled: `wait` 0, `then` `place`.
  case missing(TourMissing)
  /// How large the callout of a step is with its words, as the client sets them: at some widths, whose order plays no part. It
  /// finds its place anew at that size; see docs/callouts.md, "In a client".
  case heights(step: String, [Size])
  /// The device is another one, or is set otherwise.
  case device(TourSession.Device)
  /// The app goes to the background.
  case background
  /// The app comes back from there.
  case foreground
  /// Time has passed.
  case time
  /// The app ends the tour.
  case end
}
