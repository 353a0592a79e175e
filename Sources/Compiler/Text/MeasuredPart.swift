import TutorialMarkup

/// A measured text of a callout.
struct MeasuredPart {
  /// The part of the callout.
  var role: TextRole
  /// The index of the button; 0 for other parts.
  var index: Int
  /// The visible text.
  var text: StyledText
  /// The text's measurement.
  var measured: MeasuredText

  /// The part of the callout that the text belongs to.
  var place: CalloutText.Field {
    switch role {
    case .title: .title
    case .body: .body
    case .button: .button(index)
    case .progress: .progress
    }
  }
}
