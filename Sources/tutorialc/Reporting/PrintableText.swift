/// The bytes of a file or message in a form that is safe for a terminal.
///
/// Control characters, text-direction overrides and broken UTF-8 become visible substitutes, and tabs become spaces.
/// The column of each byte is recorded.
package struct PrintableText {
  /// The text, without control characters.
  package private(set) var text = ""
  /// The number of columns of the text.
  package private(set) var width = 0
  /// The first byte and the column of each character.
  private var stops: [(byte: Int, column: Int)] = []
  private var measure = DisplayWidth()

  /// The columns between tab stops.
  private static let tabWidth = 4

  /// Converts the bytes of one line.
  package init(_ bytes: some Collection<UInt8>) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var byte = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput:
        return
      case .valid(let encoded):
        append(Unicode.UTF8.decode(encoded), at: byte)
        byte += encoded.count
      case .error(let length):
        append("\u{FFFD}", at: byte)
        byte += length
      }
    }
  }

  /// Returns the text, with spaces up to a width.
  package func padded(to width: Int) -> String { text + String(repeating: " ", count: max(0, width - self.width)) }

  /// Returns the column, from 0, of the byte at `offset`, or the width for a byte past the end.
  func column(ofByte offset: Int) -> Int {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].byte <= offset { low = middle + 1 } else { high = middle }
    }
    // `low` is the first stop past the byte, which belongs to the stop before it.
    guard low > 0 else { return 0 }
    guard low == stops.count else { return stops[low - 1].column }
    return offset > lastByte ? width : stops[low - 1].column
  }

  /// The last byte of the last character.
  private var lastByte = -1

  private mutating func append(_ scalar: Unicode.Scalar, at byte: Int) {
    let added: Int
    if scalar == "\t" {
      added = Self.tabWidth - width % Self.tabWidth
      stops.append((byte, width))
      text += String(repeating: " ", count: added)
    } else {
      let shown = Self.standIn(for: scalar)
      added = measure.add(shown)
      // A character without width belongs to the one before it.
      if added > 0 || stops.isEmpty { stops.append((byte, width)) }
      text.unicodeScalars.append(shown)
    }
    width += added
    lastByte = byte + UTF8.width(scalar) - 1
  }

  private static func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: "\u{FFFD}"
    default: scalar
    }
  }
}

extension String {
  /// The text as one line that is safe for a terminal.
  package var printable: String {
    // Nearly every text is plain ASCII, which needs no conversion.
    utf8.allSatisfy { (0x20...0x7E).contains($0) } ? self : PrintableText(utf8).text
  }
}
