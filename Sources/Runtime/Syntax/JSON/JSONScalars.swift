// Literals, numbers and strings of JSON.
extension JSONComposer {
  private var wordRange: Range<Int> { JSONSyntaxError.word(in: bytes, at: index, before: end) }

  /// Reads `true`, `false` or `null`.
  mutating func readWord() -> Bool {
    let range = wordRange
    let word = bytes[range]
    guard word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8) || word.elementsEqual("null".utf8) else {
      fail(problem.unknownWord)
      return false
    }
    addPlain(range)
    return true
  }

  /// Reads a number: an optional `-`, digits without a leading zero, an optional fraction, an optional exponent.
  mutating func readNumber() -> Bool {
    let start = index
    var place = index
    if bytes[place] == UInt8(ascii: "-") { place += 1 }
    let whole = skipDigits(from: place)
    var isWellFormed = whole > place && (bytes[place] != UInt8(ascii: "0") || whole == place + 1)
    place = whole
    if isWellFormed, place < end, bytes[place] == UInt8(ascii: ".") {
      let fraction = skipDigits(from: place + 1)
      isWellFormed = fraction > place + 1
      place = fraction
    }
    if isWellFormed, place < end, bytes[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      if place < end, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") { place += 1 }
      let exponent = skipDigits(from: place)
      isWellFormed = exponent > place
      place = exponent
    }
    guard isWellFormed, wordRange.upperBound == place else {
      fail(problem.malformedNumber)
      return false
    }
    addPlain(start..<place)
    return true
  }

  mutating func readString() -> Bool {
    let start = index
    let textStart = builder.textStart
    index += 1
    while index < end {
      let run = index
      while index < end, !isSpecial(bytes[index]) { index += 1 }
      if index > run { builder.arena.append(contentsOf: bytes[run..<index]) }
      guard index < end else { break }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        builder.addScalar(.quoted, range(start, index), textStart: textStart)
        return true
      case UInt8(ascii: "\\"):
        guard readEscape() else { return false }
      default:
        fail(problem.controlCharacter)
        return false
      }
    }
    index = start
    fail(problem.openString)
    return false
  }

  /// Reads an escape sequence and adds its character to the arena.
  private mutating func readEscape() -> Bool {
    guard index + 1 < end else {
      index = end
      return true
    }
    if bytes[index + 1] == UInt8(ascii: "u") { return readUnicodeEscape() }
    guard let byte = shortEscape(bytes[index + 1]) else {
      fail(problem.unknownEscape)
      return false
    }
    builder.arena.append(byte)
    index += 2
    return true
  }

  private mutating func readUnicodeEscape() -> Bool {
    guard let unit = codeUnit(at: index) else {
      fail(problem.unknownEscape)
      return false
    }
    var value = unit
    var length = 6
    if (0xD800...0xDBFF).contains(unit), let low = codeUnit(at: index + 6), (0xDC00...0xDFFF).contains(low) {
      value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      length = 12
    }
    guard let scalar = Unicode.Scalar(value) else {
      fail(problem.loneSurrogate)
      return false
    }
    builder.arena.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    index += length
    return true
  }

  /// The code unit of the escape `\uXXXX` at `start`, or nil if there is none.
  private func codeUnit(at start: Int) -> UInt32? {
    guard start + 6 <= end, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var value: UInt32 = 0
    for byte in bytes[start + 2..<start + 6] {
      guard let digit = byte.hexadecimalValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private mutating func addPlain(_ range: Range<Int>) {
    // A token that touches an artificial end may be cut off.
    guard range.upperBound < end || end == bytes.count else {
      index = end
      return
    }
    let textStart = builder.textStart
    builder.arena.append(contentsOf: bytes[range])
    builder.addScalar(.plain, self.range(range.lowerBound, range.upperBound), textStart: textStart)
    index = range.upperBound
  }

  private func skipDigits(from start: Int) -> Int {
    var place = start
    while place < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) { place += 1 }
    return place
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private func range(_ start: Int, _ end: Int) -> ByteRange {
    ByteRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
  }
}

private func shortEscape(_ letter: UInt8) -> UInt8? {
  switch letter {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "t"): 0x09
  default: nil
  }
}
