/// A hash table of a snapshot's ids. Like `String`, it compares them by canonical equivalence, not by bytes.
package struct IDTable: Sendable {
  private var ids: [String] = []
  private var values: [Int] = []
  /// The hash slots. Each has the upper half of an id's hash, and below it the id's index + 1; 0 is free.
  ///
  /// Their count is a power of two, and at most half of them are used.
  private var slots: [UInt64] = []
  private let seed = TextHash.newSeed()

  /// An empty table.
  package init() {}

  /// An empty table with the given capacity.
  package init(capacity: Int) {
    ids.reserveCapacity(capacity)
    values.reserveCapacity(capacity)
    var size = 16
    while size < 2 &* capacity { size &*= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// Stores a value for a new id.
  ///
  /// - Returns: nil if the id is new, otherwise the value that it has and keeps.
  package mutating func insert(_ value: Int, for id: String) -> Int? {
    if 2 &* ids.count >= slots.count { grow() }
    let hash = hash(of: id)
    let slot = slot(of: id, hash)
    if slots[slot] != 0 { return values[Self.place(slots[slot])] }
    ids.append(id)
    values.append(value)
    slots[slot] = hash & Self.upperHalf | UInt64(truncatingIfNeeded: ids.count)
    return nil
  }

  /// The value of an id.
  package subscript(id: String) -> Int? {
    guard !ids.isEmpty else { return nil }
    let entry = slots[slot(of: id, hash(of: id))]
    return entry == 0 ? nil : values[Self.place(entry)]
  }

  /// The slot of an id, or the free one where it would be.
  private func slot(of id: String, _ hash: UInt64) -> Int {
    let mask = slots.count &- 1
    var slot = Self.first(hash, mask)
    while slots[slot] != 0, (slots[slot] ^ hash) & Self.upperHalf != 0 || ids[Self.place(slots[slot])] != id {
      slot = (slot &+ 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: max(16, 4 &* old.count))
    let mask = slots.count &- 1
    for entry in old where entry != 0 {
      var slot = Self.first(entry, mask)
      while slots[slot] != 0 { slot = (slot &+ 1) & mask }
      slots[slot] = entry
    }
  }

  private static let upperHalf: UInt64 = 0xFFFF_FFFF_0000_0000
  private static func place(_ entry: UInt64) -> Int { Int(truncatingIfNeeded: entry & ~upperHalf) &- 1 }
  private static func first(_ hash: UInt64, _ mask: Int) -> Int { Int(truncatingIfNeeded: hash >> 32) & mask }

  /// The same hash for all ids that are canonically equivalent.
  private func hash(of id: String) -> UInt64 {
    if let hash = TextHash.hash(ofASCII: id, seed) { return hash }
    let folded = Self.folded(id)
    return TextHash.hash(ofASCII: folded, seed) ?? UInt64(truncatingIfNeeded: folded.hashValue)
  }

  /// Replaces three characters by the ASCII ones to which they decompose canonically.
  ///
  /// Unicode guarantees that there will never be more of these.
  private static func folded(_ id: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in id.unicodeScalars {
      switch scalar {
      case "\u{37E}": folded.append(";")
      case "\u{1FEF}": folded.append("`")
      case "\u{212A}": folded.append("K")
      default: folded.append(scalar)
      }
    }
    return String(folded)
  }
}
