public import TutorialGeometry
public import TutorialTour

/// The screen on which a callout is laid out.
public struct CalloutSurroundings: Sendable, Hashable {
  /// The display's width and height.
  public var display: Size
  /// The insets of the system's bars and of a keyboard.
  public var safeArea: EdgeInsets
  /// True if text runs from right to left.
  public var isRightToLeft: Bool
  /// The lengths of the tour's theme.
  public var measures: TourTheme.Measures

  /// A screen with the given measures.
  public init(
    display: Size, safeArea: EdgeInsets = .zero, isRightToLeft: Bool = false,
    measures: TourTheme.Measures = .standard
  ) {
    self.measures = measures
    self.display = display
    self.safeArea = safeArea
    self.isRightToLeft = isRightToLeft
  }

  /// A screen with the given measures, for text in a language.
  ///
  /// - Parameters:
  ///   - locale: the language of the callout's text.
  ///   - layoutDirection: the variant's trait, `ltr` or `rtl`. Nil to derive it from the language's script.
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

  /// The rectangle that a bubble or a banner must stay inside.
  package var boundary: Rect { bounds.inset(by: safeArea).inset(by: EdgeInsets(measures.margin)) }
}
