/// Names among which the one is looked for that a person most likely meant.
///
/// Near is where at most a third of the characters differ, or one of two, counting an insertion, a deletion, a
/// substitution or a swap of neighbours as one difference (the optimal string alignment distance). Ties go to the first
/// name. Case and `-`/`_` count as no difference. Names of more than 100 bytes are near nothing.
///
/// A search among many looks closely at few of them: at those whose length and letters allow them to be nearer than the
/// best so far.
package struct NameIndex {
  private struct Entry {
    let place: Int
    let start: Int
    let letters: UInt64
  }

  private static let longest = 100

  private let names: [String]
  /// The bytes that are compared of all names, one after the other.
  private var bytes: [UInt8] = []
  /// The names by how many bytes of them are compared.
  private var entries: [[Entry]] = Array(repeating: [], count: longest + 1)

  /// The names in their order.
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

  /// The nearest name, or nil where none is near.
  package func nearest(to name: String) -> String? {
    var budget = Int.max
    return nearest(to: name, budget: &budget)
  }

  /// The same, as long as there is something left of what names may be looked at closely.
  ///
  /// - Parameter budget: how many pairs of bytes; where they do not suffice, nothing is found.
  package func nearest(to name: String, budget: inout Int) -> String? {
    let wanted = Self.comparable(name)[...]
    guard !wanted.isEmpty, wanted.count <= Self.longest else { return nil }
    let letters = Self.letters(of: wanted)
    var alignment = AlignmentDistance()
    var best: (place: Int, distance: Int)?
    // Those of like length first: they may be nearest.
    let lengths = (1...Self.longest).sorted { abs($0 - wanted.count) < abs($1 - wanted.count) }
    for length in lengths {
      // One that differs in all that it has is not near.
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

  /// Lower-case bytes with the joiners of identifiers folded together; of a long name as many as show that it is one.
  private static func comparable(_ name: String) -> [UInt8] {
    name.utf8.prefix(longest + 1).map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      case UInt8(ascii: "_"), UInt8(ascii: " "): UInt8(ascii: "-")
      default: byte
      }
    }
  }

  /// Which bytes occur, a bit each, which some of them share.
  private static func letters(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// How many differences there are at least: each brings one letter and takes one away, at most.
  private static func difference(_ left: UInt64, _ right: UInt64) -> Int {
    max((left & ~right).nonzeroBitCount, (right & ~left).nonzeroBitCount)
  }
}
