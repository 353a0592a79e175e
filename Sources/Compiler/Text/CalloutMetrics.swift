package import TutorialTour

/// How large everything in a callout is. Logical units.
///
/// A callout is a column: image, title, body, buttons, each as wide as the content. Lengths do not grow with the text
/// size; what grows are the lines.
package struct CalloutMetrics: Sendable, Hashable {
  /// The size of a font and the height of its lines, at the text size `large`.
  package struct Font: Sendable, Hashable {
    /// The size.
    package var size: Double
    /// The height of a line.
    package var line: Double

    /// The font of some words.
    init(_ text: TourTheme.Text) { (size, line) = (text.size, text.line) }
  }

  /// The lengths of the theme.
  package var theme: TourTheme.Measures
  /// Titles.
  package var title: Font
  /// Bodies.
  package var body: Font
  /// Buttons.
  package var button: Font
  /// The least width and height of what can be touched of a button: what a finger hits. 44 pt, and 48 dp on Android.
  package var hitSize = 44.0
  /// An image's height, as a fraction of its width, which is that of the content.
  package var imageRatio = 0.5625

  /// The metrics of a platform, as the trait `platform` names it; nil is any.
  package init(platform: String? = nil, theme: TourTheme = .standard) {
    self.theme = theme.measures
    title = Font(theme.title)
    body = Font(theme.body)
    button = Font(theme.button)
    if platform == "android" { hitSize = 48 }
  }

  /// The font of a part.
  package subscript(role: TextRole) -> Font {
    switch role {
    case .title: title
    case .body: body
    case .button: button
    }
  }

  /// How wide a button is whose words are so wide, in whole units; never narrower than what can be touched of it.
  func buttonWidth(around words: Double) -> Double { max(hitSize, words.rounded(.up) + 2 * theme.buttonPadding) }

  /// How high a button is drawn whose words are so high: what the height of one leaves above and below a line at the
  /// text size `large` is there at all others, too.
  func buttonHeight(around words: Double) -> Double {
    max(theme.buttonHeight, words + max(0, theme.buttonHeight - button.line))
  }

  /// How far what can be touched of a button reaches beyond what is drawn, above and below.
  func reach(beyond height: Double) -> Double { max(0, hitSize - height) / 2 }
}
