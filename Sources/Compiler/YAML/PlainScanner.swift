import TutorialSyntax

/// A cursor over the bytes of a file, for `PlainYAML`; after the end it sees a line end.
///
/// It works on the buffer itself. All reads go through `byte`, which checks bounds.
struct PlainScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The next byte.
  var position = 0
  /// The offset of the current line's start.
  private var lineStart = 0
  /// The characters that can't begin a plain scalar.
  private let notFirst = ByteSet(" -?:,[]{}#&*!|>'\"%@`")
  /// The characters that can't follow a hyphen that begins a plain scalar.
  private let behindHyphen = ByteSet(" ,[]{}?:#")
  /// The characters that may end a plain scalar.
  private let outside = ByteSet(" :")
  /// The characters that may end a plain scalar in flow style, or that libyaml has to judge there.
  private let inside = ByteSet(" :,[]{}?")
  /// The characters that end a plain scalar in flow style.
  private let brackets = ByteSet(",[]{}")

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Returns true if a file contains characters that YAML 1.1 takes for line ends, or a byte-order mark.
  static func hasOddLineEnds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = ByteScan.endOfASCII(bytes, from: 0)
    while index < bytes.count {
      switch bytes[index] {
      case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0x85: return true
      case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8:
        return true
      case 0xEF where index + 2 < bytes.count && bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF: return true
      default: index = bytes[index] < 0x80 ? ByteScan.endOfASCII(bytes, from: index) : index + 1
      }
    }
    return false
  }

  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 { byte(at: position &+ offset) }

  @inline(__always)
  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0x0A }

  /// The position's column, in bytes.
  var column: Int { position &- lineStart }

  // MARK: Between scalars

  @inline(__always)
  mutating func skipSpaces() {
    while byte() == 0x20 { position &+= 1 }
  }

  /// Advances to the first content of the next non-blank line and returns its column.
  ///
  /// Nil at the end of the file, -1 if libyaml has to read the line.
  mutating func nextLine() -> Int? {
    while position < bytes.count {
      if position > lineStart || byte() == 0x0A {
        guard byte() == 0x0A else { return -1 }
        position &+= 1
      }
      lineStart = position
      skipSpaces()
      guard skipComment() else { return -1 }
      if byte() != 0x0A { return isDocumentMark ? -1 : column }
    }
    return nil
  }

  /// Skips the end of a line, including a comment; returns false without moving if there is anything else.
  mutating func endLine() -> Bool {
    let start = position
    skipSpaces()
    if byte() == 0x0A || position > start && byte() == UInt8(ascii: "#") && skipComment() { return true }
    position = start
    return false
  }

  /// Skips spaces, line ends and comments in flow style.
  ///
  /// Returns false at the end of the file, and if libyaml has to read on.
  @inline(__always)
  mutating func skipLines() -> Bool {
    // All bytes to skip are at most a number sign.
    byte() > UInt8(ascii: "#") || skipBlanks()
  }

  private mutating func skipBlanks() -> Bool {
    while true {
      let start = position
      skipSpaces()
      switch byte() {
      case 0x0A:
        guard position < bytes.count else { return false }
        position &+= 1
        lineStart = position
        guard !isDocumentMark else { return false }
      case UInt8(ascii: "#"):
        guard position > start || position == lineStart, skipComment() else { return false }
      default: return true
      }
    }
  }

  /// Skips a comment up to the line end; returns false if it contains a carriage return.
  private mutating func skipComment() -> Bool {
    guard byte() == UInt8(ascii: "#") else { return true }
    while byte() != 0x0A {
      if byte() == 0x0D { return false }
      position &+= 1
    }
    return true
  }

  /// True if a document marker may be here.
  private var isDocumentMark: Bool {
    let first = byte()
    guard position == lineStart, first == UInt8(ascii: "-") || first == UInt8(ascii: ".") else { return false }
    return byte(1) == first && byte(2) == first
  }

  // MARK: Look-ahead

  /// True if an entry of a block list begins here.
  var isEntry: Bool { byte() == UInt8(ascii: "-") && Self.isBlank(byte(1)) }

  /// True if a flow list or a flow map begins here.
  @inline(__always)
  var isBracket: Bool { byte() == UInt8(ascii: "{") || byte() == UInt8(ascii: "[") }

  /// True if a colon is here, so that the preceding scalar is a key.
  @inline(__always)
  var isColon: Bool { byte() == UInt8(ascii: ":") && Self.isBlank(byte(1)) }

  func isMergeKey(_ scalar: Document.Node) -> Bool {
    scalar.second == 2 && bytes[Int(scalar.first)] == UInt8(ascii: "<")
  }

  @inline(__always)
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  // MARK: Scalars

  /// Reads the scalar that begins here; nil if there is none, or if libyaml has to read it.
  mutating func scalar(inBrackets: Bool) -> Document.Node? {
    switch byte() {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted()
    case let first where notFirst.contains(first):
      let isNumber = first == UInt8(ascii: "-") && !behindHyphen.contains(byte(1))
      return isNumber ? plain(inBrackets) : nil
    default: return plain(inBrackets)
    }
  }

  private mutating func quoted() -> Document.Node? {
    let quote = byte()
    let start = position
    position &+= 1
    while byte() != quote {
      if byte() < 0x20 || byte() == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") { return nil }
      position &+= 1
    }
    position &+= 1
    if byte() == quote { return nil }
    return scalar(.quoted, start, position, text: start &+ 1, position &- 1)
  }

  private mutating func plain(_ inBrackets: Bool) -> Document.Node? {
    let ends = inBrackets ? inside : outside
    let start = position
    // A local variable stays in a register.
    var index = start
    while true {
      while !ends.contains(byte(at: index)) { index &+= 1 }
      let end = index
      while byte(at: index) == 0x20 { index &+= 1 }
      switch byte(at: index) {
      case 0x0A: return plain(start, end)
      case UInt8(ascii: "#") where index > end: return plain(start, end)
      case UInt8(ascii: ":") where index == end:
        if Self.isBlank(byte(at: index &+ 1)) { return plain(start, end) }
        guard !inBrackets else { return nil }
        index &+= 1
      case let other where index == end || other == UInt8(ascii: ":") || ends.contains(other):
        // A comma or a bracket after spaces also ends the scalar.
        guard brackets.contains(other), inBrackets else { return nil }
        return plain(start, end)
      default: break
      }
    }
  }

  @inline(__always)
  private mutating func plain(_ start: Int, _ end: Int) -> Document.Node {
    position = end
    return scalar(.plain, start, end, text: start, end)
  }

  @inline(__always)
  private func scalar(_ kind: Document.Kind, _ start: Int, _ end: Int, text: Int, _ textEnd: Int) -> Document.Node {
    let range = ByteRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
    return .init(
      kind: kind, range: range, first: UInt32(truncatingIfNeeded: text),
      second: UInt32(truncatingIfNeeded: textEnd &- text))
  }
}

/// A set of ASCII characters.
private struct ByteSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Creates a set of the control characters and the given ones.
  init(_ characters: StaticString) {
    low = 0xFFFF_FFFF
    characters.withUTF8Buffer { letters in
      for letter in letters {
        if letter < 64 { low |= 1 << UInt64(letter) } else { high |= 1 << UInt64(letter & 63) }
      }
    }
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let bits = byte < 64 ? low : high
    return byte < 128 && bits &>> UInt64(byte & 63) & 1 == 1
  }
}
