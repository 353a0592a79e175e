import TutorialLanguage
import TutorialTour

/// The devices that a tour serves.
///
/// They follow from its variants and languages, and from the languages and text sizes of each variant's devices.
struct ServedTour: Sendable {
  /// The tour's languages, its own first.
  let locales: [String]
  /// The languages that the project promises.
  let promised: [String]
  /// Its variants, in the order of the layouts.
  let variants: [CompiledVariant]
  /// For each variant, the settings of its devices: by language, then by text size.
  let settings: [[ServedSetting]]
  private let rule: ServedSettings

  /// Determines the devices of a tutorial.
  ///
  /// - Parameters:
  ///   - promised: the languages that the project's tutorials are shown in.
  ///   - matrix: the default matrix of captures whose manifests have none.
  init(
    _ resolved: ResolvedTutorial, in locales: [String], promising promised: [String], matrix: ConfigurationMatrix?,
    theme: TourTheme
  ) {
    // A tour has at least its own language.
    self.locales = locales.isEmpty ? [resolved.tutorial.language] : locales
    variants = resolved.variants.map {
      CompiledVariant($0.snapshot, id: $0.id, in: locales, matrix: matrix, theme: theme)
    }
    var seen: Set<String> = []
    self.promised = (promised + (matrix?.locales ?? []) + variants.flatMap(\.matrixLocales)).filter {
      seen.insert(LanguageTag.folded($0)).inserted
    }
    rule = ServedSettings(variants, in: self.locales)
    settings = rule.all
  }

  /// Returns the tour's language that a device shows.
  func shown(to tag: String) -> String { LocaleChain.find(tag, among: locales).map { locales[$0] } ?? locales[0] }

  /// Returns true if a device is shown texts in its own language.
  func hasTexts(for tag: String) -> Bool { LocaleChain.sharesLanguage(shown(to: tag), tag) }

  /// Returns the variants that a device of a language and a text size may get, each with the text size that is shown.
  func variants(for tag: String, scale: Double) -> [(variant: CompiledVariant, size: CompiledVariant.NamedTextSize)] {
    rule.variants(for: tag, scale: scale).map { (variants[$0.variant], variants[$0.variant].sizes[$0.size]) }
  }

  /// Returns true if a variant was captured in a language. A capture without one counts as the tour's own.
  func isCaptured(_ variant: CompiledVariant, in tag: String) -> Bool {
    LocaleChain.sharesLanguage(variant.traits.locale ?? locales.first ?? "", tag)
  }
}
