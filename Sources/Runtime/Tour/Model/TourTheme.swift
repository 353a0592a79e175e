/// The complete look of callouts: a client needs no defaults.
public struct TourTheme: Sendable, Hashable {
  /// A colour scheme of the system.
  public enum Scheme: String, Sendable, Hashable, CaseIterable {
    /// Dark text on light backgrounds.
    case light
    /// Light text on dark backgrounds.
    case dark
  }

  /// The colours of a scheme, `#rrggbb` or `#rrggbbaa` in lower case.
  public struct Colors: Sendable, Hashable {
    /// A part of a callout that has a colour.
    public enum Part: String, Sendable, Hashable, CaseIterable {
      /// The background of callouts and of their arrows.
      case surface
      /// The border of callouts.
      case border
      /// The text of titles.
      case title
      /// The text of bodies.
      case body
      /// The links in bodies.
      case link
      /// The background of the last button, which leads on.
      case primary
      /// The text of the last button.
      case onPrimary
      /// The background of all other buttons.
      case secondary
      /// The text of all other buttons.
      case onSecondary
      /// The progress indicator.
      case progress
      /// The close button.
      case close
      /// The line around holes that have no ring; not drawn if it is transparent.
      case hairline
    }

    private var values: [Part: String]

    /// Creates the colours from the colour of each part.
    public init<Failure>(_ color: (Part) throws(Failure) -> String) throws(Failure) {
      values = Dictionary(uniqueKeysWithValues: zip(Part.allCases, try Part.allCases.map(color)))
    }

    /// The colour of a part.
    public subscript(part: Part) -> String {
      get { values[part] ?? "" }
      set { values[part] = newValue }
    }
  }

  /// A part of a callout that is text.
  public enum TextPart: String, Sendable, Hashable, CaseIterable {
    case title, body, button, progress
  }

  /// A text style.
  public struct Text: Sendable, Hashable {
    /// The font families, of which the first that exists is used. If empty, the platform's own font.
    public var font: [String]
    /// The font's size at the text size `large`, in logical units.
    public var size: Double
    /// The line height at the text size `large`, in logical units.
    public var line: Double
    /// The font's weight, from 1 to 1000: 400 is regular, 700 bold.
    public var weight: Int

    /// Creates a text style.
    public init(font: [String] = [], size: Double, line: Double, weight: Int) {
      (self.font, self.size, self.line, self.weight) = (font, size, line, weight)
    }
  }

  /// A shadow below callouts, in logical units.
  public struct Shadow: Sendable, Hashable {
    /// The colour in the light scheme, `#rrggbb` or `#rrggbbaa` in lower case.
    public var light: String
    /// The colour in the dark scheme.
    public var dark: String
    /// The distance by which the shadow lies below the callout.
    public var offset: Double
    /// The distance over which its edge is spread: twice the standard deviation of the Gaussian, as in CSS.
    public var blur: Double

    /// Creates a shadow.
    public init(light: String, dark: String, offset: Double, blur: Double) {
      (self.light, self.dark, self.offset, self.blur) = (light, dark, offset, blur)
    }

    /// The colour in a scheme.
    public subscript(scheme: Scheme) -> String { scheme == .light ? light : dark }
  }

  /// The colours of the light scheme.
  public var light: Colors
  /// The colours of the dark scheme.
  public var dark: Colors
  /// The text style of titles.
  public var title: Text
  /// The text style of bodies.
  public var body: Text
  /// The text style of buttons.
  public var button: Text
  /// The text style of progress in words.
  public var progress: Text
  /// The lengths of callouts.
  public var measures: Measures
  /// The shadows below callouts, the topmost first.
  public var shadows: [Shadow]

  /// The heaviest weight of the words on all buttons but the last.
  public static let quietWeight = 500

  /// The standard theme, for every tour without one of its own. It is part of the format.
  public static let standard = TourTheme(
    light: Colors { $0.standard.light }, dark: Colors { $0.standard.dark },
    title: Text(size: 17, line: 22, weight: 600), body: Text(size: 15, line: 20, weight: 400),
    button: Text(size: 15, line: 20, weight: 600), progress: Text(size: 13, line: 18, weight: 500), measures: .standard,
    shadows: [
      Shadow(light: "#14171f1f", dark: "#0000003d", offset: 1, blur: 2),
      Shadow(light: "#14171f2e", dark: "#0000005c", offset: 8, blur: 24),
    ])

  /// Creates a theme.
  public init(
    light: Colors, dark: Colors, title: Text, body: Text, button: Text, progress: Text, measures: Measures,
    shadows: [Shadow]
  ) {
    (self.light, self.dark) = (light, dark)
    (self.title, self.body, self.button, self.progress) = (title, body, button, progress)
    (self.measures, self.shadows) = (measures, shadows)
  }

  /// The text style of a part.
  public subscript(part: TextPart) -> Text {
    get {
      switch part {
      case .title: title
      case .body: body
      case .button: button
      case .progress: progress
      }
    }
    set {
      switch part {
      case .title: title = newValue
      case .body: body = newValue
      case .button: button = newValue
      case .progress: progress = newValue
      }
    }
  }

  /// The colours of a scheme.
  public subscript(scheme: Scheme) -> Colors { scheme == .light ? light : dark }

  /// True if its hairlines differ from those of the standard theme.
  package var hasOwnHairline: Bool {
    light[.hairline] != Self.standard.light[.hairline] || dark[.hairline] != Self.standard.dark[.hairline]
  }

  /// The text style of a part at a text size: docs/text.md, "How a callout is built".
  ///
  /// - Parameter textSize: a name or a factor, as in the trait `textSize`. Nil, or any other text, counts as `large`.
  public func text(_ part: TextPart, at textSize: String?) -> Text {
    var text = self[part]
    let size = textSize.flatMap(TextSize.init(trait:)) ?? .large
    (text.size, text.line) = size.font(size: text.size, line: text.line, isHeadline: part == .title)
    return text
  }
}

extension TourTheme.Colors.Part {
  /// The part's colours in the standard theme.
  ///
  /// In the dark scheme a callout is darker than the screen in a hole usually is, and a border sets it off from the
  /// dimmed rest. So the hole stays the brightest area.
  fileprivate var standard: (light: String, dark: String) {
    switch self {
    case .surface: ("#ffffff", "#24262e")
    case .border: ("#14171f14", "#ffffff24")
    case .title: ("#14171f", "#f4f5f8")
    case .body: ("#4a4f5c", "#c2c5cf")
    case .link: ("#1d5fd6", "#85aeff")
    case .primary: ("#1d5fd6", "#6c9bff")
    case .onPrimary: ("#ffffff", "#0d1322")
    case .secondary: ("#00000000", "#00000000")
    case .onSecondary: ("#2a2f3acc", "#e6e8eecc")
    case .progress: ("#666c7a", "#9ea2af")
    case .close: ("#8a90a0", "#a2a8b6")
    case .hairline: ("#00000000", "#ffffff66")
    }
  }
}
