/// Text as selectors compare it: marks of direction removed (U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069,
/// which platforms wrap around labels), and every run of white space folded to one space, none at the ends.
///
/// Two such texts are equal when they are canonically equivalent (NFC): that is what `==` on `String` means.
package func comparableText(_ text: String) -> String {
  if isComparable(text) || isComparable(text.unicodeScalars) { return text }
  var result = String.UnicodeScalarView()
  var pendingSpace = false
  for scalar in text.unicodeScalars {
    if isDirectionMark(scalar) { continue }
    if isWhitespace(scalar) {
      pendingSpace = !result.isEmpty
    } else {
      if pendingSpace { result.append(" ") }
      pendingSpace = false
      result.append(scalar)
    }
  }
  return String(result)
}

private func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// The last white space of Unicode is U+3000.
private func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value <= 0x3000 && scalar.properties.isWhitespace
}

/// Whether nothing is to be done: no marks, no white space but single spaces between other characters.
private func isComparable(_ scalars: String.UnicodeScalarView) -> Bool {
  var isAfterSpace = true
  for scalar in scalars {
    switch scalar.value {
    case 0x20:
      if isAfterSpace { return false }
      isAfterSpace = true
      continue
    case 0x21...0x7E: break
    default: if isDirectionMark(scalar) || isWhitespace(scalar) { return false }
    }
    isAfterSpace = false
  }
  return !isAfterSpace || scalars.isEmpty
}

/// Whether nothing is to be done: ASCII without controls, spaces only singly and between other characters.
private func isComparable(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { isComparable($0) }
}

/// The same of some bytes.
func isComparable(_ text: ArraySlice<UInt8>) -> Bool { text.withUnsafeBufferPointer { isComparable($0) } }

private func isComparable(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var previous = UInt8(ascii: " ")
  for byte in text {
    guard byte >= 0x20, byte < 0x7F, byte != 0x20 || previous != 0x20 else { return false }
    previous = byte
  }
  return previous != UInt8(ascii: " ") || text.isEmpty
}
