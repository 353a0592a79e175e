/// A device to show a tour on; it rates how well a variant fits.
struct TourDevice {
  /// The quality of a variant's fit, apart from its display; the larger the better.
  struct Fit: Comparable {
    /// The traits that agree, as a binary number: platform is 4, idiom 2, orientation 1.
    private let kind: Int
    /// The rank of the variant's language: by the device's language, then by that of the texts.
    private let locale: Int
    /// 1 if the colour scheme is the same, else 0.
    private let colorScheme: Int
    /// The ratio of the two text scales, at least 1; the smaller the better.
    private let textRatio: Double

    fileprivate init(kind: Int, locale: Int, colorScheme: Int, textRatio: Double) {
      self.kind = kind
      self.locale = locale
      self.colorScheme = colorScheme
      self.textRatio = textRatio
    }

    static func < (first: Fit, second: Fit) -> Bool {
      (first.kind, first.locale, first.colorScheme, -first.textRatio)
        < (second.kind, second.locale, second.colorScheme, -second.textRatio)
    }
  }

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
    return Fit(
      kind: isSame(\.platform) * 4 + isSame(\.idiom) * 2 + isSame(\.orientation),
      locale: language.nearness(of: variant.locale), colorScheme: isSame(\.colorScheme),
      textRatio: textScale.map { TextSize.ratio(variant.textScale, $0) } ?? 1)
  }
}

extension TourTraits {
  /// The scale of the text size; 1 if there is none, or if it is unknown.
  package var textScale: Double { textSize.flatMap(TextSize.init(trait:))?.scale ?? 1 }
}

extension TextSize {
  /// The ratio of the larger of two scales to the smaller.
  static func ratio(_ first: Double, _ second: Double) -> Double { max(first, second) / min(first, second) }
}
