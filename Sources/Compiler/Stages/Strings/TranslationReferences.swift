import TutorialLanguage
import TutorialSyntax
import TutorialTour
import TutorialValues

extension TutorialFiles {
  /// Returns all strings files, each with its locale.
  ///
  /// `{locale}` in the pattern stands for one path component or a part of one. A file with an invalid language tag is
  /// an error, because its texts would otherwise be missing silently.
  mutating func translations(_ pattern: Located<String>) -> [(path: String, locale: String)] {
    let known = diagnostics.count
    guard let found = entries(in: pattern) else { return [] }
    if found.isEmpty, diagnostics.count == known { diagnostics.append(emptyGlob(pattern)) }
    var files: [(path: String, locale: String)] = []
    for (entry, name) in found {
      guard let name else { continue }
      if isLanguageTag(Array(name.utf8)[...]) {
        add(entry, for: name, to: &files, at: pattern)
      } else if diagnostics.count < Diagnostic.maximumCount {
        diagnostics.append(notALocale(name, in: entry, at: pattern))
      }
    }
    return files
  }

  /// Returns the existing strings files of some locales and of their fallbacks, in order and without duplicates.
  ///
  /// - Returns: the files, and the locales without one.
  mutating func translations(
    _ pattern: Located<String>, locales: [String]
  ) -> (files: [(path: String, locale: String)], missing: [String]) {
    var files: [(path: String, locale: String)] = []
    var missing: [String] = []
    for locale in locales {
      var isFound = false
      for tag in spellings(of: locale) {
        guard let path = Self.path(pattern.value, locale: tag, besides: source.path),
          let entry = entries(matching: path, at: pattern).first
        else { continue }
        isFound = true
        if !files.contains(where: { $0.path == entry }) { add(entry, for: tag, to: &files, at: pattern) }
      }
      for (entry, tag) in otherwiseSpelled(locale, pattern, besides: files.map(\.locale)) {
        isFound = true
        add(entry, for: tag, to: &files, at: pattern)
      }
      if !isFound { missing.append(locale) }
    }
    return (files, missing)
  }

  /// Adds a file under the conventional form of its locale: `pt_BR`, as in Java and Android, becomes `pt-BR`.
  private mutating func add(
    _ path: String, for tag: String, to files: inout [(path: String, locale: String)], at pattern: Located<String>
  ) {
    let locale = String(LanguageTag.conventional(tag).map { $0 == "_" ? "-" : $0 })
    if let first = files.first(where: { $0.locale == locale }) {
      diagnostics.append(
        Diagnostic(
          .conflictingKeys, "\"\(excerpt(path))\" and \"\(excerpt(first.path))\" are both for \"\(excerpt(locale))\"",
          at: SourceSpan(source, pattern.range), label: "a locale has one strings file"))
    } else {
      files.append((path, locale))
    }
  }

  private func notALocale(_ name: String, in path: String, at pattern: Located<String>) -> Diagnostic {
    let tag = LanguageTag.conventional(String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" }))
    return Diagnostic(
      .valueOutOfRange, "\"\(excerpt(path))\" is for no locale: \"\(excerpt(name))\" is not a language tag",
      at: SourceSpan(source, pattern.range),
      label: isLanguageTag(Array(tag.utf8)[...]) ? "did you mean \"\(tag)\"?" : "such as en or pt-BR",
      notes: [.init("every file that the path matches is read; keep others in another folder")])
  }

  /// Returns the locale as written, then its truncations, each also in the form of Java and Android: `pt_BR`.
  private func spellings(of locale: String) -> [String] {
    LocaleChain.tags(for: locale).flatMap { tag in
      let written = String(locale.prefix(tag.utf8.count))
      let other = String(written.map { $0 == "-" ? "_" : $0 })
      return other == written ? [written] : [written, other]
    }
  }

  /// Returns strings files of a locale and its fallbacks that differ only in letter case, such as `PT-br`.
  ///
  /// Requires a world that can be searched.
  private mutating func otherwiseSpelled(
    _ locale: String, _ pattern: Located<String>, besides found: [String]
  ) -> [(path: String, tag: String)] {
    let missing = LocaleChain.tags(for: locale).filter { tag in !found.contains { LanguageTag.folded($0) == tag } }
    if missing.isEmpty { return [] }
    return (entries(in: pattern) ?? []).compactMap { entry, name in
      name.flatMap { missing.contains(LanguageTag.folded($0)) ? (entry, $0) : nil }
    }
  }

  /// Returns everything that the pattern matches, each with its text in the place of the locale, or nil without one.
  private mutating func entries(in pattern: Located<String>) -> [(path: String, name: String?)]? {
    guard let (before, after) = Self.parts(of: pattern.value, besides: source.path) else { return nil }
    return entries(matching: before + "*" + after, at: pattern).map { entry in
      let isNamed =
        entry.hasPrefix(before) && entry.hasSuffix(after) && entry.utf8.count > before.utf8.count + after.utf8.count
      return (entry, isNamed ? String(entry.dropFirst(before.count).dropLast(after.count)) : nil)
    }
  }

  /// Returns the path of a tutorial's strings file for a locale.
  static func path(_ pattern: String, locale: String, besides tutorial: String) -> String? {
    parts(of: pattern, besides: tutorial).map { $0.before + locale + $0.after }
  }

  private static func parts(
    of pattern: String, besides tutorial: String
  ) -> (before: Substring, after: Substring)? {
    let path = FilePath.join(FilePath.folder(of: tutorial), pattern)
    return path.firstRange(of: "{locale}").map { (path[..<$0.lowerBound], path[$0.upperBound...]) }
  }
}
