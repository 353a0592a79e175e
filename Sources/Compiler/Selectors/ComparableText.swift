/// Normalises text for comparison by selectors.
///
/// It removes direction marks (U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069), which platforms wrap around labels.
/// It trims white space, and folds every run of it to one space.
///
/// Two results are equal if they are canonically equivalent (NFC), because that is how `==` compares strings.
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

/// Returns true for white space, of which U+3000 is Unicode's last.
private func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value <= 0x3000 && scalar.properties.isWhitespace
}

/// Returns true if the text is normalised already: no marks, only single spaces between other characters.
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

/// Returns true if the text is normalised ASCII: no controls, only single spaces between other characters.
private func isComparable(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { isComparable($0) }
}

/// Returns true if the bytes are normalised ASCII.
func isComparable(_ text: ArraySlice<UInt8>) -> Bool { text.withUnsafeBufferPointer { isComparable($0) } }

private func isComparable(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var previous = UInt8(ascii: " ")
  for byte in text {
    guard byte >= 0x20, byte < 0x7F, byte != 0x20 || previous != 0x20 else { return false }
    previous = byte
  }
  return previous != UInt8(ascii: " ") || text.isEmpty
}
