import TutorialCallouts
import TutorialGeometry
import TutorialLanguage
import TutorialText
import TutorialTour

/// A variant as clients pick it, and how callouts are set there.
struct CompiledVariant: Sendable {
  /// A text size that callouts are laid out at.
  struct Size: Sendable {
    /// As it is written: a name or a factor.
    let name: String
    /// What it means.
    let size: TextSize
  }

  /// The variant's name.
  let id: String
  /// A screen of it.
  let screen: String
  /// The traits that the tour has of it.
  let traits: TourTraits
  /// The text sizes that it is laid out at, from small to large; its own is among them.
  let sizes: [Size]
  /// How large everything in its callouts is.
  let metrics: CalloutMetrics
  /// The languages that its layout says it serves.
  let matrixLocales: [String]

  /// A variant of a tour in the given languages.
  ///
  /// - Parameter matrix: what all captures serve whose manifests do not say otherwise.
  init(_ snapshot: Snapshot, id: String, in locales: [String], matrix: ConfigurationMatrix?, theme: TourTheme) {
    self.id = id
    screen = snapshot.screen
    traits = TourTraits(snapshot.traits, showing: locales)
    metrics = CalloutMetrics(platform: traits.platform, theme: theme)
    let own = snapshot.matrix ?? ConfigurationMatrix()
    matrixLocales = own.locales ?? matrix?.locales ?? []
    let name = traits.textSize.flatMap { TextSize(trait: $0) == nil ? nil : $0 } ?? TextSize.Name.large.rawValue
    var sizes: [Size] = []
    var scales: Set<Double> = []
    for name in [name] + (own.textSizes ?? matrix?.textSizes ?? []) {
      guard let size = TextSize(trait: name), scales.insert(size.scale).inserted else { continue }
      sizes.append(Size(name: name, size: size))
    }
    self.sizes = sizes.sorted { $0.size.scale < $1.size.scale }
  }

  /// The variant, as the rule of picking sees it.
  var picked: ServedSettings.Variant { .init(traits: traits, scales: sizes.map(\.size.scale)) }

  /// The text sizes as the tour has them: none where there is its own alone.
  var textSizes: TourEntries<Double> {
    sizes.count > 1 ? TourEntries(sizes.map { .init($0.name, $0.size.scale) }) : [:]
  }

  /// The place of its own text size.
  var ownSize: Int { sizes.firstIndex { $0.size.scale == traits.textScale } ?? 0 }

  /// How callouts are set for some devices.
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
  /// The traits of a variant of a tour in the given languages, its own first. Where the variant is written from the right
  /// and the tour is not in its language, they say so: nothing that is shown there does.
  fileprivate init(_ traits: Traits, showing locales: [String]) {
    self.init(traits)
    guard let locale, layoutDirection == nil, let own = locales.first else { return }
    let shown = LocaleChain.find(locale, among: locales).map { locales[$0] } ?? own
    let direction = LanguageTag.direction(of: locale)
    if direction != LanguageTag.direction(of: shown) { layoutDirection = direction.rawValue }
  }
}
