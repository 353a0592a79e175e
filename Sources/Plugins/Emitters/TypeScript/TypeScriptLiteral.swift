/// TypeScript literals of texts.
enum TypeScriptLiteral {
  /// Returns a string literal in double quotes, always on one line.
  static func text(_ text: String) -> String {
    let written = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": return "\\\(scalar)"
      case "\n": return "\\n"
      // Line terminators of any version of the language, and invisible characters.
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || [0x2028, 0x2029].contains(scalar.value):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return String(scalar)
      }
    }
    return "\"\(written.joined())\""
  }
}
