/// Names for the files of variants. The name of a variant is free text; a file's is not.
public struct VariantNames: Sendable {
  private var taken: Set<String>
  /// The most characters (Unicode scalars) that are kept of a variant's name.
  private static let limit = 60

  /// - Parameter reserved: names that no variant's file may have.
  public init(reserved: [String] = []) {
    taken = Set(reserved.map { $0.lowercased() })
  }

  /// A name for the files of a variant that no variant before had, not even by case: letters and digits of any script,
  /// `-` and `_` stay, all others become `-`; a number follows what is taken.
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
