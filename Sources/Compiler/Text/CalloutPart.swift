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
}
