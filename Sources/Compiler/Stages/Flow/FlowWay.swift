import TutorialSyntax

/// One way from a step to another, or to the end, that can be gone in a variant.
struct FlowWay {
  /// Who goes it.
  enum Cause: Hashable {
    /// A person, by a tap or a button, or the app, by an event.
    case driven
    /// Time, in seconds since the step came.
    case time(Double)
  }

  /// Who goes it.
  var cause: Cause
  /// The place of the step that comes; nil is the end. Of a way back the step before, which a person need not have come
  /// from.
  var to: Int?
  /// Whether it only goes back to where the person came from.
  var isBack = false
  /// Whether a condition of the client's may keep it shut.
  var isConditional = false
  /// Whether the app may show another screen when it is gone: it answers a touch or something that the app reports.
  var mayChangeScreen = false
  /// Where its destination is written, or else the rule or button; for a default rule the step.
  var range: ByteRange
}
