extension Tour {
  /// The text of a key in a language: in the language itself, in those it is a form of (`pt-BR`, then `pt`), else in
  /// the tutorial's own. Nil where none of them has it.
  public func text(_ key: String, in locale: String) -> String? {
    var tag = Substring(LanguageTag.folded(locale))
    while true {
      if let texts = strings.all.first(where: { LanguageTag.folded($0.name) == tag }), let text = texts.value[key] {
        return text
      }
      guard let cut = tag.lastIndex(of: "-") else { break }
      tag = tag[..<cut]
    }
    return locales.first.flatMap { strings[$0]?[key] }
  }
}
