/// One command letter of path data.
struct PathCommand {
  /// The meaning of a letter, in either case.
  enum Kind {
    case move, close, line, horizontal, vertical, cubic, smoothCubic, quadratic, smoothQuadratic, arc
  }

  var kind: Kind
  /// True if the letter is lower-case: coordinates are relative to the current point.
  var isRelative: Bool
  var name: String
  /// The offset of the letter, in UTF-8 bytes.
  var offset: Int

  /// The command of a byte, or nil if the byte isn't a command letter.
  init?(_ byte: UInt8, at offset: Int) {
    switch byte | 0x20 {
    case UInt8(ascii: "m"): kind = .move
    case UInt8(ascii: "z"): kind = .close
    case UInt8(ascii: "l"): kind = .line
    case UInt8(ascii: "h"): kind = .horizontal
    case UInt8(ascii: "v"): kind = .vertical
    case UInt8(ascii: "c"): kind = .cubic
    case UInt8(ascii: "s"): kind = .smoothCubic
    case UInt8(ascii: "q"): kind = .quadratic
    case UInt8(ascii: "t"): kind = .smoothQuadratic
    case UInt8(ascii: "a"): kind = .arc
    default: return nil
    }
    isRelative = byte & 0x20 != 0
    name = String(Unicode.Scalar(byte))
    self.offset = offset
  }
}

/// Splits path data into commands, numbers and flags, by the grammar of SVG 1.1, section 8.3.9.
struct PathDataScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// True if a comma precedes the position, so that an argument must follow.
  private var promisesArgument = false

  init(_ text: String) { bytes = Array(text.utf8) }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B { position += 1 }
  }

  /// The next command letter, or nil at the end.
  mutating func command() throws(PathDataError) -> PathCommand? {
    guard let byte = next else { return nil }
    guard let command = PathCommand(byte, at: position) else {
      throw PathDataError(offset: position, message: "\(describeNext()) where a path command is expected")
    }
    position += 1
    skipSpace()
    return command
  }

  /// Returns true if another set of arguments follows. After a comma one must: anything else is then reported.
  mutating func hasMoreArguments() -> Bool { promisesArgument || next.map(startsNumber) == true }

  /// Reads a numeric argument and adds an origin to it.
  mutating func number(for command: PathCommand, origin: Double) throws(PathDataError) -> Double {
    let start = position
    guard let value = scanNumber() else {
      throw PathDataError(offset: position, message: "\(describeNext()) where \(command.name) needs a number")
    }
    guard abs(value) <= Coordinate.limit, abs(value + origin) <= Coordinate.limit else {
      throw PathDataError(offset: start, message: "number beyond ±10000000, the largest coordinate")
    }
    skipSeparator()
    return value + origin
  }

  /// Reads a flag, 0 or 1. Flags need no separator: `a1 1 0 01.5.5` is valid.
  mutating func flag(for command: PathCommand) throws(PathDataError) -> Bool {
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw PathDataError(offset: position, message: "\(describeNext()) where \(command.name) needs a flag, 0 or 1")
    }
    position += 1
    skipSeparator()
    return byte == UInt8(ascii: "1")
  }

  /// Skips white space and at most one comma.
  private mutating func skipSeparator() {
    skipSpace()
    promisesArgument = next == UInt8(ascii: ",")
    guard promisesArgument else { return }
    position += 1
    skipSpace()
  }

  private func startsNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Reads a number. On failure, returns nil and leaves the position at the offending character.
  private mutating func scanNumber() -> Double? {
    let start = position
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
    var digits = skipDigits()
    if next == UInt8(ascii: ".") {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    skipExponent()
    // The text has only ASCII digits, signs, a point and an exponent, so the conversion fails only if it is too large.
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .infinity
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, isDigit(byte) { position += 1 }
    return position - start
  }

  private mutating func skipExponent() {
    guard let byte = next, byte | 0x20 == UInt8(ascii: "e") else { return }
    let start = position
    position += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
    if skipDigits() == 0 { position = start }
  }

  /// The character at the position, for a message.
  private func describeNext() -> String {
    guard let byte = next else { return "path data ends" }
    let rest = String(decoding: bytes[position..<min(bytes.count, position + 4)], as: UTF8.self)
    guard byte >= 0x20, byte != 0x7F, let character = rest.unicodeScalars.first else { return "control character" }
    return "\"\(character)\""
  }
}
