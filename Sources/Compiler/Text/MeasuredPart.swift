import TutorialMarkup

/// A measured text of a callout.
struct MeasuredPart {
  var role: TextRole
  /// The index of the button; 0 for other parts.
  var index: Int
  var text: StyledText
  var measured: MeasuredText

  var place: CalloutText.Field {
    switch role {
    case .title: .title
    case .body: .body
    case .button: .button(index)
    case .progress: .progress
    }
  }
}
