import TutorialCallouts
import TutorialGeometry
import TutorialMarkup
import TutorialText
import TutorialTour

/// The words of a tour in the language of a variant, and how they are set there.
public struct SceneText: Sendable {
  private let tour: Tour
  private let variant: TourVariant
  /// The language, one of the tour's; nil where that has none.
  public let locale: String?

  /// The words that a variant shows.
  init(_ tour: Tour, _ variant: TourVariant) {
    self.tour = tour
    self.variant = variant
    locale = tour.locale(for: variant.traits.locale)
  }

  /// Whether lines run from right to left.
  public var rightToLeft: Bool { surroundings(safeArea: .zero).isRightToLeft }

  /// A screen of the variant, as it is read there, whatever language its words are in.
  func surroundings(safeArea: EdgeInsets) -> CalloutSurroundings {
    CalloutSurroundings(
      display: variant.display.size, safeArea: safeArea, locale: variant.traits.locale ?? locale ?? "",
      layoutDirection: variant.traits.layoutDirection, measures: tour.theme.measures)
  }

  private var size: TextSize { variant.traits.textSize.flatMap(TextSize.init(trait:)) ?? .large }

  /// How large the person has text, as a multiple of what a device has that nobody has changed.
  var scale: Double { size.scale }

  /// Sizes and gaps of callouts.
  var setting: TextSetting {
    TextSetting(
      locale: locale ?? "", size: size,
      isRightToLeft: rightToLeft,
      metrics: CalloutMetrics(platform: variant.traits.platform, theme: tour.theme))
  }

  /// How heavy the words of a callout are.
  var weights: [TextRole: Int] {
    [.title: tour.theme.title.weight, .body: tour.theme.body.weight, .button: tour.theme.button.weight]
  }

  /// The text of a key, as it is written.
  public func text(_ key: String?) -> String? { key.flatMap { tour.text($0, in: locale ?? "") } }

  /// The text of a key, without the markup that a body may have.
  public func plain(_ key: String?) -> String? { text(key).map { InlineMarkup.parse($0).string } }

  /// What a callout says.
  func words(of callout: TourCallout) -> CalloutText {
    CalloutText(
      title: text(callout.title), body: text(callout.body), buttons: callout.buttons.map { text($0.title) ?? "" },
      hasImage: callout.image != nil)
  }
}
