import TutorialTour

/// What was looked at for the devices of one language and text size: whether targets were seen there, and callouts laid
/// out.
package struct SettingCoverage: Sendable, Hashable {
  /// The language's tag.
  package let locale: String
  /// The text size, by the name that a layout or the project has for it.
  package let textSize: String
  /// Whether all variants that such devices come to were captured in that language, at that text size.
  package let isCaptured: Bool
  /// What those were captured in that were not: languages, nil where a layout does not say, and text sizes.
  package let captures: [Capture]
  /// The languages and text sizes that callouts are laid out in for such devices.
  package let layouts: [Capture]
  /// Whether that is this language and this text size, on every variant.
  package let isLaidOut: Bool

  /// A language and a text size, and the variants that they are about.
  package struct Capture: Sendable, Hashable {
    /// The language's tag; nil where nothing says it.
    package let locale: String?
    /// The text size's name.
    package let textSize: String
    /// The names of the variants.
    package var variants: [String]

    /// What is about the given variants.
    package init(locale: String?, textSize: String, variants: [String]) {
      self.locale = locale
      self.textSize = textSize
      self.variants = variants
    }
  }

  /// Whether targets and callouts are right there, as far as that can be known without the app.
  package var isProven: Bool { isCaptured && isLaidOut }
}

extension SettingCoverage {
  /// The languages of a tour, with those that the project promises, each at all text sizes of its variants.
  static func all(of tour: ServedTour) -> [SettingCoverage] {
    guard !tour.variants.isEmpty else { return [] }
    var seen: Set<String> = []
    let locales = (tour.locales + tour.promised).filter { seen.insert(LanguageTag.folded($0)).inserted }
    var scales: [Double: CompiledVariant.Size] = [:]
    for size in tour.variants.flatMap(\.sizes) where scales[size.size.scale] == nil { scales[size.size.scale] = size }
    return locales.flatMap { locale in
      scales.keys.sorted().compactMap { scale in
        scales[scale].map { SettingCoverage(locale, $0, in: tour) }
      }
    }
  }

  private init(_ locale: String, _ size: CompiledVariant.Size, in tour: ServedTour) {
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
