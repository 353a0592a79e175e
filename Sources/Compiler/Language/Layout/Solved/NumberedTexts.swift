/// Texts by number, in one array of bytes; a `String` is made of one when somebody asks for it.
///
/// Different numbers may stand for equal texts. Immutable: all snapshots of a library share one.
package final class NumberedTexts: Sendable {
  /// The number of no text.
  package static let none = UInt32.max

  /// All texts, one behind the other, in UTF-8.
  let bytes: [UInt8]
  /// Where each ends.
  let ends: [UInt32]

  /// Nothing.
  package init() {
    bytes = []
    ends = []
  }

  /// Texts whose ends rise, the last of which is that of the bytes.
  init(bytes: [UInt8], ends: [UInt32]) {
    self.bytes = bytes
    self.ends = ends
  }

  /// How many numbers there are.
  package var count: Int { ends.count }

  /// The text of a number.
  package subscript(number: UInt32) -> String {
    let index = Int(number)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return String(decoding: bytes[start..<Int(ends[index])], as: UTF8.self)
  }

  /// The text of a number that may be that of none.
  package func text(_ number: UInt32) -> String? { number == Self.none ? nil : self[number] }
}

/// Gives numbers to texts.
package struct TextNumbering {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  /// The numbers of texts by their hash: one more than the number, or 0. A power of two, at most half full.
  private var slots: [UInt32] = Array(repeating: 0, count: 256)
  private var taken = 0

  /// No texts.
  package init() {}

  /// The texts so far.
  package func texts() -> NumberedTexts { NumberedTexts(bytes: bytes, ends: ends) }

  /// A number of its own for a text that hardly stands there twice, such as an id.
  package mutating func add(_ text: String) -> UInt32 {
    bytes.append(contentsOf: text.utf8)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    return UInt32(truncatingIfNeeded: ends.count - 1)
  }

  /// The number of a text; the same for the same bytes.
  package mutating func number(of text: String?) -> UInt32 {
    guard var text else { return NumberedTexts.none }
    if 2 * taken > slots.count { grow() }
    let mask = slots.count - 1
    var slot = text.withUTF8 { Self.hash($0) } & mask
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if text.withUTF8({ isSame($0, as: number) }) { return number }
      slot = (slot + 1) & mask
    }
    let number = add(text)
    slots[slot] = number + 1
    taken += 1
    return number
  }

  private func bounds(_ number: UInt32) -> Range<Int> {
    let index = Int(number)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  private func isSame(_ text: UnsafeBufferPointer<UInt8>, as number: UInt32) -> Bool {
    let bounds = bounds(number)
    return bounds.count == text.count && bytes[bounds].elementsEqual(text)
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: 4 * old.count)
    let mask = slots.count - 1
    for entry in old where entry != 0 {
      var slot = bytes[bounds(entry - 1)].withUnsafeBufferPointer { Self.hash($0) } & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }

  /// Seeded for each run, so that nobody can write texts that fall together; no result depends on it.
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(text))
    return hasher.finalize()
  }
}
