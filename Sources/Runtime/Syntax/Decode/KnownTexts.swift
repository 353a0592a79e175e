/// A cache of a file's recent texts. Most texts of a layout repeat often, and a lookup is cheaper than a new string.
struct KnownTexts {
  private struct Entry {
    /// The first eight bytes and the last eight, as numbers.
    var first: UInt64 = 0
    var last: UInt64 = 0
    /// The offset of the text in the arena.
    var start = 0
    var count = 0
    var text = ""
  }

  /// A direct-mapped cache, indexed by the hash of the text. Its size is a power of two, or 0 before the first text.
  private var entries: [Entry] = []

  /// The text of a scalar, which is valid UTF-8.
  mutating func text(_ arena: [UInt8], _ bounds: Range<Int>) -> String {
    if entries.isEmpty { entries = Array(repeating: Entry(), count: 128) }
    let count = bounds.count
    guard count > 0, bounds.upperBound <= arena.count else { return "" }
    let first = ByteScan.prefix(arena, bounds)
    let last = count > 8 ? ByteScan.word(arena, bounds.upperBound &- 8) : 0
    let hash = (first ^ last &* 31 ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    let place = Int(truncatingIfNeeded: hash &>> 40) & (entries.count &- 1)
    if entries[place].first == first, entries[place].last == last, entries[place].count == count,
      count <= 16 || Self.isSame(arena, entries[place].start, bounds.lowerBound, count)
    {
      return entries[place].text
    }
    return make(arena, bounds, first, last, at: place)
  }

  @inline(never)
  private mutating func make(
    _ arena: [UInt8], _ bounds: Range<Int>, _ first: UInt64, _ last: UInt64, at place: Int
  ) -> String {
    let text = arena.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[bounds]), as: UTF8.self)
    }
    entries[place] = Entry(first: first, last: last, start: bounds.lowerBound, count: bounds.count, text: text)
    return text
  }

  /// Returns true if two ranges of the arena have the same bytes. Both are in bounds.
  @inline(never)
  private static func isSame(_ arena: [UInt8], _ left: Int, _ right: Int, _ count: Int) -> Bool {
    var index = 0
    while index < count, arena[left &+ index] == arena[right &+ index] { index &+= 1 }
    return index == count
  }
}
