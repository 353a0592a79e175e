/// Where something is looked for that a locale lacks: RFC 4647, section 3.4, "Lookup". `pt-BR`, then `pt`; what comes
/// after that is, for texts, the tutorial's own language.
package enum LocaleChain {
  /// The tag and what it is shortened to, folded, the most special first.
  package static func tags(for tag: String) -> [String] {
    // A tag of hundreds of subtags is none.
    let tag = LanguageTag.folded(tag)
    // Most are a language alone.
    guard tag.utf8.contains(UInt8(ascii: "-")) else { return tag.isEmpty ? [] : [tag] }
    let subtags = tag.split(separator: "-").prefix(32)
    var chain: [String] = []
    var text = ""
    for (index, subtag) in subtags.enumerated() {
      if index > 0 { text += "-" }
      text += String(subtag)
      // A subtag of one letter only introduces what comes after it.
      if subtag.utf8.count > 1 || index == subtags.count - 1 { chain.append(text) }
    }
    return chain.reversed()
  }

  /// Whether texts in one locale are in the language of another, so that they serve there: the same language, and not
  /// two scripts.
  package static func sharesLanguage(_ first: String, _ second: String) -> Bool {
    if LanguageTag.beginApart(first, second) { return false }
    let (first, second) = (
      LanguageTag.folded(first).split(separator: "-"), LanguageTag.folded(second).split(separator: "-")
    )
    guard let language = first.first, language == second.first else { return false }
    guard let script = script(in: first), let other = Self.script(in: second) else { return true }
    return script == other
  }

  /// What a device speaks, and what it shows of a tour.
  package struct Language: Sendable {
    /// The look-ups of the device's tag and of that of the texts.
    private let own, shown: [String]

    /// A device's language.
    ///
    /// - Parameter shown: the tour's language whose texts it shows.
    package init(_ tag: String, showing shown: String) {
      own = tags(for: tag)
      self.shown = tags(for: shown)
    }

    /// How near the locale of a variant is, nil where it names none; the larger the nearer. What is as near to the device
    /// is compared by how near it is to the texts: an app that is not there in a language shows another one.
    package func nearness(of locale: String?) -> Int {
      LocaleChain.nearness(of: locale, to: own) * 64 + LocaleChain.nearness(of: locale, to: shown)
    }
  }

  /// How near a locale is to what a tag is looked up by; the larger the nearer, at most 34. Those that the look-up finds
  /// come first, the earlier the nearer; then the same language, then none, then another.
  private static func nearness(of locale: String?, to chain: [String]) -> Int {
    guard let device = chain.first else { return 0 }
    guard let locale else { return 1 }
    if let place = chain.firstIndex(where: { LanguageTag.folds(locale, to: $0[...]) }) {
      return 2 + chain.count - place
    }
    return sharesLanguage(locale, device) ? 2 : 0
  }

  /// The first of some names that a look-up finds.
  ///
  /// - Returns: its place among them; nil where none is found.
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
