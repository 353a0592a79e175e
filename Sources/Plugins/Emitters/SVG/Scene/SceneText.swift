import TutorialIR

/// The words of a tour in one language, as they are written.
struct SceneText {
  private let tour: Tour
  /// The language; nil where neither variant nor tour has one.
  let locale: String?
  /// Whether lines run from right to left.
  let rightToLeft: Bool

  /// The words that a variant shows.
  init(_ tour: Tour, _ variant: TourVariant) {
    self.tour = tour
    locale = variant.traits.locale ?? tour.locales.first
    rightToLeft = variant.traits.layoutDirection == "rtl"
  }

  /// The text of a key: in the variant's language, in that without its region, or in the tutorial's own.
  func text(_ key: String?) -> String? {
    guard let key else { return nil }
    var candidates: [String] = []
    if let locale { candidates += [locale, String(locale.prefix { $0 != "-" && $0 != "_" })] }
    candidates += tour.locales.prefix(1)
    for candidate in candidates {
      if let text = tour.strings[candidate]?[key] { return text }
    }
    return nil
  }
}
