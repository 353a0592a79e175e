import TutorialLanguage
import TutorialSyntax

/// The distinct texts of all screens of a tutorial, and cached results of matching them.
///
/// Texts are distinct if their bytes differ: a regular expression may tell how a character is composed, though `==` on
/// strings does not. Belongs to one thread.
final class TextTable {
  private var texts = SearchedTexts()
  /// The numbers of the texts by lower-cased text, and how many texts have been added to it.
  private var byLowercase: [String: [Int]] = [:]
  private var lowercased = 0
  /// The number that stands for no text.
  static let none: Int32 = -1

  /// A layout library's texts, and their numbers here; ``none`` if not yet looked up.
  private var numbered: NumberedTexts?
  private var numbers: [Int32] = []
  private var queryNumbers: [TextMatcher: Int] = [:]
  private var queries: [Query] = []
  private var searches: [String: PatternSearch] = [:]
  private var keptStates = 0
  /// The trigram index, made once many texts were searched, and the number of texts searched so far.
  private var trigrams: TrigramIndex?
  private var searchCount = 0

  /// The maximum number of automaton states kept from one text to the next.
  private static let mostKeptStates = 1_000_000

  /// A matcher and its cached results.
  private struct Query {
    let matcher: TextMatcher
    /// The needle, normalised; for a regular expression its pattern.
    let needle: String
    /// The substring search; nil for a matcher that doesn't need one.
    let substring: SubstringSearch?
    /// Two bits for each text: whether it was compared, and whether it matches.
    var bits: [UInt64] = []
    /// Matches not yet set in `bits`, because the bits are shared with other queries of the same column.
    var found: [Int] = []

    /// Moves the bits out, with `found` included.
    mutating func takeBits() -> [UInt64] {
      for number in found { bits[number >> 5] |= 2 << (UInt64(number & 31) << 1) }
      found = []
      defer { bits = [] }
      return bits
    }
  }

  /// The text numbers of a field, for each of some elements; ``none`` if the field is empty.
  func numbers(in field: Elements.TextField, of elements: Elements, for locale: String?) -> [Int32] {
    let layout = elements.texts
    if numbered !== layout {
      numbered = layout
      numbers = Array(repeating: Self.none, count: layout.count)
    }
    // Both are moved out of self, so that they aren't copied on write.
    var known = numbers
    var texts = texts
    (numbers, self.texts) = ([], SearchedTexts())
    defer { (numbers, self.texts) = (known, texts) }
    let localized = elements.localizedTexts
    var localizedNumbers: [Int32?] = Array(repeating: nil, count: localized.count)
    var result: [Int32] = []
    result.reserveCapacity(elements.count)
    for number in elements.textNumbers(in: field) {
      if number == NumberedTexts.none {
        result.append(Self.none)
      } else if let place = Elements.place(ofLocalized: number) {
        if localizedNumbers[place] == nil {
          let text = localized[place].text(for: locale)
          localizedNumbers[place] =
            text.map { Int32(truncatingIfNeeded: texts.number(ofComparable: comparableText($0))) } ?? Self.none
        }
        result.append(localizedNumbers[place] ?? Self.none)
      } else {
        let place = Int(number)
        if known[place] == Self.none { known[place] = Int32(truncatingIfNeeded: texts.number(of: number, in: layout)) }
        result.append(known[place])
      }
    }
    return result
  }

  /// The texts that equal a normalised one.
  func numbers(of text: String) -> [Int] { texts.numbers(of: text) }

  /// The texts that equal one except for case; it has to be normalised and lower-cased.
  func numbers(ofLowercase text: String) -> [Int] {
    while lowercased < texts.count {
      byLowercase[texts[lowercased].lowercased(), default: []].append(lowercased)
      lowercased += 1
    }
    return byLowercase[text] ?? []
  }

  func queryNumber(_ matcher: TextMatcher) -> Int {
    if let known = queryNumbers[matcher] { return known }
    let query = queries.count
    queryNumbers[matcher] = query
    switch matcher {
    case .exact(let text):
      queries.append(Query(matcher: matcher, needle: comparableText(text), substring: nil))
    case .equalsIgnoringCase(let text):
      queries.append(Query(matcher: matcher, needle: comparableText(text).lowercased(), substring: nil))
    case .contains(let text):
      let needle = comparableText(text)
      queries.append(Query(matcher: matcher, needle: needle, substring: SubstringSearch(needle)))
    case .matches(let pattern):
      queries.append(Query(matcher: matcher, needle: pattern, substring: nil))
    }
    return query
  }

  var count: Int { texts.count }

  /// The cost of searching a text.
  func cost(of number: Int) -> Int { 1 + texts.bounds(number).count / 8 }

  /// The positions of a column's texts that contain a query's needle; nil if they have to be searched one by one.
  ///
  /// Answers the query for the whole column, at the same cost as one by one.
  ///
  /// - Parameter spend: receives the cost.
  func places(in column: TextColumn.Index, holding query: Int, spend: (Int) -> Void) -> [Int]? {
    guard queries[query].bits.isEmpty, let search = queries[query].substring, let needle = search.plainBytes
    else {
      return nil
    }
    searchCount += column.numbers.count
    var places: [Int] = []
    if let candidates = candidates(with: needle) {
      for number in candidates {
        guard let place = column.place(of: number), places.last != place, search.isFound(in: texts, number) else {
          continue
        }
        places.append(place)
      }
      places.sort()
    } else {
      places = column.numbers.indices.filter { search.isFound(in: texts, column.numbers[$0]) }
    }
    queries[query].bits = column.missBits
    queries[query].found = places.map { column.numbers[$0] }
    spend(column.cost)
    return places
  }

  /// The texts that may contain the bytes, possibly repeated.
  ///
  /// Returns nil if all may, or if building the index would take longer than it saves.
  private func candidates(with needle: [UInt8]) -> [Int]? {
    guard searchCount > 2 * texts.count, texts.count > 100 else { return nil }
    if trigrams.map({ 2 * $0.count < texts.count }) ?? true { trigrams = TrigramIndex(texts) }
    guard let trigrams, let known = trigrams.texts(with: needle) else { return nil }
    return known.map { Int($0) } + (trigrams.count..<texts.count)
  }

  /// The known results of a query, for many lookups at a time.
  func cachedResults(of query: Int) -> CachedResults {
    CachedResults(bits: queries[query].found.isEmpty ? queries[query].bits : [])
  }

  /// Results of a query, two bits for each text.
  struct CachedResults {
    fileprivate let bits: [UInt64]

    /// True if a text matches; nil if that isn't known yet.
    subscript(number: Int) -> Bool? {
      guard number >> 5 < bits.count else { return nil }
      let known = bits[number >> 5] >> (UInt64(number & 31) << 1)
      return known & 1 == 1 ? known & 2 == 2 : nil
    }
  }

  /// Returns true if a text matches. The result is computed once.
  ///
  /// - Parameter spend: receives the cost.
  func isMatch(_ query: Int, _ number: Int, spend: (Int) -> Void) -> Bool {
    let (word, shift) = (number >> 5, UInt64(number & 31) << 1)
    // The bits are moved out of self, so that they aren't copied on write.
    var bits = queries[query].takeBits()
    defer { queries[query].bits = bits }
    if word < bits.count {
      let known = bits[word] >> shift
      if known & 1 == 1 { return known & 2 == 2 }
    } else {
      bits += Array(repeating: 0, count: (texts.count >> 5) + 1 - bits.count)
    }
    let isMatched = compare(queries[query], number, spend)
    bits[word] |= (isMatched ? 3 : 1) << shift
    return isMatched
  }

  private func compare(_ query: Query, _ number: Int, _ spend: (Int) -> Void) -> Bool {
    switch query.matcher {
    case .exact: return query.needle == texts[number]
    case .equalsIgnoringCase: return query.needle == texts[number].lowercased()
    case .contains:
      spend(cost(of: number))
      return query.substring?.isFound(in: texts, number) ?? false
    case .matches: return matchesPattern(query.needle, in: texts[number], spend)
    }
  }

  private func matchesPattern(_ pattern: String, in text: String, _ spend: (Int) -> Void) -> Bool {
    if searches[pattern] == nil {
      guard let search = (try? RegularExpression(pattern))?.search else { return false }
      spend(search.stateCount)
      keptStates += search.stateCount
      if keptStates > Self.mostKeptStates {
        searches = [:]
        keptStates = search.stateCount
      }
      searches[pattern] = search
    }
    let isFound = searches[pattern]?.finds(in: text) ?? false
    spend(searches[pattern]?.takeSteps() ?? 0)
    return isFound
  }
}
