extension TourTheme {
  /// Lengths of callouts, logical units. None of them grows with the text size.
  public struct Measures: Sendable, Hashable {
    /// A length.
    public enum Part: String, Sendable, Hashable, CaseIterable {
      /// Between a callout and the edges of what a person can see.
      case margin
      /// Between a callout's edges and its content.
      case padding
      /// Between title and body.
      case titleGap
      /// Below an image, and above the buttons.
      case sectionGap
      /// Between buttons, beside or above each other.
      case buttonGap
      /// How high a button of one line is drawn.
      case buttonHeight
      /// Beside a button's words, on each side.
      case buttonPadding
      /// The radius of a button's corners.
      case buttonRadius
      /// The radius of the corners of bubbles and banners.
      case radius
      /// The radius of a sheet's upper corners.
      case sheetRadius
      /// How wide the line around a callout is, which lies outside of it.
      case border
      /// How far below the callout its shadow lies.
      case shadowOffset
      /// How far the shadow's edge is spread.
      case shadowBlur
    }

    /// Between a callout and the edges of what a person can see.
    public var margin = 16.0
    /// Between a callout's edges and its content.
    public var padding = 16.0
    /// Between title and body.
    public var titleGap = 4.0
    /// Below an image, and above the buttons.
    public var sectionGap = 14.0
    /// Between buttons, beside or above each other.
    public var buttonGap = 8.0
    /// How high a button of one line is drawn.
    public var buttonHeight = 36.0
    /// Beside a button's words, on each side.
    public var buttonPadding = 14.0
    /// The radius of a button's corners.
    public var buttonRadius = 18.0
    /// The radius of the corners of bubbles and banners.
    public var radius = 14.0
    /// The radius of a sheet's upper corners.
    public var sheetRadius = 26.0
    /// How wide the line around a callout is, which lies outside of it.
    public var border = 1.0
    /// How far below the callout its shadow lies.
    public var shadowOffset = 8.0
    /// How far the shadow's edge is spread.
    public var shadowBlur = 24.0

    /// Those of the standard theme.
    public static let standard = Measures()

    /// The standard lengths.
    public init() {}

    /// One of them.
    public subscript(part: Part) -> Double {
      get { self[keyPath: Self.path(of: part)] }
      set { self[keyPath: Self.path(of: part)] = newValue }
    }

    private static func path(of part: Part) -> WritableKeyPath<Self, Double> {
      switch part {
      case .margin: \.margin
      case .padding: \.padding
      case .titleGap: \.titleGap
      case .sectionGap: \.sectionGap
      case .buttonGap: \.buttonGap
      case .buttonHeight: \.buttonHeight
      case .buttonPadding: \.buttonPadding
      case .buttonRadius: \.buttonRadius
      case .radius: \.radius
      case .sheetRadius: \.sheetRadius
      case .border: \.border
      case .shadowOffset: \.shadowOffset
      case .shadowBlur: \.shadowBlur
      }
    }
  }
}
