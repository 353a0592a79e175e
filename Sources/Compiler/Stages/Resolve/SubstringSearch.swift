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
