import TutorialCompiler
import TutorialLanguage
import TutorialReporting
import TutorialSyntax
import TutorialSystem
import TutorialTour
import TutorialYAML

/// The missing entries of one tutorial's strings file for a locale, and the completed file.
struct StringsCompletion {
  /// The file.
  let path: String
  /// The completed content; nil if the file stays the same.
  private(set) var bytes: [UInt8]?
  /// The diagnostics, if it cannot be completed.
  private(set) var diagnostics: [Diagnostic] = []
  private let tutorial: String
  /// The old content; nil if there was no file.
  private let original: [UInt8]?
  private let added: Int
  private let empty: Int
  private let isServed: Bool

  /// Completes the texts of `texts`, which include the strings files of the locale and its fallbacks.
  ///
  /// - Parameter file: the path of the locale's strings file, unless it exists under another spelling.
  static func complete(
    _ texts: TutorialTexts, locale: String, file: String, ofTutorial tutorial: String
  ) -> StringsCompletion {
    let own = texts.translations.first { LanguageTag.folded($0.locale) == LanguageTag.folded(locale) }
    let isServed = LocaleChain.sharesLanguage(locale, texts.language)
    let written = Set(texts.translations.flatMap { $0.translated.map(\.key) })
    let waiting = Set((own?.entries ?? []).filter { $0.text == nil }.map(\.key.value))
    let missing = isServed ? [] : Set(texts.entries.map(\.key)).subtracting(written).subtracting(waiting)
    var completion = StringsCompletion(
      path: own?.source.path ?? file, tutorial: tutorial, original: own?.source.bytes, added: missing.count,
      empty: waiting.subtracting(written).count, isServed: isServed)
    guard !missing.isEmpty else { return completion }
    let source = own?.source ?? SourceText(path: file, bytes: [])
    let document = source.bytes.isEmpty ? YAMLReader.read(source) : DocumentReader.read(source)
    let entries = texts.entries.map { StringsFile.Addition(key: $0.key, text: $0.text.value) }
    completion.bytes = StringsFile(document.value).completed(entries, adding: missing)
    if completion.bytes == nil {
      completion.diagnostics = [unfit(completion.path, missing.sorted { $0.precedesInBytes($1) }, source)]
    }
    return completion
  }

  /// Returns true if the file has changed since it was read.
  func isStale(in world: any World) -> Bool {
    (try? world.read(path, within: world.accessScope(of: tutorial)).get()) != original
  }

  /// Writes the completed file beneath the tutorial's root. Symbolic links stay.
  ///
  /// - Returns: a diagnostic on failure.
  func write(_ world: any World, _ boundary: Boundary) -> Diagnostic? {
    guard let bytes else { return nil }
    guard !isStale(in: world) else {
      return Diagnostic(.unwritableOutput, "\"\(path)\" is being changed by somebody else", at: nil)
    }
    return boundary.replaceFile(at: path, of: tutorial, with: bytes)
  }

  /// A line for people.
  func summary(isDry: Bool) -> String {
    if isServed { return "\(path.printable): nothing to add: the tutorial is in this language" }
    guard bytes != nil else {
      let waiting = empty == 0 ? "" : ", \(empty.counting("text")) still empty"
      return "\(path.printable): nothing to add\(waiting)"
    }
    return "\(path.printable): \(added.counting("text")) \(isDry ? "to add" : "added")"
      + (empty == 0 ? "" : ", \(empty.counting("text")) still empty")
  }
}

private func unfit(_ path: String, _ keys: [String], _ source: SourceText) -> Diagnostic {
  Diagnostic(
    .unwritableOutput, "\"\(path)\" is written in a form that nothing can be added to",
    at: SourceSpan(source, ByteRange(0, 0)), notes: [.init("add by hand: \(excerpt(keys.joined(separator: ", ")))")])
}
