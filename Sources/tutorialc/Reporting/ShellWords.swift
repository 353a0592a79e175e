/// Quoting for a shell.
package enum ShellWords {
  /// Returns the words separated by spaces, each quoted if necessary.
  package static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  /// Returns a word in a form that a POSIX shell reads back unchanged.
  ///
  /// Words with characters that a terminal wouldn't show use a form that only bash, zsh and ksh understand: `$'\x1b'`.
  package static func quoted(_ word: String) -> String {
    guard word.utf8.contains(where: { $0 < 0x20 }) || word.printable != word else { return quotedPlainly(word) }
    var text = "$'"
    for byte in word.utf8 {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\\"): text += "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: text += String(UnicodeScalar(byte))
      default: text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return text + "'"
  }

  /// Returns a word in single quotes unless it is plain, for any POSIX shell.
  package static func quotedPlainly(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { $0.isLetterOrDigit || "_./:=@%+,-".utf8.contains($0) }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
