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
      return ["Mn", "Mc", "Me", "Nd", "Pc"].contains(properties.generalCategory.abbreviation)
    }
  }

  /// Returns true if a general category, or a group of them, has that name.
  static func isCategory(_ name: String) -> Bool {
    (1...2).contains(name.utf8.count)
      && Unicode.GeneralCategory.everyAbbreviation.contains { $0.hasPrefix(name) }
  }
}

extension Unicode.GeneralCategory {
  fileprivate static let everyAbbreviation = [
    "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sm",
    "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
  ]

  /// The two-letter abbreviation in Unicode's tables.
  fileprivate var abbreviation: String {
    switch self {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    case .unassigned: "Cn"
    @unknown default: "Cn"
    }
  }
}
