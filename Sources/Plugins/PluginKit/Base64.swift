/// The base64 encoding of bytes (RFC 4648, section 4).
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// The value of each letter, or -1 for other bytes.
  private static let values: [Int8] = {
    var values = [Int8](repeating: -1, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = Int8(value) }
    return values
  }()

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count / 3 + 1) * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var word = group.reduce(0) { $0 << 8 | Int($1) }
      word <<= 8 * (3 - group.count)
      for place in 0..<4 {
        text.append(place <= group.count ? letters[word >> (18 - 6 * place) & 63] : padding)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes a text. Returns nil if `text` wouldn't produce it: no characters are allowed between the letters.
  static func bytes(_ text: String) -> [UInt8]? {
    let all = Array(text.utf8)
    guard all.count % 4 == 0 else { return nil }
    let end = all.lastIndex { $0 != padding }.map { $0 + 1 } ?? 0
    guard all.count - end <= 2 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end / 4 * 3 + 2)
    var (word, bits) = (0, 0)
    for letter in all[..<end] {
      let value = values[Int(letter)]
      guard value >= 0 else { return nil }
      word = (word << 6 | Int(value)) & 0xFFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: word >> bits))
      }
    }
    // The unused bits of the last letter must be zero.
    guard bits < 6, word & (1 << bits - 1) == 0 else { return nil }
    return bytes
  }
}
