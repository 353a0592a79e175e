import TutorialIR

extension Decoder {
  /// A regular expression that compiles, and is not too large to be looked for in many texts.
  mutating func pattern(_ node: NodeID) -> String? {
    guard let text = filledString(node, of: "the regular expression", expected: "a regular expression") else {
      return nil
    }
    guard text.value.utf8.count <= Limits.pattern else {
      report(tooLarge(node, "is longer than the limit of \(Limits.pattern) bytes"))
      return nil
    }
    do {
      _ = try RegularExpression(text.value)
      return text.value
    } catch {
      if error.isLimit {
        report(tooLarge(node, error.message))
      } else {
        reportOutOfRange(node, "the regular expression does not compile: \(excerpt(error.message))")
      }
      return nil
    }
  }

  private func tooLarge(_ node: NodeID, _ message: String) -> Diagnostic {
    Diagnostic(.limitExceeded, "the regular expression \(message)", at: document.span(node))
  }
}
