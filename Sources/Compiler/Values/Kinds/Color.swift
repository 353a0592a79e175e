package import TutorialSyntax

/// A colour in sRGB with 8 bits per channel.
package struct Color: Sendable, Hashable {
  /// Red, 0 to 255.
  package var red: UInt8
  /// Green, 0 to 255.
  package var green: UInt8
  /// Blue, 0 to 255.
  package var blue: UInt8
  /// Opacity, 0 to 255.
  package var alpha: UInt8

  /// Creates a colour from its channels.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; nil for anything else.
  package init?(hex: String) {
    guard let color = parseColor(ArraySlice(hex.utf8)) else { return nil }
    self = color
  }

  /// `#000000`.
  package static let black = Color(red: 0, green: 0, blue: 0)
  /// `#ffffff`.
  package static let white = Color(red: 255, green: 255, blue: 255)

  /// The colour as `#rrggbb`, or as `#rrggbbaa` if it isn't opaque, in lower case.
  package var hex: String {
    func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }
    var text = [UInt8(ascii: "#")]
    for part in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      text.append(digit(part >> 4))
      text.append(digit(part & 15))
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Kind where Value == Located<Color> {
  /// A colour.
  package static var color: Kind {
    let schema = SchemaDefinition("color") {
      [
        "description": "A colour, in quotes because # begins a comment.", "type": "string",
        "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
      ]
    }
    return Kind(KindForm(.reference(schema), examples: ["#0a84ff", "#fff8"])) { decoder, field, _ in
      decoder.color(field.value, key: field.name)
    }
  }
}

extension Color: Written {
  package var written: SchemaNode { .string(hex) }
}

extension Decoder {
  /// Decodes a colour: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  ///
  /// Reports `unquoted-colour` if the value is missing because an unquoted `#` began a comment.
  ///
  /// - Parameter key: the key before the value.
  package mutating func color(_ node: NodeID, key: NodeID) -> Located<Color>? {
    if document.isNull(node), let comment = colorInComment(after: key) {
      report(unquotedColour(SourceSpan(document.source, comment)))
      return nil
    }
    guard let text = string(node, expected: "a colour such as \"#1a2b3c\"") else { return nil }
    guard let color = parseColor(document.arena[document.textBounds(node)]) else {
      reportNoColor(node, text.value)
      return nil
    }
    return Located(color, text.range)
  }

  private mutating func reportNoColor(_ node: NodeID, _ text: String) {
    var diagnostic = Diagnostic(
      .valueOutOfRange, "\"\(excerpt(text))\" is not a colour", at: document.span(node),
      notes: [.init("a colour is \"#rgb\", \"#rgba\", \"#rrggbb\" or \"#rrggbbaa\"")])
    let isBare = parseColor(ArraySlice(("#" + text.prefix(9)).utf8)) != nil
    // SwiftUI and Flutter colours: `.red`, `Colors.red`.
    let word = text.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let meant =
      isBare
      ? "#\(text)" : ForeignValues.colors[word] ?? (colorOfFunction(text) ?? colorOfNumber(text))?.hex
    if let meant {
      diagnostic.primaryLabel = "did you mean \"\(meant)\"?"
      diagnostic.fixits = [
        FixIt("replace it with \"\(meant)\"", isBare ? .maybe : .always, [.init(document.span(node), "\"\(meant)\"")])
      ]
    }
    report(diagnostic)
  }

  /// The range of a hexadecimal colour in a comment after a key without a value; nil if there is none.
  private func colorInComment(after key: NodeID) -> ByteRange? {
    let bytes = document.source.bytes
    var index = document.range(key).range.upperBound
    func skip(_ isSkipped: (UInt8) -> Bool) {
      while index < bytes.count, isSkipped(bytes[index]) { index += 1 }
    }
    skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return nil }
    index += 1
    skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let start = index
    guard index < bytes.count, bytes[index] == UInt8(ascii: "#") else { return nil }
    index += 1
    skip { hexDigit($0) != nil }
    guard parseColor(bytes[start..<index]) != nil else { return nil }
    return ByteRange(UInt32(start), UInt32(index))
  }
}

/// Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in either case.
private func parseColor(_ text: ArraySlice<UInt8>) -> Color? {
  guard text.first == UInt8(ascii: "#"), text.count <= 9 else { return nil }
  let digits = text.dropFirst().compactMap(hexDigit)
  guard digits.count == text.count - 1 else { return nil }
  switch digits.count {
  case 3, 4:
    let channels = digits.map { $0 * 17 }
    return Color(red: channels[0], green: channels[1], blue: channels[2], alpha: digits.count == 4 ? channels[3] : 255)
  case 6, 8:
    let channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    return Color(
      red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count == 4 ? channels[3] : 255)
  default:
    return nil
  }
}

/// Parses CSS colours such as `rgb(255, 0, 0)` and `rgba(0, 0, 0, 0.5)`; nil for anything else.
private func colorOfFunction(_ text: String) -> Color? {
  guard text.hasPrefix("rgb"), text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
  let parts = text[text.index(after: open)...].dropLast().split(separator: ",").map { part in
    let bytes = part.utf8.filter { $0 != UInt8(ascii: " ") }
    guard case .value(let value) = parseDecimal(bytes, bytes.indices) else { return Double.nan }
    return value
  }
  guard parts.count == 3 || parts.count == 4, parts.prefix(3).allSatisfy({ $0 >= 0 && $0 <= 255 }),
    parts.dropFirst(3).allSatisfy({ $0 >= 0 && $0 <= 1 })
  else { return nil }
  let levels = parts.prefix(3) + parts.dropFirst(3).map { $0 * 255 }
  let channels = levels.map { UInt8(exactly: $0.rounded()) ?? 0 }
  return Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count == 4 ? channels[3] : 255)
}

/// Parses `0xFF0A84FF`, as written in Flutter and Android, with the opacity before red, green and blue.
private func colorOfNumber(_ text: String) -> Color? {
  guard text.hasPrefix("0x") || text.hasPrefix("0X"), text.utf8.count == 8 || text.utf8.count == 10 else { return nil }
  let digits = text.dropFirst(2)
  let isOpaque = digits.utf8.count == 6
  return parseColor(ArraySlice(("#" + digits.suffix(6) + (isOpaque ? "" : digits.prefix(2))).utf8))
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
}

private func unquotedColour(_ span: SourceSpan) -> Diagnostic {
  let text = String(decoding: span.source.bytes[span.range.range], as: UTF8.self)
  return Diagnostic(
    .unquotedColour, "\(text) without quotes is a comment, so the colour is missing", at: span,
    label: "write \"\(text)\"", fixits: [FixIt("put it in quotes", .always, [.init(span, "\"\(text)\"")])])
}
