extension PatternReader {
  /// What a backslash outside a set begins.
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

  /// What a backslash begins that is a character or a kind of them.
  mutating func escapedItem(from start: Int) throws(PatternError) -> PatternSet.Item {
    guard let letter = takeAny() else { throw error("nothing follows the \"\\\"", at: start) }
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

  /// `\x41`, `\u0041`, `\U00000041`, and `\x{41}` or `\u{41}` with as many digits as it takes.
  private mutating func scalar(digits: Int, from start: Int) throws(PatternError) -> Character {
    let isBraced = take("{")
    let first = position
    while let next, next.isASCII, next.isHexDigit, position - first < (isBraced ? 8 : digits) { position += 1 }
    let text = String(characters[first..<position])
    guard isBraced ? take("}") : text.count == digits, let scalar = UInt32(text, radix: 16).flatMap(Unicode.Scalar.init)
    else { throw error("this is no character's number", at: start) }
    return Character(scalar)
  }

  /// `\p{Lu}` or `\pL`.
  private mutating func category(from start: Int) throws(PatternError) -> PatternClass {
    let isBraced = take("{")
    let first = position
    while let next, next.isLetter, isBraced || position == first { position += 1 }
    let name = String(characters[first..<position])
    guard !isBraced || take("}"), PatternClass.isCategory(name) else {
      throw error("this is no general category of Unicode, such as \\p{Lu}", at: start)
    }
    return .category(name)
  }
}
