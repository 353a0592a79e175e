/// Finds words by their bytes, without making strings. It is the part of all tables of keys and of enumerations that does
/// not depend on what they stand for, so that it is compiled once, beside the decoder.
@usableFromInline
package final class WordTable: Sendable {
  /// A place for a word, among twice as many as there are words.
  private struct Slot {
    /// The first eight bytes of the word, as a number.
    var prefix: UInt64 = 0
    /// How many bytes it has.
    var count: UInt32 = 0
    /// One more than its number, or 0.
    var entry: UInt32 = 0
  }

  /// The words as written, in their order.
  @usableFromInline package let words: [String]
  /// What may be meant by a word that is none of them.
  let hint: @Sendable (String) -> KeyHint?
  private let spellings: [[UInt8]]
  /// The words by their hash. A power of two.
  private let slots: [Slot]

  /// The table of some words, at most 64 where they are the keys of a map.
  @usableFromInline
  package init(_ words: [String], hint: @escaping @Sendable (String) -> KeyHint? = { _ in nil }) {
    self.words = words
    self.hint = hint
    spellings = words.map { Array($0.utf8) }
    var size = 2
    while size < 2 * words.count { size *= 2 }
    var slots = Array(repeating: Slot(), count: size)
    for (number, word) in spellings.enumerated() {
      let prefix = ByteScan.prefix(word, 0..<word.count)
      var place = Self.place(prefix, word.count, among: size)
      while slots[place].entry != 0 { place = (place + 1) & (size - 1) }
      slots[place] = Slot(
        prefix: prefix, count: UInt32(truncatingIfNeeded: word.count), entry: UInt32(truncatingIfNeeded: number + 1))
    }
    self.slots = slots
  }

  /// What may be meant by a word as another language spells it: `.top`, `Alignment.top`, `top left`.
  func hint(spelledOtherwise word: String) -> KeyHint? {
    if let known = hint(word) { return known }
    let bare = word.split(separator: ".").last.map { String($0.map { $0 == " " || $0 == "_" ? "-" : $0 }) } ?? word
    guard bare != word else { return nil }
    return words.contains(bare) ? .same(bare) : hint(bare)
  }

  /// The number of the word that the bytes `bounds` of `arena` spell.
  @usableFromInline
  package func find(_ arena: [UInt8], _ bounds: Range<Int>) -> Int? { number(arena, bounds) }

  /// The same, for who looks for many.
  @inline(__always)
  func number(_ arena: [UInt8], _ bounds: Range<Int>) -> Int? {
    let prefix = ByteScan.prefix(arena, bounds)
    let count = bounds.upperBound &- bounds.lowerBound
    var place = Self.place(prefix, count, among: slots.count)
    while slots[place].entry != 0 {
      let number = Int(slots[place].entry) &- 1
      if slots[place].prefix == prefix, Int(slots[place].count) == count,
        count <= 8 || isSpelt(number, arena, bounds)
      {
        return number
      }
      place = (place &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// Where a word is looked for first.
  @inline(__always)
  private static func place(_ prefix: UInt64, _ count: Int, among size: Int) -> Int {
    let hash = (prefix ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash &>> 40) & (size &- 1)
  }

  /// Whether a word is the one at `bounds`, of which the first eight bytes and the count are known to agree.
  @inline(never)
  private func isSpelt(_ number: Int, _ arena: [UInt8], _ bounds: Range<Int>) -> Bool {
    let word = spellings[number]
    var index = 8
    while index < word.count, arena[bounds.lowerBound + index] == word[index] { index += 1 }
    return index >= word.count
  }
}
