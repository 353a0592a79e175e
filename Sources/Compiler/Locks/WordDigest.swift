import TutorialSelectors

/// A digest of some words, short enough for a line.
///
/// It is the 64-bit FNV-1a hash of their bytes, each word followed by a zero byte, truncated to 48 bits. It
/// distinguishes rows of a screen and has no security purpose.
struct WordDigest {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325
  /// True if no word was added.
  private(set) var isEmpty = true

  /// Adds a word in the form that selectors compare.
  mutating func add(_ word: String) {
    isEmpty = false
    for byte in comparableText(word).utf8 { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// The digest as twelve hexadecimal digits.
  var text: String {
    let digits = String(state >> 16, radix: 16)
    return String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }
}

/// Returns a text in the form that locks compare. A long one is its beginning with a digest of the whole.
func lockedText(_ text: String) -> String {
  let comparable = comparableText(text)
  guard comparable.utf8.count > 200 else { return comparable }
  var digest = WordDigest()
  digest.add(comparable)
  return "\(comparable.prefix(60))… \(digest.text)"
}
