/// Finds the ids of a snapshot again. Two are one where they are the same text, as `String` compares it, whatever their
/// bytes.
package struct IDTable: Sendable {
  private var ids: [String] = []
  private var values: [Int] = []
  /// The ids by their hash, of which each has the upper half; the lower one is one more than the place of the id, or 0. A
  /// power of two, at most half full.
  private var slots: [UInt64] = []
  private let seed = TextHash.newSeed()

  /// No ids.
  package init() {}

  /// No ids, and room for so many.
  package init(capacity: Int) {
    ids.reserveCapacity(capacity)
    values.reserveCapacity(capacity)
    var size = 16
    while size < 2 &* capacity { size &*= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// Keeps a value for an id that has none yet.
  ///
  /// - Returns: the value that it has, and keeps; nil for a new one.
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

  /// Where an id is among the slots, or would be.
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

  /// The same for all that are the same text.
  private func hash(of id: String) -> UInt64 {
    if let hash = TextHash.hash(ofASCII: id, seed) { return hash }
    let folded = Self.folded(id)
    return TextHash.hash(ofASCII: folded, seed) ?? UInt64(truncatingIfNeeded: folded.hashValue)
  }

  /// A text in which three characters stand as the same ones of ASCII: by what Unicode calls their canonical
  /// decomposition they are that, and there will never be more.
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
