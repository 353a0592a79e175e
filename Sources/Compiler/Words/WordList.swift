/// The words of a script, packed as Tests/Oracles/word_tables.py says, and looked up as they are: nothing is unpacked.
struct WordList: Sendable {
  /// What a letter does.
  struct Kind: OptionSet, Hashable {
    let rawValue: UInt8
    /// It is a letter of words, or a mark on one.
    static let inWords = Kind(rawValue: 1)
    /// It stands on the letter before it.
    static let mark = Kind(rawValue: 2)
    /// A word that is not known may begin with it.
    static let begin = Kind(rawValue: 4)
    /// A word that is not known may end with it.
    static let end = Kind(rawValue: 8)
  }

  /// The number of what is no letter of any word; no letter has it.
  private static let noLetter = 92
  /// Numbers are written with one sign below this, and with two below the next.
  private static let oneSign = 60
  private static let twoSigns = 85
  private static let base = 93

  private let kinds: StaticString
  private let numbers: StaticString
  private let words: StaticString
  /// The sign before a branch that no other stands beside; before it stand the letters, behind it the other signs.
  private let last: Int

  /// A list of Tables.
  init(kinds: StaticString, numbers: StaticString, words: StaticString, letters: Int) {
    self.kinds = kinds
    self.numbers = numbers
    self.words = words
    last = letters
  }

  /// What a scalar does, by its place in the block.
  func kind(_ offset: Int) -> Kind {
    kinds.withUTF8Buffer { offset < $0.count ? Kind(rawValue: UInt8(Self.value(of: $0[offset]))) : [] }
  }

  /// The number of a scalar among the letters, by its place in the block.
  func number(_ offset: Int) -> UInt8 {
    numbers.withUTF8Buffer { UInt8(offset < $0.count ? Self.value(of: $0[offset]) : Self.noLetter) }
  }

  /// The words with which letters begin, from a place on.
  ///
  /// Each letter takes at most as many steps as there are signs beside the branch that is for it, and no word has more
  /// than 33 letters: the time does not depend on the text.
  func matches(_ letters: [UInt8], from start: Int) -> WordMatches {
    words.withUTF8Buffer { signs in
      var matches = WordMatches()
      var reader = Reader(signs: signs)
      // How deep what is read lies; where that is `matches.prefix`, all of the letters before it are those sought.
      var depth = 0
      while let sign = reader.next() {
        let place = start + matches.prefix
        let sought = place < letters.count ? Int(letters[place]) : -1
        if sign < last {
          if depth == matches.prefix {
            if sought < sign { break }
            if sought == sign { matches.prefix += 1 }
          }
          depth += 1
        } else if sign == last {
          if depth == matches.prefix, reader.peek() != sought { break }
        } else if sign == last + 1 {
          let length = reader.number()
          guard depth == matches.prefix, let first = reader.peek() else { continue }
          if sought < first { break }
          if sought != first { reader.skip(length) }
        } else {
          if depth == matches.prefix { matches.lengths |= 1 << UInt64(depth) }
          depth -= sign == Self.noLetter ? reader.next() ?? depth : sign - last - 2
          if depth < matches.prefix { break }
        }
      }
      return matches
    }
  }

  /// The value of a sign: all that is seen of ASCII, but for the two that mean something in a literal.
  private static func value(of sign: UInt8) -> Int {
    switch sign {
    case UInt8(ascii: "}"): 2
    case UInt8(ascii: "~"): 60
    default: Int(sign &- 32)
    }
  }

  /// Reads signs one after the other.
  private struct Reader {
    let signs: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(signs: UnsafeBufferPointer<UInt8>) { self.signs = signs }

    mutating func next() -> Int? {
      guard place < signs.count else { return nil }
      defer { place += 1 }
      return WordList.value(of: signs[place])
    }

    func peek() -> Int? { place < signs.count ? WordList.value(of: signs[place]) : nil }

    mutating func skip(_ count: Int) { place += min(count, signs.count - place) }

    mutating func number() -> Int {
      let first = next() ?? 0
      if first < oneSign { return first }
      let second = next() ?? 0
      if first < twoSigns { return (first - oneSign) * base + second + oneSign }
      let third = next() ?? 0
      return ((first - twoSigns) * base + second) * base + third + oneSign + (twoSigns - oneSign) * base
    }
  }
}

/// The words with which a text begins at a place.
struct WordMatches: Hashable {
  /// How many letters some word begins with that are the text's, whether it goes on with the text or not.
  var prefix = 0
  /// Bit n stands for a word of n letters.
  var lengths: UInt64 = 0

  /// Whether there is any.
  var isEmpty: Bool { lengths == 0 }

  /// The letters of the longest; 0 where there is none.
  var longest: Int { 63 - lengths.leadingZeroBitCount + (lengths == 0 ? 1 : 0) }

  /// Those that are shorter than the longest.
  var shorter: WordMatches {
    var rest = self
    if !isEmpty { rest.lengths &= ~(1 << UInt64(longest)) }
    return rest
  }
}
