/// The characters that match one position of a regular expression.
struct PatternSet: Sendable {
  enum Item: Sendable {
    case one(Character)
    case range(ClosedRange<Unicode.Scalar>)
    case kind(PatternClass, isNegated: Bool)
  }

  private let items: [Item]
  private let isNegated: Bool
  private let ignoresCase: Bool
  /// The membership of each ASCII character, one bit each. Nearly all text consists of these.
  private let low: UInt64
  private let high: UInt64

  /// The union of `items`, or its complement.
  init(_ items: [Item], isNegated: Bool = false, ignoresCase: Bool = false) {
    self.items = items
    self.isNegated = isNegated
    self.ignoresCase = ignoresCase
    var bits: (low: UInt64, high: UInt64) = (0, 0)
    for value in UInt8(0)..<128 {
      let character = Character(Unicode.Scalar(value))
      guard Self.has(character, items, ignoresCase) != isNegated else { continue }
      if value < 64 { bits.low |= 1 << value } else { bits.high |= 1 << (value - 64) }
    }
    (low, high) = bits
  }

  func has(_ character: PatternCharacter) -> Bool {
    switch character {
    case .ascii(let value): value < 64 ? low >> value & 1 == 1 : high >> (value - 64) & 1 == 1
    case .other(let character): Self.has(character, items, ignoresCase) != isNegated
    }
  }

  private static func has(_ character: Character, _ items: [Item], _ ignoresCase: Bool) -> Bool {
    items.contains { item in
      switch item {
      case .one(let wanted):
        wanted == character || (ignoresCase && wanted.lowercased() == character.lowercased())
      case .range(let range):
        spellings(of: character, ignoresCase).contains(where: range.contains)
      case .kind(let kind, let isNegated):
        kind.has(character) != isNegated
      }
    }
  }

  /// The scalars of a character to compare with a range; empty if the character has several scalars.
  private static func spellings(of character: Character, _ ignoresCase: Bool) -> [Unicode.Scalar] {
    guard ignoresCase else { return sole(String(character)) }
    return sole(String(character)) + sole(character.lowercased()) + sole(character.uppercased())
  }

  private static func sole(_ text: String) -> [Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars.prefix(2))
    return scalars.count == 1 ? scalars : []
  }
}

// Sets in brackets.
extension PatternReader {
  /// Parses a set after its `[`. A leading `]` is a member of the set.
  mutating func set(from start: Int) throws(PatternError) -> PatternNode {
    let isNegated = consume("^")
    var items: [PatternSet.Item] = []
    while let next {
      if next == "]", !items.isEmpty {
        position += 1
        return .one(PatternSet(items, isNegated: isNegated, ignoresCase: ignoresCase))
      }
      items.append(try rangeOrItem())
    }
    throw error("nothing closes the \"[\"", at: start)
  }

  private mutating func rangeOrItem() throws(PatternError) -> PatternSet.Item {
    let start = position
    let item = try item()
    guard next == "-", position + 1 < characters.count, characters[position + 1] != "]" else { return item }
    position += 1
    let last = try self.item()
    guard let lower = item.soleScalar, let upper = last.soleScalar, lower <= upper else {
      throw error("this is not a range of characters", at: start)
    }
    return .range(lower...upper)
  }

  private mutating func item() throws(PatternError) -> PatternSet.Item {
    let start = position
    guard let character = consumeAny() else { throw error("nothing closes the set", at: start) }
    switch character {
    case "\\": return try setEscape(from: start)
    // In other dialects these nest and combine sets. Authors who expect that must not silently get something else.
    case "[": throw error("sets do not nest; a bracket in a set is \"\\[\"", at: start)
    case "&" where next == "&", "~" where next == "~", "-" where next == "-":
      throw error("sets cannot be combined by \"\(character)\(character)\"", at: start)
    default: return .one(character)
    }
  }

  private mutating func setEscape(from start: Int) throws(PatternError) -> PatternSet.Item {
    if consume("b") { return .one("\u{8}") }
    return try escapedItem(from: start)
  }
}

extension PatternSet.Item {
  /// The scalar of a single character, or nil.
  fileprivate var soleScalar: Unicode.Scalar? {
    guard case .one(let character) = self else { return nil }
    let scalars = character.unicodeScalars
    return scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
  }
}

// Escape sequences.
extension PatternReader {
  /// Parses the escape sequence after a backslash outside a set.
  mutating func escape(from start: Int) throws(PatternError) -> PatternNode {
    switch next {
    case "b": position += 1; return .place(.wordEdge)
    case "B": position += 1; return .place(.noWordEdge)
    case "A": position += 1; return .place(.start)
    case "z", "Z": position += 1; return .place(.end)
    case "1", "2", "3", "4", "5", "6", "7", "8", "9", "k":
      throw error("references to groups are not supported", at: start)
    default: return .one(PatternSet([try escapedItem(from: start)], ignoresCase: ignoresCase))
    }
  }

  /// Parses the rest of an escape sequence for a character or a class.
  mutating func escapedItem(from start: Int) throws(PatternError) -> PatternSet.Item {
    guard let letter = consumeAny() else { throw error("nothing follows the \"\\\"", at: start) }
    switch letter {
    case "d": return .kind(.digit, isNegated: false)
    case "D": return .kind(.digit, isNegated: true)
    case "w": return .kind(.word, isNegated: false)
    case "W": return .kind(.word, isNegated: true)
    case "s": return .kind(.space, isNegated: false)
    case "S": return .kind(.space, isNegated: true)
    case "p": return .kind(try category(from: start), isNegated: false)
    case "P": return .kind(try category(from: start), isNegated: true)
    case "t": return .one("\t")
    case "n": return .one("\n")
    case "r": return .one("\r")
    case "f": return .one("\u{C}")
    case "v": return .one("\u{B}")
    case "e": return .one("\u{1B}")
    case "a": return .one("\u{7}")
    case "0": return .one("\0")
    case "x": return .one(try scalar(digits: 2, from: start))
    case "u": return .one(try scalar(digits: 4, from: start))
    case "U": return .one(try scalar(digits: 8, from: start))
    default:
      guard letter.isASCII, !letter.isLetter, !letter.isNumber else {
        throw error("\"\\\(letter)\" is not supported", at: start)
      }
      return .one(letter)
    }
  }

  /// Parses `\x41`, `\u0041`, `\U00000041`, and `\x{41}` or `\u{41}` with any number of digits.
  private mutating func scalar(digits: Int, from start: Int) throws(PatternError) -> Character {
    let isBraced = consume("{")
    let first = position
    while let next, next.isASCII, next.isHexDigit, position - first < (isBraced ? 8 : digits) { position += 1 }
    let text = String(characters[first..<position])
    guard isBraced ? consume("}") : text.count == digits,
      let scalar = UInt32(text, radix: 16).flatMap(Unicode.Scalar.init)
    else { throw error("this is not the number of a character", at: start) }
    return Character(scalar)
  }

  /// Parses `\p{Lu}` or `\pL`.
  private mutating func category(from start: Int) throws(PatternError) -> PatternClass {
    let isBraced = consume("{")
    let first = position
    while let next, next.isLetter, isBraced || position == first { position += 1 }
    let name = String(characters[first..<position])
    guard !isBraced || consume("}"), PatternClass.isCategory(name) else {
      throw error("this is not a general category of Unicode, such as \\p{Lu}", at: start)
    }
    return .category(name)
  }
}
