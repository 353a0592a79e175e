/// The scripts that put no spaces between words, and whose words are known.
enum WordScript: Hashable {
  case thai, lao, khmer, burmese

  /// What each of its scalars does, and its words.
  var list: WordList {
    switch self {
    case .thai: Self.thaiList
    case .lao: Self.laoList
    case .khmer: Self.khmerList
    case .burmese: Self.burmeseList
    }
  }

  /// The fewest letters in a row that are looked at: what is shorter is one word.
  var fewestLetters: Int { self == .thai ? 5 : 4 }

  /// Whether signs that stand for what is left out or said twice end a word: paiyannoi and maiyamok.
  var hasSuffixes: Bool { self == .thai }

  private static let thaiList = WordList(
    kinds: ThaiWords.kinds, numbers: ThaiWords.numbers, words: ThaiWords.words, letters: ThaiWords.letters)
  private static let laoList = WordList(
    kinds: LaoWords.kinds, numbers: LaoWords.numbers, words: LaoWords.words, letters: LaoWords.letters)
  private static let khmerList = WordList(
    kinds: KhmerWords.kinds, numbers: KhmerWords.numbers, words: KhmerWords.words, letters: KhmerWords.letters)
  private static let burmeseList = WordList(
    kinds: BurmeseWords.kinds, numbers: BurmeseWords.numbers, words: BurmeseWords.words,
    letters: BurmeseWords.letters)

  /// The script in whose block a scalar stands, and the scalar's place there; nil where there is none.
  static func place(of scalar: Unicode.Scalar) -> (script: WordScript, offset: Int)? {
    let value = Int(scalar.value)
    switch value {
    case 0xE00..<0xE80: return (.thai, value - 0xE00)
    case 0xE80..<0xF00: return (.lao, value - 0xE80)
    case 0x1000..<0x10A0: return (.burmese, value - 0x1000)
    case 0x1780..<0x1800: return (.khmer, value - 0x1780)
    // Extended A and B follow the block itself.
    case 0xA9E0..<0xAA00: return (.burmese, value - 0xA9E0 + 0xA0)
    case 0xAA60..<0xAA80: return (.burmese, value - 0xAA60 + 0xC0)
    default: return nil
    }
  }
}
