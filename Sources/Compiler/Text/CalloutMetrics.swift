import TutorialGeometry
package import TutorialTour

/// How large everything in a callout is. Logical units.
///
/// A callout is a column: image, title, body, and at its foot progress and buttons. Lengths do not grow with the text
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
  /// What says where in the tour one is.
  package var progress: Font
  /// The least width and height of what can be touched of a button: what a finger hits. 44 pt, and 48 dp on Android.
  package var hitSize = 44.0
  /// The height of an image of which nobody says how large it is, as a fraction of its width, which is that of the content.
  package var imageRatio = 0.5625
  /// The sides of the cross that ends the tour, as it is drawn. What can be touched of it lies in the callout's corner.
  package var closeSize = 24.0
  /// The sides of a dot, and what lies between two.
  package var dotSize = 6.0
  /// How much longer the dot of the step is than others.
  package var dotStretch = 10.0

  /// The metrics of a platform, as the trait `platform` names it; nil is any.
  package init(platform: String? = nil, theme: TourTheme = .standard) {
    self.theme = theme.measures
    title = Font(theme.title)
    body = Font(theme.body)
    button = Font(theme.button)
    progress = Font(theme.progress)
    if platform == "android" { hitSize = 48 }
  }

  /// The font of a part.
  package subscript(role: TextRole) -> Font {
    switch role {
    case .title: title
    case .body: body
    case .button: button
    case .progress: progress
    }
  }

  /// How wide a button is whose words are so wide, in whole units; never narrower than what can be touched of it.
  func buttonWidth(around words: Double) -> Double { max(hitSize, words.rounded(.up) + 2 * theme.buttonPadding) }

  /// How high a button is drawn whose words are so high: what the height of one leaves above and below a line at the
  /// text size `large` is there at all others, too.
  func buttonHeight(around words: Double) -> Double {
    max(theme.buttonHeight, words + max(0, theme.buttonHeight - button.line))
  }

  /// What words beside the cross keep free of the content's width.
  var closeReserve: Double { max(0, (hitSize + closeSize) / 2 + theme.buttonGap - theme.padding) }

  /// Where the cross ends below the top of the content.
  var closeDepth: Double { (hitSize + closeSize) / 2 - theme.padding }

  /// How large a row of dots is.
  func dots(_ total: Int) -> Size { Size(Double(max(0, 2 * total - 1)) * dotSize + dotStretch, dotSize) }

  /// How far what can be touched of a button reaches beyond what is drawn, above and below.
  func reach(beyond height: Double) -> Double { max(0, hitSize - height) / 2 }
}
