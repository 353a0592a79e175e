/// An index of names that finds the one that a person most likely meant.
///
/// A name is near if at most a third of the characters differ, or one of two. An insertion, a deletion, a substitution
/// or a swap of neighbours is one difference (the optimal string alignment distance). Of equally near names the first
/// wins. Differences of case and between `-` and `_` are ignored. Names of more than 100 bytes are never near.
///
/// A search compares only the few names whose length and letters allow them to beat the best so far.
package struct NameIndex {
  private struct Entry {
    let place: Int
    let start: Int
    let letters: UInt64
  }

  private static let longest = 100

  private let names: [String]
  /// The comparable bytes of all names, concatenated.
  private var bytes: [UInt8] = []
  /// The names by the number of their comparable bytes.
  private var entries: [[Entry]] = Array(repeating: [], count: longest + 1)

  /// An index of the given names.
  package init(_ names: [String]) {
    self.names = names
    for (place, name) in names.enumerated() {
      let start = bytes.count
      bytes += Self.comparable(name)
      let count = bytes.count - start
      if count > Self.longest {
        bytes.removeSubrange(start...)
      } else {
        entries[count].append(Entry(place: place, start: start, letters: Self.letters(of: bytes[start...])))
      }
    }
  }

  /// The nearest name, or nil if none is near.
  package func nearest(to name: String) -> String? {
    var budget = Int.max
    return nearest(to: name, budget: &budget)
  }

  /// The nearest name within a budget, or nil if none is near.
  ///
  /// - Parameter budget: the number of byte pairs to compare at most. If it doesn't suffice, the result is nil.
  package func nearest(to name: String, budget: inout Int) -> String? {
    let wanted = Self.comparable(name)[...]
    guard !wanted.isEmpty, wanted.count <= Self.longest else { return nil }
    let letters = Self.letters(of: wanted)
    var alignment = AlignmentDistance()
    var best: (place: Int, distance: Int)?
    // Names of similar length first, because they may be nearest.
    let lengths = (1...Self.longest).sorted { abs($0 - wanted.count) < abs($1 - wanted.count) }
    for length in lengths {
      // A name that differs in all its bytes isn't near.
      let allowed = min(max(1, max(wanted.count, length) / 3), min(wanted.count, length) - 1)
      for entry in entries[length] {
        let isFirst = entry.place < best?.place ?? Int.max
        let limit = best.map { min(allowed, isFirst ? $0.distance : $0.distance - 1) } ?? allowed
        guard abs(length - wanted.count) <= limit, Self.difference(letters, entry.letters) <= limit else { continue }
        budget -= length * wanted.count
        guard budget >= 0 else { return nil }
        let other = bytes[entry.start..<(entry.start + length)]
        if let distance = alignment(wanted, other, limit: limit) { best = (entry.place, distance) }
      }
    }
    return best.map { names[$0.place] }
  }

  /// The name in lower case, with word separators unified. Long names are cut just above the limit.
  private static func comparable(_ name: String) -> [UInt8] {
    name.utf8.prefix(longest + 1).map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      case UInt8(ascii: "_"), UInt8(ascii: " "): UInt8(ascii: "-")
      default: byte
      }
    }
  }

  /// A bit set of the bytes that occur; some bytes share a bit.
  private static func letters(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// A lower bound of the distance: each difference adds at most one letter and removes at most one.
  private static func difference(_ left: UInt64, _ right: UInt64) -> Int {
    max((left & ~right).nonzeroBitCount, (right & ~left).nonzeroBitCount)
  }
}
