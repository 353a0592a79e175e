/// Text shortened for a message: at most 60 characters, with control characters escaped.
package func excerpt(_ text: String) -> String {
  var result = ""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == 60 { return result + "…" }
    count += 1
    if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
      result += scalar.escaped(asASCII: true)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
