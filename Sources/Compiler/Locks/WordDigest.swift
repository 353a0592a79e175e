import TutorialSelectors

/// A digest of some words, short enough for a line: FNV-1a of 64 bits over their bytes, each with a zero behind it, of
/// which 48 bits are written. It tells rows of a screen from each other; nobody's trust rests on it.
struct WordDigest {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325
  /// Whether nothing was put in.
  private(set) var isEmpty = true

  /// Puts a word in, as selectors compare it.
  mutating func add(_ word: String) {
    isEmpty = false
    for byte in comparableText(word).utf8 { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// Twelve hexadecimal digits.
  var text: String {
    let digits = String(state >> 16, radix: 16)
    return String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }
}

/// A text as a lock has it: comparable, and of a long one the beginning and a digest of the whole.
func lockedText(_ text: String) -> String {
  let comparable = comparableText(text)
  guard comparable.utf8.count > 200 else { return comparable }
  var digest = WordDigest()
  digest.add(comparable)
  return "\(comparable.prefix(60))… \(digest.text)"
}
