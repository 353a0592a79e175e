import TutorialCallouts
import TutorialGeometry
import TutorialMarkup
import TutorialText
public import TutorialTour

/// The texts of a tour in the language of a variant, and their typesetting.
public struct SceneText: Sendable {
  private let tour: Tour
  private let variant: TourVariant
  /// The language, one of the tour's, or nil if the tour has none.
  public let locale: String?
  /// True if the language was requested and may not be the variant's own.
  private let isForeign: Bool

  /// Chooses the texts of a variant, in its own language unless another one is requested.
  init(_ tour: Tour, _ variant: TourVariant, language: String? = nil) {
    self.tour = tour
    self.variant = variant
    locale = tour.locale(for: language ?? variant.traits.locale)
    isForeign = language != nil
  }

  /// True if lines run from right to left.
  public var rightToLeft: Bool { surroundings(safeArea: .zero).isRightToLeft }

  /// Returns the surroundings of callouts: a screen with the variant's layout direction, whatever the texts' language.
  func surroundings(safeArea: EdgeInsets) -> CalloutSurroundings {
    CalloutSurroundings(
      display: variant.display.size, safeArea: safeArea,
      locale: (isForeign ? nil : variant.traits.locale) ?? locale ?? "",
      layoutDirection: variant.traits.layoutDirection, measures: tour.theme.measures)
  }

  private var size: TextSize { variant.traits.textSize.flatMap(TextSize.init(trait:)) ?? .large }

  /// The person's text size as a multiple of the default one.
  var scale: Double { size.scale }

  var setting: TextSetting {
    TextSetting(
      locale: locale ?? "", size: size,
      isRightToLeft: rightToLeft,
      metrics: CalloutMetrics(platform: variant.traits.platform, theme: tour.theme))
  }

  var weights: [TextRole: Int] {
    [
      .title: tour.theme.title.weight, .body: tour.theme.body.weight, .button: tour.theme.button.weight,
      .progress: tour.theme.progress.weight,
    ]
  }

  /// Returns the text of a key, with samples for variables. Use ``plain(_:)`` for a body, which has markup.
  public func text(_ key: String?) -> String? {
    key.flatMap(written).map { CalloutText(title: $0) }.flatMap { withSamples($0).title }
  }

  /// Returns the text of a key without the markup of a body.
  public func plain(_ key: String?) -> String? {
    styled(key)?.string
  }

  /// Returns the runs of a body's text, in reading order, with samples for variables.
  public func runs(_ key: String?) -> [TourContent.Run] {
    guard let styled = styled(key) else { return [] }
    return styled.pieces(of: styled.scalars.indices).map { places, style in
      TourContent.Run(
        StyledText.string(of: styled.scalars[places]), isStrong: style.isStrong, isEmphasized: style.isEmphasized,
        isCode: style.isCode, link: style.link)
    }
  }

  private func styled(_ key: String?) -> StyledText? {
    guard let written = key.flatMap(written) else { return nil }
    let words = withSamples(CalloutText(body: written))
    return words.body.map {
      InlineMarkup.parse($0).replacing(marksFrom: TourTemplate.firstMark, by: words.values)
    }
  }

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
