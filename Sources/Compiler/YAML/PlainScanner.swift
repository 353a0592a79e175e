import TutorialSyntax

/// A place in the bytes of a file, from which `PlainYAML` takes what it reads. Behind the end there is a line end.
///
/// Works on the buffer itself, of which nothing is read but by `byte`, which looks where the end is.
struct PlainScanner {
  /// A scalar, as the node of the document.
  struct Scalar {
    var node: Document.Node
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The next byte.
  var position = 0
  /// Where the current line begins.
  private var lineStart = 0
  /// What no plain scalar begins with.
  private let notFirst = ByteSet(" -?:,[]{}#&*!|>'\"%@`")
  /// What a hyphen that begins a plain scalar is not followed by.
  private let behindHyphen = ByteSet(" ,[]{}?:#")
  /// What may end a plain scalar.
  private let outside = ByteSet(" :")
  /// What may end one in brackets, or is odd there.
  private let inside = ByteSet(" :,[]{}?")
  /// What ends one in brackets.
  private let brackets = ByteSet(",[]{}")

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Whether there are characters that YAML 1.1 takes for line ends, or a byte-order mark.
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

  /// A byte from the position on.
  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 { byte(at: position &+ offset) }

  @inline(__always)
  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0x0A }

  /// How far the position is in its line.
  var column: Int { position &- lineStart }

  // MARK: Between the scalars

  @inline(__always)
  mutating func skipSpaces() {
    while byte() == 0x20 { position &+= 1 }
  }

  /// Goes to the first thing in the next line that has any. Nil at the end of the file, -1 where it is odd.
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

  /// Goes behind what may stand at the end of a line; false, and nowhere, where there is something else.
  mutating func endLine() -> Bool {
    let start = position
    skipSpaces()
    if byte() == 0x0A || position > start && byte() == UInt8(ascii: "#") && skipComment() { return true }
    position = start
    return false
  }

  /// Goes behind spaces, line ends and comments in brackets; false at the end of the file, and where it is odd.
  @inline(__always)
  mutating func skipLines() -> Bool {
    // Nothing that is skipped comes behind a number sign in ASCII.
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

  /// Goes to the end of the line where a comment begins; false where it holds a carriage return.
  private mutating func skipComment() -> Bool {
    guard byte() == UInt8(ascii: "#") else { return true }
    while byte() != 0x0A {
      if byte() == 0x0D { return false }
      position &+= 1
    }
    return true
  }

  /// Whether this may begin or end a document.
  private var isDocumentMark: Bool {
    let first = byte()
    guard position == lineStart, first == UInt8(ascii: "-") || first == UInt8(ascii: ".") else { return false }
    return byte(1) == first && byte(2) == first
  }

  // MARK: What begins here

  /// Whether an entry of a block list begins here.
  var isEntry: Bool { byte() == UInt8(ascii: "-") && Self.isBlank(byte(1)) }

  /// Whether a list or a map in brackets begins here.
  @inline(__always)
  var isBracket: Bool { byte() == UInt8(ascii: "{") || byte() == UInt8(ascii: "[") }

  /// Whether what stood before is a key.
  @inline(__always)
  var isColon: Bool { byte() == UInt8(ascii: ":") && Self.isBlank(byte(1)) }

  /// Whether a key asks for maps to be merged.
  func isMergeKey(_ scalar: Scalar) -> Bool {
    scalar.node.second == 2 && bytes[Int(scalar.node.first)] == UInt8(ascii: "<")
  }

  @inline(__always)
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  // MARK: Scalars

  /// The scalar that begins here; nil where there is none, or one that libyaml has to read.
  mutating func scalar(inBrackets: Bool) -> Scalar? {
    switch byte() {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted()
    case let first where notFirst.contains(first):
      let isNumber = first == UInt8(ascii: "-") && !behindHyphen.contains(byte(1))
      return isNumber ? plain(inBrackets) : nil
    default: return plain(inBrackets)
    }
  }

  private mutating func quoted() -> Scalar? {
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

  private mutating func plain(_ inBrackets: Bool) -> Scalar? {
    let ends = inBrackets ? inside : outside
    let start = position
    // A variable of its own stays in a register.
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
        // A comma or a bracket behind spaces ends it as well.
        guard brackets.contains(other), inBrackets else { return nil }
        return plain(start, end)
      default: break
      }
    }
  }

  @inline(__always)
  private mutating func plain(_ start: Int, _ end: Int) -> Scalar {
    position = end
    return scalar(.plain, start, end, text: start, end)
  }

  @inline(__always)
  private func scalar(_ kind: Document.Kind, _ start: Int, _ end: Int, text: Int, _ textEnd: Int) -> Scalar {
    let range = ByteRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
    return Scalar(
      node: .init(
        kind: kind, range: range, first: UInt32(truncatingIfNeeded: text),
        second: UInt32(truncatingIfNeeded: textEnd &- text)))
  }
}

/// Some ASCII characters.
private struct ByteSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The control characters, and some more.
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
