import TutorialPlayback
public import TutorialTour

/// The colours of the drawings, as style sheets: those of the page around the device, and those of the screen in it.
///
/// Every colour has a class, so that the reader's system can choose (`prefers-color-scheme`); printouts are always
/// light. There are no custom properties, because librsvg doesn't support them.
public enum Palette {
  /// The colour scheme of the page, and of screens whose variant has none.
  public enum Theme: String, Sendable, Hashable, CaseIterable {
    /// The scheme of the reader's system.
    case auto
    /// Always light.
    case light
    /// Always dark.
    case dark
  }

  /// Returns the style sheet for a theme.
  public static func css(_ theme: Theme, look: TourTheme = .standard, extra: String = "") -> String {
    let screen = screen + callout(look)
    let fonts = "text{font-family:\(stack)}\n" + families(look)
    var css = fonts + rules(page, \.light) + rules(screen, \.light)
    switch theme {
    case .light: break
    case .dark: css += rules(page, \.dark) + rules(screen, \.dark)
    case .auto:
      css += "@media screen and (prefers-color-scheme:dark){\n" + rules(page, \.dark) + rules(screen, \.dark) + "}\n"
    }
    // A variant with a colour scheme keeps it, whatever the page's scheme.
    css += rules(screen, \.light, inside: ".light ") + rules(screen, \.dark, inside: ".dark ")
    return css + ".rest{opacity:.35}\n" + extra
  }

  /// The fonts that replace the platform's own.
  private static let stack =
    "Inter,-apple-system,BlinkMacSystemFont,\"Segoe UI\",Roboto,\"Noto Sans\",\"Noto Sans Arabic\",\"Noto Sans Hebrew\",sans-serif"

  /// Returns the rules for callouts' fonts, if the theme names any.
  private static func families(_ look: TourTheme) -> String {
    let texts = [
      ("title", look.title), ("body", look.body), ("actionWord", look.button), ("quietWord", look.button),
      ("progress", look.progress),
    ]
    return texts.filter { !$1.font.isEmpty }.map { name, text in
      ".\(name){font-family:\(text.font.map(family).joined(separator: ",")),\(stack)}\n"
    }.joined()
  }

  /// Generic families, which CSS wants without quotes.
  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
    "ui-rounded", "-apple-system", "BlinkMacSystemFont",
  ]

  /// Returns a font family in CSS inside XML: all but letters, digits, spaces and dashes are escaped by number.
  private static func family(_ name: String) -> String {
    if generic.contains(name) { return name }
    let letters = name.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == " " || scalar == "-"
        ? String(scalar) : "\\\(String(scalar.value, radix: 16)) "
    }
    return "\"\(letters.joined())\""
  }

  /// A colour of the drawings, named by its class.
  public struct Ink: Sendable, Hashable {
    /// The class.
    public let name: String
    /// The CSS property that it sets: `fill`, or one with declarations before it, such as `fill:none;stroke`.
    public let property: String
    /// The colour in the light scheme.
    public let light: String
    /// The colour in the dark scheme.
    public let dark: String

    init(_ name: String, _ light: String, _ dark: String, property: String = "fill") {
      self.name = name
      self.property = property
      self.light = light
      self.dark = dark
    }
  }

  /// The colours of the page, of devices and of screens, for style sheets in another notation.
  public static var inks: [Ink] { page + screen }

  private static func rules(_ inks: [Ink], _ scheme: KeyPath<Ink, String>, inside: String = "") -> String {
    inks.map { "\(inside).\($0.name){\($0.property):\($0[keyPath: scheme])}\n" }.joined()
  }

  /// The page's colours: paper, text in three strengths, hairlines, the accent, the device.
  private static let page = [
    Ink("paper", "#ffffff", "#0f0f11"), Ink("ink", "#1d1d1f", "#f5f5f7"), Ink("soft", "#6e6e73", "#a1a1a6"),
    Ink("faint", "#7a7a80", "#85858a"), Ink("rule", "#e3e3e8", "#2c2c2f", property: "stroke"),
    Ink("accent", "#3569e0", "#6c9bff"), Ink("onAccent", "#ffffff", "#0f0f11"),
    Ink("chip", "#f2f2f5", "#1f1f22"), Ink("case", "#1b1b1e", "#2b2b2f"),
    Ink("edge", "#3b3b40", "#55555c", property: "fill:none;stroke"),
    Ink("track", "#e3e3e8", "#303034"), Ink("way", "#3569e0", "#6c9bff", property: "fill:none;stroke"),
  ]

  /// The screen's colours: its background, surfaces, outlines, placeholders, text.
  ///
  /// They must be distinguishable even under a dimming overlay.
  private static let screen = [
    Ink("ground", "#eceff5", "#33333a"), Ink("face", "#ffffff", "#45454e"),
    Ink("line", "#b4bbc9", "#70707c", property: "fill:none;stroke"), Ink("bone", "#d0d6e2", "#62626d"),
    Ink("deep", "#a9b2c4", "#82828e"), Ink("word", "#3a4152", "#dee0e8"), Ink("hush", "#6f7789", "#a3a5ae"),
    Ink("glyph", "#98a1b4", "#8a8b95", property: "fill:none;stroke"), Ink("key", "#cfdcf8", "#41507e"),
    Ink("keyword", "#2c4da3", "#bccdff"), Ink("system", "#1d1d1f", "#f5f5f7"),
    Ink("shade", "#000000", "#000000"),
  ]

  /// Returns the class of a theme's shadow.
  static func shadow(_ index: Int) -> String { "shadow\(index)" }

  private static func callout(_ look: TourTheme) -> [Ink] {
    func ink(_ name: String, _ part: TourTheme.Colors.Part, property: String = "fill") -> Ink {
      Ink(name, paint(look.light[part], property), paint(look.dark[part], property), property: property)
    }
    let shadows = look.shadows.enumerated().map { index, shadow in
      Ink(Self.shadow(index), paint(shadow.light, "fill"), paint(shadow.dark, "fill"))
    }
    return shadows + [
      ink("bubble", .surface),
      ink("rim", .border, property: "fill:none;stroke-width:\((2 * look.measures.border).svg);stroke"),
      ink("title", .title), ink("body", .body), ink("action", .primary),
      ink("actionWord", .onPrimary), ink("quiet", .secondary), ink("quietWord", .onSecondary),
      ink("link", .link, property: "text-decoration:underline;fill"), ink("code", .title),
      ink("progress", .progress),
      ink("cross", .close, property: "fill:none;stroke-width:1.75;stroke-linecap:round;stroke"),
      // Over an image: docs/theme.md, "Colours".
      Ink("veil", "#000000;fill-opacity:.45", "#000000;fill-opacity:.45"),
      Ink("veiled", "#ffffff", "#ffffff", property: "stroke"),
    ]
  }

  /// Returns a tour's colour in a form that all renderers know: the opacity is a separate property.
  private static func paint(_ color: String, _ property: String) -> String {
    guard let color = TourColor(color), color.svgOpacity < 1 else { return color }
    let kind = property.hasSuffix("stroke") ? "stroke" : "fill"
    return "\(color.svgOpaque);\(kind)-opacity:\(color.svgOpacity.svg(decimals: 3))"
  }
}
