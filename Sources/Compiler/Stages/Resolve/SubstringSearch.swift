/// A text that others are looked for in.
struct SearchedText {
  /// The text.
  let text: String
  /// Its bytes.
  let bytes: [UInt8]
  /// Whether each byte is a character: there is only ASCII, and no half of a line end.
  let isPlain: Bool

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    isPlain = bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }

  /// Whether a text that is canonically equivalent has the same bytes. What is equivalent to ASCII and is none takes
  /// more of them: U+212A is a K of three bytes.
  func isSame(as text: String) -> Bool {
    bytes.count == text.utf8.count && (isPlain || bytes.elementsEqual(text.utf8))
  }
}

/// Looks for one text in others, character by character, in time linear in the length of both (Knuth, Morris and Pratt,
/// "Fast Pattern Matching in Strings", 1977).
struct SubstringSearch {
  private let wanted: SearchedText
  /// For each length of a beginning of what is looked for, in bytes: how long its longest proper end is that is a
  /// beginning too. Only for a plain one.
  private let borders: [Int]

  /// A search for a text; one without characters is in every text.
  init(_ text: String) {
    wanted = SearchedText(text)
    borders = wanted.isPlain ? Self.borders(of: wanted.bytes) : []
  }

  /// The bytes that are looked for, where bytes tell.
  var plainBytes: [UInt8]? { wanted.isPlain ? wanted.bytes : nil }

  /// Whether it occurs in a text.
  func isFound(in other: SearchedText) -> Bool {
    if wanted.isPlain, other.isPlain { return Self.occurs(wanted.bytes, in: other.bytes, borders) }
    let characters = Array(wanted.text)
    return Self.occurs(characters, in: Array(other.text), Self.borders(of: characters))
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

  private static func occurs<Item: Equatable>(_ wanted: [Item], in text: [Item], _ borders: [Int]) -> Bool {
    guard !wanted.isEmpty else { return true }
    var length = 0
    for item in text {
      while length > 0, wanted[length] != item { length = borders[length] }
      if wanted[length] == item { length += 1 }
      if length == wanted.count { return true }
    }
    return false
  }
}

/// Texts by the runs of three bytes in them: what holds a text holds the rarest of its runs.
struct RunIndex {
  /// How many texts it knows.
  let count: Int
  /// For each kind of run, where the texts that have it begin among `numbers`.
  private let starts: [Int32]
  private let numbers: [Int32]
  /// The texts of which bytes do not tell.
  private let others: [Int32]

  private static let kinds = 1 << 16

  init(_ texts: [SearchedText]) {
    count = texts.count
    var ends = [Int32](repeating: 0, count: Self.kinds + 1)
    for text in texts where text.isPlain { Self.visit(text.bytes) { ends[$0 + 1] += 1 } }
    for kind in 0..<Self.kinds { ends[kind + 1] += ends[kind] }
    starts = ends
    var numbers = [Int32](repeating: 0, count: Int(ends[Self.kinds]))
    var others: [Int32] = []
    for (number, text) in texts.enumerated() {
      let number = Int32(truncatingIfNeeded: number)
      if !text.isPlain { others.append(number) }
      guard text.isPlain else { continue }
      Self.visit(text.bytes) { kind in
        numbers[Int(ends[kind])] = number
        ends[kind] += 1
      }
    }
    self.numbers = numbers
    self.others = others
  }

  /// The numbers of the texts that may hold some bytes, some of them more than once; nil where all may.
  func texts(with wanted: [UInt8]) -> [Int32]? {
    var fewest: Range<Int>?
    Self.visit(wanted) { kind in
      let range = Int(starts[kind])..<Int(starts[kind + 1])
      if range.count < fewest?.count ?? .max { fewest = range }
    }
    return fewest.map { numbers[$0] + others }
  }

  private static func visit(_ bytes: [UInt8], _ take: (Int) -> Void) {
    guard bytes.count >= 3 else { return }
    var run = UInt32(bytes[0]) << 8 | UInt32(bytes[1])
    for byte in bytes[2...] {
      run = (run << 8 | UInt32(byte)) & 0xFF_FFFF
      take(Int((run &* 0x9E37_79B1) >> 16))
    }
  }
}
