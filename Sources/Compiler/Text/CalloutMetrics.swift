/// Everything in a callout that is no text. Logical units.
///
/// A callout is a column: image, title, body, buttons, each as wide as the content. Nothing here grows with the text
/// size; what grows are the lines.
package struct CalloutMetrics: Sendable, Hashable {
  /// Between the callout's edges and its content, on all four sides.
  package var padding = 16.0
  /// Between the title and the body.
  package var titleGap = 4.0
  /// Above the buttons, and below the image.
  package var sectionGap = 12.0
  /// Between buttons, beside or above each other.
  package var buttonGap = 8.0
  /// Beside a button's words, on each side.
  package var buttonPadding = 12.0
  /// Above and below a button's words.
  package var buttonInset = 11.0
  /// The least width and height of a button: what a finger hits. 44 pt, and 48 dp on Android.
  package var hitSize = 44.0
  /// An image's height, as a fraction of its width, which is that of the content.
  package var imageRatio = 0.5625

  /// The metrics of a platform, as the trait `platform` names it; nil is any.
  package init(platform: String? = nil) {
    if platform == "android" { hitSize = 48 }
  }

  /// How wide a button is whose words are so wide, in whole units.
  func buttonWidth(around words: Double) -> Double { max(hitSize, words.rounded(.up) + 2 * buttonPadding) }
}
