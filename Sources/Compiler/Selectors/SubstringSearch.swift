import TutorialLanguage

/// Distinct, normalised texts to search in, by number.
struct SearchedTexts {
  private var numbering = TextNumbering()
  private var plain: [Bool] = []
  /// The numbers of the texts that aren't plain, grouped by canonical equivalence.
  private var others: [String: [Int]] = [:]

  var count: Int { numbering.count }

  subscript(number: Int) -> String { numbering[UInt32(truncatingIfNeeded: number)] }

  /// All texts, concatenated, in UTF-8.
  var bytes: [UInt8] { numbering.bytes }

  /// The range of a text within `bytes`.
  func bounds(_ number: Int) -> Range<Int> { numbering.bounds(UInt32(truncatingIfNeeded: number)) }

  /// Returns true if each byte of a text is a character: only ASCII, and no CR, which may be half of a line end.
  func isPlain(_ number: Int) -> Bool { plain[number] }

  /// The number of a layout's text, normalised for comparison.
  mutating func number(of number: UInt32, in layout: NumberedTexts) -> Int {
    let text = layout.bytes[layout.bounds(number)]
    return isComparable(text)
      ? noted(numbering.number(of: text)) : self.number(ofComparable: comparableText(layout[number]))
  }

  /// The number of a text that is normalised already.
  mutating func number(ofComparable text: String) -> Int { noted(numbering.number(of: text)) }

  private mutating func noted(_ number: UInt32) -> Int {
    let number = Int(number)
    guard number == plain.count else { return number }
    let isPlain = bytes[bounds(number)].allSatisfy { $0 < 0x80 && $0 != 0x0D }
    plain.append(isPlain)
    if !isPlain { others[self[number], default: []].append(number) }
    return number
  }

  /// The numbers of all texts that are canonically equivalent to a normalised one.
  func numbers(of text: String) -> [Int] {
    let same = numbering.known(Self.asciiEquivalent(text) ?? text).map { Int($0) }
    return (same.map { plain[$0] ? [$0] : [] } ?? []) + (others[text] ?? [])
  }

  /// The ASCII text that a non-ASCII text is canonically equivalent to; nil if there is none.
  ///
  /// Only three characters have such an equivalent. All others that stand for ASCII are compatibility equivalents in
  /// Unicode's database.
  static func asciiEquivalent(_ text: String) -> String? {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{37E}": result.append(";")
      case "\u{1FEF}": result.append("`")
      case "\u{212A}": result.append("K")
      case _ where scalar.isASCII: result.append(scalar)
      default: return nil
      }
    }
    return String(result)
  }
}

/// A substring search by characters, in linear time.
///
/// The algorithm is from Knuth, Morris and Pratt, "Fast Pattern Matching in Strings", 1977.
struct SubstringSearch {
  private let needle: String
  /// The needle's bytes if each of them is a character; otherwise nil.
  let plainBytes: [UInt8]?
  /// The KMP failure table: for each prefix of the needle, the length of its longest border, in bytes.
  ///
  /// Only for plain needles.
  private let borders: [Int]

  /// A search for a needle. An empty needle is in every text.
  init(_ text: String) {
    needle = text
    plainBytes = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? Array(text.utf8) : nil
    borders = plainBytes.map { Self.borders(of: $0) } ?? []
  }

  /// Returns true if the needle occurs in a text.
  func isFound(in texts: SearchedTexts, _ number: Int) -> Bool {
    if let plainBytes, texts.isPlain(number) {
      return Self.occurs(plainBytes, in: texts.bytes[texts.bounds(number)], borders)
    }
    let characters = Array(needle)
    return Self.occurs(characters, in: Array(texts[number])[...], Self.borders(of: characters))
  }

  private static func borders<Item: Equatable>(of items: [Item]) -> [Int] {
    var borders = [0, 0]
    var length = 0
    for place in items.indices.dropFirst() {
      while length > 0, items[place] != items[length] { length = borders[length] }
      if items[place] == items[length] { length += 1 }
      borders.append(length)
    }
    return borders
  }

  private static func occurs<Item: Equatable>(_ needle: [Item], in text: ArraySlice<Item>, _ borders: [Int]) -> Bool {
    guard !needle.isEmpty else { return true }
    var length = 0
    for item in text {
      while length > 0, needle[length] != item { length = borders[length] }
      if needle[length] == item { length += 1 }
      if length == needle.count { return true }
    }
    return false
  }
}

/// A trigram index: a text that contains the needle also contains the needle's rarest trigram.
struct TrigramIndex {
  let count: Int
  /// For each trigram hash, the start of its texts in `numbers`.
  private let starts: [Int32]
  private let numbers: [Int32]
  /// The texts that aren't plain, which have no trigrams here.
  private let others: [Int32]

  private static let hashCount = 1 << 16

  init(_ texts: SearchedTexts) {
    count = texts.count
    let bytes = texts.bytes
    var ends = [Int32](repeating: 0, count: Self.hashCount + 1)
    for number in 0..<count where texts.isPlain(number) {
      Self.forEachTrigram(bytes[texts.bounds(number)]) { ends[$0 + 1] += 1 }
    }
    for hash in 0..<Self.hashCount { ends[hash + 1] += ends[hash] }
    starts = ends
    var numbers = [Int32](repeating: 0, count: Int(ends[Self.hashCount]))
    var others: [Int32] = []
    for place in 0..<count {
      let number = Int32(truncatingIfNeeded: place)
      if !texts.isPlain(place) { others.append(number) }
      guard texts.isPlain(place) else { continue }
      Self.forEachTrigram(bytes[texts.bounds(place)]) { hash in
        numbers[Int(ends[hash])] = number
        ends[hash] += 1
      }
    }
    self.numbers = numbers
    self.others = others
  }

  /// The numbers of the texts that may contain the bytes, possibly repeated; nil if all may.
  func texts(with needle: [UInt8]) -> [Int32]? {
    var fewest: Range<Int>?
    Self.forEachTrigram(needle[...]) { hash in
      let range = Int(starts[hash])..<Int(starts[hash + 1])
      if range.count < fewest?.count ?? .max { fewest = range }
    }
    return fewest.map { numbers[$0] + others }
  }

  private static func forEachTrigram(_ bytes: ArraySlice<UInt8>, _ visitor: (Int) -> Void) {
    guard bytes.count >= 3 else { return }
    var run = UInt32(bytes[bytes.startIndex]) << 8 | UInt32(bytes[bytes.startIndex + 1])
    for byte in bytes.dropFirst(2) {
      run = (run << 8 | UInt32(byte)) & 0xFF_FFFF
      visitor(Int((run &* 0x9E37_79B1) >> 16))
    }
  }
}
