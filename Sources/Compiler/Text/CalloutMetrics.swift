import TutorialGeometry
package import TutorialTour

/// The sizes of everything in a callout, in logical units.
///
/// A callout is a column of image, title and body, with progress and buttons at the foot. Only the lines grow with the
/// text size; other lengths don't.
package struct CalloutMetrics: Sendable, Hashable {
  /// A font's size and line height at the text size `large`.
  package struct Font: Sendable, Hashable {
    /// The font size.
    package var size: Double
    /// The line height.
    package var line: Double

    /// Creates a font from a text style of the theme.
    init(_ text: TourTheme.Text) { (size, line) = (text.size, text.line) }
  }

  /// The lengths from the theme.
  package var theme: TourTheme.Measures
  /// The title's font.
  package var title: Font
  /// The body's font.
  package var body: Font
  /// The font of buttons.
  package var button: Font
  /// The font of the progress.
  package var progress: Font
  /// The minimum width and height of a button's hit area: 44 pt, or 48 dp on Android.
  package var hitSize = 44.0
  /// The height of an image of unknown size, as a fraction of its width, which is the content's width.
  package var imageRatio = 0.5625
  /// The side of the close button as drawn; its hit area lies in the callout's corner.
  package var closeSize = 24.0
  /// The diameter of a dot, and the distance between two.
  package var dotSize = 6.0
  /// The additional length of the current step's dot.
  package var dotStretch = 10.0

  /// Creates the metrics of a platform, named as by the trait `platform`; nil for any platform.
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

  /// The width of a button around text of a width, in whole units and at least `hitSize`.
  func buttonWidth(around words: Double) -> Double { max(hitSize, words.rounded(.up) + 2 * theme.buttonPadding) }

  /// The height at which a button around text of a height is drawn.
  ///
  /// The space above and below the text is that of a one-line button at the text size `large`.
  func buttonHeight(around words: Double) -> Double {
    max(theme.buttonHeight, words + max(0, theme.buttonHeight - button.line))
  }

  /// The width that text beside the close button leaves free.
  var closeReserve: Double { max(0, (hitSize + closeSize) / 2 + theme.buttonGap - theme.padding) }

  /// The bottom of the close button, from the top of the content.
  var closeDepth: Double { (hitSize + closeSize) / 2 - theme.padding }

  func dots(_ total: Int) -> Size { Size(Double(max(0, 2 * total - 1)) * dotSize + dotStretch, dotSize) }

  /// The distance by which the hit area of a button of a height extends above and below it.
  func hitOutset(beyond height: Double) -> Double { max(0, hitSize - height) / 2 }
}
