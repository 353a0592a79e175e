/// Parses a regular expression. The grammar is in docs/language.md.
struct PatternReader {
  let characters: [Character]
  var position = 0
  /// True if case is ignored, as by `(?i)`.
  var ignoresCase = false
  private var depth = 0

  static func read(_ text: String) throws(PatternError) -> PatternNode {
    var reader = PatternReader(characters: Array(text))
    let node = try reader.choice()
    guard reader.isAtEnd else { throw reader.error("nothing opens the \")\"", at: reader.position) }
    return node
  }

  // MARK: Characters

  var isAtEnd: Bool { position >= characters.count }

  /// The next character, or nil at the end.
  var next: Character? { position < characters.count ? characters[position] : nil }

  /// Consumes the next character if it is `character`.
  mutating func consume(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Consumes the next character, or returns nil at the end.
  mutating func consumeAny() -> Character? {
    guard let next else { return nil }
    position += 1
    return next
  }

  func error(_ message: String, at place: Int) -> PatternError {
    PatternError(message: "\(message), at character \(place + 1)")
  }

  // MARK: Grammar

  /// Parses alternatives separated by `|`, up to the end of the group or the text.
  private mutating func choice() throws(PatternError) -> PatternNode {
    var branches = [try sequence()]
    while consume("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var nodes: [PatternNode] = []
    while let next, next != "|", next != ")" {
      let start = position
      if let node = try part() { nodes.append(try quantified(node, from: start)) }
    }
    return .sequence(nodes)
  }

  /// Parses a part that may be repeated, or returns nil for flags that hold from here on.
  private mutating func part() throws(PatternError) -> PatternNode? {
    let start = position
    guard let character = consumeAny() else { return nil }
    switch character {
    case "(": return try group(from: start)
    case "[": return try set(from: start)
    case "\\": return try escape(from: start)
    case ".": return .one(PatternSet([.kind(.any, isNegated: false)]))
    case "^": return .place(.start)
    case "$": return .place(.end)
    case "*", "+", "?", "{":
      position = start
      guard try quantifier() == nil else {
        throw error("there is nothing before the \"\(character)\" to repeat", at: start)
      }
      position += 1
      return literal(character)
    default: return literal(character)
    }
  }

  /// A character that stands for itself.
  func literal(_ character: Character) -> PatternNode {
    .one(PatternSet([.one(character)], ignoresCase: ignoresCase))
  }

  // MARK: Groups

  private mutating func group(from start: Int) throws(PatternError) -> PatternNode? {
    let outerIgnoresCase = ignoresCase
    if consume("?"), try !groupKind(from: start) { return nil }
    depth += 1
    guard depth <= Limits.patternNesting else {
      throw PatternError(
        message: "nests groups deeper than the limit of \(Limits.patternNesting)", isLimit: true)
    }
    let inner = try choice()
    guard consume(")") else { throw error("nothing closes the \"(\"", at: start) }
    depth -= 1
    ignoresCase = outerIgnoresCase
    return inner
  }

  /// Parses the text after `(?`.
  ///
  /// - Returns: true if a group follows, false for flags alone.
  private mutating func groupKind(from start: Int) throws(PatternError) -> Bool {
    switch next {
    case ":":
      position += 1
      return true
    case "=", "!": throw error("looking ahead is not supported", at: start)
    case ">": throw error("atomic groups are not supported", at: start)
    case "P", "<", "'": return try name(from: start)
    default: return try flags(from: start)
    }
  }

  /// Parses the name of a group: `(?<name>…)` or `(?P<name>…)`. Nothing refers to it.
  private mutating func name(from start: Int) throws(PatternError) -> Bool {
    _ = consume("P")
    let isQuoted = consume("'")
    guard isQuoted || consume("<") else { throw error("this kind of group is not supported", at: start) }
    if next == "=" || next == "!" { throw error("looking behind is not supported", at: start) }
    let first = position
    while let next, next.isLetter || next == "_" || (next.isNumber && position > first) { position += 1 }
    guard position > first, consume(isQuoted ? "'" : ">") else { throw error("the group has no name", at: start) }
    return true
  }

  /// Parses `(?i)`, `(?i:…)`, `(?-i:…)`.
  ///
  /// `s` and `m` have no effect: they are about lines, and the searched text has only one.
  ///
  /// - Returns: true if a group follows, false for flags alone.
  private mutating func flags(from start: Int) throws(PatternError) -> Bool {
    var isOn = true
    while let flag = consumeAny() {
      switch flag {
      case "i": ignoresCase = isOn
      case "s", "m": break
      case "-" where isOn: isOn = false
      case ":": return true
      case ")": return false
      default: throw error("\"(?\(flag)\" is not supported", at: start)
      }
    }
    throw error("nothing closes the \"(\"", at: start)
  }

  // MARK: Quantifiers

  /// A part with its quantifier, if one follows.
  mutating func quantified(_ node: PatternNode, from start: Int) throws(PatternError) -> PatternNode {
    let place = position
    guard let range = try quantifier() else { return node }
    if case .place = node { throw error("a place cannot be repeated", at: start) }
    // A lazy quantifier finds the same.
    if consume("+") { throw error("possessive quantifiers are not supported", at: place) }
    _ = consume("?")
    let end = position
    if try quantifier() != nil { throw error("a quantifier is repeated", at: end) }
    return .repetition(node, least: range.least, most: range.most)
  }

  /// Parses a quantifier, or returns nil if there is none.
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
      throw PatternError(message: "repeats something more often than the limit of 1000 times", isLimit: true)
    }
    return counts
  }

  /// Parses `{3}`, `{3,}`, `{3,5}`, `{,5}`. Nil for anything else, which is then literal.
  private mutating func counts() -> (least: Int, most: Int?)? {
    position += 1
    let least = number()
    if let least, consume("}") { return (least, least) }
    guard consume(",") else { return nil }
    let most = number()
    guard consume("}"), least != nil || most != nil else { return nil }
    return (least ?? 0, most)
  }

  /// Parses digits. Values far above all limits are clamped.
  private mutating func number() -> Int? {
    var value: Int?
    while let next, next.isASCII, let digit = next.wholeNumberValue {
      value = min((value ?? 0) * 10 + digit, 1_000_000)
      position += 1
    }
    return value
  }
}
