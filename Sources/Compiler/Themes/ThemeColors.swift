package import TutorialSyntax
package import TutorialTour
package import TutorialValues

/// `colors` of a theme.
package struct ThemeColors: DescribedMap {
  private var written: [TourTheme.Colors.Part: SchemeColors] = [:]

  /// Creates an empty map.
  package init() {}

  /// The written colours of a part.
  package subscript(part: TourTheme.Colors.Part) -> SchemeColors? {
    get { written[part] }
    set { written[part] = newValue }
  }
}

/// The written colours of a part in each scheme.
package struct SchemeColors: DescribedMap {
  /// The colour in a light scheme.
  package var light: Located<Color>?
  /// The colour in a dark scheme.
  package var dark: Located<Color>?

  /// Creates an empty map.
  package init() {}

  /// The colour in a scheme.
  package subscript(scheme: TourTheme.Scheme) -> Located<Color>? { scheme == .light ? light : dark }
}

extension ThemeColors {
  package static let keys = MapDescription<Self>(
    "themeColors", of: "the colours of a theme", its: "the theme's",
    "The colours of callouts. Each is one colour for both schemes, or one for each scheme.", hints: hints
  ) {
    TourTheme.Colors.Part.allCases.map { part in
      Key(
        part.rawValue, .schemeColors, part.prose,
        or: .value([
          "light": .string(TourTheme.standard.light[part]), "dark": .string(TourTheme.standard.dark[part]),
        ]),
        get: { $0[part] }, set: { $0[part] = $1 })
    }
  }

  /// Names for these keys in other tools.
  private static let hints = TutorialValues.hints(
    (.same("surface"), "background backgroundColor ground fill bubble base bg"),
    (.same("primary"), "accent tint accentColor tintColor action brand button"),
    (.same("onPrimary"), "primaryText onAccent buttonText primaryForeground"),
    (.same("onSecondary"), "secondaryText secondaryForeground"),
    (.same("title"), "heading header headline onSurface"),
    (.key("body"), "text foreground textColor content onSurfaceVariant"),
    (.same("border"), "outline stroke borderColor"),
    (.same("link"), "links anchor"), (.same("hairline"), "holeOutline holeBorder cutoutBorder spotlightBorder"),
    (.words("write \"NAME: { light: …, dark: … }\""), "light dark"))
}

extension SchemeColors {
  package static let keys = MapDescription<Self>(
    "schemeColors", of: "the colour of each scheme", its: "the colour's",
    "A colour for a light and for a dark scheme."
  ) {
    Key("light", .color, "The colour in a light scheme.", get: { $0.light }, set: { $0.light = $1 })
    Key("dark", .color, "The colour in a dark scheme.", get: { $0.dark }, set: { $0.dark = $1 })
  }
}

extension Kind where Value == SchemeColors {
  /// One colour for both schemes, or a map with one for each.
  static var schemeColors: Kind {
    Kind(
      KindForm(
        [
          "anyOf": [
            Kind<Located<Color>>.color.form.schema(), .reference(SchemeColors.keys.outline.definition),
          ]
        ], examples: ["#0a84ff", ["light": "#1d5fd6", "dark": "#6c9bff"]], map: { SchemeColors.keys.outline })
    ) { decoder, field, _ in
      if decoder.document.kind(field.value) == .mapping { return decoder.map(field.value, SchemeColors.self) }
      return decoder.color(field.value, key: field.name).map { color in
        var colors = SchemeColors()
        (colors.light, colors.dark) = (color, color)
        return colors
      }
    }
  }
}

extension TourTheme.Colors.Part {
  /// The description for pages and schemas.
  fileprivate var prose: String {
    switch self {
    case .surface: "The background of callouts, and of their arrows."
    case .border: "The border of callouts."
    case .title: "The text of titles."
    case .body: "The text of bodies."
    case .link: "The links in bodies."
    case .primary: "The background of the last button, which leads on."
    case .onPrimary: "The text on the last button."
    case .secondary: "The background of all other buttons."
    case .onSecondary: "The text on all other buttons."
    case .progress: "The indicator of the position in the tutorial."
    case .close: "The cross of the button that ends the tutorial."
    case .hairline:
      "The [line around holes](#hairlines) that have no ring; a transparent one is not drawn."
    }
  }
}
