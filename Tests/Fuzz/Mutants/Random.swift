/// A generator whose numbers are the same on every machine: SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
struct Random {
  private var state: UInt64

  /// A generator for one mutant, independent of those of its neighbours.
  init(seed: UInt64, number: UInt64) {
    state = seed &* 0xD1B5_4A32_D192_ED03 &+ number &* 0x9E37_79B9_7F4A_7C15
    _ = next()
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to but excluding `limit`, or 0 if there is none.
  mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int(next() % UInt64(limit)) : 0
  }

  /// Returns true once in `count` times, on average.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// An item of a list, or nil if the list is empty.
  mutating func pick<Item>(_ items: [Item]) -> Item? {
    items.isEmpty ? nil : items[below(items.count)]
  }
}
