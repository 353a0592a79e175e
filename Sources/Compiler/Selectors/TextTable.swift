import TutorialLanguage
import TutorialSyntax

/// The different texts of all screens of a tutorial, and how they compare with what its selectors ask for.
///
/// Texts are different when their bytes are: a regular expression may tell how a character is composed, though `==` on
/// strings does not. Lives in one thread.
final class TextTable {
  private var texts = SearchedTexts()
  /// The numbers of the texts without regard to case, as far as they were there when somebody asked last.
  private var byLowercase: [String: [Int]] = [:]
  private var lowercased = 0
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

  /// What is known of one matcher.
  private struct Answers {
    let matcher: TextMatcher
    /// What it asks for, comparable; for a regular expression itself.
    let wanted: String
    /// What looks for it, where it is looked for in texts.
    let substring: SubstringSearch?
    /// Two for each text: whether it was asked, and whether it is what the matcher asks for.
    var bits: [UInt64] = []
    /// Texts that are, of which the bits do not say so yet: those of a column are shared by all that asked it.
    var found: [Int] = []

    /// The bits, whole.
    mutating func takeBits() -> [UInt64] {
      for number in found { bits[number >> 5] |= 2 << (UInt64(number & 31) << 1) }
      found = []
      defer { bits = [] }
      return bits
    }
  }

  /// The numbers of what stands in a field of some elements, for each of them; ``none`` where nothing does.
  func numbers(in field: Elements.TextField, of elements: Elements, for locale: String?) -> [Int32] {
    let layout = elements.texts
    if numbered !== layout {
      numbered = layout
      numbers = Array(repeating: Self.none, count: layout.count)
    }
    // Nobody else sees them meanwhile, so that they are not copied.
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

  /// The texts that equal one, which is comparable already.
  func numbers(of text: String) -> [Int] { texts.numbers(of: text) }

  /// The texts that equal one but for case; it is comparable and in lower case already.
  func numbers(ofLowercase text: String) -> [Int] {
    while lowercased < texts.count {
      byLowercase[texts[lowercased].lowercased(), default: []].append(lowercased)
      lowercased += 1
    }
    return byLowercase[text] ?? []
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

  /// How many texts there are.
  var count: Int { texts.count }

  /// What looking for something in a text takes.
  func cost(of number: Int) -> Int { 1 + texts.bounds(number).count / 8 }

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
    var places: [Int] = []
    if let candidates = candidates(with: wanted) {
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
    answers[question].bits = column.asked
    answers[question].found = places.map { column.numbers[$0] }
    spend(column.cost)
    return places
  }

  /// The texts that may hold some bytes, some of them more than once; nil where all may, and where the index that says
  /// so would take longer than it spares.
  private func candidates(with wanted: [UInt8]) -> [Int]? {
    guard looked > 2 * texts.count, texts.count > 100 else { return nil }
    if runs.map({ 2 * $0.count < texts.count }) ?? true { runs = RunIndex(texts) }
    guard let runs, let known = runs.texts(with: wanted) else { return nil }
    return known.map { Int($0) } + (runs.count..<texts.count)
  }

  /// The answers to a question that are known, to be asked many at a time.
  func answers(to question: Int) -> KnownAnswers {
    KnownAnswers(bits: answers[question].found.isEmpty ? answers[question].bits : [])
  }

  /// Answers to a question, two bits for each text.
  struct KnownAnswers {
    fileprivate let bits: [UInt64]

    /// Whether a text is what was asked for; nil where nobody has asked yet.
    subscript(number: Int) -> Bool? {
      guard number >> 5 < bits.count else { return nil }
      let known = bits[number >> 5] >> (UInt64(number & 31) << 1)
      return known & 1 == 1 ? known & 2 == 2 : nil
    }
  }

  /// Whether a text is what a matcher asks for. It is found out once.
  ///
  /// - Parameter spend: told what that takes.
  func isMatch(_ question: Int, _ number: Int, spend: (Int) -> Void) -> Bool {
    let (word, shift) = (number >> 5, UInt64(number & 31) << 1)
    // Nobody else sees them meanwhile, so that they are not copied.
    var bits = answers[question].takeBits()
    defer { answers[question].bits = bits }
    if word < bits.count {
      let known = bits[word] >> shift
      if known & 1 == 1 { return known & 2 == 2 }
    } else {
      bits += Array(repeating: 0, count: (texts.count >> 5) + 1 - bits.count)
    }
    let answer = compare(answers[question], number, spend)
    bits[word] |= (answer ? 3 : 1) << shift
    return answer
  }

  private func compare(_ asked: Answers, _ number: Int, _ spend: (Int) -> Void) -> Bool {
    switch asked.matcher {
    case .exact: return asked.wanted == texts[number]
    case .equalsIgnoringCase: return asked.wanted == texts[number].lowercased()
    case .contains:
      spend(cost(of: number))
      return asked.substring?.isFound(in: texts, number) ?? false
    case .matches: return finds(asked.wanted, in: texts[number], spend)
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
