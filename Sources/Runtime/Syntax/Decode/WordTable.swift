/// A hash table from bytes to words, without temporary strings.
///
/// It is the part of the tables of keys and enumerations that doesn't depend on their type. So it is compiled once, in
/// the decoder's module.
@usableFromInline
package final class WordTable: Sendable {
  /// A slot of the table, which has twice as many slots as words.
  private struct Slot {
    /// The first eight bytes of the word, as a number.
    var prefix: UInt64 = 0
    var count: UInt32 = 0
    /// The word's number plus one, or 0 for a free slot.
    var entry: UInt32 = 0
  }

  /// The words as written, in their order.
  @usableFromInline package let words: [String]
  /// The probable meaning of a word that isn't in the table.
  let hint: @Sendable (String) -> KeyHint?
  private let spellings: [[UInt8]]
  /// The words by hash. The size is a power of two.
  private let slots: [Slot]

  /// The table of some words: at most 64 if they are the keys of a map.
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

  /// The meaning of a word in another language's spelling: `.top`, `Alignment.top`, `top left`. Nil if unknown.
  func hint(spelledOtherwise word: String) -> KeyHint? {
    if let known = hint(word) { return known }
    let bare = word.split(separator: ".").last.map { String($0.map { $0 == " " || $0 == "_" ? "-" : $0 }) } ?? word
    guard bare != word else { return nil }
    return words.contains(bare) ? .same(bare) : hint(bare)
  }

  /// The number of the word that the bytes `bounds` of `arena` spell, or nil.
  @usableFromInline
  package func find(_ arena: [UInt8], _ bounds: Range<Int>) -> Int? { number(arena, bounds) }

  /// The same, inlined for hot loops.
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

  /// The first slot to try for a word.
  @inline(__always)
  private static func place(_ prefix: UInt64, _ count: Int, among size: Int) -> Int {
    let hash = (prefix ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash &>> 40) & (size &- 1)
  }

  /// Returns true if a word equals the bytes at `bounds`. Their length and first eight bytes are known to be equal.
  @inline(never)
  private func isSpelt(_ number: Int, _ arena: [UInt8], _ bounds: Range<Int>) -> Bool {
    let word = spellings[number]
    var index = 8
    while index < word.count, arena[bounds.lowerBound + index] == word[index] { index += 1 }
    return index >= word.count
  }
}
