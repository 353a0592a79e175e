/// Makes Swift identifiers of ids, which are free text.
public struct SwiftIdentifiers {
  private var taken: Set<String> = []
  private var next: [String: Int] = [:]

  /// The modules that an accessor names: a declaration of such a name would hide them.
  public static let modules: Set<String> = ["Swift", "Foundation", "TutorialTour"]

  /// The identifiers that are taken, whatever the ids: members that every enum of strings has.
  public init(reserved: Set<String> = ["allCases", "rawValue", "hashValue", "none", "some"]) {
    taken = reserved
  }

  /// A legal identifier for an id, one that no id before had: words joined in camel case, an underscore before a digit,
  /// keywords in backticks, a number behind what is taken.
  public mutating func identifier(for id: String) -> String {
    free(camelCase(id, capitalized: false))
  }

  /// The same for a type: with a capital, and `Tour` before what has none.
  public mutating func typeIdentifier(for id: String) -> String {
    let plain = camelCase(id, capitalized: true)
    let bare = plain.drop { $0 == "_" }
    return free(bare.unicodeScalars.first?.properties.isUppercase == true ? plain : "Tour\(bare)")
  }

  private mutating func free(_ plain: String) -> String {
    var candidate = plain
    // Those below are taken, as whoever asked last for the same words found out.
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
      // Letters of any script, marks and digits: what Swift allows inside an identifier, less some rare signs.
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
    // What cannot name a member even in backticks, or not a type.
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
