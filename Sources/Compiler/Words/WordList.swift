/// The words of a script, packed by Tests/Oracles/word_tables.py and searched without unpacking.
struct WordList: Sendable {
  /// The properties of a letter.
  struct Kind: OptionSet, Hashable {
    let rawValue: UInt8
    /// It is part of words: a letter, or a mark on one.
    static let inWords = Kind(rawValue: 1)
    /// It combines with the letter before it.
    static let mark = Kind(rawValue: 2)
    /// An unknown word may begin with it.
    static let begin = Kind(rawValue: 4)
    /// An unknown word may end with it.
    static let end = Kind(rawValue: 8)
  }

  /// The number for scalars that occur in no word.
  private static let noLetter = 92
  /// Numbers below `oneSign` take one sign; those below the next limit take two.
  private static let oneSign = 60
  private static let twoSigns = 85
  private static let base = 93

  /// The kind of each scalar of the block.
  let kinds: StaticString
  /// The number of each scalar of the block among the letters.
  let numbers: StaticString
  let words: StaticString
  /// The sign before a node's last branch. Lower signs are letters, higher ones are control signs.
  let last: Int

  /// The properties of a scalar, by its offset in the block.
  func kind(_ offset: Int) -> Kind {
    kinds.withUTF8Buffer { offset < $0.count ? Kind(rawValue: UInt8(Self.value(of: $0[offset]))) : [] }
  }

  /// The number of a scalar among the letters, by its offset in the block.
  func number(_ offset: Int) -> UInt8 {
    numbers.withUTF8Buffer { UInt8(offset < $0.count ? Self.value(of: $0[offset]) : Self.noLetter) }
  }

  /// The listed words that match the letters from an index on.
  ///
  /// Each letter takes at most as many steps as its node has branches, and no word has more than 33 letters. So the
  /// time doesn't depend on the text.
  func matches(_ letters: [UInt8], from start: Int) -> WordMatches {
    words.withUTF8Buffer { signs in
      var matches = WordMatches()
      var reader = Reader(signs: signs)
      // The depth of the current node. If it equals `matches.prefix`, all letters above it match.
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

  /// The value of a sign: printable ASCII, without the two characters that are special in a literal.
  private static func value(of sign: UInt8) -> Int {
    switch sign {
    case UInt8(ascii: "}"): 2
    case UInt8(ascii: "~"): 60
    default: Int(sign &- 32)
    }
  }

  /// Reads signs in sequence.
  private struct Reader {
    let signs: UnsafeBufferPointer<UInt8>
    var place = 0

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

/// The listed words that match a text at a position.
struct WordMatches: Hashable {
  /// The number of the text's letters that some word begins with, even if the word then differs.
  var prefix = 0
  /// A bit set of word lengths: bit n stands for a word of n letters.
  var lengths: UInt64 = 0

  /// True if there is no word.
  var isEmpty: Bool { lengths == 0 }

  /// The length of the longest word; 0 if there is none.
  var longest: Int { 63 - lengths.leadingZeroBitCount + (lengths == 0 ? 1 : 0) }

  /// The words shorter than the longest.
  var shorter: WordMatches {
    var rest = self
    if !isEmpty { rest.lengths &= ~(1 << UInt64(longest)) }
    return rest
  }
}
