import TutorialIR

/// The words of a tour in one language, bare of markup.
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
      if let text = tour.strings[candidate]?[key] { return Self.plain(text) }
    }
    return nil
  }

  /// A text without the markup that a body may have: emphasis, strong, code and links.
  static func plain(_ text: String) -> String {
    var result = ""
    var rest = text.prefix(TextMeasure.limit)[...]
    while let character = rest.first {
      if character == "*" || character == "`" {
        // Markup hugs its words; an asterisk with space on both sides is one.
        let after = rest.drop { $0 == character }
        let isLoose = (result.last?.isWhitespace ?? true) && (after.first?.isWhitespace ?? true)
        if isLoose { result += rest[..<after.startIndex] }
        rest = after
      } else if character == "[", let link = Self.link(rest) {
        result += link.words
        rest = link.rest
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The words of a link at the start of a text, and what comes after it.
  private static func link(_ text: Substring) -> (words: Substring, rest: Substring)? {
    guard let close = text.firstIndex(of: "]") else { return nil }
    let target = text[text.index(after: close)...]
    guard target.first == "(", let end = target.firstIndex(of: ")") else { return nil }
    return (text[text.index(after: text.startIndex)..<close], target[target.index(after: end)...])
  }
}
