/// A device that somebody wants to see a tour on: it says how well a variant fits it.
struct TourDevice {
  /// How well a variant fits, but for its display. The larger of two is the better fit.
  struct Fit: Comparable {
    /// Which of platform, idiom and orientation are the same, as a binary number, the weightiest first.
    private let kind: Int
    /// How near its language is to the device's and then to that of the texts.
    private let locale: Int
    /// Whether its colour scheme is the same.
    private let colorScheme: Int
    /// Between the scales of text the larger as a multiple of the smaller.
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

  /// A device of the given traits; one that is nil plays no part.
  ///
  /// - Parameter shown: the language of the texts that it shows.
  init(_ traits: TourTraits, showing shown: String) {
    self.traits = traits
    language = LocaleChain.Language(traits.locale ?? shown, showing: shown)
    textScale = traits.textSize.flatMap(TextSize.init(trait:))?.scale
  }

  /// How well a variant of the given traits fits.
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
  /// The scale of the text size that was compiled: 1 where there is none, or none that is known.
  package var textScale: Double { textSize.flatMap(TextSize.init(trait:))?.scale ?? 1 }
}

extension TextSize {
  /// How many times the smaller of two scales goes into the larger.
  static func ratio(_ first: Double, _ second: Double) -> Double { max(first, second) / min(first, second) }
}
