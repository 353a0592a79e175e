import TutorialSyntax

/// A way from one step of a variant to another one or to the end.
struct FlowEdge {
  enum Cause: Hashable {
    /// A person taps something or presses a button, or the app sends an event.
    case driven
    /// Time passes, in seconds since the step began.
    case time(Double)
  }

  var cause: Cause
  /// The index of the next step; nil is the end of the tutorial.
  ///
  /// For a way back it is the previous step, which may differ from the step that the person came from.
  var to: Int?
  /// True if the way returns to the step that the person came from.
  var isBack = false
  /// True if a condition that the client evaluates may block the way.
  var isConditional = false
  /// True if the app may show another screen after this transition.
  ///
  /// The app then handles a touch, or reports something itself.
  var mayChangeScreen = false
  /// The location of the destination, or else of the rule or button, or of the step for a default rule.
  var range: ByteRange
}
