import TutorialIR

extension FileReferences {
  /// The strings files of some locales and of those that they fall back to, in that order, each once; only files that
  /// are there.
  ///
  /// - Returns: the files, and the locales for which there is none.
  func translations(
    _ pattern: Located<String>, locales: [String]
  ) -> (files: [(path: String, locale: String)], missing: [String]) {
    var files: [(path: String, locale: String)] = []
    var missing: [String] = []
    for locale in locales {
      var isFound = false
      for tag in spellings(of: locale) {
        if files.contains(where: { $0.locale == tag }) {
          isFound = true
          continue
        }
        guard let path = Self.path(pattern.value, locale: tag, besides: source.path),
          let file = self.files(at: path).first
        else { continue }
        files.append((file, tag))
        isFound = true
      }
      if !isFound { missing.append(locale) }
    }
    return (files, missing)
  }

  /// The locale as it is written, then what it is shortened to, each also as Java and Android spell it: `pt_BR`.
  private func spellings(of locale: String) -> [String] {
    LocaleChain.tags(for: locale).flatMap { tag in
      let written = String(locale.prefix(tag.utf8.count))
      let other = String(written.map { $0 == "-" ? "_" : $0 })
      return other == written ? [written] : [written, other]
    }
  }

  /// The path of the strings file for a locale of a tutorial.
  static func path(_ pattern: String, locale: String, besides tutorial: String) -> String? {
    let path = FilePath.join(FilePath.folder(of: tutorial), pattern)
    guard let place = path.firstRange(of: "{locale}") else { return nil }
    return path[..<place.lowerBound] + locale + path[place.upperBound...]
  }
}
