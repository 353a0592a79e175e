/// Texts by number, in one array of bytes; a `String` is made of one when somebody asks for it.
///
/// Different numbers may stand for equal texts. Immutable: all snapshots of a library share one.
package final class NumberedTexts: Sendable {
  /// The number of no text.
  package static let none = UInt32.max

  /// All texts, one behind the other, in UTF-8.
  package let bytes: [UInt8]
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
  package subscript(number: UInt32) -> String { String(decoding: bytes[bounds(number)], as: UTF8.self) }

  /// Where the text of a number is among the bytes.
  package func bounds(_ number: UInt32) -> Range<Int> {
    let index = Int(number)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// Whether the texts of two numbers have the same bytes.
  func areSame(_ one: UInt32, _ other: UInt32) -> Bool {
    let (one, other) = (bounds(one), bounds(other))
    guard one.count == other.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var difference: UInt8 = 0
      for (one, other) in zip(bytes[one], bytes[other]) { difference |= one ^ other }
      return difference == 0
    }
  }

  /// The text of a number that may be that of none.
  package func text(_ number: UInt32) -> String? { number == Self.none ? nil : self[number] }
}

/// Gives numbers to texts.
///
/// Texts are hashed and compared where they are, eight bytes at a time as long as there are eight: nothing is read
/// behind the counts that the loops look at.
package struct TextNumbering: Sendable {
  /// The texts so far, one behind the other, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var ends: [UInt32] = []
  /// The numbers of texts by their hash: one more than the number, or 0. A power of two, at most half full.
  private var slots: [UInt32] = Array(repeating: 0, count: 256)
  private var taken = 0
  private let seed = TextHash.newSeed()

  /// No texts.
  package init() {}

  /// How many numbers there are.
  package var count: Int { ends.count }

  /// The text of a number.
  package subscript(number: UInt32) -> String { String(decoding: bytes[bounds(number)], as: UTF8.self) }

  /// The texts so far.
  package func texts() -> NumberedTexts { NumberedTexts(bytes: bytes, ends: ends) }

  /// A number of its own for a text that hardly stands there twice, such as an id.
  package mutating func add(_ text: String) -> UInt32 {
    var text = text
    return text.withUTF8 { add($0) }
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    bytes.append(contentsOf: text)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    return UInt32(truncatingIfNeeded: ends.count - 1)
  }

  /// The number of a text; the same for the same bytes.
  package mutating func number(of text: String?) -> UInt32 {
    guard var text else { return NumberedTexts.none }
    return text.withUTF8 { number(of: $0) }
  }

  /// The number of a text, of which the bytes are at hand.
  package mutating func number(of text: ArraySlice<UInt8>) -> UInt32 {
    text.withUnsafeBufferPointer { number(of: $0) }
  }

  /// The number of a text that was numbered; nil for another.
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

  /// Where a text is among the slots, or would be.
  private func slot(of text: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = hash(text) & mask
    while slots[slot] != 0, !isSame(text, as: slots[slot] - 1) { slot = (slot + 1) & mask }
    return slot
  }

  /// Where the text of a number is among the bytes.
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

/// Hashes texts where they are: eight bytes at a time, each word folded into the next by a product of twice the width (as
/// wyhash does). Of a text of at least eight bytes the last word is its last eight, some of which the one before may have.
enum TextHash {
  /// Another for each table, so that nobody can write texts that fall together; no result depends on it.
  static func newSeed() -> UInt64 { UInt64(truncatingIfNeeded: Hasher().finalize()) }

  /// The hash of some bytes.
  @inline(__always)
  static func hash(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    forEachWord(bytes) { hash = folded(hash ^ $0) }
    return hash
  }

  /// The hash of a text of ASCII; nil for another.
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

  /// Fewer than eight bytes in one word.
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
