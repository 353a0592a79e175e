import TutorialCallouts
import TutorialGeometry
import TutorialMarkup
import TutorialText
public import TutorialTour

/// The words of a tour in the language of a variant, and how they are set there.
public struct SceneText: Sendable {
  private let tour: Tour
  private let variant: TourVariant
  /// The language, one of the tour's; nil where that has none.
  public let locale: String?
  /// Whether that is not the variant's own, but one that was asked for.
  private let isForeign: Bool

  /// The words that a variant shows, in its own language unless another one is asked for.
  init(_ tour: Tour, _ variant: TourVariant, language: String? = nil) {
    self.tour = tour
    self.variant = variant
    locale = tour.locale(for: language ?? variant.traits.locale)
    isForeign = language != nil
  }

  /// Whether lines run from right to left.
  public var rightToLeft: Bool { surroundings(safeArea: .zero).isRightToLeft }

  /// A screen of the variant, as it is read there, whatever language its words are in.
  func surroundings(safeArea: EdgeInsets) -> CalloutSurroundings {
    CalloutSurroundings(
      display: variant.display.size, safeArea: safeArea,
      locale: (isForeign ? nil : variant.traits.locale) ?? locale ?? "",
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
    [
      .title: tour.theme.title.weight, .body: tour.theme.body.weight, .button: tour.theme.button.weight,
      .progress: tour.theme.progress.weight,
    ]
  }

  /// The text of a key, with samples in the place of variables; a body with its markup is for ``plain(_:)``.
  public func text(_ key: String?) -> String? {
    key.flatMap(written).map { CalloutText(title: $0) }.flatMap { withSamples($0).title }
  }

  /// The text of a key, without the markup that a body may have.
  public func plain(_ key: String?) -> String? {
    guard let written = key.flatMap(written) else { return nil }
    let words = withSamples(CalloutText(body: written))
    guard let body = words.body else { return nil }
    return InlineMarkup.parse(body).replacing(marksFrom: TourTemplate.firstMark, by: words.values).string
  }

  /// The text of a body's key by its marks, in the order in which it is read, with samples in the place of variables.
  public func runs(_ key: String?) -> [TourContent.Run] {
    guard let written = key.flatMap(written) else { return [] }
    let words = withSamples(CalloutText(body: written))
    guard let body = words.body else { return [] }
    let styled = InlineMarkup.parse(body).replacing(marksFrom: TourTemplate.firstMark, by: words.values)
    return styled.pieces(of: styled.scalars.indices).map { places, style in
      TourContent.Run(
        StyledText.string(of: styled.scalars[places]), isStrong: style.isStrong, isEmphasized: style.isEmphasized,
        isCode: style.isCode, link: style.link)
    }
  }

  /// What a step's callout says.
  func words(of callout: TourCallout, in step: TourStep) -> CalloutText {
    let place = variant.steps.firstIndex { $0.id == step.id }
    let words = CalloutText(
      callout, numbers: place.map { TourContent.Dots(number: $0 + 1, total: variant.steps.count) },
      hasClose: (step.dismiss ?? tour.dismiss).contains(.close), written)
    return withSamples(words)
  }

  private func written(_ key: String) -> String? { tour.text(key, in: locale ?? "") }

  private func withSamples(_ words: CalloutText) -> CalloutText {
    guard !tour.variables.all.isEmpty else { return words }
    return words.putting { tour.sample(of: $0, in: locale ?? "") }
  }
}
