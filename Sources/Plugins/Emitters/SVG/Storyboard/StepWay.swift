/// Ways out of a step that lead to one place.
struct StepWay: Sendable, Hashable {
  /// Where they lead.
  enum End: Sendable, Hashable {
    /// To the step that stands next on the sheet.
    case next
    /// To another step.
    case step(String)
    /// To where the person came from.
    case back
    /// Out of the tour.
    case end
  }

  /// Where they lead.
  let end: End
  /// What takes them: `tap anywhere`, `“Done”`.
  var triggers: [String]
}
