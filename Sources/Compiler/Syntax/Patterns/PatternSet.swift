/// The characters that one place of a regular expression takes.
struct PatternSet: Sendable {
  /// What a set is made of.
  enum Item: Sendable {
    case one(Character)
    case range(ClosedRange<Unicode.Scalar>)
    case kind(PatternClass, isNegated: Bool)
  }

  private let items: [Item]
  private let isNegated: Bool
  private let ignoresCase: Bool
  /// The answer for each character of ASCII, a bit each: nearly all texts are made of these.
  private let low: UInt64
  private let high: UInt64

  /// The set of what any of `items` has, or of what none has.
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

  /// Whether the set has a character.
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

  /// The scalars that a range may have for a character: none for what only several make up.
  private static func spellings(of character: Character, _ ignoresCase: Bool) -> [Unicode.Scalar] {
    guard ignoresCase else { return sole(String(character)) }
    return sole(String(character)) + sole(character.lowercased()) + sole(character.uppercased())
  }

  private static func sole(_ text: String) -> [Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars.prefix(2))
    return scalars.count == 1 ? scalars : []
  }
}
