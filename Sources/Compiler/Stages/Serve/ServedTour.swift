import TutorialLanguage
import TutorialTour

/// Which devices a tour is for: its variants and languages, and with which languages and text sizes devices come to each
/// variant.
struct ServedTour: Sendable {
  /// The tour's languages, its own first.
  let locales: [String]
  /// The languages that the project promises.
  let promised: [String]
  /// Its variants, in the order of the layouts.
  let variants: [CompiledVariant]
  /// Of each variant, with what devices come to it: by language, then by text size.
  let settings: [[ServedSetting]]
  private let rule: ServedSettings

  /// The devices of a tutorial.
  ///
  /// - Parameters:
  ///   - promised: the languages that the project's tutorials are shown in.
  ///   - matrix: what all captures serve whose manifests do not say otherwise.
  ///   - theme: what callouts look like.
  init(
    _ resolved: ResolvedTutorial, in locales: [String], promising promised: [String], matrix: ConfigurationMatrix?,
    theme: TourTheme
  ) {
    // A tour has its own language at least.
    self.locales = locales.isEmpty ? [resolved.tutorial.language] : locales
    variants = resolved.variants.map {
      CompiledVariant($0.snapshot, id: $0.id, in: locales, matrix: matrix, theme: theme)
    }
    var seen: Set<String> = []
    self.promised = (promised + (matrix?.locales ?? []) + variants.flatMap(\.matrixLocales)).filter {
      seen.insert(LanguageTag.folded($0)).inserted
    }
    rule = ServedSettings(variants.map(\.picked), in: self.locales)
    settings = rule.all
  }

  /// The language of the tour that a device shows.
  func shown(to tag: String) -> String { LocaleChain.find(tag, among: locales).map { locales[$0] } ?? locales[0] }

  /// Whether a device is shown texts of its own language.
  func hasTexts(for tag: String) -> Bool { LocaleChain.sharesLanguage(shown(to: tag), tag) }

  /// The variants that a device of a language and a text size may come to, with the text size that each is shown at.
  func variants(for tag: String, scale: Double) -> [(variant: CompiledVariant, size: CompiledVariant.Size)] {
    rule.variants(for: tag, scale: scale).map { (variants[$0.variant], variants[$0.variant].sizes[$0.size]) }
  }

  /// Whether a variant was captured in a language. One that does not say in which is taken for the tour's own.
  func isCaptured(_ variant: CompiledVariant, in tag: String) -> Bool {
    LocaleChain.sharesLanguage(variant.traits.locale ?? locales.first ?? "", tag)
  }
}
