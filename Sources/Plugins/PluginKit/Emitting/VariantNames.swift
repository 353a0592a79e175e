/// File names for variants. A variant's name is free text, a file's isn't.
public struct VariantNames: Sendable {
  private var taken: Set<String>
  /// The maximum number of characters (Unicode scalars) kept of a variant's name.
  private static let limit = 60

  /// - Parameter reserved: the names that no variant's file may have.
  public init(reserved: [String] = []) {
    taken = Set(reserved.map { $0.lowercased() })
  }

  /// Returns a unique file name for a variant, compared without case.
  ///
  /// Letters and digits of any script, `-` and `_` stay. All other characters become `-`. A number follows a name that
  /// is taken.
  public mutating func name(forVariant id: String) -> String {
    var plain = ""
    for scalar in id.unicodeScalars.prefix(Self.limit) {
      let isKept = scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal || scalar == "_"
      if isKept {
        plain.unicodeScalars.append(scalar)
      } else if plain.last != "-" {
        plain += "-"
      }
    }
    if plain.isEmpty { plain = "-" }
    var candidate = plain
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(plain)-\(number)"
      number += 1
    }
    return candidate
  }
}
