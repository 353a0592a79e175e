/// Estimates the width of a text and breaks it into lines, without a font.
///
/// It uses the average advances of a sans-serif font, slightly generous: a text in a narrower font leaves room rather
/// than overflowing.
public struct TextMeasure: Sendable, Hashable {
  /// The font size in units.
  public var size: Double
  /// The weight, from 400 (regular) to 700 (bold).
  public var weight = 400

  /// Makes a measure for a style.
  public init(_ style: TextStyle) {
    size = style.size
    weight = style.weight
  }

  /// The number of characters (Unicode scalars) of a text that are looked at; the rest is ignored.
  public static let limit = 2000

  /// Returns the width of a text in units.
  public func width(_ text: some StringProtocol) -> Double {
    let ems = text.unicodeScalars.prefix(Self.limit).reduce(0) { $0 + Self.advance(of: $1) }
    return ems * size * (weight >= 600 ? 1.06 : 1)
  }

  /// Returns true if a text runs from right to left: its first letter is Hebrew, Arabic or of a related script.
  public static func startsFromRight(_ text: String) -> Bool {
    let letter = text.unicodeScalars.prefix(limit).first { $0.properties.isAlphabetic }
    switch letter?.value ?? 0 {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    default: return false
    }
  }

  /// Breaks a text into at most `limit` lines of a width.
  ///
  /// The last line ends with an ellipsis if text is left over. Lines also end at the text's own line breaks; empty
  /// lines are left out.
  public func lines(_ text: String, width: Double, limit: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(whereSeparator: \.isNewline) where lines.count <= limit {
      lines += broken(String(paragraph), width: width, limit: limit)
    }
    guard lines.count > limit else { return lines.map(\.trimmed) }
    let kept = lines.prefix(limit).map(\.trimmed)
    return kept.dropLast() + [shortened((kept.last ?? "") + "…", width: width, always: true)]
  }

  /// Breaks a paragraph into lines. Returns one line more than the limit if there are more.
  private func broken(_ text: String, width: Double, limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in Self.words(text) {
      if line.isEmpty || self.width(line + word) <= width {
        line += line.isEmpty ? word.leadingTrimmed : word
      } else {
        lines.append(line)
        line = word.leadingTrimmed
      }
      while self.width(line.trimmed) > width, line.unicodeScalars.count > 1, lines.count < limit {
        let part = fitting(line, width)
        lines.append(part)
        line = String(line.unicodeScalars.dropFirst(part.unicodeScalars.count))
      }
      if lines.count > limit { break }
    }
    if !line.trimmed.isEmpty { lines.append(line) }
    return lines
  }

  /// Shortens a text to one line of a width, with an ellipsis if it's too long.
  public func shortened(_ text: String, width: Double) -> String { shortened(text, width: width, always: false) }

  private func shortened(_ text: String, width: Double, always: Bool) -> String {
    guard self.width(text) > width || text.unicodeScalars.count > Self.limit else { return text }
    var rest = always ? String(text.unicodeScalars.dropLast()) : text
    rest = fitting(rest, width - self.width("…")).trimmed
    return rest.isEmpty ? "" : rest + "…"
  }

  /// Returns the longest prefix that fits, but at least one character.
  private func fitting(_ text: String, _ width: Double) -> String {
    var fitted = ""
    var used = 0.0
    // By characters as people see them: a letter keeps its marks.
    for character in text.prefix(Self.limit) {
      used += self.width(String(character))
      if used > width, !fitted.isEmpty { break }
      fitted.append(character)
    }
    return fitted
  }

  /// Splits a text at possible line breaks.
  ///
  /// The pieces are words with the space before them, or single letters in scripts without spaces.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text.prefix(limit) {
      let isIdeograph = character.unicodeScalars.first.map { advance(of: $0) >= 1 } ?? false
      if character.isWhitespace || isIdeograph {
        if !word.isEmpty { words.append(word) }
        word = character.isWhitespace ? " " : String(character)
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Returns the advance of a scalar in ems.
  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x20: return 0.28
    case 0x69, 0x6A, 0x6C, 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x7C, 0x49: return 0.28
    case 0x66, 0x72, 0x74, 0x28, 0x29, 0x5B, 0x5D, 0x2D, 0x2F: return 0.38
    case 0x6D, 0x77, 0x4D, 0x57, 0x40, 0x25: return 0.88
    case 0x41...0x5A: return 0.68
    case 0x21...0x7E: return 0.57
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 1
    default: return scalar.properties.canonicalCombiningClass == .notReordered ? 0.62 : 0
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text.leadingTrimmed
  }

  fileprivate var leadingTrimmed: String { String(drop { $0 == " " }) }
}
