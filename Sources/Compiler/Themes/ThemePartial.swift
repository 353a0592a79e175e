package import TutorialSyntax
package import TutorialTour
import TutorialValues

/// `theme`: the look of callouts, as far as one file specifies it.
///
/// Themes aren't merged: ``LayeredTheme`` searches them in order, because each value has to keep the file that it comes
/// from.
package struct ThemePartial: DescribedMap {
  /// `extends`: the path of the theme that this one extends, relative to the file.
  package var extends: Located<String>?
  /// `colors`.
  package var colors: ThemeColors?
  /// `font`: the default for all text styles without their own font.
  package var font: Located<[String]>?
  /// `shadows`, the topmost first.
  package var shadows: Located<[TourTheme.Shadow]>?
  private var texts: [TourTheme.TextPart: ThemeText] = [:]
  private var measures: [TourTheme.Measures.Part: Located<Double>] = [:]

  /// Creates an empty theme.
  package init() {}

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
    "The appearance of callouts. Missing values are those of the theme that it extends, else those of the standard one.",
    hints: hints, examples: [["colors": ["primary": "#7a2cff"]]]
  ) {
    Key(
      "extends", .themePath(examples: ["brand.theme.yaml"]),
      "The path of the theme that this one extends, relative to this file.",
      get: { $0.extends }, set: { $0.extends = $1 })
    Key(
      "colors", .map(ThemeColors.self), "The colours of callouts.", or: .words("those of the standard theme"),
      get: { $0.colors }, set: { $0.colors = $1 })
    Key(
      "font", .fontStack, "The font families of all text that names none of its own; the first available one is used.",
      or: .words("the platform's own"),
      get: { $0.font }, set: { $0.font = $1 })
    TourTheme.TextPart.allCases.map { part in
      Key(
        part.rawValue, .map(ThemeText.self), part.prose, or: .value(part.standard),
        get: { $0[part] }, set: { $0[part] = $1 })
    }
    TourTheme.Measures.Part.allCases.map { part in
      Key(
        part.rawValue, .number(0...1000, examples: [8]), part.prose,
        or: .value(.number(TourTheme.Measures.standard[part])),
        get: { $0[part] }, set: { $0[part] = $1 })
    }
    Key(
      "shadows", .shadows, "The shadows below callouts, the topmost first; `none` for none.",
      or: .value(.array(TourTheme.standard.shadows.map(\.written))),
      get: { $0.shadows }, set: { $0.shadows = $1 })
  }

  /// Names for these keys in other tools and in other files.
  private static let hints = TutorialValues.hints(
    (.same("extends"), "extend base parent inherits from file"),
    (.same("colors"), "colours palette color colour"),
    (.same("font"), "fontFamily family typeface"), (.same("radius"), "cornerRadius borderRadius corners rounding"),
    (.same("border"), "borderWidth stroke strokeWidth outline"),
    (.same("shadows"), "shadow elevation boxShadow shadowColor shadowBlur shadowOffset"),
    (.same("padding"), "insets contentPadding"), (.key("body"), "text"), (.key("button"), "buttons"),
    (.words("write \"colors: { NAME: { light: …, dark: … } }\""), "light dark"))
}

extension TourTheme.TextPart {
  /// The description for pages and schemas.
  fileprivate var prose: String {
    switch self {
    case .title: "The typography of titles."
    case .body: "The typography of bodies; strong words in them are bold."
    case .button: "The typography of the text on buttons."
    case .progress: "The typography of the progress text."
    }
  }

  /// The standard theme's style as an author would write it.
  fileprivate var standard: SchemaNode {
    let text = TourTheme.standard[self]
    return ["size": .number(text.size), "line": .number(text.line), "weight": .number(Double(text.weight))]
  }
}

extension TourTheme.Shadow {
  /// The shadow as an author would write it.
  fileprivate var written: SchemaNode {
    [
      "color": ["light": .string(light), "dark": .string(dark)], "offset": .number(offset), "blur": .number(blur),
    ]
  }
}

extension TourTheme.Measures.Part {
  /// The description for pages and schemas.
  fileprivate var prose: String {
    switch self {
    case .margin: "The space between a callout and the edges of the visible area."
    case .padding: "The space between a callout's edges and its content."
    case .titleGap: "The space between title and body."
    case .sectionGap: "The space below an image, and above the buttons."
    case .buttonGap: "The space between buttons, beside or above each other."
    case .buttonHeight:
      "The drawn height of a button with one line; [the area that takes touches](text.md#buttons) is larger."
    case .buttonPadding: "The space beside a button's text, on each side."
    case .buttonRadius: "The radius of a button's corners."
    case .radius: "The radius of the corners of bubbles and banners."
    case .sheetRadius: "The radius of a sheet's upper corners."
    case .border: "The width of the border around a callout, which lies outside of it."
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
        var theme = ThemePartial()
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
