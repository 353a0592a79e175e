import TutorialLanguage
import TutorialSelectors
import TutorialSyntax
import TutorialTour

/// What an element is called and says, on all screens that have it.
struct SightedWords {
  /// The ids that the app has given it, each once; nil where it has none of its own on some screen.
  let ownIDs: [String]?
  /// Its type, where that is the same on all screens.
  let type: String?
  /// Conditions on its label and on its text, the shorter first, as far as these hold letters and are not long.
  let texts: [Selector.Term]
  /// The same of such as hold no letter.
  let figures: [Selector.Term]
  private let said: Set<String>

  /// More than this nobody wants to read in a selector.
  private static let longest = 80
  /// More ids than this are none that anybody wrote.
  private static let mostIDs = 4

  init(_ sightings: [ElementSighting], _ trials: SelectorTrials) {
    ownIDs = Self.ownIDs(sightings)
    let types = Set(sightings.map { $0.snapshot.elements.type($0.index) })
    type = types.count == 1 ? types.first.flatMap(\.self).flatMap { $0.isEmpty ? nil : $0 } : nil
    let label = Words(sightings) { elements, index in elements.label(index) }
    let text = Words(sightings) { elements, index in elements.text(index) }
    var conditions: [(words: Words, term: Selector.Term)] = []
    if let label, let matcher = label.matcher(trials) { conditions.append((label, .label(matcher))) }
    if let text, let matcher = text.matcher(trials) { conditions.append((text, .text(matcher))) }
    conditions.removeAll { $0.words.longest > Self.longest }
    texts = conditions.filter(\.words.haveLetters).map(\.term)
    figures = conditions.filter { !$0.words.haveLetters }.map(\.term)
    said = Set((label?.all ?? []) + (text?.all ?? []))
  }

  /// Whether it may be the same thing on another screen: an id in common, else a text, else the kind where neither has either.
  func isLike(_ other: SightedWords) -> Bool {
    if let ownIDs, let others = other.ownIDs { return !Set(ownIDs).isDisjoint(with: others) }
    if !said.isEmpty || !other.said.isEmpty { return !said.isDisjoint(with: other.said) }
    return ownIDs == nil && other.ownIDs == nil && type == other.type
  }

  private static func ownIDs(_ sightings: [ElementSighting]) -> [String]? {
    var ids: [String] = []
    for sighting in sightings {
      guard sighting.snapshot.elements.identity(sighting.index) == .native else { return nil }
      let id = sighting.snapshot.elements.id(sighting.index)
      if !ids.contains(id) { ids.append(id) }
    }
    return ids.count <= mostIDs ? ids : nil
  }
}

/// A text of an element on all screens that have it.
private struct Words {
  /// The texts with the languages that they stand in.
  private var entries: [(locale: String?, text: String)] = []

  /// - Returns: nil where a screen has none.
  init?(_ sightings: [ElementSighting], _ text: (Elements, Int) -> LocalizedText?) {
    for sighting in sightings {
      let locale = sighting.snapshot.traits.locale
      guard let found = text(sighting.snapshot.elements, sighting.index)?.text(for: locale).map(comparableText),
        !found.isEmpty
      else { return nil }
      entries.append((locale, found))
    }
  }

  var all: [String] { entries.map(\.text) }

  /// The length of the longest of them.
  var longest: Int { entries.map(\.text.count).max() ?? 0 }

  /// Whether each holds a letter.
  var haveLetters: Bool {
    entries.allSatisfy { $0.text.unicodeScalars.contains { $0.properties.isAlphabetic } }
  }

  /// A condition that each of them meets: one text, or where there are several languages one for each, since the one that
  /// they share today is translated tomorrow. Nil where one language has two.
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
