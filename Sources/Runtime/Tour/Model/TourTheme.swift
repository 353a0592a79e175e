/// What callouts look like, whole: a client needs no defaults.
public struct TourTheme: Sendable, Hashable {
  /// A light or a dark appearance of the system.
  public enum Scheme: String, Sendable, Hashable, CaseIterable {
    /// Dark words on light grounds.
    case light
    /// Light words on dark grounds.
    case dark
  }

  /// The colours of a scheme, `#rrggbb` or `#rrggbbaa` in lower case.
  public struct Colors: Sendable, Hashable {
    /// A part of a callout that has a colour.
    public enum Part: String, Sendable, Hashable, CaseIterable {
      /// The ground of callouts, and of their arrows.
      case surface
      /// The line around callouts.
      case border
      /// The shadow below callouts.
      case shadow
      /// The words of titles.
      case title
      /// The words of bodies.
      case body
      /// Links in bodies.
      case link
      /// The last button, which leads on.
      case primary
      /// The words on it.
      case onPrimary
      /// All other buttons.
      case secondary
      /// The words on them.
      case onSecondary
      /// What says where in the tour one is.
      case progress
      /// The cross that ends the tour.
      case close
      /// The line around holes that have no ring; one that is transparent is not drawn.
      case hairline
    }

    private var values: [String]

    /// Colours by what they are of.
    public init<Failure>(_ color: (Part) throws(Failure) -> String) throws(Failure) {
      values = try Part.allCases.map(color)
    }

    /// The colour of a part.
    public subscript(part: Part) -> String {
      get { values[part.place] }
      set { values[part.place] = newValue }
    }
  }

  /// A part of a callout that is words.
  public enum TextPart: String, Sendable, Hashable, CaseIterable {
    /// Titles.
    case title
    /// Bodies.
    case body
    /// What stands on buttons.
    case button
    /// What says where in the tour one is.
    case progress
  }

  /// How words are set.
  public struct Text: Sendable, Hashable {
    /// Families of fonts, the first that there is; none for the platform's own.
    public var font: [String]
    /// The size of the font at the text size `large`, logical units.
    public var size: Double
    /// The height of a line there, logical units.
    public var line: Double
    /// How heavy it is, 1 to 1000: 400 is regular, 700 bold.
    public var weight: Int

    /// Words that are set so.
    public init(font: [String] = [], size: Double, line: Double, weight: Int) {
      (self.font, self.size, self.line, self.weight) = (font, size, line, weight)
    }
  }

  /// The colours in a light scheme.
  public var light: Colors
  /// The colours in a dark scheme.
  public var dark: Colors
  /// Titles.
  public var title: Text
  /// Bodies.
  public var body: Text
  /// What stands on buttons.
  public var button: Text
  /// What says where in the tour one is.
  public var progress: Text
  /// Lengths.
  public var measures: Measures

  /// What holds where nobody says anything else, and for every tour without a theme. It is a part of the format.
  public static let standard = TourTheme(
    light: Colors { $0.standard.light }, dark: Colors { $0.standard.dark },
    title: Text(size: 17, line: 22, weight: 600), body: Text(size: 15, line: 20, weight: 400),
    button: Text(size: 15, line: 20, weight: 600), progress: Text(size: 13, line: 18, weight: 500), measures: .standard)

  /// A theme of the given fields.
  public init(
    light: Colors, dark: Colors, title: Text, body: Text, button: Text, progress: Text, measures: Measures
  ) {
    (self.light, self.dark) = (light, dark)
    (self.title, self.body, self.button, self.progress) = (title, body, button, progress)
    self.measures = measures
  }

  /// How the words of a part are set.
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

  /// Whether its hairlines are other than those of the standard theme.
  package var hasOwnHairline: Bool {
    light[.hairline] != Self.standard.light[.hairline] || dark[.hairline] != Self.standard.dark[.hairline]
  }

  /// How the words of a part are set at a text size: docs/text.md, "How a callout is built".
  ///
  /// - Parameter textSize: a name or a factor, as the trait `textSize` has it; nil, or what is neither, is `large`.
  public func text(_ part: TextPart, at textSize: String?) -> Text {
    var text = self[part]
    let size = textSize.flatMap(TextSize.init(trait:)) ?? .large
    (text.size, text.line) = size.font(size: text.size, line: text.line, isHeadline: part == .title)
    return text
  }
}

extension TourTheme.Colors.Part {
  /// Its place among all.
  fileprivate var place: Int {
    switch self {
    case .surface: 0
    case .border: 1
    case .shadow: 2
    case .title: 3
    case .body: 4
    case .link: 5
    case .primary: 6
    case .onPrimary: 7
    case .secondary: 8
    case .onSecondary: 9
    case .progress: 10
    case .close: 11
    case .hairline: 12
    }
  }

  /// Its colours in the theme of the format. In a dark scheme a callout is darker than the screen in a hole, as far as
  /// screens are: a line around it tells it from the dimmed rest, so that the hole stays what is brightest.
  fileprivate var standard: (light: String, dark: String) {
    switch self {
    case .surface: ("#ffffff", "#1d1e24")
    case .border: ("#14171f14", "#ffffff2e")
    case .shadow: ("#14171f33", "#00000080")
    case .title: ("#14171f", "#f4f5f8")
    case .body: ("#4a4f5c", "#c2c5cf")
    case .link: ("#1d5fd6", "#85aeff")
    case .primary: ("#1d5fd6", "#6c9bff")
    case .onPrimary: ("#ffffff", "#0d1322")
    case .secondary: ("#eceef3", "#34363f")
    case .onSecondary: ("#2a2f3a", "#e6e8ee")
    case .progress: ("#666c7a", "#9ea2af")
    case .close: ("#666c7a", "#9ea2af")
    case .hairline: ("#00000000", "#ffffff66")
    }
  }
}
