package import TutorialSyntax
package import TutorialTour
import TutorialValues

/// `theme`: the look of callouts, as far as one file specifies it.
///
/// Themes aren't merged: ``LayeredTheme`` searches them in order, because each value has to keep the file that it comes
/// from.
package struct ThemePartial: DescribedMap {
  /// The range of the map.
  package var range: ByteRange
  /// `extends`: the path of the theme that this one extends, relative to the file.
  package var extends: Located<String>?
  /// `colors`.
  package var colors: ThemeColors?
  /// `font`: the default for all text styles without their own font.
  package var font: Located<[String]>?
  private var texts: [TourTheme.TextPart: ThemeText] = [:]
  private var measures: [TourTheme.Measures.Part: Located<Double>] = [:]

  /// Creates an empty theme.
  package init(range: ByteRange) {
    self.range = range
  }

  /// The text style of a part.
  package subscript(part: TourTheme.TextPart) -> ThemeText? {
    get { texts[part] }
    set { texts[part] = newValue }
  }

  /// A length.
  package subscript(part: TourTheme.Measures.Part) -> Located<Double>? {
    get { measures[part] }
    set { measures[part] = newValue }
  }
}

extension ThemePartial {
  package static let keys = MapDescription<Self>(
    "theme", of: "a theme", its: "the theme's",
    "What callouts look like. What is left out is as in the theme that it extends, and else as in the standard one.",
    hints: hints, examples: [["colors": ["primary": "#7a2cff"]]]
  ) {
    Key(
      "extends", .themePath(examples: ["brand.theme.yaml"]),
      "The path of the theme under this one, relative to this file."
    ) {
      $0.extends
    } set: {
      $0.extends = $1
    }
    Key("colors", .map(ThemeColors.self), "The colours.", or: .words("those of the standard theme")) {
      $0.colors
    } set: {
      $0.colors = $1
    }
    Key(
      "font", .fontStack, "Families of fonts, the first that there is, of all words that name none of their own.",
      or: .words("the platform's own")
    ) {
      $0.font
    } set: {
      $0.font = $1
    }
    TourTheme.TextPart.allCases.map { part in
      Key(part.rawValue, .map(ThemeText.self), part.prose, or: .value(part.standard)) {
        $0[part]
      } set: {
        $0[part] = $1
      }
    }
    TourTheme.Measures.Part.allCases.map { part in
      Key(
        part.rawValue, .number(0...1000, examples: [8]), part.prose,
        or: .value(.number(TourTheme.Measures.standard[part]))
      ) {
        $0[part]
      } set: {
        $0[part] = $1
      }
    }
  }

  /// Names for these keys in other tools and in other files.
  private static let hints = TutorialValues.hints(
    (.same("extends"), "extend base parent inherits from file"),
    (.same("colors"), "colours palette color colour"),
    (.same("font"), "fontFamily family typeface"), (.same("radius"), "cornerRadius borderRadius corners rounding"),
    (.same("border"), "borderWidth stroke strokeWidth outline"), (.same("shadowBlur"), "shadow elevation shadowRadius"),
    (.same("padding"), "insets contentPadding"), (.key("body"), "text"), (.key("button"), "buttons"),
    (.words("write \"colors: { NAME: { light: …, dark: … } }\""), "light dark"))
}

extension TourTheme.TextPart {
  /// The description for pages and schemas.
  fileprivate var prose: String {
    switch self {
    case .title: "How titles are set."
    case .body: "How bodies are set; strong words in them are bold."
    case .button: "How words on buttons are set."
    case .progress: "How it is set where in the tutorial one is."
    }
  }

  /// The standard theme's style as an author would write it.
  fileprivate var standard: SchemaNode {
    let text = TourTheme.standard[self]
    return ["size": .number(text.size), "line": .number(text.line), "weight": .number(Double(text.weight))]
  }
}

extension TourTheme.Measures.Part {
  /// The description for pages and schemas.
  fileprivate var prose: String {
    switch self {
    case .margin: "Between a callout and the edges of what a person can see."
    case .padding: "Between a callout's edges and its content."
    case .titleGap: "Between title and body."
    case .sectionGap: "Below an image, and above the buttons."
    case .buttonGap: "Between buttons, beside or above each other."
    case .buttonHeight: "How high a button of one line is drawn; [where it is touched](text.md#buttons) is larger."
    case .buttonPadding: "Beside a button's words, on each side."
    case .buttonRadius: "The radius of a button's corners."
    case .radius: "The radius of the corners of bubbles and banners."
    case .sheetRadius: "The radius of a sheet's upper corners."
    case .border: "How wide the line around a callout is, which lies outside of it."
    case .shadowOffset: "How far below the callout its shadow lies."
    case .shadowBlur: "How far its edge is spread: twice the deviation of the Gaussian, as CSS has it."
    }
  }
}

extension Kind where Value == ThemePartial {
  /// A theme, or just the path of a theme to extend.
  package static var theme: Kind {
    Kind(
      KindForm(
        [
          "anyOf": [
            .reference(SchemaDefinition("themePath") { themePathNode }),
            .reference(ThemePartial.keys.outline.definition),
          ]
        ],
        examples: ["brand.theme.yaml", ["extends": "brand.theme.yaml", "colors": ["primary": "#7a2cff"]]],
        map: { ThemePartial.keys.outline })
    ) { decoder, field, called in
      let node = field.value
      if decoder.document.kind(node) == .mapping { return decoder.map(node, ThemePartial.self) }
      let path = decoder.filledString(node, of: called, expected: "a theme or the path of one")
      return path.map { path in
        var theme = ThemePartial(range: path.range)
        theme.extends = path
        return theme
      }
    }
  }
}

private let themePathNode: SchemaNode = ["description": "The path of a theme.", "type": "string", "minLength": 1]

extension Kind where Value == Located<String> {
  /// The path of a theme.
  fileprivate static func themePath(examples: [SchemaNode]) -> Kind {
    Kind(KindForm(themePathNode, examples: examples)) { decoder, field, called in
      decoder.filledString(field.value, of: called, expected: "the path of a theme")
    }
  }
}
