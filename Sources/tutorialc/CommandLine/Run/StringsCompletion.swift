import TutorialCompiler
import TutorialLanguage
import TutorialReporting
import TutorialSyntax
import TutorialSystem
import TutorialTour
import TutorialYAML

/// What one tutorial's strings file of a locale lacks, and the file with it.
struct StringsCompletion {
  /// The file.
  let path: String
  /// The file as it should be; nil where it is to stay as it is.
  let bytes: [UInt8]?
  /// Why it cannot be completed, if so.
  let diagnostics: [Diagnostic]
  private let tutorial: String
  /// The file as it was; nil where there was none.
  private let original: [UInt8]?
  private let added: Int
  private let empty: Int
  private let isServed: Bool

  /// Looks at what `texts` has, the strings files of the locale and its fallbacks among it.
  ///
  /// - Parameter file: where the strings file of the locale is, unless it is there under another spelling.
  init(_ texts: TutorialTexts, locale: String, file: String, ofTutorial tutorial: String) {
    self.tutorial = tutorial
    let own = texts.translations.first { LanguageTag.folded($0.locale) == LanguageTag.folded(locale) }
    path = own?.source.path ?? file
    isServed = LocaleChain.sharesLanguage(locale, texts.language)
    let written = Set(texts.translations.flatMap { $0.translated.map(\.key) })
    let waiting = Set((own?.entries ?? []).filter { $0.text == nil }.map(\.key.value))
    let missing = isServed ? [] : Set(texts.entries.map(\.key)).subtracting(written).subtracting(waiting)
    empty = waiting.subtracting(written).count
    added = missing.count
    original = own?.source.bytes
    guard !missing.isEmpty else {
      bytes = nil
      diagnostics = []
      return
    }
    let source = own?.source ?? SourceText(path: file, bytes: [])
    let document = source.bytes.isEmpty ? YAMLReader.read(source) : DocumentReader.read(source)
    let entries = texts.entries.map { StringsFile.Addition(key: $0.key, text: $0.text.value) }
    bytes = StringsFile(document.value).completed(entries, adding: missing)
    diagnostics = bytes == nil ? [unfit(path, missing.sorted { $0.precedesInBytes($1) }, source)] : []
  }

  /// Whether somebody has changed the file since it was read.
  func isStale(in world: any World) -> Bool {
    (try? world.read(path, within: world.reach(of: tutorial)).get()) != original
  }

  /// Puts the file as it should be into its place, beneath the tutorial's root. Symbolic links stay.
  ///
  /// - Returns: why that cannot be, if so.
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
      let waiting = empty == 0 ? "" : ", \(Self.texts(empty)) still empty"
      return "\(path.printable): nothing to add\(waiting)"
    }
    return "\(path.printable): \(Self.texts(added)) \(isDry ? "to add" : "added")"
      + (empty == 0 ? "" : ", \(Self.texts(empty)) still empty")
  }

  private static func texts(_ count: Int) -> String { count == 1 ? "1 text" : "\(count) texts" }
}

private func unfit(_ path: String, _ keys: [String], _ source: SourceText) -> Diagnostic {
  Diagnostic(
    .unwritableOutput, "\"\(path)\" is written in a way that nothing can be added to",
    at: SourceSpan(source, ByteRange(0, 0)), notes: [.init("add by hand: \(excerpt(keys.joined(separator: ", ")))")])
}
