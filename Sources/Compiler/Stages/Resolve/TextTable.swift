import TutorialLanguage
import TutorialSyntax

/// The different texts of all screens of a tutorial, and how they compare with what its selectors ask for.
///
/// Texts are different when their bytes are: a regular expression may tell how a character is composed, though `==` on
/// strings does not. Lives in one thread.
final class TextTable {
  private var texts: [SearchedText] = []
  /// The numbers of the texts that are canonically equivalent.
  private var byText: [String: [Int]] = [:]
  /// The same without regard to case, once somebody asks.
  private var byLowercase: [String: [Int]]?
  /// The number of no text.
  static let none: Int32 = -1

  /// The numbers of the texts of a library by the numbers that they have there, ``none`` where it was not asked for.
  private var numbered: NumberedTexts?
  private var numbers: [Int32] = []
  private var questions: [TextMatcher: Int] = [:]
  private var answers: [Answers] = []
  private var searches: [String: PatternSearch] = [:]
  private var keptStates = 0
  /// The texts by what is in them, once many were looked at, and how many that were.
  private var runs: RunIndex?
  private var looked = 0

  /// States of regular expressions that are kept from one text to the next.
  private static let mostKeptStates = 1_000_000

  /// What is known of one matcher: two bits for each text.
  private struct Answers {
    let matcher: TextMatcher
    /// What it asks for, comparable; for a regular expression itself.
    let wanted: String
    /// What looks for it, where it is looked for in texts.
    let substring: SubstringSearch?
    var bits: [UInt64] = []
  }

  /// The numbers of what stands in a field of some elements, for each of them; ``none`` where nothing does.
  func numbers(in field: Elements.TextField, of elements: Elements, for locale: String?) -> [Int32] {
    if numbered !== elements.texts {
      numbered = elements.texts
      numbers = Array(repeating: Self.none, count: elements.texts.count)
    }
    // Nobody else sees them meanwhile, so that they are not copied.
    var known = numbers
    numbers = []
    defer { numbers = known }
    let localized = elements.localizedTexts
    var localizedNumbers: [Int32?] = Array(repeating: nil, count: localized.count)
    return elements.map(field, nothing: Self.none) { number in
      let place = Int(number)
      if known[place] == Self.none { known[place] = self.number(of: elements.texts[number]) }
      return known[place]
    } localized: { place in
      if let number = localizedNumbers[place] { return number }
      let number = localized[place].text(for: locale).map { self.number(of: $0) } ?? Self.none
      localizedNumbers[place] = number
      return number
    }
  }

  /// The number of a text as it stands in a layout.
  private func number(of text: String) -> Int32 {
    Int32(truncatingIfNeeded: number(ofComparable: comparableText(text)))
  }

  /// The number of a text, which is comparable already.
  func number(ofComparable text: String) -> Int {
    let alike = byText[text] ?? []
    if let known = alike.first(where: { texts[$0].isSame(as: text) }) { return known }
    let number = texts.count
    texts.append(SearchedText(text))
    byText[text] = alike + [number]
    if byLowercase != nil { byLowercase?[text.lowercased(), default: []].append(number) }
    return number
  }

  /// The texts that equal one, which is comparable already.
  func numbers(of text: String) -> [Int] { byText[text] ?? [] }

  /// The texts that equal one but for case; it is comparable and in lower case already.
  func numbers(ofLowercase text: String) -> [Int] {
    if let byLowercase { return byLowercase[text] ?? [] }
    var index: [String: [Int]] = [:]
    for (number, other) in texts.enumerated() { index[other.text.lowercased(), default: []].append(number) }
    byLowercase = index
    return index[text] ?? []
  }

  /// The number of a matcher.
  func question(_ matcher: TextMatcher) -> Int {
    if let known = questions[matcher] { return known }
    let question = answers.count
    questions[matcher] = question
    switch matcher {
    case .exact(let text):
      answers.append(Answers(matcher: matcher, wanted: comparableText(text), substring: nil))
    case .equalsIgnoringCase(let text):
      answers.append(Answers(matcher: matcher, wanted: comparableText(text).lowercased(), substring: nil))
    case .contains(let text):
      let wanted = comparableText(text)
      answers.append(Answers(matcher: matcher, wanted: wanted, substring: SubstringSearch(wanted)))
    case .matches(let pattern):
      answers.append(Answers(matcher: matcher, wanted: pattern, substring: nil))
    }
    return question
  }

  /// What looking for something in a text takes.
  func cost(of number: Int) -> Int { 1 + texts[number].bytes.count / 8 }

  /// The texts of a column that hold what a question looks for, as places of the column; nil where they have to be
  /// looked at one by one. Answers all that the column asks at once, and takes for it what one by one would take.
  ///
  /// - Parameter spend: told what that takes.
  func places(in column: TextColumn.Index, holding question: Int, spend: (Int) -> Void) -> [Int]? {
    guard answers[question].bits.isEmpty, let search = answers[question].substring, let wanted = search.plainBytes
    else {
      return nil
    }
    looked += column.numbers.count
    // The index takes what some questions take.
    guard looked > 8 * texts.count, texts.count > 100 else { return nil }
    if runs.map({ 2 * $0.count < texts.count }) ?? true { runs = RunIndex(texts) }
    guard let runs, let candidates = runs.texts(with: wanted) else { return nil }
    var places: [Int] = []
    answers[question].bits = column.asked
    for number in candidates + (runs.count..<texts.count).map({ Int32(truncatingIfNeeded: $0) }) {
      let number = Int(number)
      guard let place = column.place(of: number), places.last != place, search.isFound(in: texts[number]) else {
        continue
      }
      places.append(place)
      answers[question].bits[number >> 5] |= 2 << (UInt64(number & 31) << 1)
    }
    spend(column.cost)
    return places.sorted()
  }

  /// Whether a text is what a matcher asks for. It is found out once.
  ///
  /// - Parameter spend: told what that takes.
  func isMatch(_ question: Int, _ number: Int, spend: (Int) -> Void) -> Bool {
    let (word, shift) = (number >> 5, UInt64(number & 31) << 1)
    if word < answers[question].bits.count {
      let bits = answers[question].bits[word] >> shift
      if bits & 1 == 1 { return bits & 2 == 2 }
    } else {
      let missing = (texts.count >> 5) + 1 - answers[question].bits.count
      answers[question].bits += Array(repeating: 0, count: missing)
    }
    let answer = compare(answers[question], texts[number], spend)
    answers[question].bits[word] |= (answer ? 3 : 1) << shift
    return answer
  }

  private func compare(_ asked: Answers, _ other: SearchedText, _ spend: (Int) -> Void) -> Bool {
    switch asked.matcher {
    case .exact: return asked.wanted == other.text
    case .equalsIgnoringCase: return asked.wanted == other.text.lowercased()
    case .contains:
      spend(1 + other.bytes.count / 8)
      return asked.substring?.isFound(in: other) ?? false
    case .matches: return finds(asked.wanted, in: other.text, spend)
    }
  }

  private func finds(_ pattern: String, in text: String, _ spend: (Int) -> Void) -> Bool {
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
