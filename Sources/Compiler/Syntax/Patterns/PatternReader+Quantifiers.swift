extension PatternReader {
  /// A part with the quantifier that follows it, if one does.
  mutating func quantified(_ node: PatternNode, from start: Int) throws(PatternError) -> PatternNode {
    let place = position
    guard let range = try quantifier() else { return node }
    if case .place = node { throw error("a place cannot be repeated", at: start) }
    // Lazy or not makes no difference to what is found.
    if take("+") { throw error("possessive quantifiers are not supported", at: place) }
    _ = take("?")
    let end = position
    if try quantifier() != nil { throw error("a quantifier is repeated", at: end) }
    return .repetition(node, least: range.least, most: range.most)
  }

  /// How often something is to be repeated, where that is said here.
  mutating func quantifier() throws(PatternError) -> (least: Int, most: Int?)? {
    let start = position
    switch next {
    case "*": position += 1; return (0, nil)
    case "+": position += 1; return (1, nil)
    case "?": position += 1; return (0, 1)
    case "{": break
    default: return nil
    }
    guard let counts = counts() else {
      position = start
      return nil
    }
    if let most = counts.most, most < counts.least { throw error("the quantifier ends before it begins", at: start) }
    if max(counts.least, counts.most ?? 0) > 1000 {
      throw PatternError(limit: "repeats something more often than the limit of 1000 times")
    }
    return counts
  }

  /// `{3}`, `{3,}`, `{3,5}`, `{,5}`; nil for anything else, which stands for itself.
  private mutating func counts() -> (least: Int, most: Int?)? {
    position += 1
    let least = number()
    if let least, take("}") { return (least, least) }
    guard take(",") else { return nil }
    let most = number()
    guard take("}"), least != nil || most != nil else { return nil }
    return (least ?? 0, most)
  }

  /// Digits; what is far beyond all limits is only that.
  private mutating func number() -> Int? {
    var value: Int?
    while let digit = next?.asciiDigit {
      value = min((value ?? 0) * 10 + digit, 1_000_000)
      position += 1
    }
    return value
  }
}

extension Character {
  /// The value of an ASCII digit.
  fileprivate var asciiDigit: Int? {
    guard let value = asciiValue, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(value) else { return nil }
    return Int(value) - Int(UInt8(ascii: "0"))
  }
}
