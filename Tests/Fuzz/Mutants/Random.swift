/// Random numbers that are the same on every machine: SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
struct Random {
  private var state: UInt64

  /// The numbers of one mutant: those of its neighbours have nothing to do with them.
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

  /// A number from 0 to below `limit`; 0 where there is none.
  mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int(next() % UInt64(limit)) : 0
  }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// One of a list; nil of an empty one.
  mutating func pick<Item>(_ items: [Item]) -> Item? {
    items.isEmpty ? nil : items[below(items.count)]
  }
}
