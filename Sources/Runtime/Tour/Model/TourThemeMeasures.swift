extension TourTheme {
  /// The lengths of callouts, in logical units. None of them grows with the text size.
  public struct Measures: Sendable, Hashable {
    /// A length of callouts, by the name of its property.
    public enum Part: String, Sendable, Hashable, CaseIterable {
      case margin, padding, titleGap, sectionGap, buttonGap, buttonHeight, buttonPadding, buttonRadius, radius
      case sheetRadius, border
    }

    /// The least distance between a callout and the edges of the visible area.
    public var margin = 16.0
    /// The distance between a callout's edges and its content.
    public var padding = 16.0
    /// The distance between title and body.
    public var titleGap = 4.0
    /// The distance below an image, and above the buttons.
    public var sectionGap = 14.0
    /// The distance between buttons, horizontally or vertically.
    public var buttonGap = 8.0
    /// The height of a button of one line, as drawn.
    public var buttonHeight = 36.0
    /// The distance between a button's words and its sides.
    public var buttonPadding = 14.0
    /// The radius of a button's corners.
    public var buttonRadius = 18.0
    /// The radius of the corners of bubbles and banners.
    public var radius = 14.0
    /// The radius of a sheet's upper corners.
    public var sheetRadius = 26.0
    /// The width of a callout's border, which lies outside of it.
    public var border = 1.0

    /// The lengths of the standard theme.
    public static let standard = Measures()

    /// Creates the standard lengths.
    public init() {}

    /// The length of a part.
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
      }
    }
  }
}
