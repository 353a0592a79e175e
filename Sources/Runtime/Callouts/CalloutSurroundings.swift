public import TutorialGeometry
public import TutorialTour

/// The screen that a callout is laid out on.
public struct CalloutSurroundings: Sendable, Hashable {
  /// Width and height of the display.
  public var display: Size
  /// What the system's bars, and a keyboard, take from each side.
  public var safeArea: EdgeInsets
  /// Whether lines run from right to left.
  public var isRightToLeft: Bool
  /// The lengths of the tour's theme.
  public var measures: TourTheme.Measures

  /// The screen of the given measures.
  public init(
    display: Size, safeArea: EdgeInsets = .zero, isRightToLeft: Bool = false,
    measures: TourTheme.Measures = .standard
  ) {
    self.measures = measures
    self.display = display
    self.safeArea = safeArea
    self.isRightToLeft = isRightToLeft
  }

  /// The screen of the given measures, as it is read in a language.
  ///
  /// - Parameters:
  ///   - locale: the language of the callout's text.
  ///   - layoutDirection: the variant's trait, `ltr` or `rtl`; where it has none, the language's script decides.
  public init(
    display: Size, safeArea: EdgeInsets = .zero, locale: String, layoutDirection: String? = nil,
    measures: TourTheme.Measures = .standard
  ) {
    let direction = layoutDirection.flatMap(LayoutDirection.init(rawValue:)) ?? LanguageTag.direction(of: locale)
    self.init(
      display: display, safeArea: safeArea, isRightToLeft: direction == .rightToLeft, measures: measures)
  }

  /// The whole display.
  package var bounds: Rect { Rect(0, 0, display.width, display.height) }

  /// What a bubble or a banner has to stay inside of.
  package var boundary: Rect { bounds.inset(by: safeArea).inset(by: EdgeInsets(measures.margin)) }
}
