/// Interns texts as numbers for fast comparison. Within one interner, equal numbers are equal texts.
struct TextInterner {
  private var numbers: [String: Int32] = [:]

  mutating func number(of text: String) -> Int32 {
    if let known = numbers[text] { return known }
    let next = Int32(clamping: numbers.count)
    numbers[text] = next
    return next
  }
}

/// A text in comparable form.
struct Wording: Sendable {
  /// The text in lower case without punctuation, its words separated by single spaces; -1 if that is empty.
  var plain: Int32 = -1
  /// The same with each number replaced by `#`, so that `12 unread` and `3 unread` are equal.
  var masked: Int32 = -1
  /// The distinct words, in ascending order of their numbers.
  var words: [Int32] = []
  /// The character bigrams, sorted.
  var pairs: [UInt32] = []
  /// The number of letters and digits.
  var length = 0

  /// The largest number of characters that count. Later ones don't distinguish buttons.
  private static let limit = 256

  /// Creates the comparable form of a text, or nil if it is empty.
  init?(_ text: String?, in table: inout TextInterner) {
    guard let text, !text.isEmpty else { return nil }
    let words = Self.words(of: text)
    guard !words.isEmpty else {
      // A text of symbols alone, such as `×` or `+`, is compared as it is.
      plain = table.number(of: text)
      masked = plain
      length = 1
      return
    }
    let joined = words.joined(separator: " ")
    plain = table.number(of: joined)
    masked = table.number(
      of: words.map { $0.unicodeScalars.allSatisfy(\.properties.isDigit) ? "#" : $0 }.joined(separator: " "))
    self.words = Set(words.map { table.number(of: $0) }).sorted()
    let scalars = joined.unicodeScalars.lazy.filter { $0 != " " }.prefix(64).map(\.value)
    pairs = zip(scalars, scalars.dropFirst()).map { $0 &* 65_599 &+ $1 }.sorted()
    length = joined.unicodeScalars.count
  }

  /// Returns the runs of letters and of digits in a text, in lower case.
  ///
  /// `saveButton` has two words, `btn_save2` three. In scripts without word spaces each character is a word.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var last = Kind.other
    for scalar in text.unicodeScalars.prefix(limit) {
      let kind = Kind(scalar)
      let isJoined = kind == last || (last == .upper && kind == .lower)
      if kind == .mark, !word.isEmpty {
        word.unicodeScalars.append(scalar)
        continue
      }
      if !isJoined || kind == .ideograph || kind == .other, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if kind != .other { word += scalar.properties.lowercaseMapping }
      last = kind
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The class of a character for word breaks.
  private enum Kind {
    case upper, lower, digit, ideograph, mark, other

    init(_ scalar: Unicode.Scalar) {
      let properties = scalar.properties
      switch scalar.value {
      case 0x61...0x7A: self = .lower
      case 0x41...0x5A: self = .upper
      case 0x30...0x39: self = .digit
      case 0..<0x80: self = .other
      case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .ideograph
      default:
        switch properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: self = .upper
        case .lowercaseLetter, .modifierLetter, .otherLetter: self = .lower
        case .decimalNumber: self = .digit
        case .nonspacingMark, .spacingMark: self = .mark
        default: self = .other
        }
      }
    }
  }
}

extension Unicode.Scalar.Properties {
  /// True for a digit of any script.
  fileprivate var isDigit: Bool { generalCategory == .decimalNumber }
}

extension Wording {
  /// Returns the similarity of two texts, 0 to 1: by words, by bigrams, and by containment.
  func likeness(to other: Wording) -> Double {
    if plain == other.plain { return 1 }
    let commonWords = Self.common(words, other.words)
    let byWords = Self.diceCoefficient(commonWords, words.count, other.words.count)
    let byPairs = Self.diceCoefficient(Self.common(pairs, other.pairs), pairs.count, other.pairs.count)
    var best = max(byWords, byPairs)
    let fewer = min(words.count, other.words.count)
    // `Orders` in `Returns & Orders`: all words of one text are in the other, and it isn't just a letter.
    if fewer > 0, commonWords == fewer, min(length, other.length) >= 3 { best = max(best, 0.8) }
    return best
  }

  /// Returns the size of the intersection of two sorted multisets.
  static func common<Number: Comparable>(_ a: [Number], _ b: [Number]) -> Int {
    var (i, j, count) = (0, 0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        count += 1
        i += 1
        j += 1
      } else if a[i] < b[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return count
  }

  private static func diceCoefficient(_ common: Int, _ a: Int, _ b: Int) -> Double {
    a + b == 0 ? 0 : 2 * Double(common) / Double(a + b)
  }
}
