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
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    guard word.utf8.contains(where: { $0 < 0x20 }) || word.printable != word else {
      return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
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

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_./:=@%+,-".utf8.contains(byte)
    }
  }
}
