/// Finds words by their bytes, without making strings. It is the part of all tables of keys and of enumerations that does
/// not depend on what they stand for, so that it is compiled once, beside the decoder.
@usableFromInline
package final class WordTable: Sendable {
  /// The words as written, in their order.
  @usableFromInline package let words: [String]
  /// What may be meant by a word that is none of them.
  let hint: @Sendable (String) -> KeyHint?
  private let spellings: [[UInt8]]
  /// The first eight bytes of each word, as a number.
  private let prefixes: [UInt64]

  /// The table of some words, at most 64 where they are the keys of a map.
  @usableFromInline
  package init(_ words: [String], hint: @escaping @Sendable (String) -> KeyHint? = { _ in nil }) {
    self.words = words
    self.hint = hint
    spellings = words.map { Array($0.utf8) }
    prefixes = spellings.map { ByteScan.prefix($0, 0..<$0.count) }
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
  package func find(_ arena: [UInt8], _ bounds: Range<Int>) -> Int? {
    let prefix = ByteScan.prefix(arena, bounds)
    return prefixes.indices.first { prefixes[$0] == prefix && isSpelt(spellings[$0], arena, bounds) }
  }

  /// Whether a word is the one at `bounds`, of which the first eight bytes are known to agree.
  private func isSpelt(_ word: [UInt8], _ arena: [UInt8], _ bounds: Range<Int>) -> Bool {
    guard word.count == bounds.count else { return false }
    var index = 8
    while index < word.count, arena[bounds.lowerBound + index] == word[index] { index += 1 }
    return index >= word.count
  }
}
