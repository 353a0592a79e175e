/// Average advances, in em, as Noto Sans, Inter and Liberation Sans have them: those of running text for the scripts of
/// `Tests/Oracles/text_samples.py`, those of the letters of the alphabet for the others.
enum AdvanceTable {
  /// The space.
  static let space = 0.27
  /// A digit.
  static let digit = 0.56
  /// Punctuation that is no wider than a letter.
  static let punctuation = 0.345
  /// The ellipsis.
  static let ellipsis = 0.9
  /// By how much a capital is wider than a small letter.
  static let capital = 0.13
  /// A vowel sign that stands beside its consonant.
  static let spacingMark = 0.35

  /// The average of the script whose block a scalar lies in.
  static func script(of scalar: Unicode.Scalar) -> Double {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].first <= scalar.value { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : blocks[low - 1].advance
  }

  /// Where blocks of one script begin, and the average advance of its letters.
  private static let blocks: [(first: UInt32, advance: Double)] = [
    (0x0000, 0.50),  // Latin
    (0x0370, 0.545),  // Greek
    (0x0400, 0.58),  // Cyrillic
    (0x0530, 0.61),  // Armenian
    (0x0590, 0.53),  // Hebrew
    (0x0600, 0.45),  // Arabic
    (0x0900, 0.665),  // Devanagari
    (0x0980, 0.71),  // Bengali
    (0x0A00, 0.65),  // Gurmukhi
    (0x0A80, 0.70),  // Gujarati, Oriya
    (0x0B80, 1.06),  // Tamil
    (0x0C00, 0.80),  // Telugu
    (0x0C80, 0.84),  // Kannada
    (0x0D00, 1.08),  // Malayalam
    (0x0D80, 0.94),  // Sinhala
    (0x0E00, 0.62),  // Thai
    (0x0E80, 0.63),  // Lao
    (0x0F00, 0.65),  // Tibetan
    (0x1000, 0.85),  // Myanmar
    (0x10A0, 0.66),  // Georgian
    (0x1100, 0.94),  // Hangul
    (0x1200, 0.72),  // Ethiopic
    (0x13A0, 0.60),  // Cherokee and others
    (0x1780, 0.72),  // Khmer
    (0x1800, 0.60),  // Mongolian and others
    (0x1E00, 0.50),  // Latin
    (0x1F00, 0.545),  // Greek
    (0x2000, 0.50),  // Punctuation
    (0x2190, 0.85),  // Arrows and symbols
    (0x2C00, 0.60),  // Glagolitic and others
    (0x2E80, 1.00),  // Ideographs and kana
    (0xA4D0, 0.60),  // Lisu and others
    (0xAC00, 0.94),  // Hangul
    (0xF900, 1.00),  // Ideographs
    (0xFB00, 0.50),  // Latin
    (0xFB1D, 0.53),  // Hebrew
    (0xFB50, 0.45),  // Arabic
    (0xFE10, 1.00),  // East Asian forms
    (0xFE70, 0.45),  // Arabic
    (0xFF00, 1.00),  // Full width
    (0xFF61, 0.50),  // Half width
    (0xFFE0, 1.00),  // Full width
    (0x10000, 0.60),  // Historic scripts
    (0x1F000, 1.25),  // Pictographs
    (0x20000, 1.00),  // Ideographs
  ]
}
