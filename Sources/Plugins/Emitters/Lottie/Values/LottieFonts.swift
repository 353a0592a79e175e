import TutorialPluginKit
import TutorialTour

/// The fonts of an animation: a name for each part of a callout that is words, since each has its family and weight.
struct LottieFonts {
  /// What the root lists.
  private(set) var list: [EmittedJSON] = []
  private var names: Set<String> = []
  private let theme: TourTheme

  init(_ theme: TourTheme) {
    self.theme = theme
  }

  /// The name of a part's font, listed when it is first asked for.
  mutating func name(_ part: TourTheme.TextPart) -> String {
    guard names.insert(part.rawValue).inserted else { return part.rawValue }
    let text = theme[part]
    // Where the theme names none, it is what the player's platform takes for a plain one.
    let family = text.font.first ?? "sans-serif"
    let style = text.weight >= 600 ? "Bold" : text.weight >= 500 ? "Medium" : "Regular"
    list.append([
      "fName": .text(part.rawValue), "fFamily": .text(family), "fStyle": .text(style),
      "fWeight": .text("\(text.weight)"), "ascent": 75, "origin": 0, "fPath": "",
    ])
    return part.rawValue
  }
}
