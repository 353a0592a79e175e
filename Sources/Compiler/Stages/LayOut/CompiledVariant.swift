import TutorialCallouts
import TutorialGeometry
import TutorialLanguage
import TutorialText
import TutorialTour

/// A variant as clients pick it, and how callouts are set there.
struct CompiledVariant {
  /// The variant, as the rule of picking sees it.
  let picked: ServedSettings.Variant
  /// The text sizes that it is laid out at, from small to large.
  let sizes: [TextSize]

  /// A variant of a tour in the given languages.
  init(_ variant: VariantPlan, in locales: [String]) {
    let traits = TourTraits(variant.resolved.snapshot.traits, showing: locales)
    sizes = [traits.textSize.flatMap(TextSize.init(trait:)) ?? .large]
    picked = ServedSettings.Variant(traits: traits, scales: sizes.map(\.scale))
  }

  /// How callouts are set for some of the devices.
  func settings(_ served: [ServedSetting], in locales: [String]) -> [TextSetting] {
    let metrics = CalloutMetrics(platform: picked.traits.platform)
    return served.map { setting in
      let locale = locales[setting.locale]
      let reading = CalloutSurroundings(
        display: Size(0, 0), locale: locale, layoutDirection: picked.traits.layoutDirection)
      return TextSetting(
        locale: locale, size: sizes[setting.size], isRightToLeft: reading.isRightToLeft, metrics: metrics)
    }
  }
}
