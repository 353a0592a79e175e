import TutorialLanguage
import TutorialSelectors
import TutorialSyntax
import TutorialTour

/// An element's ids, type, label and text on all screens that have it.
struct OccurrenceTraits {
  /// The ids that the app gave it, without duplicates; nil if it has none on some screen.
  let ownIDs: [String]?
  /// Its type, or nil if that differs between screens.
  let type: String?
  /// Conditions on its label and its text, the label first, if these contain letters and aren't too long.
  let texts: [Selector.Term]
  /// Conditions on its label and its text if these contain no letters.
  let figures: [Selector.Term]
  private let wordings: Set<String>

  /// The maximum length of a text, in characters: nobody wants to read more in a selector.
  private static let longest = 80
  /// The maximum number of ids: more than these are generated rather than written by somebody.
  private static let mostIDs = 4

  init(_ occurrences: [ElementOccurrence], _ trials: SelectorTrials) {
    ownIDs = Self.ownIDs(occurrences)
    let types = Set(occurrences.map { $0.snapshot.elements.type($0.index) })
    type = types.count == 1 ? types.first.flatMap(\.self).flatMap { $0.isEmpty ? nil : $0 } : nil
    let label = ScreenTexts(occurrences) { elements, index in elements.label(index) }
    let text = ScreenTexts(occurrences) { elements, index in elements.text(index) }
    var conditions: [(words: ScreenTexts, term: Selector.Term)] = []
    if let label, let matcher = label.matcher(trials) { conditions.append((label, .label(matcher))) }
    if let text, let matcher = text.matcher(trials) { conditions.append((text, .text(matcher))) }
    conditions.removeAll { $0.words.longest > Self.longest }
    texts = conditions.filter(\.words.haveLetters).map(\.term)
    figures = conditions.filter { !$0.words.haveLetters }.map(\.term)
    wordings = Set((label?.all ?? []) + (text?.all ?? []))
  }

  /// Returns true if both may be the same thing on two screens: they share an id, else a text.
  ///
  /// Without ids and texts on either side, the types have to be equal.
  func mayEqual(_ other: OccurrenceTraits) -> Bool {
    if let ownIDs, let others = other.ownIDs { return !Set(ownIDs).isDisjoint(with: others) }
    if !wordings.isEmpty || !other.wordings.isEmpty { return !wordings.isDisjoint(with: other.wordings) }
    return ownIDs == nil && other.ownIDs == nil && type == other.type
  }

  private static func ownIDs(_ occurrences: [ElementOccurrence]) -> [String]? {
    var ids: [String] = []
    for occurrence in occurrences {
      guard occurrence.snapshot.elements.identity(occurrence.index) == .native else { return nil }
      let id = occurrence.snapshot.elements.id(occurrence.index)
      if !ids.contains(id) { ids.append(id) }
    }
    return ids.count <= mostIDs ? ids : nil
  }
}

/// One text of an element on all screens that have it.
private struct ScreenTexts {
  /// The texts with their locales.
  private var entries: [(locale: String?, text: String)] = []

  /// - Returns: nil if a screen has none.
  init?(_ occurrences: [ElementOccurrence], _ text: (Elements, Int) -> LocalizedText?) {
    for occurrence in occurrences {
      let locale = occurrence.snapshot.traits.locale
      guard let found = text(occurrence.snapshot.elements, occurrence.index)?.text(for: locale).map(comparableText),
        !found.isEmpty
      else { return nil }
      entries.append((locale, found))
    }
  }

  var all: [String] { entries.map(\.text) }

  /// The length of the longest text, in characters.
  var longest: Int { entries.map(\.text.count).max() ?? 0 }

  /// True if each text contains a letter.
  var haveLetters: Bool {
    entries.allSatisfy { $0.text.unicodeScalars.contains { $0.properties.isAlphabetic } }
  }

  /// A condition that all of the texts meet.
  ///
  /// It is one text, or one for each of several languages: the text that they share today may be translated tomorrow.
  /// Nil if one language has two texts.
  func matcher(_ trials: SelectorTrials) -> LocalizedMatcher? {
    let languages = Set(entries.compactMap { $0.locale.map(Self.language) })
    let texts = Set(entries.map(\.text))
    if languages.count <= 1, texts.count == 1 { return entries.first.map { .plain(.exact($0.text)) } }
    guard !languages.isEmpty, entries.allSatisfy({ $0.locale != nil }) else { return nil }
    return byLocale(entries.map { (Self.language($0.locale ?? ""), $0.text) }, trials)
      ?? byLocale(entries.map { ($0.locale ?? "", $0.text) }, trials)
  }

  private func byLocale(_ entries: [(locale: String, text: String)], _ trials: SelectorTrials) -> LocalizedMatcher? {
    var texts: [(locale: Located<String>, matcher: TextMatcher)] = []
    for (locale, text) in entries {
      if let known = texts.first(where: { $0.locale.value == locale }) {
        guard known.matcher == .exact(text) else { return nil }
      } else {
        texts.append((Located(locale, trials.range()), .exact(text)))
      }
    }
    return .byLocale(texts)
  }

  private static func language(_ locale: String) -> String {
    String(LanguageTag.folded(locale).prefix { $0 != "-" })
  }
}
