/// Text as selectors compare it: marks of direction removed (U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069,
/// which platforms wrap around labels), and every run of white space folded to one space, none at the ends.
///
/// Two such texts are equal when they are canonically equivalent (NFC): that is what `==` on `String` means.
package func comparableText(_ text: String) -> String {
  if isComparable(text) { return text }
  var result = String.UnicodeScalarView()
  var pendingSpace = false
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      continue
    default:
      if scalar.properties.isWhitespace {
        pendingSpace = !result.isEmpty
      } else {
        if pendingSpace { result.append(" ") }
        pendingSpace = false
        result.append(scalar)
      }
    }
  }
  return String(result)
}

/// Whether nothing is to be done: ASCII without controls, spaces only singly and between other characters.
private func isComparable(_ text: String) -> Bool {
  var previous = UInt8(ascii: " ")
  for byte in text.utf8 {
    guard byte >= 0x20, byte < 0x7F, byte != 0x20 || previous != 0x20 else { return false }
    previous = byte
  }
  return previous != UInt8(ascii: " ") || text.isEmpty
}
