/// The keys that a map may have, as an enum whose raw values are the keys as written.
@usableFromInline
package protocol DocumentKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// The lookup table, built once: `static let table = KeyTable<Self>()`.
  static var table: KeyTable<Self> { get }
}

/// The cases of an enum, by their words. Whatever depends on the enum is inlinable: it has to be specialised where the
/// enum is, in another module.
@usableFromInline
package struct KeyTable<Key: RawRepresentable & CaseIterable & Sendable>: Sendable where Key.RawValue == String {
  /// The words as written.
  @usableFromInline package let table: WordTable
  /// The cases, in the order of their words.
  @usableFromInline package let keys: [Key]

  /// The table of all cases of `Key`.
  ///
  /// - Parameter hints: what may be meant by words that are none of them.
  @inlinable
  package init(hints: @escaping @autoclosure @Sendable () -> [String: KeyHint] = [:]) {
    keys = Array(Key.allCases)
    table = WordTable(keys.map(\.rawValue)) { hints()[$0] }
  }

  /// All keys as written, in declaration order.
  package var names: [String] { table.words }

  /// The case that the bytes `bounds` of `arena` spell.
  @inlinable
  @inline(__always)
  package func find(_ arena: [UInt8], _ bounds: Range<Int>) -> Key? {
    table.find(arena, bounds).map { keys[$0] }
  }
}
