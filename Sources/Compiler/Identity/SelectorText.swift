package import TutorialLanguage
import TutorialSyntax

/// Writes selectors on one line, as YAML or as JSON.
package enum SelectorText {
  /// A selector as YAML, as written after `target:`: an id, or a map of conditions.
  package static func yaml(_ selector: Selector) -> String { SelectorNotation(isJSON: false).selector(selector) }

  /// A selector as JSON.
  package static func json(_ selector: Selector) -> String { SelectorNotation(isJSON: true).selector(selector) }

  /// A YAML scalar for exactly this text, also valid within a flow map.
  ///
  /// It is plain if no reader can take it for anything else. Otherwise it is double-quoted, with invisible characters
  /// escaped.
  package static func scalar(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result += isShown(scalar) ? String(scalar) : escaped(scalar)
      }
    }
    return result + "\""
  }

  /// Returns true for letters of any script and digits, with spaces and harmless marks between them.
  ///
  /// Anything that YAML reads as a number, a Boolean or null isn't plain.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, isLetter(first), last != " "
    else {
      return false
    }
    let isSafe = text.unicodeScalars.allSatisfy { scalar in
      isLetter(scalar) || "0123456789 _-./?!'’()+".unicodeScalars.contains(scalar)
    }
    return isSafe && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) : scalar.properties.isAlphabetic
  }

  /// Returns true if a reader sees the character and YAML keeps it: no controls, direction marks or line separators.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    func padded(_ count: Int) -> String { String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits }
    return scalar.value <= 0xFF ? "\\x\(padded(2))" : scalar.value <= 0xFFFF ? "\\u\(padded(4))" : "\\U\(padded(8))"
  }
}
