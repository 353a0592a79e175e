import TutorialSyntax

/// Searches for regular expressions, for the oracle beside it.
///
/// Each line of standard input is an expression and a text, as hexadecimal scalars separated by `|`. The answer is one
/// line of JSON: true if the expression is found, or null if it is invalid.
@main
enum PatternRunner {
  static func main() {
    while let line = readLine() {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(text)
      guard parts.count == 2, let pattern = parts[0], let searched = parts[1],
        let expression = try? RegularExpression(pattern)
      else {
        print("null")
        continue
      }
      print(expression.isFound(in: searched))
    }
  }

  private static func text(_ words: Substring) -> String? {
    var view = String.UnicodeScalarView()
    for word in words.split(separator: " ") {
      guard let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
      view.append(scalar)
    }
    return String(view)
  }
}
