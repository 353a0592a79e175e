public import TutorialGeometry
public import TutorialPlayback
public import TutorialTour

/// An event for a session to handle: docs/tour.md, "What a session is told".
public enum TourSessionEvent: Sendable, Hashable {
  /// Begin the tour.
  ///
  /// It doesn't begin if the person has already seen it (`isSeen`: its `once` is remembered). To resume it, pass the
  /// last value of `TourSession.saved`.
  case begin(isSeen: Bool = false, saved: String? = nil)
  /// The person taps at a point of the display.
  case tap(Point)
  /// The person taps an element of the app, and the touch reaches it.
  case tapElement(String)
  /// The callout's button at this index of `TourCallout.buttons` is pressed.
  case button(Int)
  /// A key is pressed; the name is that of `KeyboardEvent.key`.
  case key(String)
  /// The person dismisses the tour by the platform's gesture or key for that.
  case escape
  /// The person dismisses the tour with the callout's close button.
  case close
  /// The app reports an event.
  case event(String)
  /// The app's route has changed.
  case route(String)
  /// The action of this name, requested by a step's `before`, has been performed.
  case performed(String)
  /// The action of this name has failed.
  case failed(String)
  /// The app's flags, all that it knows.
  case flags([String: TourScalar])
  /// The values that the app puts into the tour's texts: all that it has, keyed by variable name.
  case variables([String: String])
  /// The app shows a screen.
  case shows(screen: String)
  /// The frames of a screen's elements.
  case elements(LiveScreen)
  /// An element has appeared.
  ///
  /// For rules and preparations that wait for it, in clients that can't see the app's elements.
  case appeared(String)
  /// An element has disappeared; see `appeared`.
  case disappeared(String)
  /// Set the policy for missing targets, for steps whose own `missing` is nil.
  ///
  /// Without it such steps come at once, as compiled: `wait` 0, `then` `place`.
  case missing(TourMissing)
  /// The sizes of a step's callout with its text, as measured by the client at several widths, in any order.
  ///
  /// The callout is placed again at the matching size; see docs/callouts.md, "In a client".
  case heights(step: String, [Size])
  /// The device or its settings have changed.
  case device(TourSession.Device)
  /// The app goes to the background.
  case background
  /// The app comes back to the foreground.
  case foreground
  /// Time has passed.
  case time
  /// The app ends the tour.
  case end
}
