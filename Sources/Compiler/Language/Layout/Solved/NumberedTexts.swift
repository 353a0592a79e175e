/// Texts by number, in one array of bytes; a `String` is made on access.
///
/// Different numbers may stand for equal texts. Immutable: all snapshots of a library share one.
package final class NumberedTexts: Sendable {
  /// The number that stands for no text.
  package static let none = UInt32.max

  /// All texts, concatenated, in UTF-8.
  package let bytes: [UInt8]
  let ends: [UInt32]

  /// No texts.
  package init() {
    bytes = []
    ends = []
  }

  /// Texts from concatenated bytes and the ascending ends of each, the last of which is the count of bytes.
  init(bytes: [UInt8], ends: [UInt32]) {
    self.bytes = bytes
    self.ends = ends
  }

  /// The number of texts.
  package var count: Int { ends.count }

  /// The text with a number.
  package subscript(number: UInt32) -> String { String(decoding: bytes[bounds(number)], as: UTF8.self) }

  /// The range of a text within `bytes`.
  package func bounds(_ number: UInt32) -> Range<Int> {
    let index = Int(number)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// Returns true if two texts have the same bytes.
  func areSame(_ one: UInt32, _ other: UInt32) -> Bool {
    let (one, other) = (bounds(one), bounds(other))
    guard one.count == other.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var difference: UInt8 = 0
      for (one, other) in zip(bytes[one], bytes[other]) { difference |= one ^ other }
      return difference == 0
    }
  }

  /// The text with a number; nil for `none`.
  package func text(_ number: UInt32) -> String? { number == Self.none ? nil : self[number] }
}

/// Assigns numbers to texts.
///
/// Texts are hashed and compared in place, eight bytes at a time while at least eight remain. Nothing is read beyond
/// the counts that the loops check.
package struct TextNumbering: Sendable {
  /// The texts so far, concatenated, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  /// The hash slots: a text's number + 1, or 0 if free. A power of two, at most half of them used.
  private var slots: [UInt32] = Array(repeating: 0, count: 256)
  private var taken = 0
  private let seed = TextHash.newSeed()

  /// No texts.
  package init() {}

  /// The number of texts.
  package var count: Int { ends.count }

  /// The text with a number.
  package subscript(number: UInt32) -> String { String(decoding: bytes[bounds(number)], as: UTF8.self) }

  /// The texts so far.
  package func texts() -> NumberedTexts { NumberedTexts(bytes: bytes, ends: ends) }

  /// A new number for a text that probably occurs only once, such as an id.
  package mutating func add(_ text: String) -> UInt32 {
    var text = text
    return text.withUTF8 { add($0) }
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    bytes.append(contentsOf: text)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    return UInt32(truncatingIfNeeded: ends.count - 1)
  }

  /// The number of a text; equal for equal bytes.
  package mutating func number(of text: String?) -> UInt32 {
    guard var text else { return NumberedTexts.none }
    return text.withUTF8 { number(of: $0) }
  }

  /// The number of a text, given its bytes.
  package mutating func number(of text: ArraySlice<UInt8>) -> UInt32 {
    text.withUnsafeBufferPointer { number(of: $0) }
  }

  /// The number of a text, or nil if it has none yet.
  package func known(_ text: String) -> UInt32? {
    var text = text
    let found = slots[text.withUTF8 { slot(of: $0) }]
    return found == 0 ? nil : found - 1
  }

  private mutating func number(of text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if 2 * taken > slots.count { grow() }
    let slot = self.slot(of: text)
    if slots[slot] != 0 { return slots[slot] - 1 }
    let number = add(text)
    slots[slot] = number + 1
    taken += 1
    return number
  }

  /// The slot of a text, or the free one where it would be.
  private func slot(of text: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = hash(text) & mask
    while slots[slot] != 0, !isSame(text, as: slots[slot] - 1) { slot = (slot + 1) & mask }
    return slot
  }

  /// The range of a text within `bytes`.
  package func bounds(_ number: UInt32) -> Range<Int> {
    let index = Int(number)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  private func isSame(_ text: UnsafeBufferPointer<UInt8>, as number: UInt32) -> Bool {
    let bounds = bounds(number)
    guard bounds.count == text.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      let known = UnsafeRawBufferPointer(rebasing: bytes[bounds])
      let text = UnsafeRawBufferPointer(text)
      var place = 0
      while place &+ 8 <= text.count {
        let word = text.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        if word != known.loadUnaligned(fromByteOffset: place, as: UInt64.self) { return false }
        place &+= 8
      }
      while place < text.count {
        if text[place] != known[place] { return false }
        place &+= 1
      }
      return true
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: 4 * old.count)
    let mask = slots.count - 1
    for entry in old where entry != 0 {
      var slot = bytes[bounds(entry - 1)].withUnsafeBufferPointer { hash($0) } & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }

  private func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    Int(truncatingIfNeeded: TextHash.hash(UnsafeRawBufferPointer(text), seed))
  }
}

/// Hashes texts in place, eight bytes at a time.
///
/// Each word is mixed into the hash by a full-width product, as in wyhash. For a text of eight bytes or more, the last
/// word is its last eight bytes, which may overlap with the previous word.
enum TextHash {
  /// A new random seed for each table, so that nobody can craft texts that collide. No result depends on it.
  static func newSeed() -> UInt64 { UInt64(truncatingIfNeeded: Hasher().finalize()) }

  @inline(__always)
  static func hash(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    forEachWord(bytes) { hash = folded(hash ^ $0) }
    return hash
  }

  /// The hash of an ASCII text; nil for any other.
  static func hash(ofASCII text: String, _ seed: UInt64) -> UInt64? {
    var text = text
    return text.withUTF8 { text in
      let bytes = UnsafeRawBufferPointer(text)
      var all: UInt64 = 0
      forEachWord(bytes) { all |= $0 }
      return all & 0x8080_8080_8080_8080 == 0 ? hash(bytes, seed) : nil
    }
  }

  @inline(__always)
  private static func forEachWord(_ bytes: UnsafeRawBufferPointer, _ body: (UInt64) -> Void) {
    let count = bytes.count
    guard count >= 8 else { return body(shortWord(bytes)) }
    var place = 0
    while place &+ 8 < count {
      body(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place &+= 8
    }
    body(bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
  }

  /// Fewer than eight bytes as one word.
  @inline(__always)
  private static func shortWord(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    if bytes.count >= 4 {
      let first = bytes.loadUnaligned(as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: bytes.count &- 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    var word: UInt64 = 0
    for byte in bytes { word = word << 8 | UInt64(byte) }
    return word
  }

  @inline(__always)
  private static func folded(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
