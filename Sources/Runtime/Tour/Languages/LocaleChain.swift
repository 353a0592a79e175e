/// The lookup of language tags by RFC 4647, section 3.4: `pt-BR`, then `pt`.
///
/// For texts, the tutorial's own language comes last.
package enum LocaleChain {
  /// The tag and its parents, folded, the most specific first.
  package static func tags(for tag: String) -> [String] {
    // A tag with hundreds of subtags isn't valid, so no more than 32 are considered.
    let tag = LanguageTag.folded(tag)
    // Most tags are just a language.
    guard tag.utf8.contains(UInt8(ascii: "-")) else { return tag.isEmpty ? [] : [tag] }
    let subtags = tag.split(separator: "-").prefix(32)
    var chain: [String] = []
    var text = ""
    for (index, subtag) in subtags.enumerated() {
      if index > 0 { text += "-" }
      text += String(subtag)
      // A subtag of one letter only introduces the one after it.
      if subtag.utf8.count > 1 || index == subtags.count - 1 { chain.append(text) }
    }
    return chain.reversed()
  }

  /// Returns true if texts in one locale can be used for another.
  ///
  /// They can if the languages are the same and the scripts don't differ.
  package static func sharesLanguage(_ first: String, _ second: String) -> Bool {
    if LanguageTag.beginApart(first, second) { return false }
    let (first, second) = (
      LanguageTag.folded(first).split(separator: "-"), LanguageTag.folded(second).split(separator: "-")
    )
    guard let language = first.first, language == second.first else { return false }
    guard let script = script(in: first), let other = Self.script(in: second) else { return true }
    return script == other
  }

  /// A device's language, and the language that it shows of a tour.
  package struct Language: Sendable {
    /// The lookup chains of the device's tag and of the texts' tag.
    private let own, shown: [String]

    /// Creates a device's language.
    ///
    /// - Parameter shown: the language of the tour's texts that the device shows.
    package init(_ tag: String, showing shown: String) {
      own = tags(for: tag)
      self.shown = tags(for: shown)
    }

    /// The rank of a variant's locale, which is nil if it names none; the larger the nearer.
    ///
    /// Locales that are equally near to the device's are compared by their nearness to the texts' language, because an
    /// app without the device's language shows another one.
    package func nearness(of locale: String?) -> Int {
      LocaleChain.nearness(of: locale, to: own) * 64 + LocaleChain.nearness(of: locale, to: shown)
    }
  }

  /// The nearness of a locale to a lookup chain, at most 34; the larger the nearer.
  ///
  /// Locales in the chain come first, the more specific the nearer. Next come those of the same language, then no
  /// locale, last those of other languages.
  private static func nearness(of locale: String?, to chain: [String]) -> Int {
    guard let device = chain.first else { return 0 }
    guard let locale else { return 1 }
    if let place = chain.firstIndex(where: { LanguageTag.folds(locale, to: $0[...]) }) {
      return 2 + chain.count - place
    }
    return sharesLanguage(locale, device) ? 2 : 0
  }

  /// The first of several names that a lookup finds.
  ///
  /// - Returns: its index, or nil if none is found.
  package static func find(_ tag: String, among names: [String]) -> Int? {
    for wanted in tags(for: tag) {
      for (place, name) in names.enumerated() where LanguageTag.folds(name, to: wanted[...]) { return place }
    }
    return nil
  }

  private static func script(in subtags: [Substring]) -> Substring? {
    subtags.dropFirst().prefix { $0.utf8.count > 1 }.first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 >= 0x61 } }
  }
}
