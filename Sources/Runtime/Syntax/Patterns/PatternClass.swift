/// A class of characters. A character of several scalars belongs to the class of its first one.
enum PatternClass: Sendable {
  /// `\d`: decimal digits of any script.
  case digit
  /// `\w`: letters, marks, decimal digits, connectors such as `_` and joiners, after Annex C of Unicode Technical
  /// Standard #18.
  case word
  /// `\s`: white space.
  case space
  /// `\p{Lu}`: a general category of Unicode, or a group of them such as `L`.
  case category(String)
  /// `.`: any character.
  case any

  func has(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    let properties = scalar.properties
    switch self {
    case .digit: return properties.generalCategory == .decimalNumber
    case .space: return properties.isWhitespace
    case .category(let name): return properties.generalCategory.abbreviation.hasPrefix(name)
    case .any: return true
    case .word:
      if properties.isAlphabetic || properties.isJoinControl { return true }
      let others: [Unicode.GeneralCategory] = [
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation,
      ]
      return others.contains(properties.generalCategory)
    }
  }

  /// Returns true if a general category, or a group of them, has that name.
  static func isCategory(_ name: String) -> Bool {
    (1...2).contains(name.utf8.count)
      && Unicode.GeneralCategory.abbreviations.values.contains { $0.hasPrefix(name) }
  }
}

extension Unicode.GeneralCategory {
  /// The two-letter abbreviations in Unicode's tables.
  fileprivate static let abbreviations: [Self: String] = [
    .uppercaseLetter: "Lu", .lowercaseLetter: "Ll", .titlecaseLetter: "Lt", .modifierLetter: "Lm", .otherLetter: "Lo",
    .nonspacingMark: "Mn", .spacingMark: "Mc", .enclosingMark: "Me", .decimalNumber: "Nd", .letterNumber: "Nl",
    .otherNumber: "No", .connectorPunctuation: "Pc", .dashPunctuation: "Pd", .openPunctuation: "Ps",
    .closePunctuation: "Pe", .initialPunctuation: "Pi", .finalPunctuation: "Pf", .otherPunctuation: "Po",
    .mathSymbol: "Sm", .currencySymbol: "Sc", .modifierSymbol: "Sk", .otherSymbol: "So", .spaceSeparator: "Zs",
    .lineSeparator: "Zl", .paragraphSeparator: "Zp", .control: "Cc", .format: "Cf", .surrogate: "Cs",
    .privateUse: "Co", .unassigned: "Cn",
  ]

  fileprivate var abbreviation: String { Self.abbreviations[self] ?? "Cn" }
}
