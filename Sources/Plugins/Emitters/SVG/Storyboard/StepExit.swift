/// The exits of a step that share a destination.
struct StepExit: Sendable, Hashable {
  /// The destination of an exit.
  enum End: Sendable, Hashable {
    /// The next step on the sheet.
    case next
    /// Another step.
    case step(String)
    /// The step that the person came from.
    case back
    /// The end of the tour.
    case end
  }

  /// The destination.
  let end: End
  /// The triggers: `tap anywhere`, `“Done”`.
  var triggers: [String]
}
