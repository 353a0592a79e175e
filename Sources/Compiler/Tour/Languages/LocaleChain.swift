/// Where a text is looked for when a locale lacks it: RFC 4647, section 3.4, "Lookup". `pt-BR`, then `pt`; what comes
/// after that is the tutorial's own language.
package enum LocaleChain {
  /// The tag and what it is shortened to, folded, the most special first.
  package static func tags(for tag: String) -> [String] {
    // A tag of hundreds of subtags is none.
    var subtags = LanguageTag.folded(tag).split(separator: "-").prefix(32)
    var chain: [String] = []
    while let last = subtags.last {
      // A subtag of one letter only introduces what came after it.
      if chain.isEmpty || last.utf8.count > 1 { chain.append(subtags.joined(separator: "-")) }
      subtags = subtags.dropLast()
    }
    return chain
  }

  /// Whether texts in one locale are in the language of another, so that they serve there: the same language, and not
  /// two scripts.
  package static func sharesLanguage(_ first: String, _ second: String) -> Bool {
    let (first, second) = (
      LanguageTag.folded(first).split(separator: "-"), LanguageTag.folded(second).split(separator: "-")
    )
    guard let language = first.first, language == second.first else { return false }
    guard let script = script(in: first), let other = Self.script(in: second) else { return true }
    return script == other
  }

  private static func script(in subtags: [Substring]) -> Substring? {
    subtags.dropFirst().prefix { $0.utf8.count > 1 }.first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 >= 0x61 } }
  }
}
