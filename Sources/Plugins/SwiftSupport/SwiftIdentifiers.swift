/// Makes Swift identifiers of ids, which are free text.
public struct SwiftIdentifiers {
  private var taken: Set<String> = []
  private var next: [String: Int] = [:]

  /// The modules that accessors refer to: a declaration with one of these names would hide the module.
  public static let modules: Set<String> = ["Swift", "Foundation", "TutorialTour"]

  /// Reserves identifiers that no id may take, by default the members of every string enum.
  public init(reserved: Set<String> = ["allCases", "rawValue", "hashValue", "none", "some"]) {
    taken = reserved
  }

  /// Returns a legal identifier that no earlier id got.
  ///
  /// Words are joined in camel case, an underscore precedes a leading digit, keywords are in backticks, and a number
  /// follows a name that is taken.
  public mutating func identifier(for id: String) -> String {
    free(camelCase(id, capitalized: false))
  }

  /// Returns a type identifier in the same way, but capitalised.
  ///
  /// `Tour` precedes a name whose first character has no capital.
  public mutating func typeIdentifier(for id: String) -> String {
    let plain = camelCase(id, capitalized: true)
    let bare = plain.drop { $0 == "_" }
    return free(bare.unicodeScalars.first?.properties.isUppercase == true ? plain : "Tour\(bare)")
  }

  private mutating func free(_ plain: String) -> String {
    var candidate = plain
    // Lower numbers are taken, as the last call with the same words found out.
    var number = next[plain] ?? 2
    while !taken.insert(candidate).inserted {
      candidate = "\(plain)\(plain.last?.isNumber == true ? "_" : "")\(number)"
      number += 1
    }
    if number > 2 { next[plain] = number }
    return Self.keywords.contains(candidate) ? "`\(candidate)`" : candidate
  }

  private func camelCase(_ id: String, capitalized: Bool) -> String {
    var result = ""
    var startsWord = capitalized
    for scalar in id.unicodeScalars {
      // Letters of any script, marks and digits: all that Swift allows inside an identifier, except some rare signs.
      guard scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal else {
        startsWord = !result.isEmpty || capitalized
        continue
      }
      let text = startsWord ? scalar.properties.uppercaseMapping : String(scalar)
      result += result.isEmpty && !capitalized ? scalar.properties.lowercaseMapping : text
      startsWord = false
    }
    guard let first = result.unicodeScalars.first else { return capitalized ? "Unnamed" : "unnamed" }
    if first.properties.numericType != nil || !first.properties.isIDStart { result = "_" + result }
    // Names that can't be a member even in backticks, or can't be a type.
    return ["Type", "Protocol", "self", "Self", "init", "Any"].contains(result) ? result + "_" : result
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "open",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
