import TutorialMarkup

/// Words of a callout, measured.
struct CalloutPart {
  /// The part of the callout.
  var role: TextRole
  /// Which button; 0 for the others.
  var index: Int
  /// What is shown.
  var text: StyledText
  /// How wide it is.
  var measured: MeasuredText

  /// Which of the callout's texts it is.
  var place: CalloutText.Part {
    switch role {
    case .title: .title
    case .body: .body
    case .button: .button(index)
    case .progress: .progress
    }
  }
}
