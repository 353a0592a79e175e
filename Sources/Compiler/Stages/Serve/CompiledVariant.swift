import TutorialCallouts
import TutorialGeometry
import TutorialLanguage
import TutorialText
import TutorialTour

/// A variant as clients select it, with the settings for its callouts.
struct CompiledVariant: Sendable {
  /// A text size that callouts are laid out at.
  struct NamedTextSize: Sendable {
    /// The size as written: a name or a factor.
    let name: String
    /// The parsed size.
    let size: TextSize
  }

  /// The variant's name.
  let id: String
  /// The name of one of its screens.
  let screen: String
  /// The variant's traits in the tour.
  let traits: TourTraits
  /// The text sizes that it is laid out at, in ascending order, including its own.
  let sizes: [NamedTextSize]
  let metrics: CalloutMetrics
  /// The languages that its layout declares to serve.
  let matrixLocales: [String]

  /// Creates a variant of a tour in the given languages.
  ///
  /// - Parameter matrix: the default matrix of captures whose manifests have none.
  init(_ snapshot: Snapshot, id: String, in locales: [String], matrix: ConfigurationMatrix?, theme: TourTheme) {
    self.id = id
    screen = snapshot.screen
    traits = TourTraits(snapshot.traits, showing: locales)
    metrics = CalloutMetrics(platform: traits.platform, theme: theme)
    let own = snapshot.matrix ?? ConfigurationMatrix()
    matrixLocales = own.locales ?? matrix?.locales ?? []
    let name = traits.textSize.flatMap { TextSize(trait: $0) == nil ? nil : $0 } ?? TextSize.Name.large.rawValue
    var sizes: [NamedTextSize] = []
    var scales: Set<Double> = []
    for name in [name] + (own.textSizes ?? matrix?.textSizes ?? []) {
      guard let size = TextSize(trait: name), scales.insert(size.scale).inserted else { continue }
      sizes.append(NamedTextSize(name: name, size: size))
    }
    self.sizes = sizes.sorted { $0.size.scale < $1.size.scale }
  }

  /// The text sizes in the tour's form; empty if there is only its own.
  var textSizes: TourEntries<Double> {
    sizes.count > 1 ? TourEntries(sizes.map { .init($0.name, $0.size.scale) }) : [:]
  }

  var ownSize: Int { sizes.firstIndex { $0.size.scale == traits.textScale } ?? 0 }

  /// Returns the typographic settings of callouts for some devices.
  func setting(_ served: ServedSetting, in locales: [String]) -> TextSetting {
    let locale = locales[served.locale]
    let reading = CalloutSurroundings(
      display: TutorialGeometry.Size(0, 0), locale: locale, layoutDirection: traits.layoutDirection)
    return TextSetting(
      locale: locale, size: sizes[served.size].size, isRightToLeft: reading.isRightToLeft,
      metrics: metrics)
  }
}

extension TourTraits {
  /// Creates the traits of a variant of a tour in the given languages, its own first.
  ///
  /// If the variant has another writing direction than the language that is shown in it, the traits say so explicitly,
  /// because nothing else in the tour does.
  fileprivate init(_ traits: Traits, showing locales: [String]) {
    self.init(traits)
    guard let locale, layoutDirection == nil, let own = locales.first else { return }
    let shown = LocaleChain.find(locale, among: locales).map { locales[$0] } ?? own
    let direction = LanguageTag.direction(of: locale)
    if direction != LanguageTag.direction(of: shown) { layoutDirection = direction.rawValue }
  }
}
