import TutorialTour

/// The checks for devices of one language and text size.
///
/// They tell if a capture shows the targets and if callouts are laid out.
package struct SettingCoverage: Sendable, Hashable {
  /// The language's tag.
  package let locale: String
  /// The text size, by its name in a layout or the project.
  package let textSize: String
  /// True if all variants that such devices get were captured in that language, at that text size.
  package let isCaptured: Bool
  /// The languages and text sizes of the captures of the other variants.
  ///
  /// A language is nil if the layout doesn't name one.
  package let captures: [Capture]
  /// The languages and text sizes of the callout layouts for such devices.
  package let layouts: [Capture]
  /// True if these are this language and this text size, in every variant.
  package let isLaidOut: Bool

  /// A language and a text size, with the variants they belong to.
  package struct Capture: Sendable, Hashable {
    /// The language's tag, or nil if it isn't known.
    package let locale: String?
    /// The text size's name.
    package let textSize: String
    /// The names of the variants.
    package var variants: [String]
  }

  /// True if targets and callouts are known to be right there, as far as that is possible without the app.
  package var isProven: Bool { isCaptured && isLaidOut }
}

extension SettingCoverage {
  /// Returns the languages of a tour and those that the project promises, each at all text sizes of its variants.
  static func all(of tour: ServedTour) -> [SettingCoverage] {
    guard !tour.variants.isEmpty else { return [] }
    var seen: Set<String> = []
    let locales = (tour.locales + tour.promised).filter { seen.insert(LanguageTag.folded($0)).inserted }
    var scales: [Double: CompiledVariant.NamedTextSize] = [:]
    for size in tour.variants.flatMap(\.sizes) where scales[size.size.scale] == nil { scales[size.size.scale] = size }
    return locales.flatMap { locale in
      scales.keys.sorted().compactMap { scale in
        scales[scale].map { SettingCoverage(locale, $0, in: tour) }
      }
    }
  }

  private init(_ locale: String, _ size: CompiledVariant.NamedTextSize, in tour: ServedTour) {
    let scale = size.size.scale
    let shown = tour.shown(to: locale)
    var (captures, layouts): ([Capture], [Capture]) = ([], [])
    func add(_ captured: String?, _ size: String, _ variant: String, to list: inout [Capture]) {
      if let known = list.firstIndex(where: { $0.locale == captured && $0.textSize == size }) {
        list[known].variants.append(variant)
      } else {
        list.append(Capture(locale: captured, textSize: size, variants: [variant]))
      }
    }
    var isLaidOut = LocaleChain.sharesLanguage(shown, locale)
    for (variant, laidOut) in tour.variants(for: locale, scale: scale) {
      let own = variant.sizes[variant.ownSize]
      if !tour.isCaptured(variant, in: locale) || own.size.scale != scale {
        add(variant.traits.locale, own.name, variant.id, to: &captures)
      }
      add(shown, laidOut.name, variant.id, to: &layouts)
      if laidOut.size.scale != scale { isLaidOut = false }
    }
    (self.locale, textSize) = (locale, size.name)
    (self.captures, self.layouts) = (captures, layouts)
    (isCaptured, self.isLaidOut) = (captures.isEmpty, isLaidOut)
  }
}
