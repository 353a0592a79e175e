/// A device to show a tour on; it rates how well a variant fits.
struct TourDevice {
  /// The quality of a variant's fit, apart from its display; the larger the better.
  ///
  /// - kind: the traits that agree, as a binary number: platform is 4, idiom 2, orientation 1.
  /// - locale: the rank of the variant's language, by the device's language, then by that of the texts.
  /// - colorScheme: 1 if the colour scheme is the same, else 0.
  /// - text: the ratio of the two text scales, at least 1, times −1.
  typealias Fit = (kind: Int, locale: Int, colorScheme: Int, text: Double)

  private let traits: TourTraits
  private let language: LocaleChain.Language
  private let textScale: Double?

  /// Creates a device; traits that are nil are ignored.
  ///
  /// - Parameter shown: the language of the texts that the device shows.
  init(_ traits: TourTraits, showing shown: String) {
    self.traits = traits
    language = LocaleChain.Language(traits.locale ?? shown, showing: shown)
    textScale = traits.textSize.flatMap(TextSize.init(trait:))?.scale
  }

  func fit(of variant: TourTraits) -> Fit {
    func isSame(_ trait: KeyPath<TourTraits, String?>) -> Int {
      traits[keyPath: trait] != nil && traits[keyPath: trait] == variant[keyPath: trait] ? 1 : 0
    }
    return (
      isSame(\.platform) * 4 + isSame(\.idiom) * 2 + isSame(\.orientation), language.nearness(of: variant.locale),
      isSame(\.colorScheme), textScale.map { -max(variant.textScale, $0) / min(variant.textScale, $0) } ?? -1
    )
  }
}

extension TourTraits {
  /// The scale of the text size; 1 if there is none, or if it is unknown.
  package var textScale: Double { textSize.flatMap(TextSize.init(trait:))?.scale ?? 1 }
}
