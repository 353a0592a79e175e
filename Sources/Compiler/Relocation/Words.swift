/// Numbers for texts, so that comparing two costs nothing. Equal numbers are equal texts within one table.
struct WordTable {
  private var numbers: [String: Int32] = [:]

  /// The number of a text.
  mutating func number(of text: String) -> Int32 {
    if let known = numbers[text] { return known }
    let next = Int32(clamping: numbers.count)
    numbers[text] = next
    return next
  }
}

/// A text made comparable.
struct Wording: Sendable {
  /// The text in lower case, its words parted by single spaces, without punctuation. -1 where nothing is left.
  var plain: Int32 = -1
  /// The same with each number as `#`, so that `12 unread` and `3 unread` are one.
  var masked: Int32 = -1
  /// Its words, each once, in order of their numbers.
  var words: [Int32] = []
  /// Its pairs of neighbouring characters, in order.
  var pairs: [UInt32] = []
  /// How many letters and digits it has.
  var length = 0

  /// How much of a text is looked at: nobody tells two buttons apart by what comes later.
  private static let limit = 256

  /// What is compared of a text.
  init?(_ text: String?, in table: inout WordTable) {
    guard let text, !text.isEmpty else { return nil }
    let words = Self.words(of: text)
    guard !words.isEmpty else {
      // Nothing but signs, such as `×` or `+`: the signs are the text.
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

  /// The runs of letters and of digits in a text, in lower case. `saveButton` is two words, `btn_save2` three; what is
  /// written without spaces is a word a character.
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

  /// What a character is to the words around it.
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
  /// Whether it is a digit of any script.
  fileprivate var isDigit: Bool { generalCategory == .decimalNumber }
}

extension Wording {
  /// How alike two texts are, 0 to 1: by their words, by their characters, and whether one is in the other.
  func likeness(to other: Wording) -> Double {
    if plain == other.plain { return 1 }
    let commonWords = Self.common(words, other.words)
    let byWords = Self.dice(commonWords, words.count, other.words.count)
    let byPairs = Self.dice(Self.common(pairs, other.pairs), pairs.count, other.pairs.count)
    var best = max(byWords, byPairs)
    let fewer = min(words.count, other.words.count)
    // `Orders` in `Returns & Orders`: all words of one, as long as these are words and not a letter.
    if fewer > 0, commonWords == fewer, min(length, other.length) >= 3 { best = max(best, 0.8) }
    return best
  }

  /// How many items two sorted lists have in common, doubles counted as often as both have them.
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

  private static func dice(_ common: Int, _ a: Int, _ b: Int) -> Double {
    a + b == 0 ? 0 : 2 * Double(common) / Double(a + b)
  }
}
