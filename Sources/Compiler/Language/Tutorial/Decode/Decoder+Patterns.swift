import TutorialSyntax

extension Decoder {
  /// A regular expression that compiles, and is not too large to be looked for in many texts.
  mutating func pattern(_ node: NodeID) -> String? {
    guard
      let text = filledString(
        node, of: "the regular expression", expected: "a regular expression", limit: Limits.pattern)
    else { return nil }
    do {
      _ = try RegularExpression(text.value)
      return text.value
    } catch {
      if error.isLimit {
        report(Diagnostic(.limitExceeded, "the regular expression \(error.message)", at: document.span(node)))
      } else {
        reportOutOfRange(node, "the regular expression does not compile: \(excerpt(error.message))")
      }
      return nil
    }
  }
}
