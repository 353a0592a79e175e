/// The texts of a file that were made last. Most of a layout's stand there many times, and finding one again takes less
/// than making it.
struct KnownTexts {
  private struct Entry {
    /// The first eight bytes and the last eight, as numbers.
    var first: UInt64 = 0
    var last: UInt64 = 0
    /// Where the text stands in the arena.
    var start = 0
    var count = 0
    var text = ""
  }

  /// A text has its place by its bytes, until another takes it. A power of two; none before the first text.
  private var entries: [Entry] = []

  /// A scalar's text, which is valid UTF-8.
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

  /// Whether the same bytes stand at two places of the arena, both within it.
  @inline(never)
  private static func isSame(_ arena: [UInt8], _ left: Int, _ right: Int, _ count: Int) -> Bool {
    var index = 0
    while index < count, arena[left &+ index] == arena[right &+ index] { index &+= 1 }
    return index == count
  }
}
