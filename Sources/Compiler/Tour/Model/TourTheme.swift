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

  /// The colours in a light scheme.
  public var light: Colors
  /// The colours in a dark scheme.
  public var dark: Colors

  /// What holds where nobody says anything else, and for every tour without a theme. It is a part of the format.
  public static let standard = TourTheme(
    light: Colors { $0.standard.light }, dark: Colors { $0.standard.dark })

  /// A theme of the given fields.
  public init(light: Colors, dark: Colors) {
    self.light = light
    self.dark = dark
  }

  /// The colours of a scheme.
  public subscript(scheme: Scheme) -> Colors { scheme == .light ? light : dark }
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
    }
  }
}
