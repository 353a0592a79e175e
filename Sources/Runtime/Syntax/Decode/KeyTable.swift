/// The keys of a map, as an enum whose raw values are the keys as written.
@usableFromInline
package protocol DocumentKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// The lookup table, built once: `static let table = KeyTable<Self>()`.
  static var table: KeyTable<Self> { get }
}

/// A lookup table from words to the cases of an enum.
///
/// Everything that depends on the enum is inlinable, because it has to be specialised in the enum's module.
@usableFromInline
package struct KeyTable<Key: RawRepresentable & CaseIterable & Sendable>: Sendable where Key.RawValue == String {
  /// The words as written.
  @usableFromInline package let table: WordTable
  /// The cases, in the order of their words.
  @usableFromInline package let keys: [Key]

  /// The table of all cases of `Key`.
  ///
  /// - Parameter hints: the meanings of words that aren't cases.
  @inlinable
  package init(hints: @escaping @autoclosure @Sendable () -> [String: KeyHint] = [:]) {
    keys = Array(Key.allCases)
    table = WordTable(keys.map(\.rawValue)) { hints()[$0] }
  }

  /// The case that the bytes `bounds` of `arena` spell, or nil.
  @inlinable
  @inline(__always)
  package func find(_ arena: [UInt8], _ bounds: Range<Int>) -> Key? {
    table.find(arena, bounds).map { keys[$0] }
  }
}
