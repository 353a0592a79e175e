import TutorialPluginKit
import TutorialTour

/// The fonts of an animation.
///
/// Each text part of a callout has a font name of its own, because each has its own family and weight.
struct LottieFonts {
  /// The root's list of fonts.
  private(set) var list: [EmittedJSON] = []
  private var names: Set<String> = []
  private let theme: TourTheme

  init(_ theme: TourTheme) {
    self.theme = theme
  }

  /// Returns the name of a part's font, which is added to the list on first use.
  ///
  /// - Parameter isQuiet: true for a button that isn't the last one.
  mutating func name(_ part: TourTheme.TextPart, isQuiet: Bool = false) -> String {
    let name = isQuiet ? "quiet" : part.rawValue
    guard names.insert(name).inserted else { return name }
    var text = theme[part]
    if isQuiet { text.weight = min(text.weight, TourTheme.quietWeight) }
    // Without a font in the theme, it's the player platform's sans-serif font.
    let family = text.font.first ?? "sans-serif"
    let style = text.weight >= 600 ? "Bold" : text.weight >= 500 ? "Medium" : "Regular"
    list.append([
      "fName": .text(name), "fFamily": .text(family), "fStyle": .text(style),
      "fWeight": .text("\(text.weight)"), "ascent": 75, "origin": 0, "fPath": "",
    ])
    return name
  }
}
